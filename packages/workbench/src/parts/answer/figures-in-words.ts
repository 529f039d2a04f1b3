import { grouped, percentOf } from '../../words/numbers.js';
import type { Figures } from './requirement.js';

/** The figures of a step in words: "543,325 of 978,220 shares, 55.5 %; 782,576 needed; 239,251 short". */
export function figuresInWords({ have, base, needed, short, unit = '', isOutOfReach }: Figures): string | undefined {
  const percent = have === undefined || base === undefined || unit === 'persons' ? undefined : percentOf(have, base);
  const parts = [
    have !== undefined && base !== undefined
      ? `${grouped(have)} of ${inUnits(base, unit)}${percent === undefined ? '' : `, ${percent}`}`
      : undefined,
    needed === undefined
      ? undefined
      : have === undefined && base !== undefined
        ? `${grouped(needed)} of ${inUnits(base, unit)} needed`
        : `${grouped(needed)} needed`,
    // A body's vote is taken anew: what it lacks is what it needs.
    short === undefined || unit === 'persons' ? undefined : `${grouped(short)} short`,
    isOutOfReach ? `out of reach ${unit === 'persons' ? 'as things stand' : 'on present holdings'}` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join('; ');
}

function inUnits(count: string, unit: string): string {
  return `${grouped(count)} ${count === '1' ? unit.replace(/s$/u, '') : unit}`;
}
