import { z } from 'zod';
import { held, message, reason, type FactType, type Held } from '../../evaluation/index.js';
import { compareDays, latestDayAtLeastBefore } from '../../exact/index.js';
import { provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import { defineKind, momentOf } from '../../terms/index.js';
import { priceTestsTopic, type PriceCondition, type PriceUse, type Tested } from './price-test.js';
import { completionOf } from './valuation-date.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('statement-mailing'),
  days: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .describe('at least how many days before the deal is completed'),
});
type StatementMailing = z.output<typeof parameters>;

const complies: FactType = {
  name: 'statement-complies',
  asks: 'Does the statement of {0} describe the deal, and comply with the Exchange Act and its rules?',
  about: ['entry'],
  reply: { kind: 'yes-no' },
};

const asked = message('price.asked', 'The tests of {outcome}');
const notMailed = message('price.statement-not', 'No proxy or information statement on {deal} has been mailed');
const mailed = message(
  'price.statement',
  'The statement on {deal} was mailed on {on}; the last day for it is {last}, with completion on {effect}: {outcome}',
);
const deficient = message(
  'price.statement-deficient',
  'The statement on {deal} mailed on {on} does not comply with the rules for it',
);

/** That a proxy or information statement was mailed to the shareholders so many days before the deal is completed. */
export const statementMailingKind = defineKind<StatementMailing>({
  kind: 'statement-mailing',
  subject: 'price',
  provides:
    'that a proxy or information statement is mailed to the shareholders some days before the deal is completed',
  parameters,
  facts: [complies],
  answers: ['combination.fair-price', 'combination.exempt', 'approval.status'],
  tells: (_c, placed, topic, input) =>
    topic === priceTestsTopic
      ? held(conditionOf(placed, input['use'] as PriceUse), reason(asked, placed.cite))
      : undefined,
});

/** Writes a provision of this kind. */
export const statementMailing = (data: Written<typeof parameters>): Provision => ({
  kind: 'statement-mailing',
  ...data,
});

function conditionOf(placed: Placed<StatementMailing>, use: PriceUse): PriceCondition {
  const { cite } = placed;
  const says = 'a statement mailed to the shareholders in time';
  return { cite, says, tests: [{ id: `${cite} ${use.person}`, cite, says, run: () => test(placed, use) }] };
}

function test({ provision, cite }: Placed<StatementMailing>, { c, matter }: PriceUse): Held<Tested> {
  const done = momentOf(c, matter, 'effect') !== undefined;
  const deal = matter.id;
  c.covered('acts', c.asOf, [cite]);
  const sent = c.books.entriesOf('statement-mailed').filter(({ data, on }) => data.proposal === deal && on <= c.asOf);
  const [first] = sent;
  if (first === undefined) {
    const because = reason(notMailed, done ? 'failed' : 'open', { figures: { deal }, cites: [cite] });
    return held({ verdict: done ? 'fail' : 'open', beyondRepair: done }, because);
  }
  const effect = completionOf(c, deal, cite);
  const last = latestDayAtLeastBefore(provision.days, effect);
  const inTime = sent.filter(({ on }) => compareDays(on, last) <= 0);
  const good = inTime.find((each) => each.data.complies ?? c.is(complies, { about: [each.id], cites: [cite] }));
  if (good !== undefined || inTime.length === 0) {
    const { id, on } = good ?? first;
    const figures = { deal, on, last, effect };
    const because = reason(mailed, good === undefined ? 'too late' : 'in time', {
      figures,
      cites: [cite],
      entries: [id],
    });
    return held({ verdict: good === undefined ? 'fail' : 'pass', beyondRepair: done }, because);
  }
  const told = { figures: { deal, on: first.on }, cites: [cite], entries: [first.id] };
  return held({ verdict: 'fail', beyondRepair: done }, reason(deficient, 'no', told));
}
