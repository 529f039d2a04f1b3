import {
  acquiring,
  article,
  limitRemedies,
  ownership,
  ownershipLimit,
  votingStockIs,
  type Reading,
} from '../../../src/index.js';
import { doubt, either } from './readings.js';

const measured = either('L-1', 'voting-stock', 'voting-power');
const rights = either('L-2', 'not-counted', 'counted');
const effect = {
  kind: 'not-counted',
  whole: { reading: 'L-3', options: { whole: true, exact: false } },
  among: either('L-4', 'alike', 'last-acquired-first', 'as-the-board-picks'),
} as const;

const holders = { kind: 'holders', cite: 'E.1(a)', fraction: { atLeast: '3/4' }, calledForIt: true } as const;
const crown = (cite: string, needed: 'always' | 'where-law-requires') =>
  ({ kind: 'agency', cite, agency: 'crown', says: 'the Crown', needed, answers: 'approval-or-silence' }) as const;
const both = {
  kind: 'all',
  says: 'the holders and the Crown',
  of: [holders, crown('E.1(b)', 'where-law-requires')],
} as const;
const silence = { kind: 'no-objection', cite: 'E.2', body: 'board', days: '10' } as const;

/** A limit of 12 % of all stock that elects directors: no acquisition, no offer, and nothing above it is counted. */
export const holdings = article('E', 'Large holdings', [
  ownershipLimit({
    cite: 'E.1',
    summary: 'no 12 % without three-fourths of the holders and the Crown',
    over: { atLeast: '12%' },
    of: measured,
    rights,
    looksAt: either('L-5', 'what-results', 'what-is-acquired'),
    forbids: ['acquisition'],
    reaches: 'acquisition',
    counts: 'every-acquisition',
    unless: {
      reading: 'L-6',
      options: {
        both,
        either: { kind: 'any', says: 'both, or the Crown alone', of: [both, crown('E.1(c)', 'always')] },
      },
    },
    saves: { cite: 'E.1(c)', agency: 'crown' },
    partlyApproved: 'from-the-limit',
    effect: { ...effect, cite: 'E.3', notice: 'kept' },
  }),
  votingStockIs({ cite: 'E.1', summary: 'stock that elects directors', entitled: 'at-all' }),
  ownershipLimit({
    cite: 'E.2',
    summary: 'no offer for 12 % without notice or the Crown',
    over: { atLeast: '12%' },
    of: measured,
    rights,
    looksAt: either('L-7', 'what-results', 'what-is-acquired'),
    forbids: ['offer'],
    reaches: either('L-8', 'offeror-who-acquires', 'offeror-who-holds'),
    counts: 'every-acquisition',
    unless: {
      reading: 'L-9',
      options: {
        either: { kind: 'any', says: 'notice or the Crown', of: [silence, crown('E.2', 'always')] },
        always: {
          kind: 'all',
          says: 'notice in any case',
          of: [
            { kind: 'notice', cite: 'E.2', body: 'board' },
            { kind: 'any', says: 'silence or the Crown', of: [silence, crown('E.2', 'always')] },
          ],
        },
      },
    },
    partlyApproved: 'from-the-limit',
    effect: { ...effect, cite: 'E.3', notice: 'kept' },
  }),
  limitRemedies({
    cite: 'E.3',
    summary: 'a sale by a trustee',
    remedies: [{ kind: 'trustee-sale', by: 'board', says: 'A trustee may sell the excess.' }],
  }),
  ownershipLimit({
    cite: 'E.4',
    summary: 'above 12 % without the Crown: no vote, no notice',
    over: { moreThan: '12%' },
    of: measured,
    rights: 'counted',
    looksAt: 'what-results',
    forbids: [],
    reaches: 'acquisition',
    counts: 'every-acquisition',
    unless: { ...crown('E.4', 'always'), answers: either('L-10', 'approval-or-silence', 'approval') },
    partlyApproved: 'from-the-limit',
    effect: { ...effect, notice: 'lost' },
  }),
  ownership({
    cite: 'E.5',
    summary: 'with affiliates, associates, partners and groups',
    together: ['affiliates', 'associates', 'partners', 'group'],
    reach: either('O-1', 'one-hop', 'chained'),
    rights: 'all',
    proxies: either('O-2', 'not-owned', 'owned'),
    base: 'outstanding',
  }),
  acquiring({
    cite: 'E.6',
    summary: 'every way',
    forming: 'acquires',
    passive: either('L-11', 'does-not-acquire', 'acquires'),
    excludes: ['corporation'],
  }),
]);

export const holdingReadings: readonly Reading[] = [
  doubt('L-1', 'E.1', 'voting-stock', 'voting-power'),
  doubt('L-2', 'E.1', 'not-counted', 'counted'),
  doubt('L-3', 'E.3', 'whole', 'exact'),
  doubt('L-4', 'E.3', 'alike', 'last-acquired-first', 'as-the-board-picks'),
  doubt('L-5', 'E.1', 'what-results', 'what-is-acquired'),
  doubt('L-6', 'E.1', 'both', 'either'),
  doubt('L-7', 'E.2', 'what-results', 'what-is-acquired'),
  doubt('L-8', 'E.2', 'offeror-who-acquires', 'offeror-who-holds'),
  doubt('L-9', 'E.2', 'either', 'always'),
  doubt('L-10', 'E.4', 'approval-or-silence', 'approval'),
  doubt('L-11', 'E.6', 'does-not-acquire', 'acquires'),
  doubt('O-1', 'D.4', 'one-hop', 'chained'),
  doubt('O-2', 'E.5', 'not-owned', 'owned'),
];
