import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { isZero, share, show, showPercent } from '../../exact/index.js';
import { defining, type Context } from '../../session/index.js';
import { defineQuestion } from '../question.js';
import { beneficialOwnershipNotion } from '../../terms/index.js';

const input = z.strictObject({
  person: z.string().describe('a person, or a group by its id'),
  class: z.string().describe('the class or series'),
  for: z.string().optional().describe('the article for which it is counted; without it, every article that defines it'),
});

const told = message('ownership.told', 'Beneficial ownership of {person} in the {class}: {outcome}');

/** What a person owns of a class, as each article counts it. */
export const beneficialOwnership = defineQuestion({
  name: 'ownership.beneficial',
  family: 'ownership',
  asks: 'How much of a class does a person own beneficially, as each article counts it?',
  input,
  value: z.strictObject({
    articles: z.array(
      z.strictObject({
        id: z.string().describe('the article that counts so'),
        cite: z.string().describe('the section that defines it'),
        shares: z.string().describe('outstanding shares of everybody counted together'),
        rights: z.string().describe('unissued shares that they may acquire'),
        counted: z.string().describe('both together'),
        base: z.string().describe('what it is measured against'),
        part: z.string().optional().describe('the part of the base; absent where the base is nothing'),
        owners: z.array(z.string()).describe('who is counted together'),
      }),
    ),
  }),
  example: { person: 'acquirer', class: 'common' },
  put: (c, fields) => ({ ask: () => articlesThatCount(c, fields) }),
});

function articlesThatCount(c: Context, fields: z.output<typeof input>): Held<unknown> {
  const articlesDefining = defining(c, beneficialOwnershipNotion, [fields.person, fields.class]).filter(
    (placed) => fields.for === undefined || placed.article === fields.for,
  );
  const articles = articlesDefining.map((placed) => ({
    placed,
    owned: c.notion(beneficialOwnershipNotion, [fields.person, fields.class], c.now, placed.article),
  }));
  const value = articles.map(({ placed, owned }) => {
    const counted = c.exactly(owned.value.counted);
    const base = c.exactly(owned.value.base);
    return {
      id: placed.article,
      cite: placed.cite,
      shares: c.exactly(owned.value.shares),
      rights: c.exactly(owned.value.rights),
      counted,
      base,
      ...(isZero(base) ? undefined : { part: share<'shares'>(counted, base) }),
      owners: owned.value.owners,
    };
  });
  const outcome = value
    .map(
      (each) =>
        `${show(each.counted)} for ${each.id}${each.part === undefined ? '' : ` (${showPercent(each.part)} of ${show(each.base)})`}`,
    )
    .join('; ');
  const figures = { person: c.nameOf(fields.person), class: fields.class };
  const grounds = articles.map(({ owned }) => owned.reason);
  return held({ articles: value }, reason(told, outcome || 'no article counts it', { figures, grounds }));
}
