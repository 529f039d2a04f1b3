import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { madeFromQuery, mostNamed } from '../../queries/relied-on.js';
import { Head } from '../table/Head.js';
import { texts } from './texts.js';

export interface AnswersFromProps {
  readonly corporation: string;
  readonly entries: readonly string[];
}

/** The answers that somebody relied on and that were made from some entries. */
export function AnswersFrom({ corporation, entries }: AnswersFromProps) {
  const relied = useQuery({ ...madeFromQuery(corporation, entries), enabled: entries.length > 0 });
  return (
    <Section title={texts.answersFrom} note={entries.length > mostNamed ? texts.ofTheFirst(mostNamed) : texts.kept}>
      {entries.length === 0 ? (
        <p className="lead">{texts.noneFrom}</p>
      ) : (
        <Reading of={relied}>
          {(all) => <ReliedOnList corporation={corporation} of={all} none={texts.noneFrom} />}
        </Reading>
      )}
    </Section>
  );
}

export interface ReliedOnListProps {
  readonly corporation: string;
  readonly of: readonly {
    readonly id: string;
    readonly purpose: string;
    readonly asOf: string;
    readonly by: string;
    readonly at: string;
  }[];
  readonly none: string;
}

/** Answers that somebody relied on, each a door to how it was given and whether it still holds. */
export function ReliedOnList({ corporation, of, none }: ReliedOnListProps) {
  if (of.length === 0) return <p className="lead">{none}</p>;
  return (
    <table className="stack">
      <Head of={[texts.reliedOnFor, texts.asOf, texts.reliedBy]} />
      <tbody>
        {of.map(({ id, purpose, asOf, by, at }) => (
          <tr key={id}>
            <th scope="row">
              <To path={paths.reliedOn(corporation, id)}>{purpose}</To>
            </th>
            <td data-label={texts.asOf}>{dayInWords(asOf)}</td>
            <td data-label={texts.reliedBy}>{texts.byOn(by, dayInWords(at))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
