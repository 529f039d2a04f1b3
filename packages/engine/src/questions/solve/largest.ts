import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { show, type Shares } from '../../exact/index.js';
import { largestPurchaseShape } from '../acquisition/shapes.js';
import { defineQuestion } from '../question.js';
import { allListed } from '../told-lists.js';

interface Line {
  readonly cite: string;
  readonly line: string;
  readonly existing: Shares;
}

const told = message('largest.told', 'The most existing shares of the {class} that {person} can add: {outcome}');

/** The most further shares that a person can have before each line: a limit on ownership, becoming interested. */
export const solveLargest = defineQuestion({
  name: 'solve.largest',
  family: 'solve',
  asks: 'What is the largest number of further shares that this person can have before each line is crossed?',
  input: z.strictObject({
    person: z.string().describe('the person, looked at with its groups'),
    class: z.string().describe('the class or series'),
  }),
  value: z.strictObject({ lines: z.array(largestPurchaseShape).describe('each line that an instrument draws') }),
  example: { person: 'acquirer', class: 'common' },
  put: (c, { person, class: className }) => ({
    ask: () => {
      const { value, grounds } = allListed(c, 'largest-purchase', { person, class: className }, c.now);
      const figures = { person: c.nameOf(person), class: className };
      const outcome = (value as readonly Line[])
        .map((each) => `${show(each.existing)} without ${each.line} (${each.cite})`)
        .join('; ');
      return held({ lines: value }, reason(told, outcome || 'no instrument draws a line', { figures, grounds }));
    },
  }),
});
