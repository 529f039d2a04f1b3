import {
  businessCombination,
  classVotes,
  combinationExemption,
  type Given,
  type Instrument,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';

/** Readings of a rule whose rows measure, each with the options that its parameters have. */
const readings: readonly Reading[] = [
  reading('R-losses', 'VII.1(b)', { nothing: 'no measure', figure: 'as the figure stands' }, 'nothing'),
  reading('R-when', 'VII.1(c)', { approval: 'at approval', issue: 'at issue' }, 'approval'),
  reading('R-points', 'VII.1(d)', { points: 'points', relative: 'relative' }, 'points'),
  reading('R-whose', 'VII.1[ii]', { party: 'party', all: 'all' }, 'party'),
  reading('R-held', 'VII.1[ii]', { held: 'held', owned: 'owned', record: 'of record' }, 'held'),
  reading('R-only', 'VII.1(a)(ii)', { anybody: 'anybody', corporations: 'corporations' }, 'anybody'),
  reading('R-rows', 'VII.3', { mergers: 'mergers', every: 'every' }, 'mergers'),
];

function reading(id: string, cite: string, options: Record<string, string>, adopted: string): Reading {
  return { id, cite, asks: id, options, adopted, because: 'so it was chosen' };
}

const ourselves = 'corporation-or-subsidiary';

/** Rows that measure by accounts and market value; the board first, then 70 % of the votes and three fifths of the others. */
export const measuredRule: Provision = businessCombination({
  cite: 'VII.1',
  summary: 'deals with an interested shareholder and those related to it',
  law: 'what the statute asks of combinations besides',
  rows: [
    { cite: 'VII.1(a)(i)', says: 'a merger', deals: ['merger'], of: ourselves, parts: ['party'] },
    {
      cite: 'VII.1(a)(ii)',
      says: 'a merger with somebody related',
      deals: ['merger'],
      of: ourselves,
      parts: ['party'],
      related: {
        as: ['affiliate', 'associate'],
        instead: true,
        afterwards: true,
        only: { reading: 'R-only', options: { anybody: 'anybody', corporations: 'corporations' } },
      },
    },
    {
      cite: 'VII.1(b)',
      says: 'a large sale',
      deals: ['disposition'],
      of: ourselves,
      parts: ['recipient'],
      related: { as: ['affiliate', 'associate'], except: ourselves },
      size: {
        of: 'book-value',
        when: 'board-approval',
        fraction: { atLeast: '20%' },
        bases: [
          { of: 'market-value', classes: 'all' },
          {
            of: 'retained-earnings',
            notPositive: { reading: 'R-losses', options: { nothing: 'no-measure', figure: 'as-written' } },
          },
        ],
        series: { months: 6 },
      },
      except: ['usual-course'],
    },
    {
      cite: 'VII.1(c)',
      says: 'a large issue',
      deals: ['issue', 'distribute-shares'],
      of: ourselves,
      parts: ['recipient'],
      related: { as: ['affiliate'], except: ourselves },
      size: {
        of: 'market-value',
        when: { reading: 'R-when', options: { approval: 'board-approval', issue: 'effect' } },
        fraction: { atLeast: '15%' },
        bases: [{ of: 'market-value', classes: ['common'] }],
        series: {},
      },
      except: ['by-a-method-alike-for-all-holders'],
    },
    {
      cite: 'VII.1(d)',
      says: 'a recapitalization',
      deals: ['recapitalization', 'reclassification'],
      of: 'corporation',
      parts: [],
      increases: {
        by: { atLeast: '8%' },
        measured: { reading: 'R-points', options: { points: 'points', relative: 'relative' } },
      },
    },
    {
      cite: 'VII.1(e)',
      says: 'a merger with a subsidiary',
      deals: ['consolidation', 'share-exchange'],
      of: 'corporation',
      to: ourselves,
      parts: [],
      increases: { by: { atLeast: '8%' }, measured: 'points' },
    },
    {
      cite: 'VII.1(f)',
      says: 'a transfer for value',
      deals: ['transaction'],
      of: 'anyone',
      parts: ['under-agreement'],
      size: {
        of: 'fair-value',
        when: 'effect',
        fraction: { atLeast: '10%' },
        bases: [{ of: 'combined-assets', measured: 'last-balance-sheet' }],
      },
      // None of these says anything of an act of this kind.
      except: [
        'usual-course',
        'benefit-only-in-proportion',
        'by-a-method-alike-for-all-holders',
        'in-proportion-to-all-holders',
      ],
    },
    {
      cite: 'VII.1(g)',
      says: 'an issue for value',
      deals: ['issue'],
      of: 'corporation',
      classes: ['preferred'],
      parts: ['recipient'],
      size: {
        of: 'consideration',
        when: 'effect',
        fraction: { atLeast: '10%' },
        bases: [{ of: 'combined-assets', measured: 'last-balance-sheet' }],
      },
    },
  ],
  boardFirst: { cite: 'VII.1', says: 'approval by the board first' },
  votes: [
    {
      cite: 'VII.1[i]',
      says: 'seven tenths of all votes',
      fraction: { atLeast: '70%' },
      count: 'votes',
      base: 'general',
      weigh: 'both',
    },
    {
      cite: 'VII.1[ii]',
      says: 'three fifths of the votes of the others',
      fraction: { atLeast: '3/5' },
      count: 'votes',
      base: 'general',
      weigh: 'both',
      without: {
        whose: { reading: 'R-whose', options: { party: 'interested-in-it', all: 'all-interested' } },
        shares: {
          reading: 'R-held',
          options: { held: 'held', owned: 'beneficially-owned', record: 'held-of-record' },
        },
        related: ['affiliate', 'associate'],
      },
    },
  ],
  overrides: [],
});

export const boardExemption: Provision = combinationExemption({
  cite: 'VII.2',
  summary: 'free by approval of the board before the person became interested',
  frees: 'VII.1',
  says: 'approval by the board in time',
  by: 'approval',
  body: 'board',
  fraction: { majority: true },
  of: 'present',
  atMeeting: false,
  before: 'became-interested',
});

export const independentExemption: Provision = combinationExemption({
  cite: 'VII.3',
  summary: 'free by three quarters of the independent directors',
  frees: 'VII.1',
  says: 'approval by the independent directors',
  by: 'approval',
  body: 'independent-directors',
  fraction: { atLeast: '3/4' },
  of: 'members',
  atMeeting: false,
  before: 'effect',
  rows: { reading: 'R-rows', options: { mergers: ['VII.1(a)'], every: ['VII.1'] } },
});

const twoVotes: Provision = classVotes({
  cite: 'VII.0',
  summary: 'a vote for each share of common, two for preferred',
  votes: [
    { class: 'common', each: '1' },
    { class: 'preferred', each: '2' },
  ],
});

export const measuredCharter: Instrument = instrumentOf(
  [twoVotes, measuredRule, boardExemption, independentExemption],
  {
    readings: [...readings],
  },
);

/** What is given for every question: `big` is interested since a moment, `kin` its affiliate, `firm` its associate. */
export const standings: readonly Given[] = [
  { notion: 'interested-shareholders', about: [], value: { persons: ['big'], owners: ['big', 'partner'] } },
  { notion: 'counted-together', about: ['big'], value: ['big', 'partner'] },
  { notion: 'became-interested', about: ['big'], value: '2001-02-01', unit: 'moment' },
  { notion: 'affiliates', about: ['big'], value: ['kin', 'sub'] },
  { notion: 'associates', about: ['big'], value: ['firm'] },
  ...['big', 'other', 'kin', 'firm', 'sub', 'partner', 'corporation'].map((person): Given => ({
    notion: 'interested-shareholder',
    about: [person],
    value: person === 'big' ? 'yes' : 'no',
  })),
];

/** One share of each class is worth so much, whenever it is asked. */
export const worth = (common: string, preferred = '100'): readonly Given[] => [
  { notion: 'market-value', about: ['common'], value: common, unit: 'money' },
  { notion: 'market-value', about: ['preferred'], value: preferred, unit: 'money' },
];
