import type { Written } from '../../parts/entries/entry.js';

const types: ReadonlySet<string> = new Set(['legend', 'stop', 'pledge']);

/** Whether an entry is a legend, a stop or a pledge on shares of this holder that has not ended by the day. */
export function restsOnShares({ type, data }: Pick<Written, 'type' | 'data'>, person: string, asOf: string): boolean {
  const { until } = data;
  return types.has(type) && data['holder'] === person && !(typeof until === 'string' && until <= asOf);
}
