import { defineNotion, held, message, reason, type Held, type Notion } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { Limit } from '../../../terms/index.js';
import { isGroup } from '../counted-together.js';
import { personsNamed } from '../persons-named.js';
import { keyOfMoment } from '../ownership-changes.js';
import { askAboutAnyoneElse, whoeverElseIsOver } from './anyone-else-over.js';
import { measuresOf } from './measure.js';
import { limitNotCounted } from './not-counted.js';
import type { OwnershipLimit } from './parameters.js';
import { limitReduced } from './reduced.js';
import { isInTime } from './window.js';

/** The limits that a provision lays on votes at a moment; only in its own time, which need not be known where nobody is over. */
export function limitsAt(c: Context, placed: OwnershipLimit, at: Moment): readonly Limit[] {
  const inTime = c.attempt(() => isInTime(c, placed, at));
  if (inTime.settled && !inTime.value) return [];
  askAboutAnyoneElse(c, placed, at);
  const named = personsAt(c, at).flatMap((person) => limitsOn(c, placed, person, at));
  const others = whoeverElseIsOver(c, placed, at).flatMap((person) => limitsOn(c, placed, person, at));
  const limits = [...new Set([...named, ...others])];
  return limits.length === 0 || isInTime(c, placed, at) ? limits : [];
}

/** The name of the notion that tells what one provision does to the votes of one person, about [person]. */
export function limitsNotion(cite: string): Notion<readonly Limit[], readonly [person: string]> {
  return defineNotion(`limits on votes under ${cite}`);
}

/** What a provision does to the votes of one person or group; worked out once for each. */
export function limitsOn(c: Context, { cite, article }: OwnershipLimit, person: string, at: Moment): readonly Limit[] {
  return c.notion(limitsNotion(cite), [person], at, article).value;
}

/** Works the notion out. */
export function workLimitsOut(c: Context, placed: OwnershipLimit, person: string, at: Moment): Held<readonly Limit[]> {
  const found = limitsFound(c, placed, person, at);
  const outcome = found.length === 0 ? 'none' : 'limited';
  const figures = { person: c.nameOf(person) };
  return held(
    found,
    reason(told, outcome, { figures, cites: [placed.cite], grounds: found.map((each) => each.reason) }),
  );
}

const told = message('limit.on-person', 'What the limit does to the votes of {person}: {outcome}');

function limitsFound(c: Context, placed: OwnershipLimit, person: string, at: Moment): readonly Limit[] {
  const { effect } = placed.provision;
  if (effect.kind === 'reduced') return limitReduced(c, placed, effect, person, at);
  return measuresOf(c, placed).flatMap((measure) => limitNotCounted(c, placed, effect, person, measure, at));
}

/** Everybody who may matter by itself, and every group that acts in concert. */
export function personsAt(c: Context, at: Moment): readonly string[] {
  return c.once(c, `whom limits look at by ${keyOfMoment(at)}`, () => {
    const groups = c.books
      .groups(at)
      .filter((entry) => entry.data.basis === 'concert')
      .map((entry) => entry.data.id);
    return [...new Set([...personsNamed(c, at).filter((person) => !isGroup(c, person)), ...groups])].toSorted();
  });
}
