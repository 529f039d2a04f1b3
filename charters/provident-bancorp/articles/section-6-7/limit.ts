import { acquiring, ownership, ownershipLimit, votingStockIs, type Provision } from '@quorate/engine';
import { countedAsIn614c } from '../section-6-1/owners.js';
import { inOfficeAtSuchMeeting } from '../votes-eligible.js';

/** 6.7.2(v): the Board, and where somebody is interested the Independent Directors besides. */
const approvalOfDirectors = (atMeeting: true | 'or-all') =>
  [
    {
      cite: '6.7.2(v)',
      says: 'the votes of at least two thirds of the directors in office',
      body: 'board',
      fraction: { atLeast: '2/3' },
      of: 'in-office',
      needed: 'always',
      atMeeting,
    },
    {
      cite: '6.7.2(v)',
      says: 'the votes of at least two thirds of the Independent Directors in office',
      body: 'independent-directors',
      fraction: { atLeast: '2/3' },
      of: inOfficeAtSuchMeeting,
      needed: 'where-somebody-is-interested',
      atMeeting,
    },
  ] as const;

/** 6.7.1 to 6.7.4: the bar, what lifts it, and what passing it does to votes. */
export const limit: readonly Provision[] = [
  ownershipLimit({
    cite: '6.7.1',
    summary:
      'Nobody may, directly or indirectly, acquire or offer to acquire beneficial ownership of more than 10 % of the issued and outstanding Voting Shares, its convertible and exercisable securities among them, if, once it had converted or exercised these, it would own more than 10 % of the Voting Shares then outstanding: the 10 % Limit (6.7.1, 6.7.4(b)). An offer or acquisition is free that two thirds of the directors then in office expressly approved in advance and, where there was then an Interested Shareholder, two thirds of the Independent Directors then in office at that meeting besides (6.7.2(v)). Whatever else the Articles say, of what a person who is over the Limit in contravention of this owns beneficially on a record date, what is above the Limit has no vote: each record owner of its shares casts the votes that one record owner of all of them could cast, in the proportion that the shares of that record owner bear to all of them (6.7.3).',
    over: { moreThan: '10%' },
    of: 'voting-stock',
    rights: 'counted',
    looksAt: 'what-results',
    forbids: ['offer', 'acquisition'],
    reaches: 'acquisition',
    counts: 'every-acquisition',
    // Whoever came back within the Limit is not over it in contravention when fewer shares are outstanding later.
    lasts: 'while-over',
    unless: {
      kind: 'directors',
      cite: '6.7.2(v)',
      votes: {
        reading: 'D35',
        options: { 'at-a-meeting': [...approvalOfDirectors(true)], 'or-by-all': [...approvalOfDirectors('or-all')] },
      },
    },
    partlyApproved: {
      reading: 'cap_level_for_partly_approved_holder',
      options: { 'approved-amount': 'from-what-was-approved', 'ten-percent': 'from-the-limit' },
    },
    alreadyOver: {
      reading: 'next_share_of_passive_crosser',
      options: { 'whole-excess': 'whole-excess', 'what-it-adds': 'what-it-adds' },
    },
    exempt: 'exempt-from-limit',
    effect: {
      kind: 'not-counted',
      cite: '6.7.3',
      whole: false,
      among: 'alike',
      notice: 'kept',
      outstanding: 'as-each-vote-says',
      rights: { reading: 'rights_in_6_7_3_formula', options: { 'left-out': 'left-out', included: 'included' } },
      allots: { reading: 'D37', options: { 'by-number': 'by-number', 'by-votes': 'by-votes' } },
    },
  }),
  ownership({
    cite: '6.7.1',
    summary:
      'Affiliates, Associates, groups and beneficial ownership are those of 6.1.4, which serves the whole of the Articles.',
    ...countedAsIn614c,
    apart: {
      reading: 'attribute_through_exempt_holder_for_6_7',
      options: { 'not-attributed': 'exempt-holders', literal: 'nobody' },
    },
    base: { reading: 'D34', options: { 'own-only': 'with-own-rights', everybodys: 'with-all-rights' } },
    limbs: { rights: '6.1.4(c)(2)', base: '6.7.1' },
  }),
  votingStockIs({
    cite: '6.7.2(vi)',
    summary:
      'Holders of Series A are free of the Limit as to that stock, and their votes on it are not cut (6.7.3); as to other Voting Shares they are not.',
    entitled: 'generally',
    without: ['series-a'],
  }),
  acquiring({
    cite: '6.7.4(a)',
    summary: 'To acquire is to come to own in whatever way: by purchase, exchange, operation of law or otherwise.',
    forming: 'acquires',
    passive: {
      reading: 'passive_crossing_is_contravention',
      options: { no: 'does-not-acquire', yes: 'acquires' },
    },
    excludes: [],
  }),
];
