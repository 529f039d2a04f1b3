import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { Scroll } from '../../parts/Scroll.js';
import { textIn } from '../../parts/answer/plain.js';
import { moneyIn, shareOf } from '../../words/numbers.js';
import { texts } from './texts.js';
import { othersAccount, type Point, type Turn } from './divided.js';
import { capital, keyInWords } from '../../words/phrases.js';

export interface WaterfallChartProps {
  /** What each receives at both ends and at each turn: between them the lines are straight. */
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
  readonly assets: string;
  readonly reach: string;
}

const [width, height] = [720, 300];
const [left, right, top, bottom] = [64, 120, 40, 28];
const lines = ['line-main', 'line-alt', 'line-thin'] as const;

/** What each class and series receives, by what is left after the debts; the places where it turns are marked. */
export function WaterfallChart({ points, turns, assets, reach }: WaterfallChartProps) {
  // Who receives nothing anywhere has no line; the table says so.
  const names = [...new Set(points.flatMap(({ received }) => [...received.keys()]))].filter((name) =>
    points.some(({ received }) => textIn(received.get(name), 'amount') !== '0'),
  );
  const along = scaleLinear({ domain: [0, 1], range: [left, width - right] });
  const up = scaleLinear({ domain: [0, 1], range: [height - bottom, top] });
  const x = (amount: string): number => along(Math.min(1, shareOf(amount, reach)));
  const y = (amount: string): number => up(shareOf(amount, reach));
  const ofReach = (value: { valueOf(): number }): string => inMillions(reach, value.valueOf());
  const marked = turns.filter((turn) => shareOf(turn.assets, reach) > 0 && shareOf(turn.assets, reach) <= 1);
  return (
    <figure>
      <figcaption>
        {texts.waterfallChart}
        <span className="note">{texts.waterfallChartNote}</span>
      </figcaption>
      <Scroll label={texts.waterfallChart}>
        <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.waterfallChart}>
          <AxisLeft
            scale={up}
            left={left}
            tickValues={quarters}
            tickFormat={ofReach}
            axisLineClassName="axis"
            tickClassName="tick"
          />
          <AxisBottom
            scale={along}
            top={height - bottom}
            tickValues={quarters}
            tickFormat={ofReach}
            axisLineClassName="axis"
            tickClassName="tick"
          />
          {marked.map((turn, index) => (
            <g key={`${turn.assets} ${turn.says}`} textAnchor={x(turn.assets) > width / 2 ? 'end' : 'start'}>
              <line className="today" x1={x(turn.assets)} x2={x(turn.assets)} y1={top} y2={height - bottom} />
              <text className="b halo" x={x(turn.assets)} y={12 + (index % 2) * 14}>
                {moneyIn({ amount: turn.assets, currency: 'USD' })}
              </text>
              {marked.length > 1 ? undefined : (
                <text className="halo" x={x(turn.assets)} y="27">
                  {capital(turn.says)}
                </text>
              )}
            </g>
          ))}
          {names.map((name, index) => {
            const received = points.map((point) => ({
              x: x(point.assets),
              y: y(textIn(point.received.get(name), 'amount') ?? '0'),
            }));
            const last = received.at(-1);
            return (
              <g key={name}>
                <LinePath
                  data={received}
                  x={(each) => each.x}
                  y={(each) => each.y}
                  className={lines[index % lines.length] ?? 'line-main'}
                />
                {last === undefined ? undefined : (
                  <text className="b halo" x={last.x + 6} y={last.y + 4}>
                    {name === othersAccount ? texts.account : capital(keyInWords(name))}
                  </text>
                )}
              </g>
            );
          })}
          <line className="limit" x1={x(assets)} x2={x(assets)} y1={top} y2={height - bottom} />
        </svg>
      </Scroll>
    </figure>
  );
}

const quarters = [0, 0.25, 0.5, 0.75, 1];

/** A quarter of the reach, for the axes alone: the figures stand in the table. */
function inMillions(reach: string, part: number): string {
  const tenths = (BigInt(reach) * BigInt(Math.round(part * 4)) * 10n) / 4_000_000n;
  return `$${tenths / 10n}${tenths % 10n === 0n ? '' : `.${tenths % 10n}`} M`;
}
