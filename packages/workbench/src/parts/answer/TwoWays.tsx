import { less, grouped, isNumber } from '../../words/numbers.js';
import { capital, keyInWords, listed, readingInWords } from '../../words/phrases.js';
import { Unbroken } from '../Unbroken.js';
import { useCalled } from './called.js';
import { differencesOf } from './differences.js';
import { determinationInWords } from './sentences.js';
import { settledIn, type Answer, type Plain } from './plain.js';
import { texts } from './texts.js';

interface Column {
  readonly title: string;
  readonly note?: string;
  readonly value: Plain | undefined;
  /** Why there is no answer then. */
  readonly refused?: string;
}

type Otherwise = Answer['turnsOn'][number]['otherwise'][string];

/** Each reading and determination that an answer turns on: the adopted way first, the others beside it, what moves in bold. */
export function TwoWays({ answer }: { readonly answer: Answer }) {
  const value = settledIn(answer);
  const called = useCalled(answer);
  return (
    <>
      {answer.turnsOn.map(({ reading, adopted, otherwise, changes }) => (
        <section key={reading} id={`reading-${reading.replaceAll(' ', '-')}`}>
          <h2>
            {called.readings.get(reading)?.asks ?? `${capital(texts.reading)} ${readingInWords(reading)}`}{' '}
            <span className="note">
              {called.readings.has(reading) ? `${capital(texts.reading)} ${readingInWords(reading)}. ` : ''}
              {changes === 'outcome' ? texts.outcomeTurns : texts.onlyFigures}
            </span>
          </h2>
          <Columns
            label={`${texts.reading} ${readingInWords(reading)}`}
            columns={[
              { title: keyInWords(adopted), note: texts.adopted, value },
              ...Object.entries(otherwise).map(([option, other]) => ({
                title: keyInWords(option),
                ...columnOf(other),
              })),
            ]}
          />
        </section>
      ))}
      {answer.determinations.map(({ determination, changes, without }) => (
        <section key={determination}>
          <h2>
            {capital(texts.determination)} {determinationInWords(answer, determination, called)}
          </h2>
          {changes === 'nothing' ? (
            <p className="lead">{texts.sameWithout}</p>
          ) : (
            <Columns
              label={`${texts.determination} ${determinationInWords(answer, determination, called)}`}
              columns={[
                { title: texts.withIt, value },
                { title: texts.withoutIt, ...columnOf(without) },
              ]}
            />
          )}
        </section>
      ))}
    </>
  );
}

function columnOf(other: Otherwise): Pick<Column, 'value' | 'refused'> {
  if (other.outcome === 'answered') return { value: other.value };
  return { value: undefined, ...(other.outcome === 'refused' ? { refused: other.because } : undefined) };
}

const mostRows = 12;

function Columns({ columns, label }: { readonly columns: readonly Column[]; readonly label: string }) {
  const rows = differencesOf(columns.map(({ value }) => value)).slice(0, mostRows);
  const missing = columns.filter(({ value, refused }) => value === undefined && refused === undefined);
  return (
    <>
      {missing.length === 0 ? undefined : (
        <p className="lead">
          {listed(missing.map(({ title }) => capital(title)))}: {texts.needsFacts}.
        </p>
      )}
      {columns.map(({ title, refused }) =>
        refused === undefined ? undefined : (
          <p key={title} className="lead">
            {capital(title)}: {refused}
          </p>
        ),
      )}
      {rows.length === 0 ? undefined : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
        <div className="scroll" tabIndex={0} role="region" aria-label={label}>
          <table className="ways">
            <thead>
              <tr>
                <th scope="col" className="wide">
                  {texts.figure}
                </th>
                {columns.map(({ title, note }, index) => (
                  <th key={title} scope="col" className={index === 0 ? 'adopted num' : 'num'}>
                    {capital(title)}
                    {note === undefined ? undefined : <span>{note}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ at, field, values }) => (
                <tr key={`${at} ${field}`}>
                  <th scope="row" className="wide">
                    {capital(keyInWords(field))}{' '}
                    <span className="quiet small">
                      <Unbroken>{at}</Unbroken>
                    </span>
                  </th>
                  {values.map((each, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- columns stay in their order
                    <td key={index} className={cellClass(index, each === values[0])}>
                      {each === undefined ? '–' : isNumber(each) ? grouped(each) : keyInWords(each)}
                      {index === 0 ? undefined : <Margin from={values[0]} to={each} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="source">{texts.boldDiffers}</p>
    </>
  );
}

function cellClass(index: number, isSame: boolean): string {
  return index === 0 ? 'num adopted' : isSame ? 'num same' : 'num moves';
}

function Margin({ from, to }: { readonly from: string | undefined; readonly to: string | undefined }) {
  const margin = from === undefined || to === undefined || from === to ? undefined : less(to, from);
  if (margin === undefined) return undefined;
  const isFewer = margin.startsWith('-');
  return (
    <span className="holds">
      {grouped(isFewer ? margin.slice(1) : margin)} {isFewer ? 'fewer' : 'more'}
    </span>
  );
}
