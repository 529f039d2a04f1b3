import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { fractionInWords, type Fraction } from '../../exact/index.js';
import { provisionFields, type Written } from '../../instrument/index.js';
import { defineKind, fractionField } from '../../terms/index.js';

export const meetingQuorumTopic = 'quorum-of-shareholders';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('meeting-quorum'),
  fraction: fractionField.describe('what part of the votes of shares entitled to vote must be present'),
});

const rule = message(
  'meeting-quorum.rule',
  'A quorum of shareholders is {outcome} of the votes of the shares entitled to vote',
);

/** The quorum of a meeting of shareholders. */
export const meetingQuorumKind = defineKind<z.output<typeof parameters>>({
  kind: 'meeting-quorum',
  subject: 'meeting',
  provides: 'fixes the quorum of a meeting of shareholders',
  parameters,
  facts: [],
  answers: ['meeting.tabulate', 'meeting.elect'],
  tells: (_c, placed, topic) => {
    if (topic !== meetingQuorumTopic) return undefined;
    const { fraction } = placed.provision;
    return held<Fraction>(fraction, reason(rule, fractionInWords(fraction), { cites: [placed.cite] }));
  },
});

export const meetingQuorum = (parts: Written<typeof parameters>) => ({ kind: 'meeting-quorum' as const, ...parts });
