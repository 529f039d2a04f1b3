import { useQuery } from '@tanstack/react-query';
import { useMoment } from '../../frame/moment.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { Entries } from '../../parts/entries/Entries.js';
import { lastFirst } from '../../parts/entries/entry.js';
import { standingQuery } from '../../queries/corporation.js';
import { restingOnShares } from './relations.js';
import { texts } from './texts.js';

/** Legends, stops and pledges on what somebody holds of record, as they stand on the day. */
export function OnShares({ corporation, person }: { readonly corporation: string; readonly person: string }) {
  const moment = useMoment(corporation);
  const enabled = !moment.isPending;
  const entries = useQuery({ ...standingQuery(corporation, { about: person }, moment), enabled });
  // What ends another entry names that entry and not the holder.
  const endings = useQuery({ ...standingQuery(corporation, { type: ['relation-ended'] }, moment), enabled });
  return (
    <Section title={texts.onShares}>
      <Reading of={entries}>
        {(about) => (
          <Reading of={endings}>
            {(ending) => (
              <Entries
                corporation={corporation}
                label={texts.onShares}
                of={lastFirst(restingOnShares(about, ending, person, moment.asOf))}
                none={texts.onSharesNone}
              />
            )}
          </Reading>
        )}
      </Reading>
    </Section>
  );
}
