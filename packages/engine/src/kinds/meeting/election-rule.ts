import { z } from 'zod';
import { held, message, openFact, reason } from '../../evaluation/index.js';
import { parametersOf, sectionName, stockName, writerOf } from '../../instrument/index.js';
import { defineKind, defineTopic, wholeNumberParameter } from '../../terms/index.js';
import { ballotVotesInFact } from './election-ballots.js';
import { votesGivenFact, votesWithheldByFact } from './election-tallies.js';

export const electionTopic = defineTopic<ElectionRule>('election-of-directors');

/** How directors are elected, as a provision in force has it. */
export interface ElectionRule {
  readonly wins: 'plurality' | 'majority';
  readonly failing?: AfterFailing | undefined;
}

const afterFailing = z.strictObject({
  cite: sectionName.describe('its section'),
  days: wholeNumberParameter.describe('within how many days the Board acts on the resignation'),
  from: z
    .enum(['election', 'certification', 'tender'])
    .describe(
      'from what they are counted: the election, the certification of its results, the tender of the resignation',
    ),
});
/** What follows where a director stands again and is not elected. */
export type AfterFailing = z.output<typeof afterFailing>;

const parameters = parametersOf('election-rule', {
  series: stockName
    .optional()
    .describe('the series whose holders elect; left out: all others, and a series that no other rule is about'),
  wins: z
    .enum(['plurality', 'majority'])
    .describe(
      'plurality: the candidates with the most votes are elected, as many as there are seats. majority: where there are no more candidates than seats, only those for whom more votes are given than withheld; else by plurality',
    ),
  failing: afterFailing
    .optional()
    .describe(
      'where a director who stands again and is not elected tenders a resignation, and holds over until the Board accepts it or a successor is elected',
    ),
});

const rule = message('election-rule.rule', 'Directors are elected by {outcome}');

const inWords = {
  plurality: 'a plurality of the votes cast',
  majority: 'a majority of the votes cast, and by a plurality where there are more candidates than seats',
} as const;

/** Asked where a majority elects and totals do not tell all that was withheld from a candidate, or voted against. */
export const votesWithheldFact = openFact('votes-withheld', 'proposal', 'candidate').votes(
  'How many votes were withheld from {1}, or given against, in {0}?',
);

/** Asked where a ballot gives a candidate more votes than its holder has, and no instrument speaks of that. */
export const votesCumulatedFact = openFact('votes-may-be-cumulated', 'proposal').yesNo(
  'May votes be cumulated in {0}, so that a holder gives one candidate the votes of several seats?',
);

/** Asked where days are counted from what no entry tells. */
export const resignationCountedFrom = openFact('resignation-counted-from', 'what', 'proposal', 'director').day(
  'On which day was this of {1}, as regards {2}, from which the days for the Board are counted: {0}?',
);

/** Who is elected: those with the most votes. A tie for the last seats elects none of the equals. */
export const electionRuleKind = defineKind<z.output<typeof parameters>>({
  kind: 'election-rule',
  subject: 'meeting',
  provides: 'says by what votes directors are elected',
  parameters,
  facts: [
    ballotVotesInFact,
    votesGivenFact,
    votesWithheldByFact,
    votesWithheldFact,
    votesCumulatedFact,
    resignationCountedFrom,
  ],
  answers: ['meeting.elect', 'calendar.deadlines'],
  tells: (_c, placed, topic, input) => {
    const { series, wins, failing } = placed.provision;
    if (topic !== electionTopic || (series !== undefined && input['series'] !== series)) return undefined;
    return held<ElectionRule>({ wins, failing }, reason(rule, inWords[wins], { cites: [placed.cite] }));
  },
});

export const electionRule = writerOf(parameters);
