import { constant, determinationPower, limitRemedies, type Provision } from '@quorate/engine';

/** Article V says that there are no restrictions on transfer. */
const restrictsTransfer = { reading: 'D5', options: { 'none-other': true, none: false } } as const;

/** 6.7.3 and 6.7.5 to 6.7.8: what may be done about shares above the Limit, who decides, and what stands if a part falls. */
export const remedies: readonly Provision[] = [
  limitRemedies({
    cite: '6.7.3',
    summary:
      'Where shares were acquired in violation of 6.7, the Corporation may refuse to recognise any transfer, or attempted transfer, of Voting Shares to somebody who owns more than the Limit or would by that; and the Board may have what is above the Limit transferred to an independent trustee, who sells it on the open market or otherwise and takes his expenses out of the proceeds.',
    remedies: [
      {
        kind: 'refusal-of-transfer',
        by: 'corporation',
        says: 'The Corporation may refuse to recognise a transfer to a person who owns more than the Limit, or would by that transfer.',
        given: restrictsTransfer,
        needsNotice: {
          says: 'a restriction on transfer binds a holder only who knew of it or whose shares are marked with it (M.G.L. c. 156D, § 6.27; c. 106, § 8-204)',
        },
      },
      {
        kind: 'trustee-sale',
        by: 'board',
        says: 'The Board may have the shares above the Limit transferred to an independent trustee for sale, his expenses paid out of the proceeds.',
        given: restrictsTransfer,
      },
    ],
  }),
  determinationPower({
    cite: '6.7.5',
    summary:
      'The Board construes and applies 6.7 and makes every determination needed or wanted for that: how many Voting Shares a person owns beneficially, whether persons are Affiliates, whether there is an agreement, arrangement or understanding in the sense of beneficial ownership, how a definition or provision of 6.7 applies to given facts, and whatever else bears on its reach or effect. Done in good faith, on such information and assistance as was then reasonably available, it is conclusive and binds the Corporation and its shareholders (6.7.7).',
    body: 'board',
    fraction: { majority: true },
    of: 'present',
    ifInGoodFaith: true,
  }),
  constant({
    cite: '6.7.6',
    summary:
      'The Board may demand of whoever is reasonably believed to own more than the Limit, or holds of record what such a person owns, complete information on the record owners of all those shares, and on every other fact that bears on the reach or effect of 6.7 as may reasonably be asked.',
    values: {
      'limit-information':
        'on demand of the Board, from whoever is believed over the Limit and from its record holders',
      'limit-information-refused': 'the section states no sanction',
    },
  }),
  constant({
    cite: '6.7.7',
    summary:
      'What the Board construes, applies or determines under 6.7 in good faith, on what was then reasonably available, is conclusive for the Corporation and its shareholders.',
    values: { 'limit-determinations-bind': 'the Corporation and its shareholders' },
  }),
  constant({
    cite: '6.7.8',
    summary:
      'If a provision of 6.7, or a part of one, is found invalid, prohibited or unenforceable, the rest stays in force as if that had been struck out, as far as law lets it, and for shareholders over the Limit too.',
    values: { 'limit-severable': 'part by part' },
  }),
];
