import { z } from 'zod';
import { className, fractionField, identifier, text, texts, wholeNumber } from '../field/index.js';
import { act } from './act.js';

const votingRequirement = z.strictObject({
  vote: fractionField.describe('the part that must vote for it'),
  of: z.enum(['outstanding', 'cast']).describe('of what: the outstanding voting power, or the votes cast'),
  quorum: fractionField.optional().describe('the part of the voting power that must be present'),
});

/** A vote, and perhaps a quorum, that a bylaw asks for. */
export type VotingRequirement = z.output<typeof votingRequirement>;

/** Changes of governing instruments. */
export const textActs = [
  act('amendment', 'An amendment of a governing instrument.', {
    instrument: identifier('the id of an instrument')
      .optional()
      .describe('which instrument, where it is not the charter'),
    provisions: texts.describe('the provisions that are changed, by citation'),
    'inconsistent-with': texts
      .optional()
      .describe('the provisions with which what is added is inconsistent, by citation'),
    circumvents: texts
      .optional()
      .describe(
        'the provisions whose effect the change would modify, or which it would let be circumvented, by citation',
      ),
    brings: z
      .array(z.enum(['cumulative-voting']))
      .readonly()
      .optional()
      .describe('what it newly brings in, of which other provisions speak by name'),
    makes: z
      .array(
        z.strictObject({
          series: className.describe('the class or series'),
          terms: z
            .record(z.string(), z.unknown())
            .optional()
            .describe('its terms: "quorate entries show series-terms" lists them'),
        }),
      )
      .readonly()
      .optional()
      .describe('all the stock that it authorises, creates or increases; an empty list: none'),
    says: text.optional().describe('the change in short'),
  }),
  act('bylaw', 'An adoption, amendment or repeal of a bylaw.', {
    does: z.enum(['adopt', 'amend', 'repeal']).describe('what is done'),
    bylaws: texts.describe('which bylaws, by citation'),
    by: z.enum(['board', 'shareholders']).optional().describe('who does it, where that is known'),
    'inconsistent-with': texts.optional().describe('the provisions of the charter with which it is inconsistent'),
    circumvents: texts
      .optional()
      .describe('the provisions of the charter whose effect it would modify, or which it would let be circumvented'),
    'inconsistent-with-bylaws': texts
      .optional()
      .describe('the bylaws with which what is adopted is inconsistent; an empty list: with none'),
    'number-of-directors': wholeNumber.optional().describe('the number of directors it fixes'),
    'voting-requirement': z
      .strictObject({
        on: text.optional().describe('for what it is asked'),
        now: votingRequirement.describe('as it is in effect'),
        proposed: votingRequirement.describe('as it would be'),
      })
      .optional()
      .describe('where it changes a vote or quorum of the shareholders: the two requirements'),
  }),
] as const;
