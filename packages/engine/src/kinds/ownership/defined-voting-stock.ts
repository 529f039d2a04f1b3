import { z } from 'zod';
import { openFact } from '../../evaluation/index.js';
import { isZero, type Moment } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  defineKind,
  electorsOfDirectorsTopic,
  seriesNames,
  seriesTermsNotion,
  toldBy,
  votingStockNotion,
} from '../../terms/index.js';
import type { VotingClass } from '../../terms/index.js';
import { stockToLookAt, votingStockOf } from './voting-stock.js';

const parameters = parametersOf('voting-stock', {
  entitled: z
    .enum(['generally', 'at-all'])
    .describe(
      'which stock: what votes generally in the election of directors; or also what votes for directors only at times, while it does',
    ),
  without: z
    .array(z.string())
    .optional()
    .describe('classes or series that are none for the article, whatever votes they may come to have'),
});

export type VotingStockProvision = z.output<typeof parameters>;

/** Never supposed: a series that elects directors by itself may do so only at times. */
const votesForDirectors = openFact('votes-for-directors', 'series').yesNo(
  'May the holders of {0} now vote for directors by the terms of the series?',
);

const votesForDirectorsEach = openFact('votes-for-directors-each', 'series').ratio(
  'How many votes for directors does each share of {0} have while its holders may vote for them?',
);

/** Never supposed: whether stock that elects some directors alone votes generally for them is for whoever reads the definition. */
const votesGenerally = openFact('votes-generally-for-directors', 'class').yesNo(
  'The holders of {0} elect directors by themselves. Is their stock meant where the text speaks of stock that votes generally for directors?',
);

/** Which outstanding stock is voting stock for an article. Notion: `voting-stock`, a `VotingStock`. */
export const votingStockKind = defineKind<VotingStockProvision>({
  kind: 'voting-stock',
  subject: 'ownership',
  provides: 'which outstanding stock is voting stock, by its right to vote for directors',
  parameters,
  facts: [votesForDirectors, votesForDirectorsEach, votesGenerally],
  answers: ['ownership.interested-shareholder', 'combination.classify', 'voting.entitlement'],
  defines: () => [votingStockNotion],
  define: (c, placed, _notion, also, at) => votingStockOf(classesOf(c, placed, also, at), [placed.cite]),
});

function classesOf(
  c: Context,
  placed: Placed<VotingStockProvision>,
  also: readonly string[],
  at: Moment,
): readonly VotingClass[] {
  const { without = [] } = placed.provision;
  const all = stockToLookAt(c, also, at).filter(({ id }) => !without.includes(id));
  return all.flatMap((each) => {
    if (!isZero(each.votesEach) && votesForDirectorsAsOthers(c, placed, each, at)) return [each];
    return placed.provision.entitled === 'generally' ? [] : votingAtTimes(c, placed, each, at);
  });
}

/** A class with a general vote votes for directors, unless the instrument gives it none to elect, or some of them alone. */
function votesForDirectorsAsOthers(
  c: Context,
  { cite, provision }: Placed<VotingStockProvision>,
  { id }: VotingClass,
  at: Moment,
): boolean {
  const elects = toldBy(c, electorsOfDirectorsTopic, { class: id }, at)?.value ?? 'general';
  if (elects === 'general' || elects === 'all') return true;
  if (provision.entitled === 'at-all') return elects === 'own';
  return elects !== 'none' && c.is(votesGenerally, { about: [id], cites: [cite] });
}

/** A series without a general vote whose terms let it elect directors, while they do. */
function votingAtTimes(
  c: Context,
  { cite, article }: Placed<VotingStockProvision>,
  each: VotingClass,
  at: Moment,
): readonly VotingClass[] {
  if (!seriesNames(c, at.day).some(({ id }) => id === each.id)) return [];
  const terms = c.notion(seriesTermsNotion, [each.id], at, article).value?.terms;
  if ((terms?.directors ?? 0) === 0) return [];
  const asked = { about: [each.id], cites: [cite] };
  if (!c.is(votesForDirectors, asked)) return [];
  return [{ ...each, votesEach: c.exactly(c.quantity('ratio', votesForDirectorsEach, asked)), cites: [cite] }];
}

/** Writes a provision of this kind. */
export const votingStockIs = writerOf(parameters);
