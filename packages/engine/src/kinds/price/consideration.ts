import { z } from 'zod';
import { openFact, defineNotion, held, message, reason, listed } from '../../evaluation/index.js';
import type { Held, Reason } from '../../evaluation/index.js';
import { amount, compareMoments, ratio, show, showMoney, sumAmounts, timesAmount, zero } from '../../exact/index.js';
import type { Amount, Day, Moment, Ratio } from '../../exact/index.js';
import { momentOfEntry } from '../../books/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { amountInWords, defineKind, inCurrency, marketValueNotion, valuationDateNotion } from '../../terms/index.js';

const parameters = parametersOf('consideration', {
  retained: z
    .enum(['counts', 'does-not-count'])
    .describe('whether shares that holders keep count as received, where the corporation survives'),
});
type Consideration = z.output<typeof parameters>;

/** Asked where it is not entered what a deal offers. */
const offeredEach = openFact('offered-per-share', 'proposal', 'class').money(
  'In {0}, how much is offered for each share of {1}: the cash, and what the rest is worth on the date of valuation?',
);

const offer = message('price.offer', 'For each share of {class}, {deal} gives {parts}: {outcome}');
const notEntered = message('price.offer-stated', 'For each share of {class}, {deal} gives {outcome}, as stated');
const asCash = message('price.offer-cash', '{money} in cash');
const asValue = message('price.offer-value', '{units} {what}{kept}, worth {outcome} on {on}');
const notCounted = message('price.offer-retained', 'Holders keep the share itself, which does not count as received');

/** What a deal gives for each share of a class. Notion: `consideration` about [proposal, class], money (`Amount<'money'>`). */
export const considerationKind = defineKind<Consideration>({
  kind: 'consideration',
  subject: 'price',
  provides:
    'what a deal gives for each share of a class: cash, and the value of the rest, shares that holders keep among it',
  parameters,
  facts: [offeredEach],
  answers: ['combination.fair-price'],
  defines: () => ['consideration'],
  define: (c, placed, _notion, [deal = '', cls = ''], at) => received(c, placed, deal, cls, at),
});

/** Writes a provision of this kind. */
export const consideration = writerOf(parameters);

/** The last offer entered for a class by a moment. */
export function offerFor(
  c: Context,
  deal: string,
  cls: string,
  at: Moment,
): EntryOf<'consideration-offered'> | undefined {
  const made = c.books.entriesOf('consideration-offered').filter(({ data }) => data.proposal === deal);
  return made.findLast((entry) => entry.data.class === cls && compareMoments(momentOfEntry(entry), at) !== 1);
}

function received(c: Context, placed: Placed<Consideration>, deal: string, cls: string, at: Moment) {
  const { cite, instrument } = placed;
  const figures = { deal: c.nameOf(deal), class: cls };
  const entry = offerFor(c, deal, cls, at);
  if (entry === undefined) {
    const value = c.quantity<'money'>('money', offeredEach, { about: [deal, cls], cites: [cite] });
    return held(value, reason(notEntered, amountInWords(value, instrument.currency), { figures, cites: [cite] }));
  }
  c.restsOn([entry.id]);
  const parts = partsOf(c, placed, entry);
  const value = sumAmounts<'money'>(
    'money',
    parts.map((part) => part.value),
  );
  const inWords = listed(parts.map((part) => amountInWords(part.value, instrument.currency)));
  return held(
    value,
    reason(offer, amountInWords(value, instrument.currency), {
      figures: { ...figures, parts: inWords },
      cites: [cite],
      entries: [entry.id],
      grounds: parts.map((part) => part.reason),
    }),
  );
}

type Part = Held<Amount<'money'>>;

function partsOf(
  c: Context,
  placed: Placed<Consideration>,
  { id, data }: EntryOf<'consideration-offered'>,
): readonly Part[] {
  const { article, cite, instrument, provision } = placed;
  const parts: Part[] = [];
  if (data.cash !== undefined) {
    const cash = inCurrency(data.cash, instrument.currency, id);
    parts.push(held(amount(cash), reason(asCash, 'cash', { figures: { money: showMoney(data.cash) }, cites: [cite] })));
  }
  const valuation = (): Held<Day> => c.notion(valuationDateNotion, [data.proposal], c.now, article);
  const worth = (notion: string, what: string, units: Ratio, kept = ''): void => {
    const { value: day, reason: dated } = valuation();
    // The worth of other property may be settled later than the day as of which it is.
    const each =
      notion === 'market-value'
        ? c.notion(marketValueNotion, [what], { day }, article)
        : c.notion(
            defineNotion<Amount<'money'>, readonly [what: string, day: Day]>(notion),
            [what, day],
            c.now,
            article,
          );
    const value = timesAmount(each.value, units);
    const figures = { units: show(units), what, kept, on: day };
    const grounds: readonly Reason[] = [dated, each.reason];
    parts.push(
      held(value, reason(asValue, amountInWords(value, instrument.currency), { figures, cites: [cite], grounds })),
    );
  };
  for (const { what, units } of data.stock ?? []) worth('market-value', what, units);
  for (const { what, units } of data.property ?? []) worth('property-value', what, units);
  if (data.retained === true) {
    if (provision.retained === 'counts') worth('market-value', data.class, ratio(1), ', kept by the holder');
    else parts.push(held(amount(zero('money')), reason(notCounted, 'no', { cites: [cite] })));
  }
  return parts;
}
