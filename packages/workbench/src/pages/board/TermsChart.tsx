import { Scroll } from '../../parts/Scroll.js';
import { texts } from './texts.js';
import type { Seated } from './terms.js';

const width = 720;
const [left, right, top, row] = [220, 20, 26, 22];

function heightOf(rows: number): number {
  return top + rows * row + 8;
}

/** The room of the chart of so many directors, until it can be drawn: what stands below stays. */
export function TermsRoom({ of }: { readonly of: number }) {
  return (
    <figure aria-busy="true">
      <figcaption>
        {texts.chart}
        <span className="note">{texts.chartNote}</span>
      </figcaption>
      <svg className="chart" viewBox={`0 0 ${width} ${heightOf(of)}`} aria-hidden="true" />
    </figure>
  );
}

/** How long directors sit, class by class, as bars over the annual meetings to come. The table has the same. */
export function TermsChart({ of }: { readonly of: readonly Seated[] }) {
  const last = Math.max(0, ...of.map(({ meetings }) => meetings ?? 0));
  if (last === 0) return undefined;
  const height = heightOf(of.length);
  const at = (meeting: number): number => left + ((width - left - right) * meeting) / last;
  return (
    <figure>
      <figcaption>
        {texts.chart}
        <span className="note">{texts.chartNote}</span>
      </figcaption>
      <Scroll label={texts.chart}>
        <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.chart}>
          {Array.from({ length: last }, (_, before) => before + 1).map((meeting) => (
            <g key={meeting}>
              <line className="grid" x1={at(meeting)} x2={at(meeting)} y1={top - 8} y2={height} />
              <text className="small" x={at(meeting)} y={12} textAnchor="end">
                {texts.meeting(meeting)}
              </text>
            </g>
          ))}
          {of.map(({ id, name, group, meetings, holdsOver }, place) => {
            const y = top + place * row;
            return (
              <g key={id}>
                <text x={0} y={y + 14}>
                  {texts.inGroup(name, group)}
                </text>
                {meetings === undefined || meetings === 0 ? (
                  <text className="ink-3" x={left + 4} y={y + 14}>
                    {holdsOver ? texts.holdsOver : texts.endNotKnown}
                  </text>
                ) : (
                  <rect className="fill-for" x={left} y={y + 4} width={at(meetings) - left} height={row - 10}>
                    <title>{texts.endsAt(meetings)}</title>
                  </rect>
                )}
              </g>
            );
          })}
        </svg>
      </Scroll>
    </figure>
  );
}
