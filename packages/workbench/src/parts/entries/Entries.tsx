import { dayInWords } from '@quorate/sdk';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { useNamed } from '../../queries/names.js';
import { Scroll } from '../Scroll.js';
import { Head } from '../table/Head.js';
import { inShort, type Written } from './entry.js';

interface EntriesProps {
  readonly corporation: string;
  /** What the table is called. */
  readonly label: string;
  readonly of: readonly Written[];
  /** What is said where there is none. */
  readonly none: string;
}

/** Entries by their days, each on one line that is a door to its page. */
export function Entries({ corporation, label, of, none }: EntriesProps) {
  const nameOf = useNamed(corporation, (name) => of.map((entry) => inShort(entry, name)));
  if (of.length === 0) return <p className="lead">{none}</p>;
  return (
    <Scroll label={label}>
      <table className="dense stack">
        <Head of={['Day', 'Entry']} />
        <tbody>
          {of.map((entry) => (
            <tr key={entry.id}>
              <td className="nowrap">{dayInWords(entry.on)}</td>
              <th scope="row">
                <To path={paths.entry(corporation, entry.id)}>{inShort(entry, nameOf)}</To>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
