import { z } from 'zod';
import { openFact, held, message, reason, type Held } from '../../evaluation/index.js';
import { latestOf, plusDays, type Day } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, momentOf, pollsClosed, wholeNumberParameter } from '../../terms/index.js';

const parameters = parametersOf('valuation-date', {
  ifVoted: z
    .strictObject({
      cite: z.string().describe('its section'),
      beforeVote: wholeNumberParameter.describe('so many days before the shareholders vote'),
      beforeEffect: wholeNumberParameter.describe('so many days before the deal is completed'),
    })
    .optional()
    .describe('where shareholders vote: the later of two days; without it, always the day of completion'),
});
type ValuationDate = z.output<typeof parameters>;

const voted = openFact('shareholders-vote-on-deal', 'proposal').yesNo('Do the shareholders vote on {0}?');

const voteOn = openFact('day-of-vote', 'proposal').day('On which day do the shareholders vote on {0}?');

/** Asked while a deal is ahead, of the day on which it is to be completed. */
export const completionOn = openFact('day-of-completion', 'proposal').day('On which day is {0} to be completed?');

const later = message(
  'price.valued-voted',
  'What is not cash is valued as of {outcome}: the later of {beforeVote} and {beforeEffect}, with the vote on {vote} and completion on {effect}',
);
const atEffect = message('price.valued-at-effect', 'What is not cash is valued as of {outcome}, the day of completion');

/** The day as of which consideration other than cash is valued. Notion: `valuation-date` about [proposal], a day. */
export const valuationDateKind = defineKind<ValuationDate>({
  kind: 'valuation-date',
  subject: 'price',
  provides: 'the date as of which consideration other than cash is valued',
  parameters,
  facts: [voted, voteOn, completionOn],
  answers: ['combination.fair-price'],
  defines: () => ['valuation-date'],
  define: (c, placed, _notion, [deal = '']) => dateOf(c, placed, deal),
});

/** Writes a provision of this kind. */
export const valuationDate = writerOf(parameters);

function dateOf(c: Context, { provision, cite }: Placed<ValuationDate>, deal: string): Held<Day> {
  const effect = completionOf(c, deal, cite);
  const { ifVoted } = provision;
  const vote = ifVoted === undefined ? undefined : voteOf(c, deal, ifVoted.cite);
  if (ifVoted === undefined || vote === undefined) {
    return held(effect, reason(atEffect, effect, { cites: [cite] }));
  }
  const beforeVote = plusDays(vote, -ifVoted.beforeVote);
  const beforeEffect = plusDays(effect, -ifVoted.beforeEffect);
  const value = latestOf(beforeVote, beforeEffect);
  const figures = { beforeVote, beforeEffect, vote, effect };
  return held(value, reason(later, value, { figures, cites: [ifVoted.cite] }));
}

/** The day on which a deal was completed, or is to be. */
export function completionOf(c: Context, deal: string, cite: string): Day {
  return momentOf(c, { id: deal }, 'effect')?.day ?? (c.ask(completionOn, { about: [deal], cites: [cite] }) as Day);
}

function voteOf(c: Context, deal: string, cite: string): Day | undefined {
  const closed = pollsClosed(c, { id: deal });
  if (closed !== undefined) return closed.day;
  if (!c.is(voted, { about: [deal], cites: [cite] })) return undefined;
  return c.ask(voteOn, { about: [deal], cites: [cite] }) as Day;
}
