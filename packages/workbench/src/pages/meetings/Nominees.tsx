import { isFields, isList, recordsIn, textIn, type Fields } from '../../parts/answer/plain.js';
import { Scroll } from '../../parts/Scroll.js';
import { Head } from '../../parts/table/Head.js';
import { grouped } from '../../words/numbers.js';
import { listed } from '../../words/phrases.js';
import { ranked } from './ranked.js';
import { texts } from './texts.js';

export interface NomineesProps {
  /** The election, as the results tell it. */
  readonly of: Fields;
  readonly says: string;
  readonly nameOf: (candidate: string) => string;
}

/** The nominees by the votes that count, as the certificate has them: rank, votes, result; and how long those elected serve. */
export function Nominees({ of, says, nameOf }: NomineesProps) {
  const nominees = ranked(recordsIn(of, 'candidates'));
  if (nominees.length === 0) return undefined;
  const [elected, tied] = ['elected', 'tied'].map((field) => wordsIn(of, field));
  const lacking = recordsIn(of, 'lacking');
  const isOpen = elected === undefined;
  const resultOf = (id: string): string => {
    if (isOpen) return texts.nomineeResults.open;
    if (elected.includes(id)) return texts.nomineeResults.elected;
    const lacked = lacking.find((each) => textIn(each, 'id') === id);
    if (lacked !== undefined) return texts.hasTheVotes(listed(wordsIn(lacked, 'cites') ?? []));
    return tied?.includes(id) === true ? texts.nomineeResults.tied : texts.nomineeResults.not;
  };
  const isOpposed = textIn(of, 'wins') === 'majority';
  return (
    <>
      <Scroll label={texts.ranked(says)}>
        <table className="dense">
          <Head
            of={[
              texts.nominee,
              { figure: texts.rank },
              { figure: texts.counting },
              ...(isOpposed ? [{ figure: texts.opposed }] : []),
              texts.result,
            ]}
          />
          <tbody>
            {nominees.map(({ id, votes, opposed, rank }) => (
              <tr key={id}>
                <th scope="row">{nameOf(id)}</th>
                <td className="num">{rank ?? texts.figureOpen}</td>
                <td className="num">{votes === undefined ? texts.figureOpen : grouped(votes)}</td>
                {isOpposed ? (
                  <td className="num">{opposed === undefined ? texts.figureOpen : grouped(opposed)}</td>
                ) : undefined}
                <td>{resultOf(id)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {isOpen || elected.length === 0 ? undefined : <p>{termOf(of, elected.map(nameOf))}</p>}
    </>
  );
}

function wordsIn(of: Fields, field: string): readonly string[] | undefined {
  const ids = of[field];
  return isList(ids) ? ids.filter((id) => typeof id === 'string') : undefined;
}

function termOf(of: Fields, names: readonly string[]): string {
  const { term } = of;
  const [year, meetings] = isFields(term) ? [term['year'], term['meetings']] : [];
  const until =
    typeof year === 'number'
      ? texts.untilYear(String(year))
      : typeof meetings === 'number'
        ? texts.untilMeetings(meetings)
        : texts.termNotTold;
  return (names.length === 1 ? texts.termOfOne : texts.termOf)(listed(names), until);
}
