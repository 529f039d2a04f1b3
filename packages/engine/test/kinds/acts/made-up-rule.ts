import {
  businessCombination,
  combinationExemption,
  classVotes,
  substantialPart,
  openCorporation,
  post,
  type Answer,
  type Corporation,
  type Given,
  type Instrument,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf, journalOf } from '../board/world.js';

/** Readings of the made-up rule, each with the options that its parameters have. */
export const readings: readonly Reading[] = [
  reading('R-base', 'V.1', { general: 'the general vote alone', all: 'with classes that vote apart' }, 'general'),
  reading('R-left', 'V.1', { all: 'every interested person', party: 'those in the deal' }, 'all'),
  reading('R-weigh', 'V.1', { both: 'both', cast: 'cast', neither: 'neither' }, 'both'),
  reading('R-last', 'V.1', { all: 'all four', last: 'the last' }, 'all'),
  reading('R-advance', 'V.2', { agreement: 'before agreement', effect: 'before effect' }, 'agreement'),
  reading('R-assets', 'V.3', { group: 'consolidated', alone: 'alone' }, 'group'),
  reading('R-other', 'V.3', { own: 'own', ours: 'ours' }, 'own'),
];

function reading(id: string, cite: string, options: Record<string, string>, adopted: string): Reading {
  return { id, cite, asks: id, options, adopted, because: 'so it was chosen' };
}

/** Three quarters of the shares, three fifths of each class apart, more than half of the others; free by three fifths. */
export const combinationRule: Provision = businessCombination({
  cite: 'V.1',
  summary: 'deals with an interested shareholder',
  rows: [
    {
      cite: 'V.1(a)',
      says: 'a merger',
      deals: ['merger'],
      of: 'corporation-or-subsidiary',
      parts: ['party'],
      afterwards: true,
    },
    {
      cite: 'V.1(b)',
      says: 'a disposition',
      deals: ['disposition'],
      of: 'corporation-or-subsidiary',
      parts: ['recipient', 'proposer'],
      size: 'all-or-substantial-part',
    },
    {
      cite: 'V.1(c)',
      says: 'an issue',
      deals: ['issue', 'distribute-shares'],
      of: 'corporation',
      parts: ['recipient'],
      except: ['in-proportion-to-all-holders'],
    },
    {
      cite: 'V.1(d)',
      says: 'a dissolution',
      deals: ['dissolution'],
      of: 'corporation',
      parts: { reading: 'R-last', options: { all: ['proposer'], last: [] } },
    },
    {
      cite: 'V.1(e)',
      says: 'help',
      deals: ['assistance'],
      of: 'corporation-or-subsidiary',
      parts: ['beneficiary'],
      except: ['benefit-only-in-proportion'],
    },
    {
      cite: 'V.1(f)',
      says: 'what raises a proportion',
      deals: ['transaction', 'increase', 'buy-back'],
      of: 'anyone',
      parts: ['proposer', 'under-agreement'],
      increases: 'by-any-amount',
    },
  ],
  agreements: 'V.1(g)',
  overrides: ['the law'],
  votes: [
    {
      cite: 'V.1[i]',
      says: 'three quarters of the shares',
      fraction: { atLeast: '75%' },
      count: 'shares',
      base: { reading: 'R-base', options: { general: 'general', all: 'with-separate-classes' } },
      weigh: { reading: 'R-weigh', options: { both: 'both', cast: 'cast', neither: 'neither' } },
      eachSeparateClass: { says: 'three fifths of the class', fraction: { atLeast: '60%' } },
    },
    {
      cite: 'V.1[ii]',
      says: 'more than half of the other shares',
      fraction: { majority: true },
      count: 'shares',
      base: 'general',
      weigh: 'both',
      without: {
        whose: { reading: 'R-left', options: { all: 'all-interested', party: 'interested-in-it' } },
        shares: 'beneficially-owned',
      },
    },
  ],
});

export const exemptionRule: Provision = combinationExemption({
  cite: 'V.2',
  summary: 'free by three fifths of the continuing directors',
  frees: 'V.1',
  says: 'approval in advance by the continuing directors',
  by: 'approval',
  body: 'continuing-directors',
  fraction: { atLeast: '60%' },
  of: 'members',
  quorum: { atLeast: '60%' },
  atMeeting: true,
  before: { reading: 'R-advance', options: { agreement: 'agreement', effect: 'effect' } },
  becoming: { class: 'common' },
});

export const partRule: Provision = substantialPart({
  cite: 'V.3',
  summary: 'more than a fifth of total assets',
  fraction: { moreThan: '20%' },
  ofOthers: { reading: 'R-other', options: { own: 'their-own-assets', ours: 'assets-of-the-corporation' } },
  assets: { reading: 'R-assets', options: { group: 'consolidated', alone: 'parent-alone' } },
  atFiscalYearEnd: 'last-before',
});

export const votesRule: Provision = classVotes({
  cite: 'V.0',
  summary: 'one vote a share',
  votes: [{ class: 'common', each: '1' }],
});

export const charter: Instrument = instrumentOf([votesRule, combinationRule, exemptionRule, partRule], {
  readings: [...readings],
});

/** Who is interested, given: the holder called big, of all that it owns of record. */
export const bigIsInterested: readonly Given[] = [
  { notion: 'interested-shareholder', about: ['big'], value: 'yes' },
  { notion: 'interested-shareholders', about: [], value: { persons: ['big'], owners: ['big'] } },
  { notion: 'counted-together', about: ['big'], value: ['big'] },
  { notion: 'became-interested', about: ['big'], value: '2001-02-01', unit: 'moment' },
  ...['other', 'corporation', 'sub'].flatMap((person): Given[] => [
    { notion: 'interested-shareholder', about: [person], value: 'no' },
    { notion: 'interested-after', about: [person, 'deal'], value: 'no' },
  ]),
];

export const nobodyIsInterested: readonly Given[] = [
  { notion: 'interested-shareholders', about: [], value: { persons: [], owners: [] } },
  ...['big', 'other', 'corporation', 'sub'].map((person): Given => ({
    notion: 'interested-shareholder',
    about: [person],
    value: 'no',
  })),
];

/** The value of an answer, for looking into; throws where facts are needed, naming them. */
export function valueOf(answer: Answer): Readonly<Record<string, unknown>> {
  if (answer.outcome === 'answered') return answer.value as Readonly<Record<string, unknown>>;
  throw new Error(`needs ${answer.inquiries.map((each) => each.key).join('; ')}`);
}

/** A question asked of the made-up rule: the answer. */
export interface World {
  readonly lines: readonly (readonly [on: string, type: string, data: unknown, id?: string])[];
  readonly given?: readonly Given[];
  readonly readings?: Readonly<Record<string, string>>;
  readonly strict?: boolean;
  readonly instruments?: readonly Instrument[];
}

const persons = ['big', 'other', 'sub', 'd1', 'd2', 'd3', 'd4', 'd5'];

export function corporationOf(world: World): Corporation {
  const { lines, instruments = [charter], ...more } = world;
  return openCorporation({ instruments, books: post(journalOf(persons, lines)), ...more });
}

/** 1,000 common shares, `big` holding so many of record and the rest dispersed. */
export function holdings(big: string, rest: string): World['lines'] {
  return [
    ['2001-02-01', 'shares-issued', { class: 'common', to: 'big', shares: big }],
    ['2001-02-01', 'shares-issued', { class: 'common', to: 'dispersed', shares: rest }],
  ];
}
