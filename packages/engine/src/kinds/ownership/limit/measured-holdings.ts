import { held, listed, message, reason, type Held } from '../../../evaluation/index.js';
import { compareBy, isPositive, neededFor, show, type Moment, type Unit } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { personsAt } from './effect.js';
import { idOfMeasure, measuresOf, nameOfMeasure, ownedOf, unitOf } from './measure.js';
import type { OwnershipLimit } from './parameters.js';
import { personsWith } from './planned-acquisition.js';
import { isInTime } from './window.js';

const owning = message('limit.measured', 'By the entries, of what the limit measures these own anything: {outcome}');
const measured = message(
  'limit.measured.one',
  '{person} owns beneficially {owned} of {base} shares of the {class}; the line is {line}: {outcome}',
);

/** Whoever owns of what a limit measures, with the comparison; what is owned as it is entered. */
export function measuredHoldings(
  c: Context,
  placed: OwnershipLimit,
  { person }: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<readonly unknown[]> {
  const persons = typeof person === 'string' ? personsWith(c, person, at) : personsAt(c, at);
  const found = isInTime(c, placed, at)
    ? persons.flatMap((one) => measuresOf(c, placed).flatMap((measure) => holding(c, placed, one, measure, at) ?? []))
    : [];
  const names = listed([...new Set(found.map(({ value }) => c.nameOf(value.person)))]) || 'nobody';
  return held(
    found.map(({ value }) => value),
    reason(owning, names, { cites: [placed.cite], grounds: found.map((one) => one.reason) }),
  );
}

function holding(c: Context, placed: OwnershipLimit, person: string, measure: string, at: Moment) {
  const { article, cite, provision } = placed;
  const owned = ownedOf(c, article, person, measure, c.resolve(provision.rights), at);
  const counted = c.asTaken<'shares'>(owned.value.counted);
  const base = c.asTaken<'shares'>(owned.value.base);
  const line = neededFor(provision.over, base.known);
  if (!isPositive(counted.known)) return undefined;
  // As it is entered: what would bring it over the line is asked or supposed where it decides something.
  const over = compareBy<Unit>(provision.over.verb, counted.known, line);
  const value = {
    id: `${cite} ${person} ${idOfMeasure(measure)}`,
    cite,
    person,
    class: idOfMeasure(measure),
    ...unitOf(c, article, measure, at),
    owned: counted.known,
    base: base.known,
    line,
    over,
  };
  const figures = {
    person: c.nameOf(person),
    owned: show(counted.known),
    base: show(base.known),
    class: nameOfMeasure(measure),
    line: show(line),
  };
  return {
    value,
    reason: reason(measured, over ? 'over it' : 'not over it', { figures, cites: [cite], grounds: [owned.reason] }),
  };
}
