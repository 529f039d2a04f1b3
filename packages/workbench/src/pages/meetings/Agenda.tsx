import { useQuery } from '@tanstack/react-query';
import type { PageMoment } from '../../frame/moment.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { inShort, writtenIn } from '../../parts/entries/entry.js';
import { paths } from '../../paths.js';
import { standingQuery } from '../../queries/corporation.js';
import { useNamed } from '../../queries/names.js';
import { texts } from './texts.js';

export interface AgendaProps {
  readonly corporation: string;
  readonly meeting: string;
  readonly moment: PageMoment;
}

/** What is to be voted on at a meeting: the acts that were proposed for it, each a door to where it stands. */
export function Agenda({ corporation, meeting, moment }: AgendaProps) {
  const named = useQuery({ ...standingQuery(corporation, { about: meeting }, moment), enabled: !moment.isPending });
  const proposed = (named.data ?? [])
    .map(writtenIn)
    .filter(({ type, data }) => type === 'proposed' && (data as { readonly meeting?: unknown }).meeting === meeting);
  const nameOf = useNamed(corporation, (name) => proposed.map((entry) => inShort(entry, name)));
  return (
    <Section title={texts.agenda} note={texts.agendaNote}>
      <Reading of={named}>
        {() =>
          proposed.length === 0 ? (
            <p className="lead">{texts.agendaNone}</p>
          ) : (
            <ol className="agenda">
              {proposed.map((entry) => (
                <li key={entry.id}>
                  <To path={paths.act(corporation, String((entry.data as { readonly id?: unknown }).id))}>
                    {inShort(entry, nameOf)}
                  </To>
                </li>
              ))}
            </ol>
          )
        }
      </Reading>
    </Section>
  );
}
