import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { fractionInWords, type Fraction } from '../../exact/index.js';
import { byReading, parametersOf, stockName, writerOf } from '../../instrument/index.js';
import {
  defineKind,
  defineTopic,
  fractionField,
  sharesPresentFact,
  sharesPresentOfHolder,
  votesPresentFact,
} from '../../terms/index.js';

export const meetingQuorumTopic = defineTopic<QuorumRule>('quorum-of-shareholders');

/** The quorum of a meeting of shareholders, as a provision in force has it. */
export interface QuorumRule {
  readonly fraction: Fraction;
  /** Whether shares or votes are counted, of those entitled to vote on the matter. */
  readonly count: 'shares' | 'votes';
  /** Whether each share is counted as one, and each vote whole, whatever limits take of it. */
  readonly limitsAside: boolean;
  /** Whether a meeting that had its quorum goes on although holders leave. */
  readonly survivesWithdrawal: boolean;
}

const parameters = parametersOf('meeting-quorum', {
  series: stockName
    .optional()
    .describe(
      'the series whose holders vote alone; left out: of all who vote, and of a series that no other rule is about',
    ),
  adjourned: z
    .literal(true)
    .optional()
    .describe('of sittings to which a meeting was adjourned; left out: of all for which no other rule is'),
  fraction: fractionField.describe('what part of the shares, or votes, entitled to vote on the matter must be present'),
  count: byReading(z.enum(['shares', 'votes'])).describe('whether shares are counted, or the votes that they have'),
  limits: z
    .enum(['count', 'aside'])
    .optional()
    .describe('whether what limits on votes take is not there either, as where it is left out, or they are put aside'),
  withdrawal: z
    .enum(['does-not-matter', 'breaks-it'])
    .describe('whether a meeting that had its quorum may go on when holders leave and fewer remain'),
});

const rule = message(
  'meeting-quorum.rule',
  'A quorum of shareholders is {fraction} of the {count} entitled to vote; {withdrawal}',
);

/** The quorum of a meeting of shareholders, in shares or in votes, and whether it lasts when holders leave. */
export const meetingQuorumKind = defineKind<z.output<typeof parameters>>({
  kind: 'meeting-quorum',
  subject: 'meeting',
  provides: 'fixes the quorum of a meeting of shareholders, and whether it lasts when holders leave',
  parameters,
  facts: [sharesPresentFact, sharesPresentOfHolder, votesPresentFact],
  answers: ['meeting.quorum', 'meeting.tabulate', 'meeting.elect', 'voting.quorum'],
  tells: (c, placed, topic, input) => {
    const { series, adjourned, fraction, withdrawal } = placed.provision;
    if (topic !== meetingQuorumTopic || (series !== undefined && input['series'] !== series)) return undefined;
    if (adjourned === true && input['adjourned'] !== true) return undefined;
    const count = c.resolve(placed.provision.count);
    const survivesWithdrawal = withdrawal === 'does-not-matter';
    const lasts = survivesWithdrawal ? 'it lasts when holders leave' : 'it ends when too many leave';
    const figures = { fraction: fractionInWords(fraction), count, withdrawal: lasts };
    const limitsAside = placed.provision.limits === 'aside';
    const value: QuorumRule = { fraction, count, limitsAside, survivesWithdrawal };
    return held(value, reason(rule, `${figures.fraction} of the ${count}`, { figures, cites: [placed.cite] }));
  },
});

export const meetingQuorum = writerOf(parameters);
