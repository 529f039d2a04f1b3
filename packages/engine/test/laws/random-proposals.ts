import * as fc from 'fast-check';
import { aClass, aDirector, aHolder, aPerson, holders, shareCount, some, toldOn, type Told } from './cast.js';

/** What is proposed, under an id, and everything that came of it. */
export function proposalsOn(
  ids: readonly string[],
  when: fc.Arbitrary<string>,
  act: fc.Arbitrary<unknown> = anAct,
  by: fc.Arbitrary<object> = bySomebody,
): fc.Arbitrary<readonly Told[]> {
  return fc.tuple(...ids.map((id) => proposalOn(id, when, act, by))).map((all) => all.flat());
}

const bySomebody = some({ 'proposed-by': aHolder, 'on-behalf-of': aHolder });

function proposalOn(
  id: string,
  when: fc.Arbitrary<string>,
  act: fc.Arbitrary<unknown>,
  by: fc.Arbitrary<object>,
): fc.Arbitrary<readonly Told[]> {
  const proposed = fc.tuple(act, by).map(([of, whom]) => ({ id, act: of, ...whom }));
  return fc
    .tuple(
      toldOn(when, 'proposed', proposed),
      fc.array(eventOf(id, when), { maxLength: 8 }),
      fc.array(bodyActOn(id, when), { maxLength: 3 }),
    )
    .map(([first, events, acts]) => [first, ...events, ...acts]);
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

/** What may be proposed that names no person. */
const namingNobody = fc.oneof(liquidation, reclassification, amendment);

/** The same acts, proposed and gone on with, where neither they nor who proposed them bring in a person. */
export function proposalsOfNobodyOn(ids: readonly string[], when: fc.Arbitrary<string>): fc.Arbitrary<readonly Told[]> {
  return proposalsOn(ids, when, namingNobody, fc.constant({}));
}

/** What may be proposed under any charter. */
export const anAct: fc.Arbitrary<unknown> = fc.oneof(
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
    { weight: 2, arbitrary: ballotOn(id, when) },
    tallyOn(id, when),
  );
}

/** What may undo what was done, or settle it otherwise: an act undone or ratified, an order of a court. */
export function reversalOf(id: string, when: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  return fc.oneof(
    toldOn(when, 'rescinded', fc.record({ proposal: fc.constant(id), by: fc.constant('board') })),
    toldOn(when, 'ratified', fc.record({ proposal: fc.constant(id), by: fc.constant('board') })),
    toldOn(when, 'withdrawn', fc.record({ proposal: fc.constant(id) })),
    toldOn(
      when,
      'court-order',
      fc.record({ about: fc.constant(id), holds: fc.constantFrom('set-aside', 'validated', 'enjoined', 'other') }),
    ),
  );
}

/** Totals of all the class, or of the public alone. */
function tallyOn(id: string, when: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  const shares = fc.oneof(shareCount, fc.constant('5000'));
  return toldOn(
    when,
    'tally',
    fc
      .tuple(
        fc.record({ proposal: fc.constant(id), class: aClass, for: shares }),
        some({ against: shareCount, abstain: shareCount, holder: fc.constant('dispersed') }),
      )
      .map(([tally, more]) => ({ ...tally, ...more })),
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
