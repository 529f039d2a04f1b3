import type { PageMoment } from '../../frame/moment.js';
import { AnswerSection } from '../../parts/answer/AnswerSection.js';
import { recordsIn, textIn, type Fields } from '../../parts/answer/plain.js';
import { Scroll } from '../../parts/Scroll.js';
import { Head } from '../../parts/table/Head.js';
import { compared, grouped, less, shareOf } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { texts } from './texts.js';

const parts = ['outstanding', 'treasury', 'reserved', 'unissued'] as const;
const columns = ['authorised', 'issued', 'treasury', 'outstanding', 'unissued'];
const [width, height] = [720, 28];

/** What is authorised of each class, as one bar to scale: outstanding, in treasury, needed for rights that stand, and free to be issued. */
export function Capital({ corporation, moment }: { readonly corporation: string; readonly moment: PageMoment }) {
  return (
    <AnswerSection
      corporation={corporation}
      moment={moment}
      title={texts.capital}
      asked={{ question: 'capital.summary', input: {} }}
    >
      {(value) => {
        const classes = recordsIn(value, 'classes');
        const isAnyReserved = classes.some((cls) => textIn(cls, 'reserved') !== undefined);
        return (
          <>
            {classes.map((cls) => (
              <Bar key={textIn(cls, 'id')} of={cls} />
            ))}
            <Scroll label={texts.capital}>
              <table className="dense">
                <Head
                  of={[
                    texts.class,
                    { figure: texts.authorised },
                    { figure: texts.issued },
                    { figure: texts.treasury },
                    { figure: texts.outstanding },
                    { figure: texts.unissued },
                    ...(isAnyReserved ? [{ figure: texts.ofWhichReserved }] : []),
                  ]}
                />
                <tbody>
                  {classes.map((cls) => (
                    <tr key={textIn(cls, 'id')}>
                      <th scope="row">{capital(keyInWords(textIn(cls, 'id') ?? ''))}</th>
                      {[...columns, ...(isAnyReserved ? ['reserved'] : [])].map((field) => (
                        <td key={field} className="num">
                          {grouped(textIn(cls, field) ?? '–')}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
          </>
        );
      }}
    </AnswerSection>
  );
}

/** How many shares each part of the bar is of; never more than are unissued are taken as reserved. */
function countsOf(of: Fields): Readonly<Record<(typeof parts)[number], string>> {
  const [outstanding = '0', treasury = '0', needed = '0', unissued = '0'] = (
    ['outstanding', 'treasury', 'reserved', 'unissued'] as const
  ).map((field) => textIn(of, field));
  const reserved = compared(needed, unissued) > 0 ? unissued : needed;
  return { outstanding, treasury, reserved, unissued: less(unissued, reserved) ?? unissued };
}

function Bar({ of }: { readonly of: Fields }) {
  const authorised = textIn(of, 'authorised');
  if (authorised === undefined || authorised === '0') return undefined;
  const name = keyInWords(textIn(of, 'id') ?? '');
  const counts = countsOf(of);
  const widths = parts.map((part) => ({ part, of: shareOf(counts[part], authorised) * width }));
  const placed = widths.map(({ part, of: length }, index) => ({
    part,
    length,
    from: widths.slice(0, index).reduce((sum, each) => sum + each.of, 0),
  }));
  return (
    <figure>
      <figcaption>
        {capital(name)} <span className="note">{texts.toScale(grouped(authorised))}</span>
      </figcaption>
      <Scroll label={texts.chart(name)}>
        <svg className="chart" viewBox={`0 0 ${width} ${height + 22}`} role="img" aria-label={texts.chart(name)}>
          {placed
            .filter(({ length }) => length > 0)
            .map(({ part, from, length }) => (
              <g key={part}>
                <rect className={`share ${part}`} x={from} y="0" width={length} height={height} />
                {length < 90 ? undefined : (
                  <text x={from + 4} y={height + 16}>
                    {part === 'unissued' && counts.reserved !== '0' ? texts.free : texts[part]}: {grouped(counts[part])}
                  </text>
                )}
              </g>
            ))}
        </svg>
      </Scroll>
    </figure>
  );
}
