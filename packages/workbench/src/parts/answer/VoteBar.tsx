import { grouped, less, shareOf } from '../../words/numbers.js';
import type { Figures } from './requirement.js';
import { texts } from './texts.js';

/** What is known of a vote beside its figures: votes against, and those cut or left out. Exact numbers as text. */
export interface Cast {
  readonly against?: string | undefined;
  readonly out?: string | undefined;
}

export interface VoteBarProps {
  readonly figures: Figures;
  readonly cast?: Cast;
}

/** A vote as one bar to the scale of its base: for, what can still come, against, left out; and the line that is needed. */
export function VoteBar({ figures: { have = '0', base, needed, unit = 'votes' }, cast = {} }: VoteBarProps) {
  if (base === undefined || needed === undefined) return undefined;
  const { against = '0', out = '0' } = cast;
  const whole = out === '0' ? base : String(BigInt(base) + BigInt(out));
  const rest = less(less(base, have) ?? '0', against) ?? '0';
  const parts = [
    { kind: 'bar-for', value: have, words: `for, of ${grouped(base)} ${unit}` },
    {
      kind: 'bar-none',
      value: rest,
      words: cast.against === undefined ? 'against or not cast' : 'not cast: can still come',
    },
    { kind: 'bar-against', value: against, words: 'against' },
    { kind: 'bar-cut', value: out, words: 'left out' },
  ].filter(({ value, kind }) => kind === 'bar-for' || value !== '0');
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { value }) => sum + shareOf(value, whole), 0),
  );
  const line = shareOf(needed, whole);
  return (
    <>
      <svg
        className="votebar"
        height="46"
        role="img"
        aria-label={`${parts.map(({ value, words }) => `${grouped(value)} ${words}`).join(', ')}; ${grouped(needed)} ${texts.needed}`}
      >
        {parts.map(({ kind, value }, index) => (
          <rect
            key={kind}
            className={kind}
            x={percent(starts[index] ?? 0)}
            y="20"
            width={percent(shareOf(value, whole))}
            height="16"
          />
        ))}
        <rect className="bar-base" x="0" y="20" width="100%" height="16" />
        {starts.slice(1).map((start, index) => (
          <line
            key={parts[index + 1]?.kind}
            className="bar-base"
            x1={percent(start)}
            x2={percent(start)}
            y1="20"
            y2="36"
          />
        ))}
        <line className="need-line" x1={percent(line)} x2={percent(line)} y1="4" y2="42" />
        <text
          className="need-text"
          x={percent(line)}
          dx={line > 0.3 ? -6 : 6}
          y="13"
          textAnchor={line > 0.3 ? 'end' : 'start'}
        >
          {grouped(needed)} {texts.needed}
        </text>
      </svg>
      <ul className="legend">
        {parts.map(({ kind, value, words }) => (
          <li key={kind}>
            <svg viewBox="0 0 14 10" aria-hidden="true">
              <rect className={kind} width="14" height="10" />
              <rect className="bar-base" x=".5" y=".5" width="13" height="9" />
            </svg>
            <span>
              <b>{grouped(value)}</b> {words}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}
