import { z } from 'zod';
import { held, message, openFact, reason } from '../../evaluation/index.js';
import { fractionInWords, type Fraction } from '../../exact/index.js';
import { parametersOf, writerOf } from '../../instrument/index.js';
import { defineKind, defineTopic, fractionField } from '../../terms/index.js';

/** The topic under which a provision tells how the Board acts. */
export const boardActTopic = defineTopic<BoardActRule>('acts-of-the-board');

/** How the Board acts, as a provision in force has it. */
export interface BoardActRule {
  readonly quorum: Fraction;
  readonly quorumOf: 'entire-board' | 'in-office';
  readonly act: Fraction;
  readonly withoutMeeting: 'all-in-writing' | 'not-possible';
}

/** Asked where an act was entered without how many were there. */
export const presentFact = openFact('directors-present', 'act').persons(
  'How many directors were present when {0} was done?',
);

const parameters = parametersOf('board-act', {
  quorum: fractionField.describe('what part of the Board must be present'),
  quorumOf: z.enum(['entire-board', 'in-office']).describe('of what that part is taken'),
  act: fractionField.describe('what part of the directors present makes an act of the Board'),
  withoutMeeting: z
    .enum(['all-in-writing', 'not-possible'])
    .describe('whether all directors together may act in writing without a meeting'),
});

const rule = message(
  'board-act.rule',
  'A quorum is {quorum} of {of}; {act} of the directors present is the act of the Board',
);

/** The quorum of the Board and what makes its act, where nothing else is required. */
export const boardActKind = defineKind<z.infer<typeof parameters>>({
  kind: 'board-act',
  subject: 'board',
  provides: 'fixes the quorum of the Board and the votes that make its act',
  parameters,
  facts: [presentFact],
  answers: ['board.act'],
  tells: (_c, placed, topic) => {
    if (topic !== boardActTopic) return undefined;
    const { quorum, quorumOf, act, withoutMeeting } = placed.provision;
    const figures = {
      quorum: fractionInWords(quorum),
      of: quorumOf === 'entire-board' ? 'the entire Board' : 'the directors in office',
      act: fractionInWords(act),
    };
    const value: BoardActRule = { quorum, quorumOf, act, withoutMeeting };
    return held(value, reason(rule, `${fractionInWords(act)} of those present`, { figures, cites: [placed.cite] }));
  },
});

export const boardAct = writerOf(parameters);
