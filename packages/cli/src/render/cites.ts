import type { Style } from '../output.js';

/** The sections of a step, in brackets after its words; nothing where it cites none. */
export function citesAfter(cites: readonly string[] | undefined, style: Style): string {
  const named = (cites ?? []).filter((cite) => cite !== '');
  return named.length === 0 ? '' : ` ${style.cite(`[${named.join('; ')}]`)}`;
}
