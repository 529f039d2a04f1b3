import { z } from 'zod';
import { bodyName, dayField, person, text, texts, yesNo } from '../field/index.js';
import { act } from './act.js';

/** Consents, steps and votes of other sorts. */
export const otherActs = [
  act('written-consent', 'An act of shareholders by consent in writing, without a meeting.', {
    of: bodyName.describe('whose consent: shareholders, or holders of a series'),
    what: text.describe('what is consented to'),
  }),
  act('activity', 'An activity of the corporation.', {
    name: text.describe('the activity'),
    needs: texts.optional().describe('the agencies whose consent it needs'),
    from: dayField.optional().describe('the day it starts'),
  }),
  act('defence', 'A step taken against an unwanted proposal.', {
    what: z
      .enum([
        'advise-against',
        'solicit-proxies',
        'litigate',
        'issue-securities',
        'acquire-business',
        'seek-other-offer',
        'other',
      ])
      .describe('what is done'),
    against: person.optional().describe('against whom'),
  }),
  act('resolution', 'A resolution of another sort: a ratification, an advisory vote, a request of shareholders.', {
    on: text.describe('what it is on, such as "the ratification of the auditors"'),
    advisory: yesNo.optional().describe('whether it advises, and binds nobody'),
  }),
  act('frequency', 'A vote on how often something is put to the holders: every one, two or three years.', {
    of: text.describe('what is put to them so often, such as "the advisory vote on pay"'),
    advisory: yesNo.optional().describe('whether it advises, and binds nobody'),
  }),
] as const;
