import * as fc from 'fast-check';
import { aClass, aDirector, aHolder, aPerson, shareCount, some, toldOn, type Told } from '../cast.js';

const sections = fc.constantFrom(['C'], ['D'], ['F.3'], ['B', 'C']);

const fillVacancy = fc.record({
  kind: fc.constant('fill-vacancy'),
  person: aPerson,
  class: fc.constantFrom('odd', 'even'),
  cause: fc.constantFrom('vacancy', 'new-seat'),
});
const bylaw = fc
  .tuple(
    fc.record({
      kind: fc.constant('bylaw'),
      does: fc.constantFrom('adopt', 'amend', 'repeal'),
      bylaws: fc.constant(['II.1']),
    }),
    some({
      by: fc.constantFrom('board', 'shareholders'),
      'inconsistent-with': fc.constantFrom([], ['C']),
      'inconsistent-with-bylaws': fc.constantFrom([], ['II.2']),
      'number-of-directors': fc.constantFrom('2', '3', '6', '7'),
    }),
  )
  .map(([act, more]) => ({ ...act, ...more }));
const amendment = fc
  .tuple(
    fc.record({ kind: fc.constant('amendment'), provisions: sections }),
    some({
      'inconsistent-with': fc.constantFrom([], ['D']),
      circumvents: fc.constantFrom([], ['E']),
      brings: fc.constant([]),
    }),
  )
  .map(([act, more]) => ({ ...act, ...more }));
const removal = fc
  .tuple(fc.record({ kind: fc.constant('removal'), director: aDirector }), some({ cause: fc.constant('fraud') }))
  .map(([act, more]) => ({ ...act, ...more }));
const disposition = fc
  .tuple(
    fc.record({ kind: fc.constant('disposition'), 'assets-of': fc.constantFrom('corporation', 'sub') }),
    some({
      to: aPerson,
      value: fc.constantFrom('$100', '$1,600', '$2,000'),
      'usual-course': fc.constantFrom('yes', 'no'),
    }),
  )
  .map(([act, more]) => ({ ...act, ...more }));
const offer = fc
  .tuple(
    fc.record({ kind: fc.constant('offer'), by: aHolder, class: aClass }),
    fc.oneof(
      shareCount.map((shares) => ({ shares })),
      fc.constantFrom('11%', '12%').map((percent) => ({ percent })),
    ),
  )
  .map(([act, more]) => ({ ...act, ...more }));
const dividend = fc.record({
  kind: fc.constant('dividend'),
  class: fc.constantFrom('ordinary', 'senior'),
  'per-share': fc.constantFrom('$0.03', '$0.30'),
});
const buyBack = fc
  .tuple(
    fc.record({ kind: fc.constant('buy-back'), class: fc.constantFrom('ordinary', 'senior'), shares: shareCount }),
    some({ from: aHolder, price: fc.constant('$10') }),
  )
  .map(([act, more]) => ({ ...act, ...more }));
const resizing = fc.record({
  kind: fc.constant('resize-series'),
  series: fc.constant('senior'),
  shares: fc.constantFrom('50', '100', '200000', '200001'),
});

/** What may be proposed under the second charter, beside what may under the first. */
export const furtherActs = fc.oneof(
  fillVacancy,
  bylaw,
  amendment,
  removal,
  disposition,
  offer,
  dividend,
  buyBack,
  resizing,
);

/** The announcement, the price and the statement of a deal; notice to the Board; a meeting called for it. */
export function stepOn(id: string, when: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  return fc.oneof(
    toldOn(when, 'announced', fc.constant({ proposal: id })),
    toldOn(
      when,
      'consideration-offered',
      fc
        .tuple(
          fc.record({
            proposal: fc.constant(id),
            class: fc.constantFrom('ordinary', 'senior'),
            cash: fc.constantFrom('$9', '$12.50', '$200'),
          }),
          some({ retained: fc.constantFrom('yes', 'no') }),
        )
        .map(([offered, more]) => ({ ...offered, ...more })),
    ),
    toldOn(when, 'statement-mailed', fc.constant({ proposal: id, sort: 'proxy-statement', complies: 'yes' })),
    toldOn(when, 'notice', fc.record({ of: fc.constant(id), to: fc.constant('board'), sent: when, by: aHolder })),
  );
}
