import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { quorate } from '../../client.js';
import type { PageMoment } from '../../frame/moment.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { inShort, writtenIn, type Written } from '../../parts/entries/entry.js';
import { Head } from '../../parts/table/Head.js';
import { keyOf } from '../../queries/corporation.js';
import { useNamed } from '../../queries/names.js';
import { texts } from './texts.js';

/** Who left the board by the day, and who was succeeded, the last first. */
export function Left({ corporation, moment }: { readonly corporation: string; readonly moment: PageMoment }) {
  const left = useQuery({
    queryKey: keyOf(corporation, 'left-the-board', moment.asOf),
    queryFn: async () => leftBy(corporation, moment.asOf),
    enabled: !moment.isPending,
  });
  const nameOf = useNamed(corporation, (name) => left.data?.map((entry) => inShort(entry, name)));
  return (
    <Section title={texts.left} note={texts.leftNote}>
      <Reading of={left}>
        {(all) =>
          all.length === 0 ? (
            <p className="lead">{texts.leftNone}</p>
          ) : (
            <table className="stack">
              <Head of={[texts.on, texts.what]} />
              <tbody>
                {all.map((entry) => (
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

const leaving = ['director-resigned', 'director-died', 'director-removed', 'director-left', 'director-elected'];

async function leftBy(corporation: string, asOf: string): Promise<readonly Written[]> {
  const found: Written[] = [];
  for await (const stored of quorate.entries.read(corporation, { type: leaving, asOf, standing: 'yes' })) {
    const entry = writtenIn(stored);
    if (entry.type !== 'director-elected' || entry.data['succeeds'] !== undefined) found.push(entry);
  }
  return found.toReversed();
}
