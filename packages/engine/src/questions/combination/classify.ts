import { z } from 'zod';
import { message, reason, unsettled, type Held } from '../../evaluation/index.js';
import { exactly, type Amount, type Unit } from '../../exact/index.js';
import type { Classification, Measures } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { nameOfAct } from '../../terms/index.js';
import { askedActFields, askedMatter, type AskedAct } from '../asked-act.js';
import { defineQuestion } from '../question.js';
import { toldClassification } from './told.js';
import { rows } from '../shapes.js';

const exact = z.string().describe('an exact number: a decimal where it has one, else p/q');

/** Whether an act is a combination with an interested shareholder: under which rows of the list, because of whom. */
export const combinationClassify = defineQuestion({
  name: 'combination.classify',
  family: 'combination',
  asks: 'Is this act one of the transactions with an interested shareholder that need a special vote, and under which row?',
  input: z.strictObject(askedActFields),
  value: z.looseObject({
    combination: z.boolean().describe('whether it is one of them'),
    rows: rows({
      id: z.string().describe('the section of the row'),
      says: z.string(),
      caught: z.boolean().optional().describe('whether the row catches it; absent while that is not known'),
      by: z.array(z.string()).optional().describe('the interested shareholders because of whom'),
      measures: rows({
        id: z
          .string()
          .describe(
            'what it is measured against: market-value, retained-earnings, combined-assets, consolidated-equity',
          ),
        part: exact.describe('what the deal comes to, with the others of its series'),
        base: exact.describe('what the base comes to'),
        turnsAt: exact.optional().describe('the figure from which on the row catches it; absent: no measure'),
        reached: z.boolean(),
      })
        .optional()
        .describe('its size against each base, as far as that is known'),
      increases: rows({
        id: z.string().describe('whose part of the class'),
        before: exact.describe('the part before'),
        by: exact.describe('what is added, in parts of the whole'),
        after: exact.describe('the part after'),
        reached: z.boolean(),
      })
        .optional()
        .describe('what it adds to the part of each interested shareholder, as far as that is known'),
    }).describe('the rows that speak of acts of this kind'),
  }),
  example: { of: 'deal' },
  put: (c, input) => ({
    ask: () => classify(c, input),
    decides: (value) => (value as { readonly combination: unknown }).combination,
  }),
});

const classified = message('combination.classified', '{act} {outcome} among the transactions that need a special vote');

function classify(c: Context, input: AskedAct): Held<unknown> {
  const matter = askedMatter(c, input);
  const told = toldClassification(c, matter);
  const tried = told.map((one) => c.attempt(one.combination));
  c.waitFor(tried.flatMap((each) => (each.settled ? [] : each.waiting)));
  const settled = tried.flatMap((each) => (each.settled ? [each.value] : []));
  const is = settled.some((each) => each.value);
  const combination = is || settled.length === tried.length ? is : unsettled;
  return {
    value: { combination, rows: told.flatMap(rowsOf) },
    reason: reason(classified, combination === unsettled ? 'is not known yet to be' : is ? 'is' : 'is not', {
      figures: { act: nameOfAct(c, matter) },
      grounds: settled.map((each) => each.reason),
    }),
  };
}

function rowsOf({ rows }: Classification): readonly unknown[] {
  return rows.map(({ cite, says, match, measures }) => ({
    id: cite,
    cite,
    says,
    ...(match === undefined ? { caught: unsettled } : { caught: match.value.caught, by: match.value.by }),
    ...measuredIn(measures),
  }));
}

function measuredIn({ comparisons, increases }: Measures) {
  const measures = comparisons.map(({ base, deals, at, part, whole, line, reached }) => ({
    id: base,
    deals,
    on: at.day,
    part: shown(part),
    base: shown(whole),
    ...(line === undefined ? undefined : { turnsAt: shown(line) }),
    reached,
  }));
  const raised = increases.map(({ of, class: className, before, by, after, reached }) => ({
    id: of,
    ...(className === undefined ? undefined : { class: className }),
    before: shown(before),
    by: shown(by),
    after: shown(after),
    reached,
  }));
  return {
    ...(measures.length === 0 ? undefined : { measures }),
    ...(raised.length === 0 ? undefined : { increases: raised }),
  };
}

function shown(held: Amount<Unit>): unknown {
  return exactly(held) ?? unsettled;
}
