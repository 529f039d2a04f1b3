import { useQuery } from '@tanstack/react-query';
import type { PageMoment } from '../../frame/moment.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { recordsIn, settledIn, textIn } from '../../parts/answer/plain.js';
import { sentenceOf } from '../../parts/answer/sentences.js';
import { paths } from '../../paths.js';
import { answerQuery } from '../../queries/corporation.js';
import { capital } from '../../words/phrases.js';
import { texts } from './texts.js';

export interface AgendaProps {
  readonly corporation: string;
  readonly meeting: string;
  readonly moment: PageMoment;
}

/** What is to be voted on at a meeting, each matter a door to where it stands; what was withdrawn says so. */
export function Agenda({ corporation, meeting, moment }: AgendaProps) {
  const asked = { question: 'meeting.agenda', input: { meeting }, sensitivity: 'none' } as const;
  const answer = useQuery({ ...answerQuery(corporation, asked, moment), enabled: !moment.isPending });
  return (
    <Section title={texts.agenda} note={texts.agendaNote}>
      <Reading of={answer}>
        {(told) => {
          const matters = recordsIn(settledIn(told), 'matters');
          if (matters.length === 0)
            return <p className="lead">{told.outcome === 'answered' ? texts.agendaNone : sentenceOf(told)}</p>;
          return (
            <ol className="agenda">
              {matters.map((matter) => {
                const id = textIn(matter, 'id') ?? '';
                return (
                  <li key={id}>
                    <To path={paths.act(corporation, id)}>{capital(textIn(matter, 'says') ?? '')}</To>
                    {matter['withdrawn'] === true && ` (${texts.whys.withdrawn})`}
                  </li>
                );
              })}
            </ol>
          );
        }}
      </Reading>
    </Section>
  );
}
