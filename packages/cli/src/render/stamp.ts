import type { Stamp } from '@quorate/engine';

/** What an answer was made from, on one line. */
export function renderStamp(stamp: Stamp): string {
  const instruments = Object.entries(stamp.instruments).map(([id, digest]) => `${id} ${digest}`);
  const known = stamp.knownAt === undefined ? '' : `, as known at ${stamp.knownAt}`;
  return `As of ${stamp.asOf}${known}; journal to ${stamp.journal === '' ? 'its beginning' : stamp.journal}; ${instruments.join(', ')}; engine ${stamp.engine}`;
}
