import { z } from 'zod';
import { openFact, message, reason, type Held, listed } from '../../evaluation/index.js';
import { compare, isZero, plus, type Shares } from '../../exact/index.js';
import { parametersOf, writerOf, byReading, type Placed } from '../../instrument/index.js';
import type { EntryOf } from '../../journal/index.js';
import { nameOfAct, everyHolds } from '../../terms/index.js';
import { offerFor } from './consideration.js';
import { votingClassesAt } from './price-moments.js';
import { definePriceCondition, tested } from './price-test.js';
import type { PriceCondition, PriceTest, PriceUse, Tested } from './price-test.js';
import { purchasers, purchasesOf, type Purchase } from './purchases.js';

const parameters = parametersOf('form-condition', {
  by: z.enum(purchasers).describe('whose purchases show the form'),
  neverBought: byReading(z.enum(['cash', 'any'])).describe(
    'what will do for a class that was never bought: cash alone, or any form',
  ),
  tied: byReading(z.enum(['each', 'none']))
    .optional()
    .describe(
      'where as many shares were bought in each of several forms: whether each of these will do beside cash, as where it is left out, or none',
    ),
});
type FormCondition = z.output<typeof parameters>;

/** Asked of shares bought, where it is not entered in what they were paid. */
const formPaid = openFact('form-paid', 'entry').text(
  'In what were the shares of {0} paid: cash, or another form by its id?',
);

const formOffered = openFact('offered-in-cash', 'proposal', 'class').yesNo(
  'Is all that {0} gives for each share of {1} in cash?',
);

const otherFormOffered = openFact('offered-in-form-paid', 'proposal', 'class', 'person').yesNo(
  'Is what {0} gives for each share of {1} in the form in which {2} paid for most of those it bought?',
);

/** What is retained has no form in which it was paid. */
const retainedFits = openFact('retained-shares-fit-form', 'proposal', 'class').yesNo(
  'Do the shares of {1} that holders keep in {0} satisfy the rule on the form of what they receive?',
);

const says = 'cash, or the form in which most shares of the class were bought';
const inCash = message('price.form-cash', 'All that {deal} gives for each share of {class} is in cash: {outcome}');
const judged = message('price.form', 'For each share of {class}, {deal} gives {given}; it must be cash{or}: {outcome}');
const asStated = message(
  'price.form-stated',
  'What {deal} gives for each share of {class} is in a form that will do: {outcome}',
);

/** What holders receive must be in cash, or in the form in which the interested side paid for most shares of the class. */
export const formConditionKind = definePriceCondition<FormCondition>({
  kind: 'form-condition',
  provides:
    'the form of what holders receive: cash, or the form in which the interested side paid for most shares of the class',
  parameters,
  facts: [formPaid, formOffered, otherFormOffered, retainedFits],
  condition: conditionOf,
});

/** Writes a provision of this kind. */
export const formCondition = writerOf(parameters);

function conditionOf(placed: Placed<FormCondition>, use: PriceUse): PriceCondition {
  const { cite } = placed;
  const tests = votingClassesAt(use).map((cls): PriceTest => ({
    id: `${cite} ${cls} ${use.person}`,
    cite,
    says: `${says}: ${cls}`,
    class: cls,
    run: () => test(placed, use, cls),
  }));
  return { cite, says: 'the form of what holders receive', tests };
}

type Offer = EntryOf<'consideration-offered'>;

function test(placed: Placed<FormCondition>, use: PriceUse, cls: string): Held<Tested> {
  const { c, matter } = use;
  const offer = offerFor(c, matter.id, cls, c.now);
  if (offer === undefined) return stated(placed, use, cls);
  c.restsOn([offer.id]);
  const told = { deal: nameOfAct(c, matter), class: cls };
  const forms = formsIn(offer);
  const retained = offer.data.retained === true;
  if (forms.every((form) => form === 'cash') && !retained) {
    return tested('pass', reason(inCash, 'it will do', { figures: told, cites: [placed.cite], entries: [offer.id] }));
  }
  const allowed = allowedForms(placed, use, cls);
  const fits = everyHolds(c, [
    () => allowed === 'any' || forms.every((form) => form === 'cash' || allowed.includes(form)),
    () => !retained || c.is(retainedFits, { about: [matter.id, cls], cites: [placed.cite] }),
  ]);
  const or = allowed === 'any' ? ', or anything, as none was bought' : allowed.map((form) => `, or ${form}`).join('');
  const given = listed([...forms, ...(retained ? ['the share itself, retained'] : [])]);
  const because = reason(judged, fits ? 'it will do' : 'it will not do', {
    figures: { ...told, given, or },
    cites: [placed.cite],
    entries: [offer.id],
  });
  return tested(fits ? 'pass' : 'fail', because);
}

function stated({ cite }: Placed, { c, matter, person }: PriceUse, cls: string): Held<Tested> {
  const about = [matter.id, cls];
  const fits =
    c.is(formOffered, { about, cites: [cite] }) || c.is(otherFormOffered, { about: [...about, person], cites: [cite] });
  const figures = { deal: nameOfAct(c, matter), class: cls };
  return tested(fits ? 'pass' : 'fail', reason(asStated, fits ? 'yes' : 'no', { figures, cites: [cite] }));
}

function formsIn({ data }: Offer): readonly string[] {
  return [
    ...(data.cash === undefined || isZero(data.cash.amount) ? [] : ['cash']),
    ...(data.stock ?? []).map(({ what }) => what),
    ...(data.property ?? []).map(({ what }) => what),
  ];
}

/** Beside cash: the form in which most shares were bought; where several come to as many, each of those or none. */
function allowedForms(
  { provision, cite }: Placed<FormCondition>,
  use: PriceUse,
  cls: string,
): readonly string[] | 'any' {
  const { c } = use;
  const bought = purchasesOf(use, cls, { by: provision.by, cite }).filter(({ price }) => price !== undefined);
  if (bought.length === 0) return c.resolve(provision.neverBought) === 'any' ? 'any' : [];
  const sums = new Map<string, Shares>();
  for (const purchase of bought) {
    const form = formOf(use, purchase, cite);
    const before = sums.get(form);
    sums.set(form, before === undefined ? purchase.shares : plus(before, purchase.shares));
  }
  const counts = [...sums.values()];
  const most = [...sums].filter(([, count]) => counts.every((other) => compare(count, other) >= 0));
  const isTie = most.length > 1;
  if (isTie && provision.tied !== undefined && c.resolve(provision.tied) === 'none') return [];
  return most.flatMap(([form]) => (form === 'cash' ? [] : [form]));
}

function formOf({ c }: PriceUse, { paidIn, entry }: Purchase, cite: string): string {
  return paidIn ?? c.ask(formPaid, { about: [entry], cites: [cite] });
}
