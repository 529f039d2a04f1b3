import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { isZero, minus, plus, show, times, toWire, zero, type Shares } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { electorateAt } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { allListed } from '../told-lists.js';

interface Listed {
  readonly id: string;
  readonly cite: string;
  readonly person: string;
  readonly class: string;
  readonly owned?: Shares;
  readonly line?: Shares;
  readonly above?: Shares;
  readonly reached: boolean;
  readonly 'must-leave'?: Shares;
}

const told = message('excess.told', 'Shares in excess of a limit on ownership: {outcome}');

/** How many shares a person owns above a limit on ownership. */
export const acquisitionExcess = defineQuestion({
  name: 'acquisition.excess',
  family: 'acquisition',
  asks: 'How many shares does this person own above the limit, and are they in contravention?',
  input: z.strictObject({ person: z.string().describe('the person, looked at with its groups') }),
  value: z.strictObject({
    excess: rows({
      id: z.string(),
      cite: z.string().describe('the section that limits'),
      person: z.string().describe('the person or group'),
      class: z.string().describe('what is measured'),
      owned: z.string().describe('what it owns'),
      line: z.string().describe('the figure of the limit'),
      above: z.string().describe('what it owns above it'),
      reached: z.boolean().describe('whether the provision reaches it'),
      'must-leave': z
        .string()
        .optional()
        .describe('where it loses votes by that: how many whole shares must leave it for nothing to be above'),
    }),
    notCounted: rows({ id: z.string().describe('the class'), shares: z.string().describe('how many shares') }).describe(
      'what no vote and no quorum counts of its shares and of those counted with it, each share once, however many sections reach it',
    ),
    remedies: rows({
      id: z.string(),
      cite: z.string(),
      kind: z.enum(['trustee-sale', 'refusal-of-transfer', 'action']),
      by: z.string().describe('at whose choice'),
      says: z.string().describe('what may be done'),
      available: z.boolean().describe('whether it may be used against the person asked about'),
    }).describe('what the instruments let somebody do about shares above a limit; none where nobody is reached'),
  }),
  example: { person: 'acquirer' },
  put: (c, { person }) => ({
    ask: () => {
      const { value, grounds } = allListed(c, 'limit-standing', { person }, c.now);
      const excess = (value as readonly Listed[])
        .filter((each) => each.above !== undefined && !isZero(each.above))
        .map(({ id, cite, person: whose, class: className, owned, line, above, reached, 'must-leave': mustLeave }) => ({
          id,
          cite,
          person: whose,
          class: className,
          owned,
          line,
          above,
          reached,
          ...(mustLeave === undefined ? undefined : { 'must-leave': mustLeave }),
        }));
      const heads = excess.map(
        (each) =>
          `${show(each.above ?? zero('shares'))} of the ${each.class.replaceAll('-', ' ')}, of ${c.nameOf(each.person)} (${each.cite})`,
      );
      const reached = (value as readonly Listed[]).some((each) => each.reached);
      const remedies = reached ? allListed(c, 'limit-remedies', { person }, c.now) : undefined;
      const found = {
        excess,
        notCounted: notCountedOf(c, person),
        remedies: remedies?.value ?? [],
      };
      return held(
        found,
        reason(told, heads.join('; ') || 'none', { grounds: [...grounds, ...(remedies?.grounds ?? [])] }),
      );
    },
  }),
});

/** What limits take out of the count of the shares of a person, or of a group that it belongs to; by class. */
function notCountedOf(c: Context, person: string): readonly { readonly id: string; readonly shares: string }[] {
  const { blocks } = electorateAt(c, c.now).value;
  const byClass = new Map<string, Shares>();
  for (const { class: id, limit, shares, factor } of blocks) {
    if (limit?.outOfCount !== true || !(limit.person === person || limit.owners.includes(person))) continue;
    const out = minus<'shares'>(shares, times(shares, factor));
    byClass.set(id, plus<'shares'>(byClass.get(id) ?? zero('shares'), out));
  }
  return [...byClass]
    .map(([id, shares]) => ({ id, shares: toWire(shares) }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
