import { z } from 'zod';
import { nothingFurther, openFact, message, reason, type Held } from '../../evaluation/index.js';
import { nameOfAct } from '../../terms/index.js';
import { testOf, tested, type PriceCondition, type PriceUse, type Tested } from './price-test.js';

/** That what the conditions ask for is there for every holder but the interested shareholder. */
export const everyHolder = z.strictObject({
  cite: z.string().describe('its section'),
  dissenters: z
    .enum(['disregarded', 'counted'])
    .describe('whether those are left out of account who demand the statutory value of their shares instead'),
});
export type EveryHolder = z.output<typeof everyHolder>;

/** Supposed not so: what a deal is entered to give for a class is for all of the class. */
export const leftOut = openFact('holders-left-out', 'proposal', 'person').yesNo(
  'Are there holders of voting stock, but for what {1} itself owns, who in {0} do not receive what it gives for their shares?',
  nothingFurther('inquiry found no holder of voting stock other than {1} who in {0} is left without what it gives'),
);

/** Asked where there are such holders. */
export const leftOutByChoice = openFact('left-out-by-dissent', 'proposal', 'person').yesNo(
  'Are all who do not receive it in {0} holders who dissent and use their statutory right to be paid the fair value of their shares?',
);

const all = message('price.every-holder', 'Every holder but {person} is entitled to what {deal} gives: {outcome}');
const dissent = message(
  'price.dissenters',
  'Every holder but {person} is entitled to what {deal} gives; some demand the statutory value of their shares instead: {outcome}',
);

/** The condition that every other holder is entitled to what the other conditions ask for. */
export function everyHolderCondition(rule: EveryHolder, use: PriceUse): PriceCondition {
  const { cite } = rule;
  const says = 'for the shares of every other holder';
  return { cite, says, tests: [testOf(cite, says, use, () => test(rule, use))] };
}

function test({ cite, dissenters }: EveryHolder, { c, matter, person }: PriceUse): Held<Tested> {
  const asked = { about: [matter.id, person], cites: [cite] };
  const told = { figures: { person: c.nameOf(person), deal: nameOfAct(c, matter) }, cites: [cite] };
  if (!c.is(leftOut, asked)) return tested('pass', reason(all, 'yes', told));
  if (!c.is(leftOutByChoice, asked)) return tested('fail', reason(all, 'no', told));
  const verdict = dissenters === 'disregarded' ? 'pass' : 'fail';
  const outcome = verdict === 'pass' ? 'which changes nothing' : 'which counts as left out';
  return tested(verdict, reason(dissent, outcome, told));
}
