import { z } from 'zod';
import { defineNotion, held, message, openFact, QuestionError, reason, listed } from '../../../evaluation/index.js';
import type { Held } from '../../../evaluation/index.js';
import { amount, fractionInWords, isExact, show, sumOfAmounts, timesAmount } from '../../../exact/index.js';
import type { Amount, Moment } from '../../../exact/index.js';
import { byReading, parametersOf, writerOf, type Placed } from '../../../instrument/index.js';
import { ofKind, type Context } from '../../../session/index.js';
import {
  defineKind,
  fractionField,
  isCorporationOrSubsidiary,
  matterOf,
  nameOfAct,
  notionOfMatter,
} from '../../../terms/index.js';
import type { Matter } from '../../../terms/index.js';
import { dealsOfSeries } from './deal-series.js';
import { fiscalYearEnd, lastYearEnd } from './fiscal-calendar.js';

const parameters = parametersOf('substantial-part', {
  fraction: fractionField.describe('the part of the total assets from which on assets are a substantial part'),
  ofOthers: byReading(z.enum(['their-own-assets', 'assets-of-the-corporation'])).describe(
    'where somebody else disposes of assets: whose total assets they are measured against',
  ),
  assets: byReading(z.enum(['consolidated', 'parent-alone'])).describe('which balance sheet gives the total assets'),
  atFiscalYearEnd: z
    .literal('last-before')
    .describe('the balance sheet: that of the last fiscal year that ended before the test is made, not on that day'),
});
type SubstantialPart = z.output<typeof parameters>;

/** How large a part of somebody's assets is a substantial part of them. */
export const substantialPart = writerOf(parameters);

export const totalAssets = openFact('total-assets', 'person', 'fiscal-year-end').money(
  'What were the consolidated total assets of {0} at {1}, by its balance sheet?',
);

export const totalAssetsAlone = openFact('total-assets-alone', 'person', 'fiscal-year-end').money(
  'What were the total assets of {0} by itself, not consolidated, at {1}?',
);

export const valueOfAssets = openFact('value-of-assets', 'proposal').money(
  'At which value do the assets in {0} stand in the balance sheet?',
);

const measured = message(
  'substantial-part.measured',
  'The assets of {deals} come to {part}; total assets of {whose} at {yearEnd} were {total}; {fraction} of them makes a substantial part: {outcome}',
);

/**
 * Whether the assets of a disposition, together with those of the acts in one series with it, are a substantial part. The
 * notion `substantial-part`, about [proposal].
 */
export const substantialPartKind = defineKind<SubstantialPart>({
  kind: 'substantial-part',
  subject: 'acts',
  provides: 'defines how large a part of somebody’s assets is a substantial part',
  parameters,
  facts: [totalAssets, totalAssetsAlone, fiscalYearEnd, valueOfAssets],
  answers: ['combination.classify'],
  defines: () => ['substantial-part'],
  define: (c, placed, _notion, about, at) => measure(c, placed, matterOf(c, about[0] ?? ''), at),
});

const substantialPartNotion = defineNotion<boolean, readonly [matter: string]>('substantial-part');

/** The same of a deal at a place. */
export function isSubstantialPart(c: Context, matter: Matter, at: Moment, place: string): Held<boolean> {
  return notionOfMatter(c, substantialPartNotion, { about: [matter], at, place }, () => {
    const defining = ofKind<SubstantialPart>(c, 'substantial-part', at.day);
    const placed = defining.find(({ article }) => article === place) ?? defining[0];
    if (placed === undefined) return c.notion(substantialPartNotion, [matter.id], at, place);
    return measure(c, placed, matter, at);
  });
}

function measure(c: Context, placed: Placed<SubstantialPart>, matter: Matter, at: Moment): Held<boolean> {
  const { provision, cite } = placed;
  const deals = dealsOfSeries(c, matter, (other) => other.act.kind === 'disposition');
  const part = sumOfAmounts('money', deals, (deal) => valueOf(c, deal, cite));
  const whose = ownerMeasured(c, placed, matter, at);
  const yearEnd = lastYearEnd(c, whose, at.day, cite);
  const fact = c.resolve(provision.assets) === 'consolidated' ? totalAssets : totalAssetsAlone;
  const total = c.quantity<'money'>('money', fact, { about: [whose, yearEnd], cites: [cite] });
  const value = c.test<'money'>(provision.fraction.verb, part, timesAmount(total, provision.fraction.of));
  return held(
    value,
    reason(measured, value ? 'a substantial part' : 'no substantial part', {
      figures: () => ({
        deals: listed(deals.map((deal) => nameOfAct(c, deal))),
        part: inWords(part),
        whose: c.nameOf(whose),
        yearEnd,
        total: inWords(total),
        fraction: fractionInWords(provision.fraction),
      }),
      cites: [cite],
      entries: deals.map((deal) => deal.entry),
    }),
  );
}

function valueOf(c: Context, deal: Matter, cite: string): Amount<'money'> {
  const { act } = deal;
  const entered = act.kind === 'disposition' ? act.value : undefined;
  if (entered === undefined) return c.quantity<'money'>('money', valueOfAssets, { about: [deal.id], cites: [cite] });
  return amount(entered.amount);
}

function ownerMeasured(
  c: Context,
  { provision, cite, article }: Placed<SubstantialPart>,
  { id, act }: Matter,
  at: Moment,
): string {
  if (act.kind !== 'disposition') {
    throw new QuestionError(
      `"${id}" is no disposition of assets, so that no part of anybody’s assets can be measured.`,
    );
  }
  const owner = act['assets-of'];
  if (isCorporationOrSubsidiary(c, owner, cite, { place: article, at })) return 'corporation';
  return c.resolve(provision.ofOthers) === 'their-own-assets' ? owner : 'corporation';
}

function inWords(held: Amount<'money'>): string {
  return isExact(held) ? show(held.known) : 'a figure that is not known';
}
