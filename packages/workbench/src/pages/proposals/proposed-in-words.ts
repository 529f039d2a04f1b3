import type { Wire } from '@quorate/sdk';
import { countOf } from '../../words/numbers.js';
import { keyInWords, listed } from '../../words/phrases.js';

type Proposed = Pick<Wire['Proposal'], 'entries' | 'erasure'>;

/** What is proposed, in words: "2 entries: body act and filing", or what is to be erased. */
export function proposedInWords({ entries, erasure }: Proposed): string {
  if (erasure !== undefined) return `an erasure: ${erasedInWords(erasure.of)}`;
  const types = [...new Set(entries.map(({ type }) => keyInWords(String(type))))];
  const shown = types.length > 3 ? [...types.slice(0, 3), countOf(types.length - 3, 'more type')] : types;
  return `${countOf(entries.length, 'entry', 'entries')}: ${listed(shown)}`;
}

/** What is to be erased, without whose it is: nobody is named where proposals are listed. */
export function erasedInWords(of: NonNullable<Proposed['erasure']>['of']): string {
  if ('paper' in of) return 'the bytes of a paper';
  return 'person' in of ? 'the personal data of a person' : 'the personal data that came with an entry';
}
