import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { isZero, show, zero, type Quantity } from '../../exact/index.js';
import { defineQuestion } from '../question.js';
import { allListed } from '../told-lists.js';

interface Listed {
  readonly id: string;
  readonly cite: string;
  readonly person: string;
  readonly class: string;
  readonly owned?: Quantity<'shares'>;
  readonly line?: Quantity<'shares'>;
  readonly above?: Quantity<'shares'>;
  readonly reached: boolean;
}

const told = message('excess.told', 'Shares in excess of a limit on ownership: {outcome}');

/** How many shares a person owns above a limit on ownership. */
export const acquisitionExcess = defineQuestion({
  name: 'acquisition.excess',
  family: 'acquisition',
  asks: 'How many shares does this person own above the limit, and are they in contravention?',
  input: z.strictObject({ person: z.string().describe('the person, looked at with its groups') }),
  value: z.strictObject({
    excess: z.array(
      z.looseObject({
        id: z.string(),
        cite: z.string().describe('the section that limits'),
        person: z.string().describe('the person or group'),
        class: z.string().describe('what is measured'),
        owned: z.string().describe('what it owns'),
        line: z.string().describe('the figure of the limit'),
        above: z.string().describe('what it owns above it'),
        reached: z.boolean().describe('whether the provision reaches it'),
      }),
    ),
  }),
  example: { person: 'acquirer' },
  put: (c, { person }) => ({
    ask: () => {
      const { value, grounds } = allListed(c, 'limit-standing', { person }, c.now);
      const excess = (value as readonly Listed[])
        .filter((each) => each.above !== undefined && !isZero(each.above))
        .map(({ id, cite, person: whose, class: className, owned, line, above, reached }) => ({
          id,
          cite,
          person: whose,
          class: className,
          owned,
          line,
          above,
          reached,
        }));
      const heads = excess.map(
        (each) =>
          `${show(each.above ?? zero('shares'))} of the ${each.class}, of ${c.nameOf(each.person)} (${each.cite})`,
      );
      return held({ excess }, reason(told, heads.join('; ') || 'none', { grounds }));
    },
  }),
});
