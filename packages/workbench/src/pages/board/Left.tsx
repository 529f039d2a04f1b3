import { useQuery } from '@tanstack/react-query';
import type { PageMoment } from '../../frame/moment.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { Entries } from '../../parts/entries/Entries.js';
import { lastFirst, writtenIn } from '../../parts/entries/entry.js';
import { standingQuery } from '../../queries/corporation.js';
import { texts } from './texts.js';

const leaving = ['director-resigned', 'director-died', 'director-removed', 'director-left', 'director-elected'];

/** Who left the board by the day, and who was succeeded, the last first. */
export function Left({ corporation, moment }: { readonly corporation: string; readonly moment: PageMoment }) {
  const entries = useQuery({
    ...standingQuery(corporation, { type: leaving }, moment),
    enabled: !moment.isPending,
  });
  return (
    <Section title={texts.left} note={texts.leftNote}>
      <Reading of={entries}>
        {(all) => {
          const left = all
            .map(writtenIn)
            .filter(({ type, data }) => type !== 'director-elected' || data['succeeds'] !== undefined);
          return <Entries corporation={corporation} label={texts.left} of={lastFirst(left)} none={texts.leftNone} />;
        }}
      </Reading>
    </Section>
  );
}
