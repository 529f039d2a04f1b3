import { momentOfEntry } from '../../../books/index.js';
import { message, openFact, QuestionError, reason } from '../../../evaluation/index.js';
import {
  amount,
  atClose,
  compareBy,
  compareDays,
  isMomentBefore,
  isPositive,
  isZero,
  minus,
  moneyOf,
  plus,
  plusAmount,
  plusDays,
  share,
  show,
  showMoney,
  sumAmounts,
  times,
} from '../../../exact/index.js';
import type { Day, Moment, Ratio } from '../../../exact/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { closingAverage, inCurrency } from '../../../terms/index.js';
import { isOwnShares, type DeclaredDividend } from '../series/declared-dividend.js';
import { cashOnEach, propertyOnEach, valueOf } from '../series/value-on-each.js';
import type { Conversion } from './conversion-parameters.js';
import type { ConversionEvent, Found } from './conversion-event.js';
import { rightsThatAdjust } from './asked-factor.js';
import { issuesBelow } from './issues-below.js';

/** Asked of each dividend in cash or property on the class: such as are paid regularly adjust nothing. */
export const regularDividend = openFact('regular-dividend', 'dividend', 'dividends').yesNo('Is {0} one of the {1}?');

/** What adjusts the ratio after one moment and up to another, in order: each by the ratio as it was until then, nothing where it does not. */
export function conversionEvents(
  c: Context,
  placed: Placed<Conversion>,
  since: Moment,
  at: Moment,
): readonly ((ratio: Ratio) => ConversionEvent | undefined)[] {
  const found = [
    ...ofShares(c, placed, at),
    ...ofRights(c, placed, at),
    ...ofDividends(c, placed, since, at),
    ...issuesBelow(c, placed, at),
    ...rightsThatAdjust(c, placed, since, at),
  ];
  return found
    .filter(({ moment }) => isMomentBefore(moment, since) !== true)
    .toSorted((a, b) => (isMomentBefore(a.moment, b.moment) === true ? -1 : 1))
    .map(({ event }) => event);
}

const sharesSays = message(
  'conversion.shares',
  'On {on} a {how} made {before} shares of {class} into {after}: the ratio is multiplied by {outcome}',
);

function ofShares(c: Context, { provision, instrument }: Placed<Conversion>, at: Moment): readonly Found[] {
  const by = provision.adjustedBy?.shares;
  if (by === undefined) return [];
  return c.books.splits(provision.into, at).map(({ entry, how, before, after, factor }) => ({
    moment: momentOfEntry(entry),
    event: () => ({
      id: entry.id,
      on: entry.on,
      how,
      factor,
      reason: reason(sharesSays, show(factor), {
        figures: { on: entry.on, how, before: show(before), after: show(after), class: provision.into },
        cites: [citation(instrument, by.cite)],
        entries: [entry.id],
      }),
    }),
  }));
}

const rightsSays = message(
  'conversion.rights',
  'Rights to buy {offered} shares of {class} at {price} were given on {outstanding} outstanding, at a market price of {market}: the ratio is multiplied by {outcome}',
);

/** (O + N) / (O + N × P / M): what all of them pay would buy so many shares at the market price. */
function ofRights(c: Context, placed: Placed<Conversion>, at: Moment): readonly Found[] {
  const { provision, instrument } = placed;
  const by = provision.adjustedBy?.rights;
  if (by === undefined) return [];
  const given = c.books.entriesOf('rights-offered', at).filter(({ on, data }) => {
    const isSoon = compareDays(data.expires, plusDays(on, by.withinDays)) <= 0;
    return isSoon && data.class === provision.into && data['on-class'] === provision.into;
  });
  return given.map((entry) => ({
    moment: momentOfEntry(entry),
    event: () => {
      const { data, id, on } = entry;
      const record = data['record-date'] ?? on;
      const market = marketPrice(c, placed, record, by.cite);
      const price = inCurrency(data.price, instrument.currency, id);
      const outstanding = c.books.outstanding(provision.into).at(record);
      const isBelow = compareBy<'money'>('lessThan', price, market);
      const bought = isBelow ? times(data.shares, share(price, market)) : data.shares;
      const factor = share(plus(outstanding, data.shares), plus(outstanding, bought));
      const figures = {
        offered: show(data.shares),
        class: provision.into,
        price: showMoney(data.price),
        outstanding: show(outstanding),
        market: showMoney(moneyOf(market, instrument.currency)),
      };
      const cites = [citation(instrument, by.cite)];
      return {
        id,
        on,
        how: 'rights',
        factor,
        reason: reason(rightsSays, show(factor), { figures, cites, entries: [id] }),
      };
    },
  }));
}

const dividendSays = message(
  'conversion.dividend',
  '{dividend} gave {value} on each share of {class}, at a market price of {market}: the ratio is multiplied by {outcome}',
);

/** M / (M − F), of each dividend in cash or property that is not one of the regular ones, once its day of payment has come. */
function ofDividends(c: Context, placed: Placed<Conversion>, since: Moment, at: Moment): readonly Found[] {
  const { provision, instrument, cite } = placed;
  const by = provision.adjustedBy?.distributions;
  if (by === undefined) return [];
  const cites = [citation(instrument, by.cite)];
  const last = c.covered('dividends', at.day, cites, since.day);
  return c.books
    .declared(provision.into, at)
    .filter(({ id }) => c.books.rescissions(id, at).length === 0)
    .filter((entry) => !isOwnShares(entry) && compareDays(dayOf(entry), last) <= 0)
    .filter(({ data }) => !c.is(regularDividend, { about: [data.id, by.except], cites }))
    .map((entry) => ({
      moment: atClose(dayOf(entry)),
      event: () => {
        const market = marketPrice(c, placed, entry.data['record-date'] ?? dayOf(entry), by.cite);
        const value = valueOnEach(c, entry, instrument.currency, cite);
        const left = minus<'money'>(market, value);
        if (!isPositive(left)) {
          throw new QuestionError(
            `The dividend "${entry.data.id}" gave at least the market price of a share, which ${by.cite} does not provide for; enter the ratio that was agreed as "given".`,
          );
        }
        const factor = share(market, left);
        const money = (of: typeof market) => showMoney(moneyOf(of, instrument.currency));
        const figures = {
          dividend: c.nameOf(entry.data.id),
          value: money(value),
          class: provision.into,
          market: money(market),
        };
        return {
          id: entry.id,
          on: dayOf(entry),
          how: 'dividend',
          factor,
          reason: reason(dividendSays, show(factor), { figures, cites, entries: [entry.id] }),
        };
      },
    }));
}

/** The day on which it is distributed. */
function dayOf({ on, data }: DeclaredDividend): Day {
  return data.payable ?? data['record-date'] ?? on;
}

function valueOnEach(c: Context, entry: DeclaredDividend, currency: string, cite: string) {
  const property = propertyOnEach(entry).map((each) => valueOf(c, cite, entry.data.id, each));
  return c.exactly(plusAmount<'money'>(amount(cashOnEach(c, entry, currency).amount), sumAmounts('money', property)));
}

function marketPrice(c: Context, { provision, instrument }: Placed<Conversion>, on: Day, section: string) {
  const { marketPrice: by, into } = provision;
  const cites = [citation(instrument, by?.cite ?? section)];
  const average = closingAverage(c, {
    of: into,
    on,
    tradingDays: by?.tradingDays ?? 1,
    currency: instrument.currency,
    cites,
  });
  const price = c.exactly(average);
  if (!isZero(price)) return price;
  throw new QuestionError(`The market price of ${into} on ${on} cannot be nothing: correct what is stated of it.`);
}
