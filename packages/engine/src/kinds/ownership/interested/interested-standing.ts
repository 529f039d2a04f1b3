import { openFact, held, message, reason, withGrounds, type Held } from '../../../evaluation/index.js';
import { fractionInWords, isExact, isZero, show, type Fraction, type Moment } from '../../../exact/index.js';
import { citation } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { allOf, knownAffiliates } from '../counted-together.js';
import { nameOfMeasure } from '../limit/measure.js';
import { isRegisterSilent } from '../look-back.js';
import { isExcluded } from '../ties/exclusion.js';
import { asFormerOwner } from './former-owner.js';
import type { InterestedRule } from './interested-parameters.js';
import { measuresOf, type Figures } from './interested-measures.js';
import { lineOf } from './interested-view.js';
import { asSuccessor } from './succession.js';
import { interestedByOwnershipNotion, type InterestedStanding, type Measured } from '../../../terms/index.js';

/** Asked of whoever reaches the line after the corporation did what can raise its part; never supposed. */
export const passedByCorporation = openFact('passed-the-line-by-the-corporation', 'person').yesNo(
  'Did {0} come to own so much only because the corporation acted, such as by buying its own shares, and has it bought no more since?',
);

const byCorporation = message(
  'interested.by-corporation',
  '{person} came to own so much only because the corporation acted, and has bought no more since; so it is no Interested Shareholder',
);
const byOwnership = message(
  'interested.ownership',
  '{person} owns beneficially {counted} of {base} {of}; the definition asks for {fraction}, the line being {turns-at}: {outcome}',
);
const byAffiliation = message('interested.affiliation', '{person} is an affiliate of {of}, an Interested Shareholder');
const excluded = message('interested.excluded', '{person} is {what}, and so no Interested Shareholder');

/**
 * By its own ownership, with those counted together; else as an affiliate of somebody who is so by ownership; else by what
 * it owned in the years before, or succeeded to then.
 */
export function standingOf(c: Context, placed: InterestedRule, person: string, at: Moment): Held<InterestedStanding> {
  const { provision, cite, article } = placed;
  const outside = isExcluded(c, c.resolve(provision.excludes), person, at, article);
  if (outside !== undefined) {
    const told = reason(excluded, 'no Interested Shareholder', {
      figures: { person: c.nameOf(person), what: outside },
      cites: [cite],
    });
    return held({ interested: false, classes: [], owners: [person] }, told);
  }
  const own = measured(c, placed, person, at);
  if (own.value.interested) return own;
  return asAffiliate(c, placed, own.value, person, at) ?? byLookingBack(c, placed, own, person, at) ?? own;
}

function asAffiliate(
  c: Context,
  { provision, cite, article }: InterestedRule,
  own: InterestedStanding,
  person: string,
  at: Moment,
): Held<InterestedStanding> | undefined {
  if (!provision.affiliatesToo) return undefined;
  const of = knownAffiliates(c, person, at, article).find((other) => {
    if (other === person || other === 'corporation') return false;
    if (isExcluded(c, c.resolve(provision.excludes), other, at, article) !== undefined) return false;
    return c.notion(interestedByOwnershipNotion, [other], at, article).value;
  });
  if (of === undefined) return undefined;
  const { entries } = c.books.affiliatesOf(person, at);
  c.restsOn(entries);
  const told = reason(byAffiliation, 'Interested Shareholder', {
    figures: { person: c.nameOf(person), of: c.nameOf(of) },
    cites: [provision.limbs?.affiliates ?? cite],
    entries,
    grounds: [c.notion(interestedByOwnershipNotion, [of], at, article).reason],
  });
  return held({ ...own, interested: true, by: 'affiliation', of }, told);
}

function byLookingBack(
  c: Context,
  placed: InterestedRule,
  own: Held<InterestedStanding>,
  person: string,
  at: Moment,
): Held<InterestedStanding> | undefined {
  const former = asFormerOwner(c, placed, person, at);
  if (former !== undefined) {
    const value: InterestedStanding = { ...own.value, interested: true, by: 'former-ownership' };
    return held(value, withGrounds(former.reason, [...former.reason.grounds, own.reason]));
  }
  const successor = asSuccessor(c, placed, person, at);
  if (successor === undefined) return undefined;
  const { from: of } = successor.value;
  const value: InterestedStanding = {
    ...own.value,
    interested: true,
    by: 'succession',
    ...(of === undefined ? undefined : { of }),
  };
  return held(value, withGrounds(successor.reason, [...successor.reason.grounds, own.reason]));
}

/** By ownership now, or, of an affiliate of the corporation, lately: not by succession. Who is left out is none. */
export function byOwnRight(c: Context, placed: InterestedRule, person: string, at: Moment): Held<boolean> {
  const own = measured(c, placed, person, at);
  const outside = isExcluded(c, c.resolve(placed.provision.excludes), person, at, placed.article);
  if (outside !== undefined || own.value.interested) return held(outside === undefined, own.reason);
  const former = asFormerOwner(c, placed, person, at);
  return former ?? held(false, own.reason);
}

/** By ownership alone. */
export function measured(c: Context, placed: InterestedRule, person: string, at: Moment): Held<InterestedStanding> {
  const { provision, cite } = placed;
  const found = measuresOf(c, placed, person, at).map((figures) => ({
    figures,
    measure: against(c, provision.fraction, figures),
  }));
  const reached = found.find(({ measure }) => measure.reached);
  const [shown] = reached === undefined ? found : [reached];
  const spared = reached === undefined ? undefined : sparedBy(c, placed, person, at);
  const interested = reached !== undefined && spared === undefined;
  const value: InterestedStanding = {
    interested,
    ...(interested ? { by: 'ownership' as const } : undefined),
    classes: found.map(({ measure }) => measure),
    owners: allOf(found.flatMap(({ figures }) => figures.owned.map(({ value: { owners } }) => owners))),
  };
  const told = reason(byOwnership, reached === undefined ? 'no Interested Shareholder' : 'Interested Shareholder', {
    figures: () => ({
      person: c.nameOf(person),
      of: shown === undefined ? '' : inWords(shown.measure),
      fraction: fractionInWords(provision.fraction),
      counted: shown === undefined ? '' : show(shown.measure.counted.known),
      base: shown === undefined ? '' : show(shown.measure.base.known),
      'turns-at': shown === undefined ? '' : show(shown.measure.turnsAt.known),
    }),
    cites: [provision.limbs?.ownership ?? cite],
    grounds: found.flatMap(({ figures }) => [...figures.owned.map((each) => each.reason), ...figures.grounds]),
  });
  if (spared === undefined) return held(value, told);
  const figures = { person: c.nameOf(person) };
  return held(value, reason(byCorporation, 'no Interested Shareholder', { figures, cites: [spared], grounds: [told] }));
}

/** What a corporation does by itself that can raise somebody's part of the votes. */
const actsOfCorporation = [
  'shares-reacquired',
  'shares-called',
  'fractions-cashed',
  'share-distribution',
  'shares-split',
] as const;

/**
 * The sentence by which somebody over the line is none. Where the corporation did nothing of the sort, nobody passed the line by that; what it
 * did before the register begins, nobody knows.
 */
function sparedBy(
  c: Context,
  { provision: { exceptByCorporation }, instrument }: InterestedRule,
  person: string,
  at: Moment,
): string | undefined {
  if (exceptByCorporation === undefined) return undefined;
  const acted = () => actsOfCorporation.some((type) => c.books.entriesOf(type).some(({ on }) => on <= at.day));
  if (!isRegisterSilent(c) && !acted()) return undefined;
  const cite = citation(instrument, exceptByCorporation.cite);
  return c.is(passedByCorporation, { about: [person], cites: [cite] }) ? cite : undefined;
}

/** Of an empty class nobody owns any part. */
function against(c: Context, fraction: Fraction, { class: of, unit, counted, base }: Figures): Measured {
  const turnsAt = lineOf(fraction, base);
  const empty = isExact(base) && isZero(base.known);
  const reached = !empty && c.test(fraction.verb, counted, turnsAt);
  return { class: of, unit, counted, base, turnsAt, reached };
}

function inWords(measure: Measured): string {
  return measure.unit === 'votes' ? 'votes of the voting stock' : `shares of the ${nameOfMeasure(measure.class)}`;
}
