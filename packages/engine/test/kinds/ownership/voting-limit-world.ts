import {
  acquiring,
  article,
  classVotes,
  limitRemedies,
  ownership,
  ownershipLimit,
  type Instrument,
  type Reading,
} from '../../../src/index.js';
import { ask as askOf, buys, value as valueOf, type Line } from './world.js';

const choice = (id: string, cite: string, ...options: readonly string[]): Reading => ({
  id,
  cite,
  asks: `${options.join(', or ')}?`,
  options: Object.fromEntries(options.map((each) => [each, each])),
  adopted: options[0] ?? '',
  because: 'made up',
});

const byName = <T extends string>(reading: string, ...options: readonly T[]) => ({
  reading,
  options: Object.fromEntries(options.map((each) => [each, each])) as Record<string, T>,
});

const measure = byName('R-measure', 'voting-stock', 'voting-power');
const effect = {
  kind: 'not-counted',
  whole: true,
  among: byName('R-among', 'alike', 'last-acquired-first', 'as-the-board-picks'),
} as const;
const crown = {
  kind: 'agency',
  agency: 'crown',
  name: 'the Crown',
  says: 'the Crown approves, or does not disapprove in time',
  answers: 'approval-or-silence',
} as const;

const holders = { kind: 'holders', cite: 'B.1(a)', fraction: { atLeast: '3/5' }, calledForIt: true } as const;
const agencies = {
  kind: 'all',
  says: 'the agencies',
  of: [
    { ...crown, cite: 'B.1(b)', needed: 'where-law-requires' },
    {
      kind: 'agency',
      cite: 'B.1(b)',
      agency: 'office',
      says: 'the Office approves',
      needed: 'where-law-requires',
      answers: 'approval',
    },
  ],
} as const;
const both = { kind: 'all', says: 'the holders and the agencies', of: [holders, agencies] } as const;
const silence = { kind: 'no-objection', cite: 'B.2', body: 'board', days: '10' } as const;
const before = { ...crown, cite: 'B.2', needed: 'always' } as const;

/** A limit of 20 % of all voting stock at any time, in a made-up charter where founder shares have three votes. */
export const harbour: Instrument = {
  schema: 1,
  id: 'articles',
  kind: 'charter',
  title: 'Articles of Harbour Mills',
  corporation: 'lantern',
  jurisdiction: 'somewhere',
  currency: 'USD',
  from: '1990-01-01',
  source: 'invented',
  articles: [
    article('A', 'Votes', [
      classVotes({
        cite: 'A.1',
        summary: 'one vote a share, three for each founder share, none for plain shares',
        votes: [
          { class: 'common', each: '1' },
          { class: 'founder', each: '3' },
        ],
      }),
    ]),
    article('B', 'Large holdings', [
      ownershipLimit({
        cite: 'B.1',
        summary: 'no 20 % without the holders and the agencies',
        over: { atLeast: '20%' },
        of: measure,
        rights: byName('R-rights', 'not-counted', 'counted'),
        looksAt: byName('R-size', 'what-results', 'what-is-acquired'),
        forbids: ['acquisition'],
        reaches: 'acquisition',
        counts: 'every-acquisition',
        unless: {
          reading: 'R-authority',
          options: {
            both,
            either: { kind: 'any', says: 'both, or the Crown alone', of: [both, { ...before, cite: 'B.1(c)' }] },
          },
        },
        saves: { cite: 'B.1(c)', agency: 'crown' },
        partlyApproved: byName('R-partly', 'from-the-limit', 'from-what-was-approved'),
        effect: { ...effect, cite: 'B.3', notice: 'kept' },
      }),
      ownershipLimit({
        cite: 'B.2',
        summary: 'no offer for 20 % without notice or the Crown',
        over: { atLeast: '20%' },
        of: measure,
        rights: 'not-counted',
        looksAt: byName('R-offer', 'what-results', 'what-is-acquired'),
        forbids: ['offer'],
        reaches: byName('R-offeror', 'offeror-who-acquires', 'offeror-who-holds'),
        counts: 'every-acquisition',
        unless: {
          reading: 'R-notice',
          options: {
            either: { kind: 'any', says: 'notice or the Crown', of: [silence, before] },
            always: {
              kind: 'all',
              says: 'notice in any case',
              of: [
                { kind: 'notice', cite: 'B.2', body: 'board' },
                { kind: 'any', says: 'silence or the Crown', of: [silence, before] },
              ],
            },
          },
        },
        partlyApproved: 'from-the-limit',
        effect: { ...effect, cite: 'B.3', notice: 'kept' },
      }),
      limitRemedies({
        cite: 'B.3',
        summary: 'a sale by a trustee',
        remedies: [{ kind: 'trustee-sale', by: 'board', says: 'A trustee may sell the excess.' }],
      }),
      ownershipLimit({
        cite: 'B.4',
        summary: 'above 20 % without the written approval of the Crown: no vote, no notice',
        over: { moreThan: '20%' },
        of: measure,
        rights: 'counted',
        looksAt: 'what-results',
        forbids: [],
        reaches: 'acquisition',
        counts: 'every-acquisition',
        unless: {
          ...crown,
          cite: 'B.4',
          needed: 'always',
          answers: byName('R-written', 'approval-or-silence', 'approval'),
        },
        partlyApproved: 'from-the-limit',
        effect: { ...effect, notice: 'lost' },
      }),
      ownership({
        cite: 'B.5',
        summary: 'with affiliates and groups, all rights',
        together: ['affiliates', 'group'],
        rights: 'all',
        base: byName('R-base', 'outstanding', 'with-own-rights'),
      }),
      acquiring({
        cite: 'B.6',
        summary: 'every way',
        forming: 'acquires',
        passive: 'does-not-acquire',
        excludes: ['corporation'],
      }),
    ]),
  ],
  readings: [
    choice('R-measure', 'B.1', 'voting-stock', 'voting-power'),
    choice('R-among', 'B.3', 'alike', 'last-acquired-first', 'as-the-board-picks'),
    choice('R-rights', 'B.1', 'not-counted', 'counted'),
    choice('R-size', 'B.1', 'what-results', 'what-is-acquired'),
    choice('R-authority', 'B.1', 'both', 'either'),
    choice('R-partly', 'B.1', 'from-the-limit', 'from-what-was-approved'),
    choice('R-offer', 'B.2', 'what-results', 'what-is-acquired'),
    choice('R-offeror', 'B.2', 'offeror-who-acquires', 'offeror-who-holds'),
    choice('R-notice', 'B.2', 'either', 'always'),
    choice('R-written', 'B.4', 'approval-or-silence', 'approval'),
    choice('R-base', 'B.5', 'outstanding', 'with-own-rights'),
  ],
  notes: [],
};

type Options = Parameters<typeof askOf>[4];

export const ask = (
  lines: readonly Line[],
  question: string,
  asOf: string,
  input: Readonly<Record<string, unknown>> = {},
  options: Options = {},
) => askOf(lines, question, asOf, input, { instrument: harbour, ...options });

export const value = (
  lines: readonly Line[],
  question: string,
  asOf: string,
  input: Readonly<Record<string, unknown>> = {},
  options: Options = {},
) => valueOf(lines, question, asOf, input, { instrument: harbour, ...options });

/** All votes that can be cast, after limits, on a day after everything in the lines. */
export const votes = (lines: readonly Line[], readings: Readonly<Record<string, string>> = {}, asOf = '2001-01-01') =>
  (value(lines, 'voting.entitlement', asOf, {}, { readings }) as { readonly votes: string }).votes;

export const states = (fact: string, about: readonly string[], is: string, on = '2000-01-02'): Line => [
  on,
  'stated',
  { fact, about, value: is },
];

export const proposes = (id: string, act: object, on = '2000-03-01'): Line => [on, 'proposed', { id, act }];
export const granted = (by: string, what: string, on: string, more: object = {}): Line => [
  on,
  'approval',
  { by, for: what, kind: 'approval', granted: 'yes', ...more },
];
export { buys, type Line };
