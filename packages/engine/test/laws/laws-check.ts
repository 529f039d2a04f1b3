import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Answer, type EntryInput, type NeededFact, type Plain, vocabulary } from '../../src/index.js';
import { ask, bytes, deciding, open as openUnder, type Opened } from './asking.js';
import { afterAll } from './cast.js';
import { finalSteps, mayMove } from './final-steps.js';
import { written } from './random-journal.js';
import { replying } from './replies.js';
import type { World } from './world.js';

const mostRounds = 12;

/** A strict question asks for everything that an ordinary one supposes; it takes many more runs. */
const nowAndThen = fc.nat(7).map((each) => each === 0);

/** The laws of answers, over random journals of a made-up corporation and random questions. */
export function lawsOf({ charter, journals, questions, idleRelations }: World) {
  const open = (entries: readonly EntryInput[], more: Opened = {}) => openUnder(charter, entries, more);
  return {
    'monotony: a relation that makes nobody own more changes no answered value': fc.property(
      journals,
      questions,
      idleRelations,
      ({ entries, asOf }, question, relation) => {
        const corporation = open(entries);
        const answer = ask(corporation, question, asOf);
        if (answer.outcome !== 'answered') return;
        const more = open([...entries, written('more')(relation, 0)]);
        expectSameDecision(ask(more, question, asOf), answer, (value) => deciding(corporation, question, asOf, value));
      },
    ),

    'monotony: an open fact that rebuts no premise changes no answered value': fc.property(
      journals,
      questions,
      questions,
      nowAndThen,
      fc.nat(),
      ({ entries, asOf }, question, other, strict, pick) => {
        const corporation = open(entries);
        const answer = ask(corporation, question, asOf);
        if (answer.outcome !== 'answered') return;
        const needed = [ask(open(entries, { strict }), question, asOf), ask(corporation, other, asOf)].flatMap((each) =>
          each.outcome === 'answered' ? [] : each.inquiries,
        );
        const inquiry = needed[pick % Math.max(1, needed.length)];
        if (inquiry === undefined) return;
        const reply = replying(inquiry, Math.floor(pick / needed.length));
        if (rebuts(answer, inquiry, (reply.data as { value: string }).value)) return;
        const more = open([...entries, written('more')(reply, 0)]);
        expectSameDecision(ask(more, question, asOf), answer, (value) => deciding(corporation, question, asOf, value));
      },
    ),

    'answerability: replies to the inquiries, and nothing else, lead to an answer': fc.property(
      journals,
      questions,
      nowAndThen,
      fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      ({ entries, asOf }, question, strict, picks) => {
        const known = [...entries];
        for (let round = 0; round < mostRounds; round += 1) {
          const answer = ask(open(known, { strict }), question, asOf);
          if (answer.outcome === 'answered') return;
          expect(answer.inquiries.map(({ key }) => key)).not.toEqual([]);
          const replies = answer.inquiries.map((inquiry, index) =>
            replying(inquiry, picks.at((round + index) % 8) ?? 0),
          );
          known.push(...replies.map(written(`reply-${round}`)));
        }
        throw new Error('The inquiries were answered again and again without an answer.');
      },
    ),

    'reuse: a warm session answers as a cold one, byte for byte': fc.property(
      journals,
      questions,
      fc.array(fc.tuple(questions, fc.boolean()), { minLength: 1, maxLength: 4 }),
      ({ entries, asOf }, question, before) => {
        const warm = open(entries);
        for (const [other, flips] of before) ask(warm, other, asOf, flips ? 'single' : 'none');
        expect(bytes(ask(warm, question, asOf, 'single'))).toBe(bytes(ask(open(entries), question, asOf, 'single')));
      },
    ),

    'reuse: the value for a flipped reading is the value found with it set': fc.property(
      journals,
      questions,
      fc.constantFrom(...charter.readings),
      ({ entries, asOf }, question, reading) => {
        const answer = ask(open(entries), question, asOf, 'single');
        const option = Object.keys(reading.options).find((each) => each !== reading.adopted)!;
        const set = ask(open(entries, { readings: { [reading.id]: option } }), question, asOf);
        const turn = answer.turnsOn.find((each) => each.reading === reading.id);
        const shown = turn?.otherwise[option] ?? answer;
        expect(set.outcome).toBe(shown.outcome);
        if (set.outcome === 'answered' && shown.outcome === 'answered') expect(set.value).toEqual(shown.value);
      },
    ),

    'finality: what comes after the day asked about does not change the answer': fc.property(
      journals,
      questions,
      ({ entries, later, asOf }, question) => {
        fc.pre(later.length > 0);
        const without = ask(open(entries), question, asOf, 'single');
        const known = ask(open([...entries, ...later]), question, asOf, 'single');
        expect(JSON.parse(bytes({ ...known, stamp: without.stamp }))).toEqual(JSON.parse(bytes(without)));
      },
    ),

    'finality: what failed stays failed, and what was met when it was done stays met': fc.property(
      journals,
      ({ entries, later, asOf }) => {
        fc.pre(later.length > 0);
        const question = { question: 'approval.status', input: { of: 'one' } };
        const before = finalSteps(ask(open(entries), question, asOf), entries, asOf);
        const after = finalSteps(ask(open([...entries, ...later]), question, afterAll), entries, asOf);
        const since = [...entries.filter(({ on }) => on > asOf), ...later];
        for (const [id, final] of before) {
          const then = after.get(id);
          if (then !== undefined && !mayMove(final, since)) expect([id, then.status]).toEqual([id, final.status]);
        }
      },
    ),
  } as const;
}

function expectSameDecision(more: Answer, answer: Answer, decides: (value: Plain) => unknown): void {
  expect(more.outcome).toBe('answered');
  if (more.outcome !== 'answered' || answer.outcome !== 'answered') return;
  expect(decides(more.value)).toEqual(decides(answer.value));
}

/** Whether stating this would contradict what the answer takes as so. */
function rebuts(answer: Answer, inquiry: NeededFact, value: string): boolean {
  if (!answer.rests.some((premise) => premise.about === inquiry.key)) return false;
  return vocabulary.get(inquiry.fact)?.supposed?.reply !== value;
}
