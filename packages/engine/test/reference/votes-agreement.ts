import * as fc from 'fast-check';
import { ordinaryVote, meetingQuorum } from '../../src/kinds/meeting/index.js';
import { classVotes } from '../../src/kinds/voting/index.js';
import { held, message, reason } from '../../src/evaluation/index.js';
import { parseFraction } from '../../src/exact/index.js';
import type { BodyStep } from '../../src/terms/requirement.js';
import { asked, instrumentOf, open, type Line } from '../kinds/board/world.js';
import { progressOf } from '../terms/world.js';
import { moreThanPart } from './part.js';
import { date, entriesOf, holders, isRecordDayUnknown, resultOf, type VoteWorld } from './plain-votes.js';

const provisions = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  ordinaryVote({ cite: 'VI', summary: 'majority of the votes cast', fraction: { majority: true } }),
  meetingQuorum({
    cite: 'IX',
    summary: 'quorum',
    fraction: { majority: true },
    count: 'shares',
    withdrawal: 'does-not-matter',
  }),
];
const act = { kind: 'amendment', provisions: ['9'] };

const count = fc.constantFrom(0, 1, 2, 3, 5, 8, 20);
const day = fc.integer({ min: 2, max: 9 });
const aHolder = fc.constantFrom(...holders);
const marks = { for: count, against: count, abstain: count };
const few = <T>(each: fc.Arbitrary<T>, most = 3) => fc.array(each, { maxLength: most });

/** Days of entries of one sort differ from those of another where their order in a day would matter. */
const world: fc.Arbitrary<VoteWorld> = fc
  .record(
    {
      shares: fc.record({ ada: count, ben: count, cleo: count }),
      sales: few(fc.record({ on: day, from: aHolder, to: aHolder, shares: count })),
      recordDates: few(fc.record({ on: day, of: fc.constantFrom('act' as const, 'meeting' as const), day }), 2),
      cards: fc.array(fc.record({ on: day, holder: aHolder, ...marks }, { requiredKeys: ['on', 'holder'] }), {
        maxLength: 5,
      }),
      // A total that leaves a figure out is asked about; every figure stands in these.
      totals: few(
        fc.record(
          { on: day, holder: aHolder, ...marks, unvoted: count },
          { requiredKeys: ['on', 'for', 'against', 'abstain', 'unvoted'] },
        ),
      ),
      closed: day,
      asked: fc.integer({ min: 5, max: 9 }),
    },
    { requiredKeys: ['shares', 'sales', 'recordDates', 'cards', 'totals', 'asked'] },
  )
  .filter(({ closed, sales, cards, recordDates }) => {
    const days = [...sales, ...cards, ...recordDates].map(({ on }) => on);
    return closed === undefined || !days.includes(closed);
  });

const votesCast = fc.property(world, day, (drawn, reply) => {
  const question = { question: 'meeting.tabulate', asOf: date(drawn.asked), input: { of: 'matter' } };
  let [each, lines] = [drawn, entriesOf(drawn, act)];
  if (isRecordDayUnknown(each)) {
    const { outcome } = open([instrumentOf(provisions)], [...holders], lines).ask(question);
    if (outcome !== 'needs-facts') throw new Error(`nobody says who could vote, and it is ${outcome}`);
    const stated = { fact: 'record-date-of-meeting', about: ['sm'], value: date(Math.min(reply, each.asked)) };
    lines = [...lines, [date(each.asked), 'stated', stated]];
    each = { ...each, recordDates: [{ on: 1, of: 'act', day: Math.min(reply, each.asked) }] };
  }
  const { value } = asked(open([instrumentOf(provisions)], [...holders], lines), question) as never as {
    readonly value: { readonly outcome: string; readonly votes: readonly Readonly<Record<string, string>>[] };
  };
  const expected = resultOf(each);
  const [vote] = value.votes;
  const told = ['for', 'against', 'abstain', 'unvoted', 'present', 'entitled'].map((name) => Number(vote?.[name]));
  const reckoned = [
    expected.for,
    expected.against,
    expected.abstain,
    expected.unvoted,
    expected.present,
    expected.entitled,
  ];
  const quorate = moreThanPart(expected.present, { of: 1, in: 2 }, expected.entitled);
  const over = each.closed !== undefined && each.closed <= each.asked;
  // No minutes say that the meeting was held: until its polls close or somebody reports a total, all who are left may vote against.
  const isReported = over || each.totals.some(({ on }) => on <= each.asked);
  const against = isReported ? expected.against : expected.entitled - expected.for;
  const carried = quorate && moreThanPart(expected.for, { of: 1, in: 2 }, expected.for + against);
  const outcome = !expected.settles ? 'open' : carried ? 'carried' : over ? 'not-carried' : 'open';
  if (JSON.stringify([told, value.outcome]) !== JSON.stringify([reckoned, outcome])) {
    throw new Error(`found ${JSON.stringify([told, value.outcome])}, reckoned ${JSON.stringify([reckoned, outcome])}`);
  }
  if (expected.present > expected.entitled) throw new Error('more were counted than are held');
});

const members = ['ada', 'a', 'b', 'c', 'd'] as const;
const aMember = fc.constantFrom(...members);
const said = message('test.member', '{who} is a member: {outcome}');

/** A body whose members come and go, and its acts on the deal; the deal may be carried out on some day. */
const bodyWorld = fc.record(
  {
    sits: fc.record(Object.fromEntries(members.map((who) => [who, fc.tuple(day, day)]))),
    acts: few(fc.record({ on: day, yes: fc.uniqueArray(aMember, { minLength: 1 }) }), 2),
    done: day,
  },
  { requiredKeys: ['sits', 'acts'] },
);

const bodies = fc.property(bodyWorld, ({ sits, acts, done }) => {
  const sitting = (on: string) =>
    members.filter((who) => {
      const [from, to] = sits[who] ?? [0, 0];
      return date(from) <= on && on <= date(to);
    });
  const step: BodyStep = {
    kind: 'body',
    cite: 'B',
    says: 'approval by the panel',
    body: {
      name: 'panel',
      says: 'the panel',
      candidates: (_c, at) => sitting(at.day),
      belongs: (_c, who) => held(true, reason(said, 'yes', { figures: { who } })),
    },
    decides: ['approve'],
    fraction: parseFraction({ majority: true }),
    of: 'members',
    atMeeting: false,
  };
  const lines = [
    ...acts.map((one): Line => [
      date(one.on),
      'body-act',
      { by: 'panel', on: 'deal', decides: 'approve', yes: one.yes, 'at-meeting': 'yes' },
    ]),
    ...(done === undefined ? [] : [[date(done), 'consummated', { proposal: 'deal' }] as Line]),
  ].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  if (done !== undefined && acts.some(({ on }) => on === done)) return;
  const carried = acts.some(({ on, yes }) => {
    const there = sitting(date(on));
    const votes = yes.filter((who) => there.includes(who)).length;
    return (done === undefined || on < done) && moreThanPart(votes, { of: 1, in: 2 }, there.length);
  });
  const expected = carried ? 'met' : done === undefined ? 'open' : 'failed';
  const { possible } = progressOf(step, lines);
  if (possible.join() !== expected) throw new Error(`found ${possible.join()}, reckoned ${expected}`);
});

/** What the reference and the engine must agree on. */
export const votesAgreement = {
  'of votes cast, the record date and the quorum': votesCast,
  'of votes of a body whose members come and go': bodies,
};
