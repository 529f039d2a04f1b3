import { held, message, reason, type Held } from '../../evaluation/index.js';
import {
  amount,
  fractionInWords,
  isExact,
  isZero,
  neededFor,
  show,
  timesAmount,
  type Amount,
  type Fraction,
  type Moment,
  type Unit,
} from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { isNear } from './anyone-else.js';
import { isExcluded } from './exclusion.js';
import type { InterestedShareholderProvision } from './interested-parameters.js';
import { measuresOf, type Figures } from './interested-measures.js';

/** Whether a person is an Interested Shareholder, and by what. The value of the notion `interested-standing`. */
export interface InterestedStanding {
  readonly interested: boolean;
  /** How: by its own ownership, or as an affiliate of another's. */
  readonly by?: 'ownership' | 'affiliation';
  /** Whose affiliate. */
  readonly of?: string;
  /** What it owns of each class that is measured. */
  readonly classes: readonly Measured[];
  /** Everybody whose shares are deemed owned by it. */
  readonly owners: readonly string[];
}

/** A person's ownership of a class, or of the voting power, against the fraction. */
export interface Measured {
  /** The class, or `voting-power`. */
  readonly class: string;
  readonly unit: 'shares' | 'votes';
  readonly counted: Amount<Unit>;
  readonly base: Amount<Unit>;
  /** The figure at which the fraction turns. */
  readonly turnsAt: Amount<Unit>;
  readonly reached: boolean;
}

const byOwnership = message(
  'interested.ownership',
  '{person} owns beneficially {counted} of {base} {of}; the definition asks for {fraction}, the line being {turns-at}: {outcome}',
);
const byAffiliation = message('interested.affiliation', '{person} is an affiliate of {of}, an Interested Shareholder');
const excluded = message('interested.excluded', '{person} is {what}, and so no Interested Shareholder');

/** By its own ownership, with those counted together; else as an affiliate of somebody who is so by ownership. */
export function standingOf(
  c: Context,
  placed: Placed<InterestedShareholderProvision>,
  person: string,
  at: Moment,
): Held<InterestedStanding> {
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
  if (own.value.interested || !provision.affiliatesToo) return own;
  const affiliates = c.books.affiliatesOf(person, at);
  const others = affiliates.persons.filter((other) => other !== person && other !== 'corporation');
  const of = others.find((other) => {
    if (isExcluded(c, c.resolve(provision.excludes), other, at, article) !== undefined) return false;
    return c.notion<boolean>('interested-by-ownership', [other], at, article).value;
  });
  if (of === undefined) return own;
  c.restsOn(affiliates.entries);
  const told = reason(byAffiliation, 'Interested Shareholder', {
    figures: { person: c.nameOf(person), of: c.nameOf(of) },
    cites: [provision.limbs?.affiliates ?? cite],
    entries: affiliates.entries,
    grounds: [c.notion('interested-by-ownership', [of], at, article).reason],
  });
  return held({ ...own.value, interested: true, by: 'affiliation', of }, told);
}

/** By ownership alone. */
export function measured(
  c: Context,
  placed: Placed<InterestedShareholderProvision>,
  person: string,
  at: Moment,
): Held<InterestedStanding> {
  const { provision, cite } = placed;
  const found = measuresOf(c, placed, person, at).map((figures) => ({
    figures,
    measure: against(c, provision.fraction, figures),
  }));
  const reached = found.find(({ measure }) => measure.reached);
  const [shown] = reached === undefined ? found : [reached];
  const interested = reached !== undefined;
  const value: InterestedStanding = {
    interested,
    ...(interested ? { by: 'ownership' as const } : undefined),
    classes: found.map(({ measure }) => measure),
    owners: [...new Set(found.flatMap(({ figures }) => figures.owned.flatMap(({ value: { owners } }) => owners)))],
  };
  const told = reason(byOwnership, interested ? 'Interested Shareholder' : 'no Interested Shareholder', {
    figures: {
      person: c.nameOf(person),
      of: shown === undefined ? '' : inWords(shown.measure),
      fraction: fractionInWords(provision.fraction),
      counted: shown === undefined ? '' : show(shown.measure.counted.known),
      base: shown === undefined ? '' : show(shown.measure.base.known),
      'turns-at': shown === undefined ? '' : show(shown.measure.turnsAt.known),
    },
    cites: [provision.limbs?.ownership ?? cite],
    grounds: found.flatMap(({ figures }) => figures.owned.map((each) => each.reason)),
  });
  return held(value, told);
}

/**
 * Whether a person is to be looked at by itself: it, or one of those whose affiliates count, is interested by what is
 * entered or assumed already, or comes to half of the line. For all others one question serves.
 */
export function isInView(
  c: Context,
  placed: Placed<InterestedShareholderProvision>,
  person: string,
  at: Moment,
): boolean {
  const { provision } = placed;
  const persons = provision.affiliatesToo ? c.books.affiliatesOf(person, at).persons : [person];
  return persons.some((one) =>
    measuresOf(c, placed, one, at).some(({ counted, base }) => {
      const line = lineOf(provision.fraction, base);
      return c.testAsKnown(provision.fraction.verb, counted, line) ?? isNear(counted, line);
    }),
  );
}

function lineOf(fraction: Fraction, base: Amount<Unit>): Amount<Unit> {
  return isExact(base) ? amount(neededFor(fraction, base.known)) : timesAmount(base, fraction.of);
}

/** Of an empty class nobody owns any part. */
function against(c: Context, fraction: Fraction, { class: of, unit, counted, base }: Figures): Measured {
  const turnsAt = lineOf(fraction, base);
  const empty = isExact(base) && isZero(base.known);
  const reached = !empty && c.test(fraction.verb, counted, turnsAt);
  return { class: of, unit, counted, base, turnsAt, reached };
}

function inWords(measure: Measured): string {
  return measure.unit === 'votes' ? 'votes of the voting stock' : `shares of the ${measure.class}`;
}
