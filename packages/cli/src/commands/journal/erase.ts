import { BadInputError, exits } from '../../bad-input.js';
import type { ErasedThing } from '../../kept/kept.js';
import type { KeptOptions } from '../../kept/kept-place.js';
import { withKept } from '../../kept/with-kept.js';
import type { Output } from '../../output.js';

export interface EraseOptions extends KeptOptions {
  readonly person?: string;
  readonly entry?: string;
  /** The hash of a paper. */
  readonly paper?: string;
  readonly why: string;
}

/** Erases for good what is kept beside a journal: of a person, with an entry, or the bytes of a paper. */
export async function erase(id: string, options: EraseOptions, output: Output): Promise<number> {
  const { person, entry, paper, why, ...place } = options;
  const thing = oneOf({ person, entry, paper });
  if (why.trim() === '') throw new BadInputError('--why: say why it is erased; that is kept for ever.');
  const count = await withKept(place, output, async (kept) => kept.erase(id, thing, why.trim()));
  const what = thing.sort === 'paper' ? 'The bytes of the paper were' : `The personal data of ${places(count)} was`;
  output.write(`${what} erased for good. The chain of "${id}" holds; make new backups, and destroy the old ones.`);
  return exits.well;
}

function oneOf(given: Readonly<Record<ErasedThing['sort'], string | undefined>>): ErasedThing {
  const [first, second] = (['person', 'entry', 'paper'] as const).flatMap((sort): ErasedThing[] => {
    const id = given[sort];
    return id === undefined ? [] : [{ sort, id }];
  });
  if (first === undefined || second !== undefined) {
    throw new BadInputError('Name one of these: --person, --entry, or --paper by its hash.');
  }
  return first;
}

function places(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}
