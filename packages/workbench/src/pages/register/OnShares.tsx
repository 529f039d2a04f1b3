import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMoment } from '../../frame/moment.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { inShort, writtenIn } from '../../parts/entries/entry.js';
import { Head } from '../../parts/table/Head.js';
import { useNamed } from '../../queries/names.js';
import { restsOnShares } from './on-shares.js';
import { entriesAboutQuery } from './queries.js';
import { texts } from './texts.js';

/** Legends, stops and pledges on what somebody holds of record, as they stand on the day. */
export function OnShares({ corporation, person }: { readonly corporation: string; readonly person: string }) {
  const moment = useMoment(corporation);
  const entries = useQuery({ ...entriesAboutQuery(corporation, person, moment), enabled: !moment.isPending });
  const standing = entries.data?.map(writtenIn).filter((entry) => restsOnShares(entry, person, moment.asOf));
  const nameOf = useNamed(corporation, (name) => standing?.map((entry) => inShort(entry, name)));
  return (
    <Section title={texts.onShares}>
      <Reading of={entries}>
        {() =>
          standing === undefined || standing.length === 0 ? (
            <p className="lead">{texts.onSharesNone}</p>
          ) : (
            <table className="stack">
              <Head of={[texts.on, texts.what]} />
              <tbody>
                {standing.map((entry) => (
                  <tr key={entry.id}>
                    <td className="nowrap">{dayInWords(entry.on)}</td>
                    <th scope="row">
                      <To path={paths.entry(corporation, entry.id)}>{inShort(entry, nameOf)}</To>
                    </th>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Reading>
    </Section>
  );
}
