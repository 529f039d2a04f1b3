import * as fc from 'fast-check';
import { aClass, aHolder, aPerson, shareCount, some, toldOn, type Told } from '../cast.js';

/** Ties, agreements, proxies, offers, and what passes from one to another: what the second charter looks at besides. */
export function tieOn(when: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  return fc.oneof(...Object.values({ ...tiesOn(when), ...passedOn(when) }));
}

function tiesOn(when: fc.Arbitrary<string>) {
  const two = fc.uniqueArray(aPerson, { minLength: 2, maxLength: 3 });
  return {
    relationship: toldOn(
      when,
      'relationship',
      fc.record({
        kind: fc.constantFrom('officer', 'director', 'partner', 'trustee', 'beneficiary', 'family-in-one-home'),
        person: aPerson,
        of: fc.oneof(aPerson, fc.constant('corporation')),
      }),
    ),
    equity: toldOn(
      when,
      'relationship',
      fc.record({
        kind: fc.constant('percentage-of-equity'),
        person: aPerson,
        of: aPerson,
        percent: fc.constantFrom('12.4%', '12.5%', '60%'),
      }),
    ),
    control: toldOn(
      when,
      'control',
      fc.record({ controller: aHolder, controlled: fc.oneof(aPerson, fc.constant('corporation')) }),
    ),
    agreement: toldOn(
      when,
      'agreement',
      fc.record({ parties: two, about: fc.constantFrom('acquire', 'hold', 'vote', 'dispose', 'other') }),
    ),
    proxy: toldOn(
      when,
      'proxy-granted',
      fc
        .tuple(fc.record({ by: aHolder, to: aPerson }), some({ class: aClass, until: fc.constant('2006-06-15') }))
        .map(([granted, more]) => ({ ...granted, ...more })),
    ),
    offer: toldOn(
      when,
      'offer',
      fc
        .tuple(
          fc.record({ by: aHolder, class: aClass }),
          some({ shares: shareCount, percent: fc.constantFrom('11%', '12%') }),
        )
        .map(([offer, more]) => ({ ...offer, ...more })),
    ),
    approval: toldOn(
      when,
      'approval',
      fc.record({
        by: fc.constant('crown'),
        for: fc.constantFrom('one', 'two'),
        kind: fc.constantFrom('approval', 'non-disapproval'),
        granted: fc.constantFrom('yes', 'no'),
      }),
    ),
  };
}

/** Shares that pass for a price, or without one; and what splits or spreads them. */
function passedOn(when: fc.Arbitrary<string>) {
  return {
    sold: toldOn(
      when,
      'shares-transferred',
      fc
        .tuple(
          fc.record({
            class: aClass,
            from: fc.oneof(aHolder, fc.constant('dispersed')),
            to: aHolder,
            shares: shareCount,
          }),
          some({
            how: fc.constantFrom('purchase', 'gift', 'inheritance'),
            market: fc.constantFrom('open-market', 'public-offering', 'private'),
            'per-share': fc.constantFrom('$8', '$12', '$12.50'),
            'paid-in': fc.constantFrom('cash', 'notes'),
          }),
        )
        .map(([sold, more]) => ({ ...sold, ...more })),
    ),
    split: toldOn(
      when,
      'shares-split',
      fc.record({
        class: fc.constant('ordinary'),
        'for-each': fc.constantFrom('1', '2'),
        becomes: fc.constantFrom('1', '3'),
      }),
    ),
    distribution: toldOn(
      when,
      'share-distribution',
      fc.record({
        class: fc.constant('ordinary'),
        'on-class': fc.constant('ordinary'),
        'per-share': fc.constantFrom('1', '1/10'),
      }),
    ),
  };
}
