import { z } from 'zod';
import { nothingFurther, openFact, message, reason, type Held } from '../../evaluation/index.js';
import { parametersOf, writerOf, byReading, type Placed } from '../../instrument/index.js';
import type { EntryOf } from '../../journal/index.js';
import { isCorporationOrSubsidiary } from '../../terms/index.js';
import { determinedAt } from './price-moments.js';
import { definePriceCondition, testOf, tested, type PriceCondition, type PriceUse, type Tested } from './price-test.js';
import { purchasers, sideOf } from './purchases.js';

const parameters = parametersOf('no-benefit', {
  from: z.enum(['corporation', 'corporation-or-subsidiary']).describe('from whom'),
  by: z
    .enum(purchasers)
    .optional()
    .describe(
      'whose benefits count: those of the interested shareholder alone, as where it is left out, or those of its affiliates as well',
    ),
  usualBusiness: byReading(z.enum(['counts', 'does-not-count'])).describe(
    'whether ordinary business on ordinary terms counts, such as a loan by a bank to the public',
  ),
});
type NoBenefit = z.output<typeof parameters>;

const benefitBesides = openFact('benefit-besides', 'person', 'day').yesNo(
  'Beside what is entered, has {0} had any benefit of loans, guarantees, other financial help or tax advantages from the corporation since {1}, directly or indirectly?',
  nothingFurther(
    'inquiry found that {0} has had no financial benefit from the corporation since {1}, beside what is entered',
  ),
);

const onlyAsShareholder = openFact('benefit-only-as-shareholder', 'entry').yesNo(
  'Did the person concerned have the benefit of {0} only in proportion, as a shareholder like the others?',
);

const usual = openFact('benefit-in-usual-business', 'entry').yesNo('Was {0} ordinary business on ordinary terms?');

const received = message(
  'price.benefit',
  '{person} had a benefit from {from} on {on} ({what}), and not only in proportion as a shareholder',
);
const stated = message('price.benefit-stated', '{person} has had such a benefit since {on}, as stated');
const none = message('price.benefit-none', '{person} has had no financial benefit from the corporation since {on}');

const onItsWords =
  'Ordinary business on ordinary terms is no exception on the words of the rule; whether this is such a benefit is for the body that may determine it.';

/** That a person who became interested has had no financial benefit from the corporation but as a shareholder. Nothing mends it. */
export const noBenefitKind = definePriceCondition<NoBenefit>({
  kind: 'no-benefit',
  provides:
    'that a person who became interested has had no financial benefit from the corporation but as a shareholder',
  parameters,
  facts: [benefitBesides, onlyAsShareholder, usual],
  condition: conditionOf,
});

/** Writes a provision of this kind. */
export const noBenefit = writerOf(parameters);

function conditionOf(placed: Placed<NoBenefit>, use: PriceUse): PriceCondition {
  const { cite } = placed;
  const says = 'no financial benefit since the person became interested';
  return { cite, says, tests: [testOf(cite, says, use, () => test(placed, use))] };
}

function test(placed: Placed<NoBenefit>, use: PriceUse): Held<Tested> {
  const { c, person, at, place } = use;
  const since = determinedAt(use).day;
  const cites = [placed.cite];
  const { by = 'interested' } = placed.provision;
  const beneficiaries = by === 'interested' ? [person] : sideOf(c, person, by, at, place);
  const entry = c.books
    .entriesOf('benefit-received')
    .filter(({ data, on }) => beneficiaries.includes(data.by) && since < on && on <= at.day)
    .find((each) => counts(placed, use, each));
  if (entry !== undefined) {
    const { by: whom, from, kind } = entry.data;
    const figures = { person: c.nameOf(whom), from: c.nameOf(from), on: entry.on, what: kind.replace('-', ' ') };
    return tested('fail', reason(received, 'had', { figures, cites, entries: [entry.id] }), true);
  }
  const figures = { person: c.nameOf(person), on: since };
  if (c.is(benefitBesides, { about: [person, since], cites }))
    return tested('fail', reason(stated, 'yes', { figures, cites }), true);
  return tested('pass', reason(none, 'none', { figures, cites }));
}

function counts(
  { provision, cite }: Placed<NoBenefit>,
  { c }: PriceUse,
  { id, data }: EntryOf<'benefit-received'>,
): boolean {
  c.restsOn([id]);
  const ours =
    provision.from === 'corporation' ? data.from === 'corporation' : isCorporationOrSubsidiary(c, data.from, cite);
  const about = { about: [id], cites: [cite] };
  if (!ours || (data.proportionate ?? c.is(onlyAsShareholder, about))) return false;
  if (c.resolve(provision.usualBusiness) === 'counts') {
    if (data['usual-business'] === true) c.remark({ says: onItsWords, cites: [cite] });
    return true;
  }
  return !(data['usual-business'] ?? c.is(usual, about));
}
