import { z } from 'zod';
import {
  parametersOf,
  agencyName,
  byReading,
  isByReading,
  milestoneName,
  notionName,
  stockName,
  type Placed,
} from '../../../instrument/index.js';
import { fractionField, ratioParameter, wholeNumberParameter } from '../../../terms/index.js';
import { conditionField, type Condition } from './condition.js';

const effect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('not-counted'),
    cite: z.string().optional().describe('the section that says so, where it is another'),
    whole: byReading(z.boolean()).describe('whether a holder keeps whole shares only, or the exact fraction'),
    keeps: z
      .enum(['up-to-the-line', 'what-is-not-over'])
      .optional()
      .describe(
        'of whole shares: up to the line, as where it is left out, or the most that is not over the limit, which is one share fewer where just so much is over it',
      ),
    among: byReading(z.enum(['alike', 'last-acquired-first', 'as-the-board-picks'])).describe(
      'which shares are above the line: a part of each alike, those acquired last, or those that the board names',
    ),
    notice: z.enum(['kept', 'lost']).describe('whether shares that are not counted are still entitled to notice'),
    outstanding: z
      .enum(['for-no-vote', 'as-each-vote-says'])
      .optional()
      .describe(
        'whether what is above the line is outstanding for no vote or quorum, as where it is left out; or each vote says itself whether votes that nobody may cast are in its base',
      ),
    rights: byReading(z.enum(['left-out', 'included']))
      .optional()
      .describe(
        'whether unissued shares to which the person has a right are part of what it owns and of what is outstanding when the line is drawn and the votes are spread; left out where it is left out',
      ),
    unissuedFirst: z
      .boolean()
      .optional()
      .describe(
        'where unissued shares are included: whether they are the first to be above the line, and not a part of each alike, as where it is left out',
      ),
    leaves: ratioParameter
      .optional()
      .describe('what is left of each vote of a share above the line; left out, nothing'),
    allots: byReading(z.enum(['by-votes', 'by-number']))
      .optional()
      .describe(
        'how the votes that are left are spread over classes with different votes: each share keeps the same part of its own, as where it is left out; or each share has the same number',
      ),
  }),
  z.strictObject({
    kind: z.literal('reduced'),
    above: ratioParameter.describe('the part of the voting power above which votes are reduced'),
    to: ratioParameter.describe('what is left of each vote above it'),
  }),
]);

/** Of no ways one is never taken. */
const nothingLifts: Condition = { kind: 'any', says: 'nothing lifts it', of: [] };

const fields = parametersOf('ownership-limit', {
  over: fractionField.describe('how much is over the limit'),
  of: byReading(
    z.union([
      z.enum(['class', 'series', 'voting-stock', 'voting-power']),
      z.strictObject({ classes: z.array(stockName).min(1).describe('these classes alone, each as one') }),
    ]),
  ).describe(
    'what is measured: each class as one, or those that are named; each series; or all stock with a general vote, by shares or by votes',
  ),
  rights: byReading(z.enum(['counted', 'not-counted'])).describe(
    'whether shares that are not issued yet count, where the person has a right to them that its article counts',
  ),
  looksAt: byReading(z.enum(['what-results', 'what-is-acquired'])).describe(
    'whether the fraction is of all that the person then owns, or of what it acquires or offers for at once',
  ),
  years: z
    .strictObject({
      from: milestoneName.describe('the milestone from which the years count'),
      number: wholeNumberParameter.describe('how many years'),
      firstDayCounts: byReading(z.boolean()).describe('whether the day of the milestone is the first day of the years'),
      when: z
        .enum(['within', 'after'])
        .describe('whether the provision speaks of the years, or of the time after them'),
    })
    .optional()
    .describe('the time of which it speaks; without it, any time'),
  forbids: z.array(z.enum(['offer', 'acquisition'])).describe('what is forbidden unless it is lifted'),
  reaches: byReading(z.enum(['acquisition', 'holding', 'offeror-who-acquires', 'offeror-who-holds'])).describe(
    'whom the effect reaches: who acquired in its time; who holds then, whenever acquired; who made an offer that it forbids and acquired after that, or held already',
  ),
  counts: byReading(z.enum(['every-acquisition', 'crossing'])).describe(
    'whether every acquisition that leaves a person over the limit counts, or only one that takes it over',
  ),
  lasts: z
    .enum(['for-good', 'while-over'])
    .optional()
    .describe(
      'whether somebody who acquired against it is reached ever after, as where it is left out, or only while it stays over without a break',
    ),
  unless: byReading(conditionField)
    .optional()
    .transform((unless) => unless ?? nothingLifts)
    .describe('what lifts it, before the acquisition or offer; left out: nothing does'),
  saves: z
    .strictObject({
      cite: z.string().describe('its section'),
      agency: agencyName.describe('the agency whose authority the instrument leaves unrestricted'),
    })
    .optional()
    .describe(
      'an authority that the instrument says it does not restrict: named where it authorised what is forbidden',
    ),
  partlyApproved: byReading(z.enum(['from-the-limit', 'from-what-was-approved']))
    .optional()
    .transform((partly) => partly ?? 'from-the-limit')
    .describe('where more was acquired than approved: from where the effect counts; left out: from the limit'),
  alreadyOver: byReading(z.enum(['whole-excess', 'what-it-adds']))
    .optional()
    .describe(
      'where somebody who came over the limit without acquiring acquires more: whether all above the limit counts, as where it is left out, or only what it adds',
    ),
  timeJudgedBy: z
    .enum(['record-date', 'vote'])
    .optional()
    .describe(
      'where it is in force for a time only: whether it limits a vote by the record date, as where it is left out, or by the day on which the vote is taken',
    ),
  exempt: notionName
    .optional()
    .describe(
      'the notion that tells who is exempt: exempt-from-limit, as a limit-exemption defines it; left out: nobody',
    ),
  effect: effect.describe('what it does to votes'),
});

/** The parameters of a limit on ownership. Whom it reaches must go with what it forbids, under every reading. */
export const limitParameters = fields.check(({ value, issues }) => {
  const { forbids } = value;
  const reaching = isByReading(value.reaches) ? Object.values(value.reaches.options) : [value.reaches];
  const offerors = reaching.filter((each) => each.startsWith('offeror'));
  if (offerors.length > 0 && !forbids.includes('offer')) {
    const message = `It reaches those who made an offer that it forbids, but it forbids none; add "offer" under "forbids", or reach "acquisition" or "holding"`;
    issues.push({ code: 'custom', message, path: ['reaches'], input: value.reaches });
  }
  if (offerors.length < reaching.length && forbids.length > 0 && !forbids.includes('acquisition')) {
    const message = `It forbids offers and no acquisition, but reaches whoever acquires or holds; add "acquisition" under "forbids", or reach "offeror-who-acquires" or "offeror-who-holds"`;
    issues.push({ code: 'custom', message, path: ['reaches'], input: value.reaches });
  }
});

export type OwnershipLimitProvision = z.output<typeof limitParameters>;

/** A limit on ownership where it stands in its instrument. */
export type OwnershipLimit = Placed<OwnershipLimitProvision>;

/** The effect that takes shares out of every count. */
export type NotCounted = Extract<OwnershipLimitProvision['effect'], { kind: 'not-counted' }>;
