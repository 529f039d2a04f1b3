/** How something stands. The shape says it first, then the word, then the colour. */
export type State = 'met' | 'open' | 'failed' | 'not-needed' | 'other-law' | 'unknown' | 'turns';

export const stateInWords: Readonly<Record<State, string>> = {
  met: 'met',
  open: 'open',
  failed: 'failed',
  'not-needed': 'not needed',
  'other-law': 'left to other law',
  unknown: 'not settled',
  turns: 'turns on this',
};
