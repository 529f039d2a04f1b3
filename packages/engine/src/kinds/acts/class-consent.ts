import { z } from 'zod';
import type { Fraction } from '../../exact/index.js';
import { parametersOf, stockName, writerOf } from '../../instrument/index.js';
import { defineWord, fractionField, namedHolder, type Clause, type Condition, type Need } from '../../terms/index.js';

/** The matters on which holders of a series may have a consent of their own. */
const consentMatters = [
  'senior-stock',
  'adverse-amendment',
  'merger-or-exchange',
  'sale-of-assets',
  'holding-company-transaction',
] as const;

const parameters = parametersOf('class-consent', {
  series: stockName.describe('the series whose consent is asked'),
  matter: z
    .enum(consentMatters)
    .describe(
      'on what: stock that ranks before the series; an amendment adverse to it; a merger, consolidation, share exchange or reclassification that does not leave it as it was; a sale of a material portion of the assets; a holding company transaction that does not give an equal share for each',
    ),
  byMerger: z
    .literal(true)
    .optional()
    .describe(
      'of an amendment adverse to the series: one by a merger, consolidation, share exchange or reclassification too; left out: these are a matter of their own',
    ),
  holder: namedHolder
    .optional()
    .describe('the holder whose consent alone is asked while it has a share; left out where no holder is named'),
  fraction: fractionField.describe(
    'the part of the outstanding shares of the series whose holders must consent otherwise',
  ),
  ends: z
    .string()
    .describe(
      'the section by which no consent is asked once all shares are redeemed, or called with the money deposited',
    ),
  never: z
    .string()
    .optional()
    .describe('the section by which stock that does not rank before the series is never adverse to it'),
});
type WrittenConsent = z.input<typeof parameters>;

/** The consent of a series, beside every other vote, without which an act is not valid. */
export const classConsent = writerOf(parameters);

/**
 * A consent that the holders of a series have on one sort of matter, in addition to every vote that law or another provision
 * asks for. It is given by one named holder while it has a share of the series, and else by the holders of a part of its outstanding shares; in
 * writing. Nothing of it is left once all shares are redeemed, or called with the money deposited.
 */
export const classConsentKind = defineWord({
  kind: 'class-consent',
  subject: 'acts',
  provides: 'asks for the consent of a series to certain acts, beside every other vote',
  parameters,
  answers: ['series.consent', 'approval.required', 'approval.status', 'capital.issue', 'capital.designate-series'],
  expands: (written) => [
    {
      kind: 'requires',
      acts: matters[written.matter](written),
      needs: consentOf(written),
      where: { outstanding: written.series, uncalled: true, cite: written.ends },
    },
  ],
});

type Rows = Extract<Clause, { readonly kind: 'requires' }>['acts'];

const deals = ['merger', 'consolidation', 'share-exchange', 'reclassification'] as const;

/** Which acts each matter is about. */
const matters: Readonly<Record<(typeof consentMatters)[number], (written: WrittenConsent) => Rows>> = {
  'senior-stock': ({ series, never: cite }) => {
    const ranks = { beside: series, as: ['senior'] as const, inEither: true as const, cite };
    return [
      { acts: ['issue', 'designate-series', 'resize-series', 'amendment'], ranks },
      { acts: ['amendment'], instrument: 'designation', ranks },
    ];
  },
  'adverse-amendment': ({ series, byMerger, never }) => {
    const where: Condition = { stated: 'adversely-affects', about: series, cite: never };
    return [
      { acts: ['amendment', ...(byMerger === true ? deals : [])], where },
      { acts: ['amendment'], instrument: 'designation', where },
      { acts: ['resize-series'], stock: [series], where },
    ];
  },
  /**
   * Shares may be exchanged for preference securities only where the corporation does not go on itself; the terms must stay the same
   * taken as a whole, and another that results must assume the obligations.
   */
  'merger-or-exchange': ({ series: about }) => {
    const remains = (replied: readonly string[]): Condition => ({ stated: 'series-in-transaction', about, replied });
    const alike: Condition = { stated: 'same-terms-as-a-whole', about };
    const goesOn: Condition = {
      says: 'the corporation is the one that survives',
      proposalSays: 'into',
      words: 'corporation',
    };
    const unlike = (...all: readonly Condition[]): Condition => ({
      not: { says: `it leaves ${about} as it was`, all },
    });
    const unkept = unlike(remains(['stay-outstanding']), alike);
    const unreplaced = unlike(remains(['stay-outstanding', 'preference-securities']), alike, {
      stated: 'obligations-assumed',
    });
    return [
      { acts: ['share-exchange'], where: unkept },
      { acts: ['reclassification'], stock: [about], where: unkept },
      { acts: ['merger'], where: { all: [goesOn, unkept] } },
      { acts: ['merger', 'consolidation'], where: { all: [{ not: goesOn }, unreplaced] } },
    ];
  },
  'sale-of-assets': ({ series }) => [
    {
      acts: ['disposition'],
      forms: ['sale'],
      where: {
        all: [
          { any: [{ proposalSays: 'all' }, { stated: 'material-portion' }] },
          { not: { stated: 'redeemed-at-closing', about: series } },
        ],
      },
    },
  ],
  'holding-company-transaction': ({ series: about }) => {
    const each = ['exchanged-one-for-one', 'equal-preference', 'equivalent-dividends', 'same-terms-as-a-whole'];
    const alike: Condition = {
      says: `each share of ${about} becomes one of equal preference, on the same terms taken as a whole`,
      all: each.map((stated) => ({ stated, about })),
    };
    const unlike: readonly Condition[] = [{ stated: 'holding-company-transaction' }, { not: alike }];
    return [
      { acts: ['merger', 'consolidation', 'share-exchange', 'transaction'], where: { all: unlike } },
      { acts: ['disposition'], where: { all: [{ proposalSays: 'all' }, ...unlike] } },
    ];
  },
};

/** The consent of the named holder while it has a share of the series, else of the holders of so many of its shares. */
function consentOf({ series, holder, fraction }: WrittenConsent): Need {
  const ofHolders: Need = {
    id: 'holders',
    says: `the written consent of holders of the outstanding shares of ${series}`,
    all: [
      {
        id: 'shares',
        vote: [series],
        by: fraction as unknown as Fraction,
        of: 'outstanding',
        in: 'shares',
        limits: 'aside',
      },
      { id: 'writing', says: 'the consents are in writing', that: { stated: 'consents-in-writing', about: series } },
    ],
  };
  if (holder === undefined) return ofHolders;
  const held: Condition = { outstanding: series, heldBy: holder };
  const says = `the written consent of ${holder.says}, while it holds a share of ${series}`;
  return {
    id: 'consent',
    says: `${says}, and else of holders of its outstanding shares`,
    any: [
      { id: holder.id, says, approvalOf: holder.id, onlyWhere: held },
      { ...ofHolders, onlyWhere: { not: held } },
    ],
  };
}
