import { dayInWords } from '@quorate/sdk';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear, scaleUtc } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { Scroll } from '../../parts/Scroll.js';
import { recordsIn, textIn, type Plain } from '../../parts/answer/plain.js';
import { daysLater } from '../../words/dates.js';
import { texts } from './texts.js';

interface Span {
  readonly from: string;
  readonly through: string;
}

/** What a chart draws of the dividend periods of a series, and of what missed dividends bar. */
export interface Drawn {
  readonly rates: readonly (Span & { readonly percent: string })[];
  readonly bars: readonly { readonly section: string; readonly restricts: string; readonly spans: readonly Span[] }[];
}

/** Reads both answers for drawing; a rate that is not known is not drawn, and a span only as far as the axis goes. */
export function drawnOf(calendar: Plain | undefined, windows: Plain | undefined): Drawn {
  const rates = recordsIn(calendar, 'dates').flatMap((period) =>
    recordsIn(period, 'rates').flatMap((each) => {
      const [from, through, percent] = [textIn(each, 'from'), textIn(each, 'through'), textIn(each, 'percent')];
      return from === undefined || through === undefined || percent === undefined ? [] : [{ from, through, percent }];
    }),
  );
  const [first, last] = [rates[0]?.from, rates.at(-1)?.through];
  const bars = recordsIn(windows, 'restrictions').map((each) => ({
    section: textIn(each, 'id') ?? '',
    restricts: textIn(each, 'restricts') ?? '',
    spans: recordsIn(each, 'spans').flatMap((span) => {
      const [from, through] = [textIn(span, 'from'), textIn(span, 'through')];
      if (from === undefined || through === undefined || first === undefined || last === undefined) return [];
      if (through < first || from > last) return [];
      return [{ from: from < first ? first : from, through: through > last ? last : through }];
    }),
  }));
  return { rates, bars };
}

const width = 720;
const [left, right, top, plotted, row] = [48, 20, 20, 150, 26];

/** The yearly rate period by period, and below it, on the same axis, what missed dividends bar. */
export function RateChart({ of, name, asOf }: { readonly of: Drawn; readonly name: string; readonly asOf: string }) {
  const { rates, bars } = of;
  const [first, last] = [rates[0]?.from, rates.at(-1)?.through];
  if (first === undefined || last === undefined) return undefined;
  const bottom = top + plotted;
  const height = bottom + bars.length * row + 28;
  const along = scaleUtc({ domain: [new Date(first), new Date(daysLater(last, 1))], range: [left, width - right] });
  const up = scaleLinear({
    domain: [0, Math.max(...rates.map(({ percent }) => Number(percent)), 1)],
    range: [bottom, top],
    nice: true,
  });
  const at = (day: string): number => along(new Date(day));
  const steps = runsOf(rates).map((run) =>
    run.flatMap(({ from, through, percent }) => [
      { x: at(from), y: up(Number(percent)) },
      { x: at(daysLater(through, 1)), y: up(Number(percent)) },
    ]),
  );
  const label = texts.chart(name);
  return (
    <figure>
      <figcaption>
        {label}
        <span className="note">{texts.chartNote(dayInWords(first), dayInWords(last))}</span>
      </figcaption>
      <Scroll label={label}>
        <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <AxisLeft
            scale={up}
            left={left}
            numTicks={4}
            tickFormat={(value) => `${Number(value)} %`}
            axisLineClassName="axis"
            tickClassName="tick"
          />
          <AxisBottom
            scale={along}
            top={height - 28}
            numTicks={5}
            tickFormat={(value) => monthOf(new Date(Number(value)))}
            axisLineClassName="axis"
            tickClassName="tick"
          />
          {steps.map((run) => (
            <LinePath key={run[0]?.x} data={run} x={({ x }) => x} y={({ y }) => y} className="line-main" />
          ))}
          {bars.map(({ section, restricts, spans }, index) => (
            <g key={section}>
              {spans.map(({ from, through }) => (
                <rect
                  key={from}
                  className="fill-cut"
                  x={at(from)}
                  y={bottom + index * row + 8}
                  width={Math.max(1, at(daysLater(through, 1)) - at(from))}
                  height={row - 12}
                >
                  <title>{texts.barred(dayInWords(from), dayInWords(through))}</title>
                </rect>
              ))}
              <text className="halo" x={left + 4} y={bottom + index * row + 20}>
                {texts.bars(restricts, section, spans.length > 0)}
              </text>
            </g>
          ))}
          {asOf < first || asOf > last ? undefined : (
            <g>
              <line className="today" x1={at(asOf)} x2={at(asOf)} y1={14} y2={height - 28} />
              <text className="b halo" x={at(asOf)} y={11} textAnchor={anchorAt(at(asOf))}>
                {dayInWords(asOf)}
              </text>
            </g>
          )}
        </svg>
      </Scroll>
    </figure>
  );
}

/** The words of a day stay within the chart. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x > width - 70) return 'end';
  return x < 70 ? 'start' : 'middle';
}

/** Rates that follow each other without a gap: where one is not known, no line is drawn across. */
export function runsOf(rates: Drawn['rates']): readonly Drawn['rates'][] {
  const begins = rates.flatMap(({ from }, index) => {
    const before = rates[index - 1];
    return before !== undefined && daysLater(before.through, 1) === from ? [] : [index];
  });
  return begins.map((begin, index) => rates.slice(begin, begins[index + 1]));
}

/** A month by its first letters, January by its year. */
function monthOf(day: Date): string {
  const month = dayInWords(day.toISOString().slice(0, 10)).split(' ')[1] ?? '';
  return day.getUTCMonth() === 0 ? String(day.getUTCFullYear()) : month.slice(0, 3);
}
