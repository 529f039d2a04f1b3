import { held, message, reason, type Held } from '../../evaluation/index.js';
import { compareDays, plusDays, type Day } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import { directorsVoteStep, isMet, isOver } from '../../terms/index.js';
import { askedInGoodFaith, harmless, lapseApproved, votedAsDirector } from './dividend-facts.js';
import type { DividendConduct } from './dividend-parameters.js';
import type { PriceUse } from './price-test.js';

/** Whether what happened does no harm, and where it does, whether that is past mending. */
export interface Lapse {
  readonly harmless: boolean;
  readonly over: boolean;
}

const cured = message('price.cured', '{person} disapproved of it on {day}, at the latest {last}: {outcome}');
const voted = message(
  'price.voted-for',
  'Somebody of an interested side voted for it as a director, so that no disapproval helps',
);
const notDisapproved = message(
  'price.not-disapproved',
  '{person} did not disapprove of it in writing, asking to put it right, by {last}',
);
const noCure = message('price.no-cure', 'Nothing makes it harmless');

/** The first lapse that does harm, one past mending before others. */
export function worstOf(lapses: readonly Held<Lapse>[]): Held<Lapse> | undefined {
  const harms = lapses.filter(({ value }) => !value.harmless);
  return harms.find(({ value }) => value.over) ?? harms[0];
}

/** Whether lapses that nobody entered one by one were all disapproved of, or approved, as stated. */
export function isHarmless({ provision }: Placed<DividendConduct>, { c, person }: PriceUse, cls: string): boolean {
  const { approval, cure } = provision;
  if (approval !== undefined) return c.is(lapseApproved, { about: [person, cls], cites: [approval.cite] });
  return cure !== undefined && c.is(harmless, { about: [person, cls], cites: [cure.cite] });
}

interface LapseEntered {
  readonly id: string;
  readonly on: Day;
}

/** Whether an act or failure is disregarded: approved by directors, or disapproved of, as the rule has it. */
export function cureOf(placed: Placed<DividendConduct>, use: PriceUse, lapse: LapseEntered): Held<Lapse> {
  const { approval, cure } = placed.provision;
  if (approval !== undefined) return approvalOf(placed, approval, use, lapse.id);
  if (cure === undefined) return held(past, reason(noCure, 'no', { cites: [placed.cite] }));
  return disapprovalOf(cure, use, lapse);
}

/** While the deal is ahead, what happened may still be approved. */
export function approvalOf(
  placed: Placed,
  approval: NonNullable<DividendConduct['approval']>,
  { c, matter }: PriceUse,
  subject: string,
): Held<Lapse> {
  const step = directorsVoteStep(
    c,
    placed,
    { ...approval, needed: 'always' },
    { matter, subject, decides: ['approve'] },
  );
  const approved = isMet(c, step, matter);
  return held({ harmless: approved.value, over: !approved.value && isOver(c, matter) }, approved.reason);
}

/** Disapproved of in time, and nobody of an interested side voted for it. */
function disapprovalOf(
  cure: NonNullable<DividendConduct['cure']>,
  { c, person }: PriceUse,
  lapse: LapseEntered,
): Held<Lapse> {
  const last = plusDays(lapse.on, cure.days);
  const figures = { person: c.nameOf(person), last };
  const cites = [cure.cite];
  const notice = c.books
    .entriesOf('act-disapproved', c.now)
    .filter(({ data }) => data.of === lapse.id && data.by === person)
    .filter(({ data }) => data['in-writing'] && data['asks-to-rectify'])
    .find(({ on }) => compareDays(lapse.on, on) <= 0 && compareDays(on, last) <= 0);
  if (notice === undefined) {
    const over = compareDays(last, c.asOf) < 0;
    return held({ harmless: false, over }, reason(notDisapproved, 'no', { figures, cites }));
  }
  c.restsOn([notice.id]);
  if (c.is(votedAsDirector, { about: [lapse.id], cites })) return held(past, reason(voted, 'no', { cites }));
  const isGood = notice.data['good-faith'] ?? c.is(askedInGoodFaith, { about: [notice.id], cites });
  const told = { figures: { ...figures, day: notice.on }, cites, entries: [notice.id] };
  const because = reason(cured, isGood ? 'in time' : 'not in good faith', told);
  return held(isGood ? { harmless: true, over: false } : past, because);
}

const past: Lapse = { harmless: false, over: true };
