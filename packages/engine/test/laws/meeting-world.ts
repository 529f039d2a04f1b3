import * as fc from 'fast-check';
import { article, electionRule, meetingQuorum, ordinaryVote, type Instrument } from '../../src/index.js';
import { madeUpCharter } from '../made-up/charter.js';
import { asked } from './asking.js';
import { aClass, aHolder, conversion, shareCount, some, start, toldOn, type Told } from './cast.js';
import { heldByNobodyNamed, openingOf, statementsOf, type Opening } from './opening.js';
import { blockOn, entryOn, idleRelationOn, openingBoard } from './random-entries.js';
import { journalsOf } from './random-journal.js';
import type { World } from './world.js';

const rules = article('11', 'Meetings', [
  meetingQuorum({
    cite: '11.1',
    summary: 'a quorum is a majority of the votes',
    fraction: 'majority',
    count: 'votes',
    withdrawal: 'does-not-matter',
  }),
  ordinaryVote({ cite: '11.2', summary: 'a majority of the votes cast', fraction: 'majority' }),
  electionRule({ cite: '11.3', summary: 'a plurality elects', wins: 'plurality' }),
]);

const charter: Instrument = { ...madeUpCharter, articles: [...madeUpCharter.articles, rules] };

const earlier = fc.constantFrom('2000-02-01', '2001-03-01');
/** Within the four years of the limit, and after them. */
const meetingDays = ['2002-03-01', '2005-02-01'] as const;

const candidates = ['dara', 'dean', 'dian'] as const;
const figures = { for: shareCount, against: shareCount, abstain: shareCount };
const totals = { ...figures, 'broker-non-votes': shareCount, present: shareCount };

/** Everybody's votes at one meeting, and its minutes: each figure may be left out. */
function meetingOn(day: string): fc.Arbitrary<readonly Told[]> {
  const when = fc.constant(day);
  const said = (type: string, data: fc.Arbitrary<unknown>) => toldOn(when, type, data);
  const both = (of: Readonly<Record<string, fc.Arbitrary<unknown>>>, more: Parameters<typeof some>[0]) =>
    fc.tuple(fc.record(of), some(more)).map(([one, other]) => ({ ...one, ...other }));
  const rows = fc.uniqueArray(
    both(
      { candidate: fc.constantFrom(...candidates), votes: shareCount },
      { withheld: shareCount, abstain: shareCount },
    ),
    { minLength: 1, maxLength: 3, selector: ({ candidate }) => candidate },
  );
  const given = rows.map((all) => all.map(({ candidate, votes }) => ({ candidate, votes })));
  const vote = fc.oneof(
    said('ballot', both({ proposal: fc.constant('pay'), holder: aHolder, class: aClass }, figures)),
    said('tally', both({ proposal: fc.constant('pay'), class: aClass }, { ...totals, holder: aHolder })),
    said('election-ballot', both({ meeting: fc.constant('am'), holder: aHolder, class: aClass, votes: given }, {})),
    said(
      'election-tally',
      both(
        { election: fc.constant('directors'), class: aClass, votes: rows },
        { holder: aHolder, 'broker-non-votes': shareCount, present: shareCount },
      ),
    ),
  );
  const presence = fc.array(both({ class: aClass, shares: shareCount }, { holder: aHolder }), { maxLength: 3 });
  const minutes = both(
    { id: fc.constant('am'), kind: fc.constant('annual'), of: fc.constant('shareholders') },
    { 'present-shares': shareCount, presence },
  );
  const proposed: readonly Told[] = [
    { id: 'pay', meeting: 'am', act: { kind: 'resolution', on: 'pay' } },
    { id: 'directors', act: { kind: 'election', meeting: 'am', seats: '2', candidates: [...candidates] } },
  ].map((data) => ({ on: day, type: 'proposed', data }));
  // A ballot is named by its entry: whatever else has the number is refused, and left out.
  const ballot = fc.nat(20).map((number) => `e-${18 + number}`);
  const inspector = fc.constantFrom('dora', 'drew');
  const doubt = fc.oneof(
    said('ballot-challenged', fc.record({ ballot, by: fc.constant('a holder'), ground: fc.constant('unsigned') })),
    said(
      'ballot-ruled',
      both(
        {
          ballot,
          counts: fc.constantFrom('as-cast', 'not', 'otherwise'),
          ground: fc.constant('looked at'),
          by: fc.uniqueArray(inspector, { minLength: 1, maxLength: 2 }),
        },
        { ...figures, alone: fc.constant('the other is ill') },
      ),
    ),
    said('inspector-appointed', fc.record({ meeting: fc.constant('am'), inspector, sworn: when })),
  );
  const now = (each: fc.Arbitrary<Told>) => fc.option(each).map((one): readonly Told[] => (one === null ? [] : [one]));
  return fc
    .tuple(
      now(said('record-date', fc.record({ for: fc.constant('am'), date: fc.constantFrom('2001-12-31', day) }))),
      now(
        said(
          'tabulation-policy',
          fc.record({
            meeting: fc.constant('am'),
            'over-votes': fc.constantFrom('latest', 'receipt', 'reject', 'pro-rata'),
          }),
        ),
      ),
      said('meeting-held', minutes).map((each) => [each]),
      fc.array(vote, { maxLength: 6 }),
      fc.array(doubt, { maxLength: 5 }),
    )
    .map((all) => [...proposed, ...all.flat()]);
}

const milestone: Told = { on: conversion, type: 'milestone', data: { name: 'conversion' } };

const questions = ['meeting.results', 'meeting.quorum'].map((name) => asked(name, { meeting: fc.constant('am') }));

const corporation: Opening = {
  families: ['register', 'meetings', 'acts', 'instruments'],
  board: openingBoard,
  kindOf: () => ({ kind: 'individual' }),
};

const meeting = fc.constantFrom(...meetingDays).chain(meetingOn);
const presentOfHolder = statementsOf(
  fc.record({
    fact: fc.constant('shares-present-of-holder'),
    about: fc.tuple(aHolder, aClass, fc.constant('am')),
    value: shareCount,
  }),
);
const after = toldOn(
  fc.constant('2006-07-10'),
  'shares-issued',
  fc.record({ class: aClass, to: aHolder, shares: shareCount }),
);

/** Meetings of shareholders: who was there, how everybody voted, and a limit on votes that may reach some of them; now and then nobody is named. */
export const meetingWorld: World = {
  charter,
  journals: fc
    .oneof(
      {
        weight: 7,
        arbitrary: journalsOf(
          [
            openingOf(corporation),
            fc.constant([milestone]),
            blockOn(earlier).map((each) => [each]),
            fc.array(entryOn(earlier), { maxLength: 4 }),
            meeting,
            presentOfHolder,
          ],
          after,
        ),
      },
      {
        weight: 1,
        arbitrary: journalsOf(
          [openingOf({ ...corporation, stock: heldByNobodyNamed }), fc.constant([milestone]), meeting, presentOfHolder],
          after,
        ),
      },
    )
    .map((journal) => ({ ...journal, asOf: '2006-06-30' })),
  questions: fc.oneof(
    ...questions,
    asked('meeting.tabulate', { of: fc.constant('pay') }),
    asked('meeting.elect', { of: fc.constant('directors') }),
  ),
  idleRelations: idleRelationOn(fc.constant(start), ['officer', 'employee', 'partner']),
};
