import * as fc from 'fast-check';
import { aClass, aDirector, aHolder, aPerson, holders, shareCount, some, toldOn, type Told } from './cast.js';

/** What is proposed, under an id, and everything that came of it. */
export function proposalsOn(ids: readonly string[], when: fc.Arbitrary<string>): fc.Arbitrary<readonly Told[]> {
  return fc.tuple(...ids.map((id) => proposalOn(id, when))).map((all) => all.flat());
}

function proposalOn(id: string, when: fc.Arbitrary<string>): fc.Arbitrary<readonly Told[]> {
  return fc
    .tuple(
      toldOn(when, 'proposed', proposed(id)),
      fc.array(eventOf(id, when), { maxLength: 8 }),
      fc.array(bodyActOn(id, when), { maxLength: 3 }),
    )
    .map(([first, events, acts]) => [first, ...events, ...acts]);
}

function proposed(id: string): fc.Arbitrary<unknown> {
  return fc
    .tuple(anAct, some({ 'proposed-by': aHolder, 'on-behalf-of': aHolder }))
    .map(([act, by]) => ({ id, act, ...by }));
}

const corporation = fc.constantFrom('corporation', 'corporation', 'sub');
const merger = fc.record({ kind: fc.constant('merger'), of: corporation, with: aHolder });
const disposition = fc
  .tuple(
    fc.record({ kind: fc.constant('disposition'), 'assets-of': corporation }),
    some({ to: aHolder, all: fc.constantFrom('yes', 'no'), value: fc.constantFrom('$100', '$250', '$251') }),
  )
  .map(([act, more]) => ({ ...act, ...more }));
const issue = fc
  .tuple(
    fc.record({ kind: fc.constant('issue'), class: aClass, shares: shareCount }),
    some({ to: aHolder, 'pro-rata': fc.constantFrom('yes', 'no') }),
  )
  .map(([act, more]) => ({ ...act, ...more }));
const liquidation = fc.record({ kind: fc.constant('liquidation'), of: fc.constant('corporation') });
const reclassification = fc.record({
  kind: fc.constant('reclassification'),
  of: fc.constant('corporation'),
  class: fc.constant('ordinary'),
});
const amendment = fc
  .tuple(
    fc.record({ kind: fc.constant('amendment'), provisions: fc.constantFrom(['2'], ['6'], ['4.1', '2']) }),
    some({ 'inconsistent-with': fc.constantFrom([], ['7']) }),
  )
  .map(([act, more]) => ({ ...act, ...more }));
const removal = fc
  .tuple(fc.record({ kind: fc.constant('removal'), director: aDirector }), some({ cause: fc.constant('fraud') }))
  .map(([act, more]) => ({ ...act, ...more }));
const acquisition = fc.record({
  kind: fc.constant('acquire-shares'),
  by: aHolder,
  class: fc.constant('ordinary'),
  shares: shareCount,
});

const anAct = fc.oneof(
  merger,
  merger,
  disposition,
  issue,
  liquidation,
  reclassification,
  amendment,
  removal,
  acquisition,
);

/** What may happen to a proposed act beside the acts of directors on it. */
export function eventOf(id: string, when: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  return fc.oneof(
    toldOn(when, 'record-date', fc.record({ for: fc.constant(id), date: when })),
    toldOn(when, 'polls-closed', fc.constant({ proposal: id })),
    toldOn(when, 'signed', fc.constant({ proposal: id })),
    toldOn(when, 'consummated', fc.constant({ proposal: id })),
    ballotOn(id, when),
    ballotOn(id, when),
  );
}

function ballotOn(id: string, when: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  return toldOn(
    when,
    'ballot',
    fc
      .tuple(
        fc.record({ holder: fc.constantFrom(...holders, 'dispersed', 'dispersed'), class: aClass }),
        some({ for: fc.oneof(shareCount, fc.constant('5000'), fc.constant('5000')), against: shareCount }),
      )
      .map(([cast, how]) => ({ proposal: id, ...cast, ...how })),
  );
}

export function bodyActOn(id: string, when: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  const voters = fc.oneof(
    fc.uniqueArray(aDirector, { minLength: 1, maxLength: 5 }),
    fc.constantFrom('0', '1', '2', '3', '4', '5'),
  );
  return toldOn(
    when,
    'body-act',
    fc
      .tuple(
        fc.record({
          by: fc.constantFrom('continuing-directors', 'continuing-directors', 'board'),
          on: fc.constant(id),
          decides: fc.constantFrom('approve', 'approve', 'recommend'),
          yes: voters,
          'at-meeting': fc.constantFrom('yes', 'yes', 'no'),
        }),
        some({ present: voters, capable: voters, 'relative-to': aPerson }),
      )
      .map(([act, more]) => ({ ...act, ...more })),
  );
}
