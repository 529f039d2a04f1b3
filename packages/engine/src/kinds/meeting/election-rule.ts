import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { provisionFields, type Written } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';
import { votesGivenFact } from './election-tallies.js';

export const electionTopic = 'election-of-directors';

/** How directors are elected, as a provision in force has it. */
export interface ElectionRule {
  readonly wins: 'plurality';
}

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('election-rule'),
  wins: z.enum(['plurality']).describe('the candidates with the most votes are elected, as many as there are seats'),
});

const rule = message('election-rule.rule', 'Directors are elected by {outcome}');

/** Who is elected: those with the most votes. A tie for the last seats elects none of the equals. */
export const electionRuleKind = defineKind<z.output<typeof parameters>>({
  kind: 'election-rule',
  subject: 'meeting',
  provides: 'says by what votes directors are elected',
  parameters,
  facts: [votesGivenFact],
  answers: ['meeting.elect'],
  tells: (_c, placed, topic) => {
    if (topic !== electionTopic) return undefined;
    const { wins } = placed.provision;
    return held<ElectionRule>({ wins }, reason(rule, 'a plurality of the votes cast', { cites: [placed.cite] }));
  },
});

export const electionRule = (parts: Written<typeof parameters>) => ({ kind: 'election-rule' as const, ...parts });
