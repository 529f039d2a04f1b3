import {
  announcementDate,
  dividendConduct,
  formCondition,
  marketValueRule,
  noAddedShares,
  noBenefit,
  priceAndProcedure,
  statementMailing,
  type Given,
  type Provision,
} from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import { interested, ruleReadings, rules } from './price-world.js';
import { reading } from './world.js';

const counted = { reading: 'R-of', options: { members: 'in-office', present: 'present' } } as const;

/** A made-up rule in which independent directors have a say: three fifths of them approve lapses, a majority asks for an opinion. */
const own: readonly Provision[] = [
  priceAndProcedure({
    cite: 'V.2',
    summary: 'all of it',
    everyHolder: { cite: 'V.2(h)', dissenters: 'disregarded' },
  }),
  formCondition({
    cite: 'V.2(c)',
    summary: 'form',
    by: 'interested',
    neverBought: 'cash',
    tied: { reading: 'R-tied', options: { each: 'each', none: 'none' } },
  }),
  dividendConduct({
    cite: 'V.2(d)',
    summary: 'dividends',
    senior: { cite: 'V.2(d)(i)', class: 'preferred' },
    rate: { cite: 'V.2(d)(ii)', class: 'common', increase: { cite: 'V.2(d)(iii)' } },
    approval: {
      cite: 'V.2(d)',
      says: 'three fifths of the independent directors',
      body: 'independent-directors',
      fraction: { atLeast: '60%' },
      of: counted,
      atMeeting: false,
    },
  }),
  noAddedShares({
    cite: 'V.2(e)',
    summary: 'no more',
    by: 'interested-and-affiliates',
    inProportion: { reading: 'R-split-adds', options: { no: 'not-added', yes: 'added' } },
  }),
  noBenefit({
    cite: 'V.2(f)',
    summary: 'no benefit',
    from: 'corporation',
    by: 'interested-and-affiliates',
    usualBusiness: 'counts',
  }),
  statementMailing({
    cite: 'V.2(g)',
    summary: 'statement',
    days: '12',
    opinion: {
      cite: 'V.2(g)',
      says: 'a majority of the independent directors asks for an opinion',
      body: 'independent-directors',
      fraction: { majority: true },
      of: counted,
      atMeeting: false,
    },
  }),
  announcementDate({
    cite: 'V.3',
    summary: 'announced',
    afterClose: 'next-day-open',
    withoutTrading: { reading: 'R-idle', options: { stays: 'that-day', moves: 'next-day-open' } },
  }),
  marketValueRule({
    cite: 'V.6',
    summary: 'the highest price of the ten days before a date',
    days: '10',
    ladder: [{ cite: 'V.6(a)', venue: 'exchange', sorts: ['closing-sale'], says: 'exchange' }],
    splits: 'restated',
    unquoted: { cite: 'V.6(c)', body: 'board', fraction: { majority: true }, of: 'members' },
    property: { cite: 'V.6(d)', body: 'independent-directors', fraction: { atLeast: '60%' }, of: 'members' },
  }),
];

const replaced = new Set(own.map(({ kind }) => kind));

/** The rules of the other world, with these in the place of those of their kinds. */
export const directorsRules: readonly Provision[] = [...rules.filter(({ kind }) => !replaced.has(kind)), ...own];

const directorsReadings = [
  ...ruleReadings.filter(({ id }) => !['R-form', 'R-usual', 'R-of'].includes(id)),
  reading('R-of', 'V.2(d)', { members: 'members', present: 'present' }, 'members'),
  reading('R-tied', 'V.2(c)', { each: 'each', none: 'none' }, 'each'),
  reading('R-split-adds', 'V.2(e)', { no: 'no', yes: 'yes' }, 'no'),
  reading('R-idle', 'V.3', { stays: 'stays', moves: 'moves' }, 'stays'),
];

export const directorsCharter = instrumentOf(directorsRules, { readings: directorsReadings });

/** Of five directors the first is not independent. */
export const fourIndependent: readonly Given[] = [
  ...interested,
  ...['d1', 'd2', 'd3', 'd4', 'd5'].map((each): Given => ({
    notion: 'independent-director',
    about: [each],
    value: each === 'd1' ? 'no' : 'yes',
  })),
];

/** So many independent directors, whoever they are. */
export function independent(count: number): readonly Given[] {
  return [...interested, { notion: 'independent-directors-count', about: [], value: String(count), unit: 'persons' }];
}
