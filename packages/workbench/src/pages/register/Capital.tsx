import type { PageMoment } from '../../frame/moment.js';
import { AnswerSection } from '../../parts/answer/AnswerSection.js';
import { recordsIn, textIn, type Fields } from '../../parts/answer/plain.js';
import { Scroll } from '../../parts/Scroll.js';
import { Head } from '../../parts/table/Head.js';
import { grouped, shareOf } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { texts } from './texts.js';

const parts = ['outstanding', 'treasury', 'unissued'] as const;
const [width, height] = [720, 28];

/** What is authorised of each class, as one bar to scale: outstanding, in treasury, and what can still be issued. */
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
                  ]}
                />
                <tbody>
                  {classes.map((cls) => (
                    <tr key={textIn(cls, 'id')}>
                      <th scope="row">{capital(keyInWords(textIn(cls, 'id') ?? ''))}</th>
                      {(['authorised', 'issued', 'treasury', 'outstanding', 'unissued'] as const).map((field) => (
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

function Bar({ of }: { readonly of: Fields }) {
  const authorised = textIn(of, 'authorised');
  if (authorised === undefined || authorised === '0') return undefined;
  const name = keyInWords(textIn(of, 'id') ?? '');
  const widths = parts.map((part) => ({ part, of: shareOf(textIn(of, part) ?? '0', authorised) * width }));
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
                    {texts[part]}: {grouped(textIn(of, part) ?? '0')}
                  </text>
                )}
              </g>
            ))}
        </svg>
      </Scroll>
    </figure>
  );
}
