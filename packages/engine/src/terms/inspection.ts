import { z } from 'zod';
import { openFact, unsettled } from '../evaluation/index.js';
import type { Shares } from '../exact/index.js';
import { isUnder } from '../instrument/index.js';
import { entryTypes, type AnyEntry, type Basis, type EntryOf } from '../journal/index.js';
import type { Context } from '../session/index.js';
import { idsOfMeeting } from './matter.js';

/** An instruction to the inspectors of a meeting to apply a limit. */
export type Instruction = EntryOf<'inspector-instructed'>;

/** What takes votes from shares: a limit on those of a person, or a vote that leaves them out; with the entries that show whose they are. */
export interface Taking {
  readonly person: string;
  readonly cite: string;
  readonly restsOn: readonly string[];
}

/** Whether the inspectors apply it: by what they may look at, by an instruction, or not. */
export type Applied =
  | { readonly how: 'looked-at' | 'not-applied' }
  | { readonly how: 'instructed'; readonly instruction: Instruction };

/** Asked of an entry of which nothing tells whether it is of the regular books and records of the corporation. */
export const inspectorsMayLookAt = openFact('inspectors-may-look-at', 'meeting', 'entry').yesNo(
  'May the inspectors of {0} go by {1}, as a regular book or record of the corporation, or because the law of its meetings lets them?',
);

/** Of what tells whose shares somebody’s are, the register is the inspectors’ own; the rest they know by what it was entered on. */
const toldBeyondTheRegister: ReadonlySet<string> = new Set([
  ...entryTypes.filter(({ family }) => family === 'ownership').map(({ type }) => type),
  'stated',
  'nothing-further',
  'determination',
]);

/** By what an entry was entered on; where that does not say, it is asked. */
const mayBeLookedAt: Readonly<Record<Basis, boolean | undefined>> = {
  'certified-list': true,
  books: true,
  filing: false,
  party: false,
  court: undefined,
  stipulated: undefined,
  asserted: undefined,
};

/** What a limit rests on that is not of the register. */
export function beyondTheRegister(c: Context, { restsOn }: Pick<Taking, 'restsOn'>): readonly AnyEntry[] {
  return restsOn.flatMap((id) => {
    const entry = c.books.entry(id);
    return entry !== undefined && toldBeyondTheRegister.has(entry.type) ? [entry] : [];
  });
}

/**
 * How the inspectors of a meeting take a limit: they apply what rests on what they may look at, or what a signed instruction tells
 * them to apply. A determination is none of their books, whoever entered it on what.
 */
export function appliedByInspectors(c: Context, meeting: string, taking: Taking): Applied {
  const beyond = beyondTheRegister(c, taking);
  const mays = beyond.map((entry) => ({
    entry,
    may: entry.type === 'determination' ? false : mayBeLookedAt[entry.basis],
  }));
  if (mays.every(({ may }) => may === true)) return { how: 'looked-at' };
  const instruction = instructionsAt(c, meeting).findLast(
    (each) => isSigned(each) && each.data.person === taking.person && isUnder(taking.cite, each.data.limit),
  );
  if (instruction !== undefined) {
    c.restsOn([instruction.id]);
    return { how: 'instructed', instruction };
  }
  if (mays.some(({ may }) => may === false)) return { how: 'not-applied' };
  const open = mays.filter(({ may }) => may === undefined);
  return open.every(({ entry }) => c.holds(inspectorsMayLookAt, [meeting, entry.id], taking.cite))
    ? { how: 'looked-at' }
    : { how: 'not-applied' };
}

/** Every instruction to the inspectors of a meeting, or of one of its sittings. */
export function instructionsAt(c: Context, meeting: string): readonly Instruction[] {
  const ids = idsOfMeeting(c, meeting);
  return c.books.entriesOf('inspector-instructed', c.now).filter(({ data }) => ids.has(data.meeting));
}

/** An instruction that nobody signed is none. */
export function isSigned({ data }: Instruction): boolean {
  return data.signed !== undefined;
}

/** How many shares of each holder of record and class an instruction lists. */
export function instructedShares({ data }: Instruction): Map<string, Shares> {
  return new Map(data.shares.map((row) => [`${row.holder} ${row.class}`, row.shares]));
}

/** What takes votes at a meeting and rests on more than the register, as answers tell it; each person once under a section. */
export function appliedTold(c: Context, meeting: string, takings: readonly Taking[]) {
  const each = new Map(takings.map((taking) => [`${taking.cite} ${taking.person}`, taking]));
  return Array.from(each, ([id, taking]) => {
    const found = c.attempt(() => appliedByInspectors(c, meeting, taking));
    if (!found.settled) c.waitFor(found.waiting);
    return {
      id,
      person: taking.person,
      says: c.nameOf(taking.person),
      cite: taking.cite,
      applied: found.settled ? found.value.how : unsettled,
      ...(found.settled && found.value.how === 'instructed' ? { instruction: found.value.instruction.id } : undefined),
      entries: [...new Set(beyondTheRegister(c, taking).map((entry) => entry.id))],
    };
  });
}

/** How answers carry what the inspectors apply, and what not. */
export const appliedShape = z
  .array(
    z.looseObject({
      id: z.string(),
      person: z.string(),
      says: z.string().describe('the person by name'),
      cite: z.string(),
      applied: z
        .enum(['looked-at', 'instructed', 'not-applied'])
        .describe('by what they may look at, by a signed instruction, or not'),
      instruction: z.string().optional().describe('the entry of the instruction'),
      entries: z.array(z.string()).describe('what it rests on beyond the register'),
    }),
  )
  .describe('limits that rest on more than the register, each with whether the inspectors apply it');
