import type { NeededFact } from '../../src/index.js';

/** A fact that an answer needs, a yes or no, and on which reply to another it waits. */
export const needed = (key: string, askedIf?: NeededFact['askedIf']): NeededFact => ({
  key,
  fact: key,
  about: [],
  asks: `Is it ${key}?`,
  reply: { kind: 'yes-no' },
  cites: [],
  ...(askedIf === undefined ? undefined : { askedIf }),
  entry: { stated: { fact: key, about: [], value: '…' } },
});
