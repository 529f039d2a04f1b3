import { z } from 'zod';
import { held, message, reason, type FactType } from '../../evaluation/index.js';
import { provisionFields, stockName, type Written } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';
import { ballotVotesInFact } from './election-ballots.js';
import { votesGivenFact, votesWithheldByFact } from './election-tallies.js';

export const electionTopic = 'election-of-directors';

/** How directors are elected, as a provision in force has it. */
export interface ElectionRule {
  readonly wins: 'plurality' | 'majority';
}

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('election-rule'),
  series: stockName
    .optional()
    .describe('the series whose holders elect; left out: all others, and a series that no other rule is about'),
  wins: z
    .enum(['plurality', 'majority'])
    .describe(
      'plurality: the candidates with the most votes are elected, as many as there are seats. majority: where there are no more candidates than seats, only those for whom more votes are given than withheld; else by plurality',
    ),
});

const rule = message('election-rule.rule', 'Directors are elected by {outcome}');

const inWords = {
  plurality: 'a plurality of the votes cast',
  majority: 'a majority of the votes cast, and by a plurality where there are more candidates than seats',
} as const;

/** Asked where a majority elects and totals do not tell all that was withheld from a candidate, or voted against. */
export const votesWithheldFact: FactType = {
  name: 'votes-withheld',
  asks: 'How many votes were withheld from {1}, or given against, in {0}?',
  about: ['proposal', 'candidate'],
  reply: { kind: 'quantity', unit: 'votes', least: '0' },
};

/** Who is elected: those with the most votes. A tie for the last seats elects none of the equals. */
export const electionRuleKind = defineKind<z.output<typeof parameters>>({
  kind: 'election-rule',
  subject: 'meeting',
  provides: 'says by what votes directors are elected',
  parameters,
  facts: [ballotVotesInFact, votesGivenFact, votesWithheldByFact, votesWithheldFact],
  answers: ['meeting.elect'],
  tells: (_c, placed, topic, input) => {
    const { series, wins } = placed.provision;
    if (topic !== electionTopic || (series !== undefined && input['series'] !== series)) return undefined;
    return held<ElectionRule>({ wins }, reason(rule, inWords[wins], { cites: [placed.cite] }));
  },
});

export const electionRule = (parts: Written<typeof parameters>) => ({ kind: 'election-rule' as const, ...parts });
