import { acquiring, article, limitRemedies, ownership, ownershipLimit, votingStockIs } from '@quorate/engine';

export { xiiiNotes, xiiiReadings } from './xiii-readings.js';

interface Agency {
  readonly agency: string;
  readonly name: string;
}

const fdic = { agency: 'fdic', name: 'the FDIC' };
const reserve = { agency: 'federal-reserve', name: 'the Federal Reserve Board' };
const commissioner = { agency: 'connecticut-banking-commissioner', name: 'the Banking Commissioner' };

const votingStock = { reading: 'A-23', options: { shares: 'voting-stock', votes: 'voting-power' } } as const;
const rightsToUnissued = {
  reading: 'A-35',
  options: { 'not-until-issued': 'not-counted', 'as-beneficially-owned': 'counted' },
} as const;

/** Neither vote nor count: once, on all that is issued and outstanding; dividends and everything else stay. */
const excess = {
  kind: 'not-counted',
  whole: { reading: 'P-04', options: { 'whole-shares': true, fractions: false } },
  among: {
    reading: 'A-27',
    options: {
      'in-proportion': 'alike',
      'last-acquired-first': 'last-acquired-first',
      'the-board-picks': 'as-the-board-picks',
    },
  },
} as const;

const holders = { kind: 'holders', cite: 'XIII.1(a)', fraction: { atLeast: '2/3' }, calledForIt: true } as const;

/** Approved, or properly filed and not disapproved in time. */
const regulator = (cite: string, agency: Agency, needed: 'always' | 'where-law-requires') =>
  ({
    kind: 'agency',
    cite,
    ...agency,
    says: `the approval of ${agency.name}, or no disapproval in time`,
    needed,
    answers: 'approval-or-silence',
  }) as const;

const required = (agency: Agency) => regulator('XIII.1(b)', agency, 'where-law-requires');

const regulators = {
  kind: 'all',
  says: 'every approval that the federal and Connecticut banking laws require',
  of: [required(fdic), required(reserve), required(commissioner)],
} as const;

const bothConditions = {
  kind: 'all',
  says: 'the approval of two thirds by the holders and that of the regulators',
  of: [holders, regulators],
} as const;

const beforeTheOffer = {
  kind: 'all',
  says: 'before the offer, the approval of the acquisition by a federal agency and by the Commissioner',
  of: [
    {
      kind: 'any',
      says: 'the FDIC or the Federal Reserve Board',
      of: [regulator('XIII.3', fdic, 'always'), regulator('XIII.3', reserve, 'always')],
    },
    regulator('XIII.3', commissioner, 'always'),
  ],
} as const;

const noObjection = { kind: 'no-objection', cite: 'XIII.3', body: 'board', days: '15' } as const;

export const xiii = article('XIII', 'Acquisitions of ten per cent', [
  ownershipLimit({
    cite: 'XIII.1',
    summary:
      'At no time may a person, alone or with its Affiliates, its Associates or a group acting in concert with it, acquire 10 % or more of the issued and outstanding stock that is entitled to vote for directors, unless (a) the holders of two thirds or more of that stock approved the acquisition, before it was consummated, at a meeting duly constituted and called for the purpose, and (b) every approval has been obtained that the Change in Bank Control Act of 1978, the Bank Holding Company Act of 1956 and similar Connecticut law require, as the FDIC, the Federal Reserve Board and the Banking Commissioner regulate it, or a filing required by one of them was not disapproved in time.',
    over: { atLeast: '10%' },
    of: votingStock,
    rights: rightsToUnissued,
    looksAt: {
      reading: 'P-01',
      options: { 'resulting-holding': 'what-results', 'each-purchase': 'what-is-acquired' },
    },
    forbids: ['acquisition'],
    reaches: 'acquisition',
    counts: 'every-acquisition',
    unless: {
      reading: 'P-15',
      options: {
        cumulative: bothConditions,
        'authorisation-overrides': {
          kind: 'any',
          says: 'both conditions, or the authorisation of the Commissioner alone',
          of: [
            bothConditions,
            {
              ...regulator('XIII.2', commissioner, 'always'),
              says: 'the authorisation of the acquisition by the Banking Commissioner',
            },
          ],
        },
      },
    },
    saves: { cite: 'XIII.2', agency: commissioner.agency },
    partlyApproved: 'from-the-limit',
    effect: { ...excess, cite: 'XIII.4', notice: 'kept' },
  }),
  votingStockIs({
    cite: 'XIII.1',
    summary:
      'Voting Stock, in this Article, is the stock issued and outstanding that is entitled to vote for the election of directors.',
    entitled: 'at-all',
  }),
  limitRemedies({
    cite: 'XIII.2',
    summary:
      'Nothing in the Certificate restricts the authority of the Connecticut Banking Commissioner to authorise an acquisition under the Connecticut Bank Holding Company and Bank Acquisition Act, whatever else the Certificate says. The Corporation may bring an action of its own to enforce these provisions of statute and regulation.',
    remedies: [
      {
        kind: 'action',
        by: 'corporation',
        says: 'The Corporation may bring an action of its own to enforce the banking statutes and regulations that the Article names.',
      },
    ],
  }),
  ownershipLimit({
    cite: 'XIII.3',
    summary:
      'Nobody may make an offer to acquire 10 % or more of the Voting Stock then outstanding, unless he notified the Board in writing that he means to, and the Board has not disapproved the offer within fifteen days after it received that; or unless, before the offer, the FDIC or the Federal Reserve Board, and the Banking Commissioner, approved the acquisition, or a filing made in good time was not disapproved. An offer is every offer to buy or acquire, solicitation of an offer to sell, tender offer, and request or invitation for tenders, of a security or an interest in one for value.',
    over: { atLeast: '10%' },
    of: votingStock,
    rights: rightsToUnissued,
    looksAt: {
      reading: 'XIII-offer',
      options: { 'resulting-holding': 'what-results', 'the-offer-alone': 'what-is-acquired' },
    },
    forbids: ['offer'],
    reaches: {
      reading: 'XIII-offeror',
      options: { 'who-then-acquires': 'offeror-who-acquires', 'whoever-holds': 'offeror-who-holds' },
    },
    counts: 'every-acquisition',
    unless: {
      reading: 'P-12',
      options: {
        'notice-or-regulators': {
          kind: 'any',
          says: 'notice to the Board without its disapproval, or the regulators before the offer',
          of: [noObjection, beforeTheOffer],
        },
        'notice-always': {
          kind: 'all',
          says: 'notice to the Board, and then its silence or the regulators',
          of: [
            { kind: 'notice', cite: 'XIII.3', body: 'board' },
            { kind: 'any', says: 'the silence of the Board, or the regulators', of: [noObjection, beforeTheOffer] },
          ],
        },
      },
    },
    partlyApproved: 'from-the-limit',
    effect: { ...excess, cite: 'XIII.4', notice: 'kept' },
  }),
  limitRemedies({
    cite: 'XIII.4',
    summary:
      'Of the Voting Stock that a person owns who violates what stands before, what exceeds 10 % of the Voting Stock issued and outstanding is excess shares from the day of the acquisition: they neither vote nor take part in any action of shareholders, nor do they count among the shares outstanding for such action. The Board may have them transferred to an independent trustee, who sells them on the open market or otherwise; his expenses are paid out of the proceeds.',
    remedies: [
      {
        kind: 'trustee-sale',
        by: 'board',
        says: 'The Board may have the excess shares transferred to an independent trustee for sale on the open market or otherwise, his expenses paid out of the proceeds.',
      },
    ],
  }),
  ownershipLimit({
    cite: 'XIII.5',
    summary:
      'Where a person, directly or indirectly, acquires beneficial ownership of more than 10 % of the voting stock then outstanding without the prior written approval of the Commissioner that this Article asks for, what it owns beneficially above 10 % is not entitled to notice, vote or other action of shareholders, is voted by nobody, and is not outstanding for such action.',
    over: { moreThan: '10%' },
    of: votingStock,
    rights: 'counted',
    looksAt: 'what-results',
    forbids: [],
    reaches: 'acquisition',
    counts: 'every-acquisition',
    unless: {
      kind: 'agency',
      cite: 'XIII.5',
      ...commissioner,
      says: 'the approval in advance of the Banking Commissioner',
      needed: 'always',
      answers: {
        reading: 'A-21',
        options: { 'approval-or-silence': 'approval-or-silence', 'written-approval': 'approval' },
      },
    },
    partlyApproved: 'from-the-limit',
    effect: { ...excess, notice: 'lost' },
  }),
  ownership({
    cite: 'XIII.5',
    summary:
      'A person is an individual, a group acting in concert, a firm, corporation, partnership, association, joint stock company, trust, unincorporated organisation, syndicate or other entity. A group acting in concert includes persons who seek to combine or pool their voting or other interests in securities of the Corporation for a common purpose, under any arrangement, written or not. Affiliates, Associates and beneficial ownership are those of Article VI.',
    together: ['affiliates', 'associates', 'partners', 'group'],
    reach: { reading: 'A-36', options: { 'one-hop': 'one-hop', chained: 'chained' } },
    rights: 'all',
    // Nobody may determine it for this Article.
    proxies: { reading: 'A-28', options: { 'as-determined': 'not-owned', literal: 'owned' } },
    base: 'outstanding',
  }),
  acquiring({
    cite: 'XIII.1',
    summary:
      'To acquire, alone or together with others, is to come to own more than before, in whatever way: no manner of acquisition and no acquirer is excepted.',
    forming: 'acquires',
    passive: { reading: 'A-20', options: { 'no-acquisition': 'does-not-acquire', acquisition: 'acquires' } },
    excludes: ['corporation'],
  }),
]);
