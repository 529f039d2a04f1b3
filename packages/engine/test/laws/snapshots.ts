import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  Journal,
  journalFromSnapshot,
  openCorporation,
  post,
  snapshotOf,
  type EntryInput,
  type Instrument,
} from '../../src/index.js';
import { ask, bytes, type Asked } from './asking.js';
import { written } from './random-journal.js';
import type { World } from './world.js';

const dayOfCorrecting = '2007-01-02';

/**
 * The law of snapshots: a journal from a snapshot, with what follows it judged on top, answers as the journal alone, byte for byte, of
 * any day and as known at any instant; so does each as it was with fewer entries; and it refuses what that refuses, in the same words.
 */
export function lawOfSnapshots({ charter, journals, questions, idleRelations }: World) {
  return fc.property(
    journals,
    questions,
    fc.record({
      at: fc.nat(100),
      known: fc.option(fc.nat(100), { nil: undefined }),
      struck: fc.array(fc.nat(200), { maxLength: 4 }),
      joined: fc.boolean(),
      singly: fc.boolean(),
      asOf: fc.constantFrom('1999-01-01', '2003-07-01', '2006-06-30', '2010-01-01'),
    }),
    idleRelations,
    ({ entries, later }, question, drawn, relation) => {
      const made = grownBy(Journal.empty('made-up'), [
        ...[...entries, ...later].map(enteredInTurn),
        ...drawn.struck.map((pick, index) => striking(entries[pick % entries.length]?.id ?? '', index)),
        ...(drawn.joined ? [samePersons] : []),
      ]);
      const at = Math.floor((made.inputs.length * drawn.at) / 100);
      const short = Journal.empty('made-up').append(made.inputs.slice(0, at)).journal!;
      const back = restored(short, made.inputs);
      const rest = made.inputs.slice(at);
      const whole = drawn.singly ? grownBy(back, rest).journal : back.append(rest).journal!;
      expect(snapshotOf(whole)).toEqual(snapshotOf(made.journal));
      const knownAt = drawn.known === undefined ? {} : { knownAt: instant(drawn.known) };
      const answered = (journal: Journal) => answerOf(charter, journal, question, drawn.asOf, knownAt);
      expect(answered(whole)).toBe(answered(made.journal));
      expect(answered(restored(whole, made.inputs))).toBe(answered(made.journal));
      for (const longer of [made.journal, restored(whole, made.inputs)]) {
        expect(answered(longer.through(at))).toBe(answered(short));
        expect(longer.through(at).append(rest).journal?.length).toEqual(short.apart().append(rest).journal?.length);
      }
      for (const more of [written('more')(relation, 0), made.inputs.at(0)!, striking('no-such-entry', 99)]) {
        expect(restored(whole, made.inputs).apart().append([more]).problems).toEqual(
          made.journal.apart().append([more]).problems,
        );
      }
    },
  );
}

/** The journal of a snapshot, as it comes back from where it was kept. */
function restored(journal: Journal, inputs: readonly EntryInput[]): Journal {
  const snapshot = structuredClone(snapshotOf(journal)!);
  const { corporation, formed, length } = journal;
  return journalFromSnapshot(snapshot, {
    corporation,
    formed,
    length,
    textAt: (sequence) => JSON.stringify(inputs[sequence - 1]),
  })!;
}

/** Enters one after the other what is possible. */
function grownBy(from: Journal, inputs: readonly EntryInput[]) {
  let journal = from;
  const taken: EntryInput[] = [];
  for (const input of inputs) {
    const longer = journal.append([input]).journal;
    if (longer === undefined) continue;
    taken.push(input);
    journal = longer;
  }
  return { journal, inputs: taken };
}

function answerOf(
  charter: Instrument,
  journal: Journal,
  question: Asked,
  asOf: string,
  posting: { readonly knownAt?: string },
): string {
  try {
    return bytes(
      ask(openCorporation({ instruments: [charter], books: post(journal, posting) }), question, asOf, 'single'),
    );
  } catch (error) {
    // Asked of an act that was not known yet, both refuse alike.
    return String(error);
  }
}

function enteredInTurn(entry: EntryInput, index: number): EntryInput {
  return { ...entry, enteredAt: instant(index) };
}

function instant(minute: number): string {
  return new Date(Date.UTC(2007, 0, 1, 0, minute)).toISOString();
}

function striking(entry: string, index: number): EntryInput {
  const told = { on: dayOfCorrecting, type: 'struck', data: {} };
  const supersedes = { entry, because: 'clerical', note: 'never happened' } as const;
  return { ...written('struck')(told, index), enteredAt: instant(2_000 + index), supersedes };
}

const samePersons: EntryInput = {
  ...written('same')({ on: dayOfCorrecting, type: 'same-person', data: { persons: ['ash', 'birch'] } }, 0),
  enteredAt: instant(3_000),
};
