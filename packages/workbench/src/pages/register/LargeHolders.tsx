import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageMoment } from '../../frame/moment.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { AnswerSection } from '../../parts/answer/AnswerSection.js';
import { recordsIn, textIn, type Fields } from '../../parts/answer/plain.js';
import { Cites } from '../../parts/Cites.js';
import { Scroll } from '../../parts/Scroll.js';
import { personsQuery } from '../../queries/corporation.js';
import { grouped } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { texts } from './texts.js';

export interface LargeHoldersProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  /** Of whom alone; of everybody where it is left out. */
  readonly person?: string;
}

/** Whom a limit on ownership reaches, and what is left of their votes. */
export function Limits({ corporation, moment, person }: LargeHoldersProps) {
  return (
    <AnswerSection
      corporation={corporation}
      moment={moment}
      title={texts.limit}
      asked={{ question: 'ownership.limit', input: person === undefined ? {} : { person } }}
    >
      {(value) => (
        <Measured
          corporation={corporation}
          moment={moment}
          label={texts.limit}
          beside={texts.section}
          figures={[texts.counted, texts.base, texts.line, texts.above, texts.left]}
          rows={recordsIn(value, 'persons')
            .filter((each) => each['reached'] === true || each['over'] === true)
            .map((each) => ({
              key: textIn(each, 'id') ?? textIn(each, 'person') ?? '',
              person: textIn(each, 'person') ?? '',
              beside: <Cites corporation={corporation} of={[textIn(each, 'cite') ?? '']} />,
              figures: [
                ...(['owned', 'base', 'line', 'above'] as const).map((field) => figure(each, field)),
                each['votesLimited'] === true ? figure(each, 'factor') : texts.all,
              ],
              since: textIn(each, 'since'),
            }))}
        />
      )}
    </AnswerSection>
  );
}

/** Who is an interested shareholder, of which class, and since when. */
export function Interested({ corporation, moment }: LargeHoldersProps) {
  return (
    <AnswerSection
      corporation={corporation}
      moment={moment}
      title={texts.interested}
      asked={{ question: 'ownership.interested-shareholder', input: {} }}
    >
      {(value) => (
        <Measured
          corporation={corporation}
          moment={moment}
          label={texts.interested}
          beside={texts.class}
          figures={[texts.counted, texts.base, texts.line]}
          rows={recordsIn(value, 'persons').flatMap((person) =>
            recordsIn(person, 'classes').map((measured) => ({
              key: `${textIn(person, 'id') ?? ''} ${textIn(measured, 'id') ?? ''}`,
              person: textIn(person, 'id') ?? '',
              beside: capital(keyInWords(textIn(measured, 'id') ?? '')),
              figures: (['counted', 'base', 'turnsAt'] as const).map((field) => figure(measured, field)),
              since: textIn(person, 'since'),
            })),
          )}
        />
      )}
    </AnswerSection>
  );
}

interface MeasuredProps extends LargeHoldersProps {
  readonly label: string;
  /** What stands beside the person, and which figures follow. */
  readonly beside: string;
  readonly figures: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly person: string;
    readonly beside: ReactNode;
    readonly figures: readonly string[];
    readonly since: string | undefined;
  }[];
}

/** Persons measured against a line, by their names. */
function Measured({ corporation, moment, label, beside, figures, rows }: MeasuredProps) {
  const persons = useQuery({ ...personsQuery(corporation, moment), enabled: !moment.isPending });
  const names = new Map(persons.data?.map(({ id, name }) => [id, name]));
  if (rows.length === 0) return undefined;
  return (
    <Scroll label={label}>
      <table className="dense">
        <thead>
          <tr>
            <th scope="col">{texts.person}</th>
            <th scope="col">{beside}</th>
            {figures.map((title) => (
              <th key={title} scope="col" className="num">
                {title}
              </th>
            ))}
            <th scope="col">{texts.since}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <To path={paths.holder(corporation, row.person)}>
                  {names.get(row.person) ?? capital(keyInWords(row.person))}
                </To>
              </th>
              <td>{row.beside}</td>
              {row.figures.map((each, index) => (
                <td key={figures[index]} className="num">
                  {each}
                </td>
              ))}
              <td>{dayInWords(row.since ?? '–')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function figure(of: Fields, field: string): string {
  const found = textIn(of, field);
  return found === undefined ? '–' : grouped(found);
}
