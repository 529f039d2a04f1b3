import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  agrees,
  asProof,
  explore,
  plainEnvironment,
  type Answer,
  type EntryInput,
  type NeededFact,
  type Plain,
  type RestingPremise,
  vocabulary,
} from '../../src/index.js';
import { daysInWords } from '../../src/exact/index.js';
import { ask, bytes, deciding, open as openUnder, put, type Opened } from './asking.js';
import { aClass, afterAll, aHolder, aPerson, quietDays, shareCount, takingForce } from './cast.js';
import { canBe, expectNoPremiseAgainst, expectToldOfWhatCanBe } from './premises-and-books.js';
import { aCut, cut, ended, endOfRegister, told, withoutLastDay } from './coverage-cut.js';
import { finalSteps, mayMove } from './final-steps.js';
import { written } from './random-journal.js';
import { missedIn, nearlyStated } from './nearly-stated.js';
import { rebutting } from './rebutting.js';
import { replying } from './replies.js';
import { proposalIds, type World } from './world.js';

const mostRounds = 12;

/** A strict question asks for everything that an ordinary one supposes; it takes many more runs. */
const nowAndThen = fc.nat(7).map((each) => each === 0);

/** Shares that a holder of record holds for somebody. */
const heldSince = fc
  .record({ holder: aHolder, class: aClass, owner: aPerson, shares: shareCount })
  .map(({ owner, ...held }) => ({ ...held, owners: [owner] }));

/** What these tell grows day by day. */
const accruing = new Set(['dividends.arrears', 'dividends.rate', 'liquidation.waterfall']);

/** The laws of answers, over random journals of a made-up corporation and random questions. */
export function lawsOf({ charter, journals, questions, idleRelations }: World) {
  const open = (entries: readonly EntryInput[], more: Opened = {}) => openUnder(charter, entries, more);
  return {
    'monotony: a relation that makes nobody own more changes no answered value': fc.property(
      journals,
      questions,
      idleRelations,
      nowAndThen,
      ({ entries, asOf }, question, relation, strict) => {
        const corporation = open(entries, { strict });
        const answer = ask(corporation, question, asOf);
        if (answer.outcome !== 'answered') return;
        const more = open([...entries, written('more')(relation, 0)], { strict });
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

    'the outcome alone: what is worked out of a question to see whether it turns comes to what decides its answer':
      fc.property(journals, questions, nowAndThen, ({ entries, asOf }, question, strict) => {
        const [asked, context] = put(open(entries, { strict }), question, asOf);
        if (asked.outcomeAlone === undefined) return;
        const outcomes = [true, false, true].map((outcomeAlone) => {
          const found = explore(context, asked, plainEnvironment, { outcomeAlone });
          return agrees(found) ? found.leaves.at(0)?.outcome : 'open';
        });
        expect(new Set(outcomes).size, outcomes.join(', ')).toBe(1);
      }),

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

    'silence: a coverage that begins later or ends sooner changes no answered value': fc.property(
      journals,
      questions,
      aCut,
      ({ entries, asOf }, question, where) => {
        const less = cut(entries, where);
        fc.pre(less !== undefined);
        const corporation = open(entries);
        const answer = ask(corporation, question, asOf);
        const cutAnswer = ask(open(less), question, asOf);
        if (answer.outcome !== 'answered' || cutAnswer.outcome !== 'answered') return;
        if (cutAnswer.remarks.some(({ says }) => says.includes(` through ${daysInWords(where.day)} only;`))) return;
        const decides = (value: Plain) => deciding(corporation, question, asOf, value);
        expect(told(decides(cutAnswer.value), where)).toEqual(told(decides(answer.value), where));
      },
    ),

    'coverage: where it ends and entries go on, an answer is as with all of it, or as of its last day, or asks':
      fc.property(journals, questions, aCut, ({ entries, asOf }, question, { family, day }) => {
        const where = { family, day, side: 'after' } as const;
        const less = cut(entries, where);
        fc.pre(less !== undefined);
        const corporation = open(entries);
        const answer = ask(open(ended(entries, where)), question, asOf);
        if (answer.outcome !== 'answered') return;
        const decided = (one: Answer) =>
          one.outcome === 'answered' ? told(deciding(corporation, question, asOf, one.value), where) : undefined;
        const either = [ask(corporation, question, asOf), ask(open(less), question, asOf)];
        expect(either.map(decided)).toContainEqual(decided(answer));
      }),

    'register: where it ends and nothing more is entered on it, whose shares are held for whom counts as with all of it':
      fc.property(journals, questions, heldSince, ({ entries, asOf }, question, data) => {
        const all = [...entries, written('since')({ on: asOf, type: 'held-for', data }, 0)];
        const corporation = open(all);
        const answer = ask(corporation, question, asOf);
        const endedAnswer = ask(open(ended(all, endOfRegister(entries))), question, asOf);
        if (answer.outcome !== 'answered' || endedAnswer.outcome !== 'answered') return;
        const decides = ({ value }: { readonly value: Plain }) =>
          withoutLastDay(deciding(corporation, question, asOf, value));
        expect(decides(endedAnswer)).toEqual(decides(answer));
      }),

    'used or told: what is stated of what is asked, under another class, of another time or in another order, is told':
      fc.property(
        journals,
        questions,
        nowAndThen,
        fc.nat(),
        fc.nat(),
        ({ entries, asOf }, question, strict, pick, where) => {
          const answer = ask(open(entries, { strict }), question, asOf);
          const near = nearlyStated(answer, charter, pick, where);
          if (near === undefined) return;
          const told = ask(open([...entries, written('near')(near.entry, 0)], { strict }), question, asOf);
          if (!missedIn(told).includes(near.key)) return;
          const [id] = [written('near')(near.entry, 0).id];
          expect([...told.entries, ...told.unused.map(({ entry }) => entry)]).toContain(id);
        },
      ),

    'premises: none supposes the contrary of what is entered': fc.property(
      journals,
      questions,
      ({ entries, asOf }, question) => {
        const corporation = open(entries);
        expectNoPremiseAgainst(corporation.session.books, ask(corporation, question, asOf), asOf);
      },
    ),

    'premises: what changes the answer was told, and what was told changes it': fc.property(
      journals,
      questions,
      fc.nat(),
      ({ entries, asOf }, question, pick) => {
        const corporation = open(entries);
        const answer = ask(corporation, question, asOf, 'single');
        if (answer.outcome !== 'answered') return;
        const days = [...entries.map(({ on }) => on), asOf].filter((each) => each <= asOf);
        expectToldOfWhatCanBe(corporation, answer, days);
        const supposed = answer.rests.flatMap((premise) => rebutting(premise, pick) ?? []);
        const one = supposed[pick % Math.max(1, supposed.length)];
        if (one === undefined || one.place === 'after' || !canBe(corporation, one, days)) return;
        const other = ask(open([...entries, written('other')(one.entry, 0)]), question, asOf);
        const decided = (value: Plain) => deciding(corporation, question, asOf, value);
        const changes =
          other.outcome !== 'answered' ||
          JSON.stringify(decided(other.value)) !== JSON.stringify(decided(answer.value));
        expect([one.about, one.value, one.told, changes]).toEqual([one.about, one.value, one.told, one.place === 'in']);
      },
    ),

    'silence: naming somebody whom a proposal leaves out changes no outcome that supposes nothing of the proposal':
      fc.property(
        journals,
        fc.constantFrom('approval.status', 'combination.classify'),
        aPerson,
        ({ entries, asOf }, question, person) => {
          const named = naming(entries, proposalIds[0], person);
          if (named === undefined) return;
          const asked = { question, input: { of: proposalIds[0] } };
          const corporation = open(entries);
          const answer = ask(corporation, asked, asOf);
          if (answer.outcome !== 'answered' || answer.rests.some(({ about }) => about.includes(proposalIds[0]))) return;
          const more = ask(open(named), asked, asOf);
          if (more.outcome !== 'answered') return;
          expect(outcomeIn(more.value)).toEqual(outcomeIn(answer.value));
        },
      ),

    'silence: what is permitted, or needs nothing, is by a section or left to other law': fc.property(
      journals,
      questions,
      ({ entries, asOf }, question) => {
        const answer = ask(open(entries), question, asOf);
        if (answer.outcome !== 'answered' || !isUnbounded(answer.value)) return;
        const cites = asProof(answer.reason).flatMap((line) => line.cites);
        expect([...cites, ...answer.otherLaw.map(({ says }) => says)]).not.toEqual([]);
      },
    ),

    'reuse: a warm session answers as a cold one, byte for byte': fc.property(
      journals,
      questions,
      fc.array(fc.tuple(questions, fc.boolean()), { minLength: 1, maxLength: 4 }),
      ({ entries, asOf }, question, before) => {
        const warm = open(entries);
        for (const [other, turns] of before) ask(warm, other, asOf, turns ? 'single' : 'none');
        expect(bytes(ask(warm, question, asOf, 'single'))).toBe(bytes(ask(open(entries), question, asOf, 'single')));
      },
    ),

    'reuse: the value for a turned reading is the value found with it set': fc.property(
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

    'steadiness: on a day on which nothing happens nothing changes, and nothing is so since that day': fc.property(
      journals,
      questions,
      fc.constantFrom(...quietDays),
      fc.constantFrom(charter.from, ...takingForce),
      ({ entries }, question, [today, tomorrow], from) => {
        fc.pre(from <= today && !accruing.has(question.question));
        const corporation = openUnder({ ...charter, from }, entries);
        const [one, next] = [today, tomorrow].map((day) => ask(corporation, question, day));
        expect(next?.outcome).toBe(one?.outcome);
        if (one?.outcome !== 'answered' || next?.outcome !== 'answered') return;
        expect(withoutRecordDate(next.value)).toEqual(withoutRecordDate(one.value));
        expect(next.rests.map(withoutLookBack)).toEqual(one.rests.map(withoutLookBack));
        expect(
          next.rests.filter(({ says, since }) => since === tomorrow || says.includes(`since ${daysInWords(tomorrow)}`)),
        ).toEqual([]);
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

/** Fields in which an act may name a person, and need not. */
const nameable: Readonly<Record<string, string>> = {
  disposition: 'to',
  issue: 'to',
  'buy-back': 'from',
  'acquire-shares': 'from',
};

/** The entries with a person named in a proposal that leaves one out; undefined where it does not. */
function naming(entries: readonly EntryInput[], of: string, person: string): readonly EntryInput[] | undefined {
  const found = entries.find(({ type, data }) => type === 'proposed' && (data as { readonly id: string }).id === of);
  if (found === undefined) return undefined;
  const data = found.data as { readonly act: Readonly<Record<string, unknown>> };
  const field = nameable[String(data.act['kind'])];
  if (field === undefined || data.act[field] !== undefined) return undefined;
  const named = { ...found, data: { ...data, act: { ...data.act, [field]: person } } };
  return entries.map((each) => (each === found ? named : each));
}

/** What becomes of an act, or whether it is one of those listed. */
function outcomeIn(value: Plain): unknown {
  const { outcome, combination } = value as Readonly<Record<string, Plain>>;
  return { outcome, combination };
}

/** Where none is fixed, who may vote is judged as of the day asked about, which is told as the record date. */
function withoutRecordDate(value: Plain): unknown {
  return typeof value === 'object' && value !== null ? { ...(value as object), recordDate: undefined } : value;
}

/** A look-back begins on another day each day. */
function withoutLookBack({ about, says, cites }: RestingPremise): unknown {
  const day = /\d{4}-\d{2}-\d{2}|\d{1,2} [A-Z][a-z]+ \d{4}/g;
  return [about.replaceAll(day, 'a day'), says.replaceAll(day, 'a day'), cites];
}

/** Whether an answer lets an act go, or asks nothing of it. */
function isUnbounded(value: Plain): boolean {
  const { outcome, needs } = value as { readonly outcome?: Plain; readonly needs?: Plain };
  return outcome === 'permitted' || outcome === 'silent' || (Array.isArray(needs) && needs.length === 0);
}

function expectSameDecision(more: Answer, answer: Answer, decides: (value: Plain) => unknown): void {
  expect(more.outcome).toBe('answered');
  if (more.outcome !== 'answered' || answer.outcome !== 'answered') return;
  expect(decides(more.value)).toEqual(decides(answer.value));
}

/** Whether stating this would contradict what the answer takes as so: of this, or of no day whatever. */
function rebuts(answer: Answer, inquiry: NeededFact, value: string): boolean {
  const ever = `${inquiry.fact}-ever(${inquiry.entry.stated.about.slice(0, -1).join(', ')})`;
  if (!answer.rests.some(({ about }) => about === inquiry.key || about === ever)) return false;
  return vocabulary.get(inquiry.fact)?.supposed?.reply !== value;
}
