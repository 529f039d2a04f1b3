import { message, openFact, reason } from '../../../evaluation/index.js';
import { compareDays, isZero } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import type { Bar, Matter } from '../../../terms/index.js';
import { arrearsOn } from '../series/arrears-ahead.js';
import { arrearsProvision, inArrearsThrough, type Arrears } from '../series/arrears.js';
import { treatedAs, type RankMatter } from '../series/mixed-standing.js';
import { standingBeside } from '../series/series-rank.js';
import type { InArrearsRestriction as Restriction, WhileInArrears } from './restriction-parameters.js';
import { doneAsAsked, standingOn, type Done } from './condition.js';
import { isBySubsidiary } from './subsidiary.js';

export const paidRatably = openFact('paid-ratably', 'act', 'series').yesNo(
  'Are dividends paid with {0} on {1} and on all stock at parity with it, in proportion to all that each is due?',
);

export const givenFor = openFact('given-for-shares', 'act').choice(
  ['junior-stock', 'value', 'nothing'],
  'What does the corporation give for the shares in {0}: junior stock of its own, something else of value, or nothing?',
);

export const offeredToAll = openFact('offered-to-all-holders', 'act').yesNo(
  'Are the shares in {0} taken under an offer in writing or by publication to all holders of such shares?',
);

export const termsFair = openFact('offer-terms-determined-fair', 'act').yesNo(
  'Has the board, having considered the dividend rates and the rights of the series and classes, determined in good faith that the terms of the offer in {0} treat them fairly and equitably?',
);

const restricted = message('arrears.bar', '{what} while dividends of {series} are in arrears: {outcome}');
const inWords: Readonly<Record<Restriction, string>> = {
  'distributions-on-junior': 'A dividend or other distribution on junior stock',
  'distributions-on-parity': 'A dividend or other distribution on stock at parity',
  'purchases-of-junior': 'Getting junior stock for value',
  'purchases-of-own-or-parity': 'Getting shares of the series, or stock at parity with it, for value',
  'purchases-by-subsidiaries': 'A subsidiary getting stock of the corporation for value',
};

interface Touched {
  readonly class: string;
  readonly matter: RankMatter;
}

/** The class that an act pays on or gets, where it is of the sort that the restriction is about. */
function touchedBy(restricts: Restriction, act: Act): Touched | undefined {
  switch (restricts) {
    case 'distributions-on-junior':
    case 'distributions-on-parity':
      if (act.kind === 'dividend') return { class: act.class, matter: 'dividends' };
      return act.kind === 'distribute-shares' ? { class: act['on-class'], matter: 'dividends' } : undefined;
    case 'purchases-of-junior':
    case 'purchases-of-own-or-parity':
      return act.kind === 'buy-back' || act.kind === 'redemption'
        ? { class: act.class, matter: 'purchase' }
        : undefined;
    case 'purchases-by-subsidiaries':
      return act.kind === 'acquire-shares' ? { class: act.class, matter: 'purchase' } : undefined;
  }
}

/** The bar of a restriction while dividends are in arrears; none where the act is not of its sort. */
export function barsInArrears(
  c: Context,
  placed: Placed<WhileInArrears>,
  matter: Matter,
  done: Done = doneAsAsked(c, matter),
): readonly Bar[] {
  const touched = touchedBy(placed.provision.restricts, matter.act);
  return touched === undefined ? [] : barOf(c, placed, matter, touched, done);
}

function barOf(
  c: Context,
  placed: Placed<WhileInArrears>,
  matter: Matter,
  touched: Touched,
  done: Done,
): readonly Bar[] {
  const { cite, provision } = placed;
  const { series, restricts } = provision;
  if (restricts === 'purchases-by-subsidiaries' && !isBySubsidiary(c, placed, matter.act)) return [];
  const arrears = arrearsWhenDone(c, series, done);
  if (arrears === undefined) return [];
  if (!reaches(c, placed, touched, arrears.are)) return [];
  const barred = arrears.are && isCaught(c, placed, matter, touched);
  return [
    {
      barred,
      figures: {
        id: cite,
        series,
        restricts,
        inArrears: arrears.are,
        ...(arrears.since === undefined ? {} : { since: arrears.since }),
      },
      reason: reason(
        restricted,
        barred ? 'may not be done' : arrears.are ? 'may be done in this way' : 'nothing is in arrears',
        {
          figures: { what: inWords[restricts], series },
          cites: [cite],
          grounds: [arrears.reason],
        },
      ),
    },
  ];
}

/**
 * Whether dividends are in arrears on a day on which it is done: at the close of the last one known, and throughout an earlier one,
 * within which the order is not known.
 */
function arrearsWhenDone(c: Context, series: string, { days, known }: Done): Arrears | undefined {
  const onDays = days.map((on) => {
    const arrears = arrearsOn(c, series, on, standingOn({ on, known }));
    const isPast = compareDays(on, known.day) < 0;
    return arrears && isPast ? { ...arrears, are: inArrearsThrough(c, series, on) } : arrears;
  });
  return onDays.find((each) => each?.are === true) ?? onDays[0];
}

/** Whether the restriction is about stock of this rank. Where nothing is in arrears, a rank that nobody entered is not asked for. */
function reaches(c: Context, placed: Placed<WhileInArrears>, touched: Touched, are: boolean): boolean {
  const { series, restricts } = placed.provision;
  if (!are) return touched.class !== series || restricts.startsWith('purchases');
  const rank = rankOf(c, placed, touched);
  switch (restricts) {
    case 'distributions-on-junior':
    case 'purchases-of-junior':
      return rank === 'junior';
    case 'distributions-on-parity':
      return rank === 'parity';
    case 'purchases-of-own-or-parity':
      return rank === 'own' || rank === 'parity';
    case 'purchases-by-subsidiaries':
      return rank !== 'senior';
  }
}

function rankOf(c: Context, { provision, cite }: Placed<WhileInArrears>, { class: of, matter }: Touched) {
  if (of === provision.series) return 'own' as const;
  const standing = standingBeside(c, provision.series, of, c.asOf, cite);
  return treatedAs(c, arrearsProvision(c, provision.series, c.asOf)?.provision.mixed, standing, matter);
}

/** Whether no exception of the restriction lets the act go. */
function isCaught(c: Context, placed: Placed<WhileInArrears>, matter: Matter, touched: Touched): boolean {
  const { series, restricts } = placed.provision;
  const { act } = matter;
  switch (restricts) {
    case 'distributions-on-junior':
      return true;
    case 'distributions-on-parity':
      return act.kind !== 'dividend' || !c.holds(paidRatably, [matter.id, series], placed.cite);
    case 'purchases-of-junior':
      return givenInExchange(c, placed, matter) === 'value';
    case 'purchases-of-own-or-parity':
      return givenInExchange(c, placed, matter) !== 'nothing' && !isFairOffer(c, placed, matter);
    case 'purchases-by-subsidiaries':
      return isBarredFor(c, placed, matter, touched);
  }
}

/** Whether the corporation itself could not get the shares in that way. */
function isBarredFor(c: Context, placed: Placed<WhileInArrears>, matter: Matter, touched: Touched): boolean {
  const given = givenInExchange(c, placed, matter);
  if (given === 'nothing') return false;
  if (rankOf(c, placed, touched) === 'junior') return given === 'value';
  return !isFairOffer(c, placed, matter);
}

function givenInExchange(c: Context, placed: Placed<WhileInArrears>, matter: Matter): string {
  const { act } = matter;
  if (act.kind === 'buy-back' && act['in-exchange-for'] !== undefined) {
    const rank = rankOf(c, placed, { class: act['in-exchange-for'], matter: 'purchase' });
    return rank === 'junior' ? 'junior-stock' : 'value';
  }
  const gives = givesValue(act);
  if (gives === false) return 'nothing';
  return gives === true && act.kind !== 'acquire-shares'
    ? 'value'
    : c.ask(givenFor, { about: [matter.id], cites: [placed.cite] });
}

/** Whether anything is given for the shares that an act gets, as far as it says. */
export function givesValue(act: Act): boolean | undefined {
  switch (act.kind) {
    case 'redemption':
      return true;
    case 'buy-back':
      if (act['in-exchange-for'] !== undefined) return true;
      return act.price === undefined ? undefined : !isZero(act.price.amount);
    case 'acquire-shares':
      if (act.how === 'gift' || act.how === 'inheritance') return false;
      return act.how === 'purchase' || act.how === 'exchange' ? true : undefined;
    default:
      return undefined;
  }
}

function isFairOffer(c: Context, { cite }: Placed<WhileInArrears>, { id }: Matter): boolean {
  return c.holds(offeredToAll, [id], cite) && c.holds(termsFair, [id], cite);
}
