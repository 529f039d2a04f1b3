import * as fc from 'fast-check';
import { aHolder, aPerson, some, toldOn, type Told } from '../cast.js';

const amounts = fc.constantFrom('$0.03', '$0.05', '$0.30', '$1');
const classOfDividend = fc.constantFrom('ordinary', 'senior');

/**
 * Dividends declared and paid, prices quoted, benefits given.
 *
 * @param quotedFrom the first days of tables of prices, which tell of their own days whenever they are entered
 */
export function moneyOn(when: fc.Arbitrary<string>, quotedFrom: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  return fc.oneof(
    toldOn(
      when,
      'dividend-declared',
      fc
        .tuple(
          fc.record({ id: fc.nat(999).map((id) => `dividend-${id}`), class: classOfDividend, 'per-share': amounts }),
          some({
            'record-date': fc.constantFrom('2002-03-20', '2006-05-31'),
            payable: fc.constantFrom('2002-06-01', '2006-06-01', '2006-10-01'),
          }),
        )
        .map(([declared, more]) => ({ ...declared, ...more })),
    ),
    toldOn(
      when,
      'dividend-paid',
      fc.record({ class: classOfDividend, amount: fc.constantFrom('$30', '$60', '$1,000') }),
    ),
    toldOn(
      when,
      'set-aside',
      fc.record({ class: classOfDividend, amount: fc.constantFrom('$30', '$60'), for: fc.constant('dividend') }),
    ),
    toldOn(
      when,
      'benefit-received',
      fc.record({ by: aHolder, from: fc.constantFrom('corporation', 'sub'), kind: fc.constant('loan') }),
    ),
    quotedOn(when, quotedFrom),
  );
}

/** Prices of a span before the day of the entry. */
function quotedOn(when: fc.Arbitrary<string>, quotedFrom: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  return fc
    .tuple(
      when,
      fc.record({
        security: fc.constantFrom('ordinary', 'ordinary', 'senior'),
        at: fc.constantFrom(['quotation-system', 'closing-bid'], ['exchange', 'closing-sale']),
        price: fc.constantFrom('$9', '$10', '$12'),
        from: quotedFrom,
      }),
    )
    .map(
      ([
        on,
        {
          security,
          at: [venue, sort],
          price,
          from,
        },
      ]) => ({
        on,
        type: 'quotations',
        data: { security, venue, sort, from, through: on, prices: [{ on: from, price }] },
      }),
    );
}

/** What a body of directors claims to have settled. */
export function determinationOn(when: fc.Arbitrary<string>): fc.Arbitrary<Told> {
  const voters = fc.constantFrom('1', '2', '3', '5');
  const settled = fc.oneof(
    fc.record({
      notion: fc.constant('interested-shareholder'),
      about: fc.tuple(aPerson),
      value: fc.constantFrom('yes', 'no'),
    }),
    fc.record({
      notion: fc.constant('proxies-are-ownership'),
      about: fc.tuple(aPerson),
      value: fc.constantFrom('yes', 'no'),
    }),
    fc.record({
      notion: fc.constant('beneficial-ownership'),
      about: fc.tuple(aPerson, fc.constant('ordinary')),
      value: fc.constantFrom('0', '100', '500'),
    }),
    fc.record({
      notion: fc.constant('fair-market-value'),
      about: fc.tuple(fc.constantFrom('ordinary', 'senior'), fc.constantFrom('2002-03-01', '2006-05-01')),
      value: fc.constantFrom('$9', '$11'),
    }),
    fc.record({
      notion: fc.constant('price-and-procedure-met'),
      about: fc.tuple(fc.constantFrom('one', 'two'), fc.constantFrom('D.9(a)', 'D.9(d)', 'D.9(f)')),
      value: fc.constantFrom('yes', 'no'),
    }),
  );
  return toldOn(
    when,
    'determination',
    fc
      .tuple(
        fc.nat(999).map((id) => ({ id: `determination-${id}` })),
        fc.record({
          by: fc.constantFrom('board', 'board', 'continuing-directors'),
          yes: voters,
          place: fc.constantFrom('D', 'D', 'E'),
        }),
        settled,
        some({ present: voters, 'good-faith': fc.constantFrom('yes', 'no'), inquiry: fc.constant('made') }),
      )
      .map(([id, by, what, more]) => ({ ...id, ...by, ...what, ...more })),
  );
}
