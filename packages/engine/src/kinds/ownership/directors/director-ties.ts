import { openFact, held, message, reason, type Held } from '../../../evaluation/index.js';
import { lookBack, plusDays, type Day, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { ContinuingRule, DirectorTies } from './continuing-parameters.js';
import { knownAffiliates, membersOf } from '../counted-together.js';
import { isEarlier } from '../earlier.js';
import { startOfDay } from '../look-back.js';
import { associatesNotion } from '../../../terms/index.js';

/** Never supposed: one reply for all directors of whom nothing is entered. */
export const anyDirectorTied = openFact('any-director-tied').yesNo(
  'Is any director an Affiliate or Associate of an Interested Shareholder beyond what the entries show, or was any in the time that the definition looks back over?',
);

/** Never supposed: asked of each director only where it is entered that some director is tied. */
export const directorTied = openFact('director-tied', 'director', 'person').yesNo(
  'Is {0} an Affiliate or Associate of {1}, or was {0} one in the time that the definition looks back over?',
);

const untied = message(
  'director-ties.none',
  '{director} is not {tie} of {person}, and was not at any time from {since}',
);
const now = message('director-ties.now', '{director} is {tie} of {person}');
const lately = message(
  'director-ties.lately',
  '{director} was {tie} of {person} on {when}, and the text looks back to {since}',
);
const itself = message('director-ties.itself', '{director} is an Interested Shareholder');
const stated = message(
  'director-ties.stated',
  '{director} is or was {tie} of {person} at some time since {since}, as stated',
);

type Use = ContinuingRule;

/** Whether a director is not tied to a person, and was not in the time looked back over. A group ties by its members. */
export function isUntied(
  c: Context,
  placed: Use,
  ties: DirectorTies,
  director: string,
  person: string,
  at: Moment,
): Held<boolean> {
  const since = firstDay(c, ties, at);
  const persons = [...new Set([person, ...(membersOf(c, person, at) ?? [])])];
  for (const one of persons) {
    const tied = tieTo(c, placed, ties, { director, person: one, at, since });
    if (tied !== undefined) return tied;
  }
  warnOfService(c, ties, director, persons, at);
  const figures = { ...figuresOf(c, ties, director, person), since };
  return held(true, reason(untied, 'yes', { figures, cites: [ties.cite] }));
}

/** Who serves an organisation is no Associate of it for that: it goes the other way. */
function warnOfService(
  c: Context,
  { cite }: DirectorTies,
  director: string,
  persons: readonly string[],
  at: Moment,
): void {
  const serves = c.books
    .relationships(director, at)
    .find(({ data }) => data.person === director && persons.includes(data.of) && servesAs.has(data.kind));
  if (serves === undefined) return;
  const [name, whom] = [c.nameOf(director), c.nameOf(serves.data.of)];
  c.remark({
    says: `${name} serves ${whom} as ${serves.data.kind}, and is by the letter no Affiliate or Associate of it for that alone.`,
    cites: [cite],
  });
}

const servesAs = new Set<string>(['officer', 'director', 'employee']);

interface Pair {
  readonly director: string;
  readonly person: string;
  readonly at: Moment;
  readonly since: Day;
}

function tieTo(c: Context, placed: Use, ties: DirectorTies, pair: Pair): Held<boolean> | undefined {
  const { director, person, at, since } = pair;
  const told = { figures: figuresOf(c, ties, director, person), cites: [ties.cite] };
  if (director === person) {
    return c.resolve(ties.itself) === 'tied' ? held(false, reason(itself, 'no', told)) : undefined;
  }
  if (isTiedAt(c, placed, ties, pair, at)) return held(false, reason(now, 'no', told));
  const then = momentsBefore(c, pair).find((when) => isTiedAt(c, placed, ties, pair, when));
  if (then !== undefined) {
    return held(false, reason(lately, 'no', { ...told, figures: { ...told.figures, since, when: then.day } }));
  }
  const asked = { about: [director, person], cites: [ties.cite] };
  if (!c.entered(directorTied, asked) && !c.is(anyDirectorTied, { about: [], cites: [ties.cite] })) return undefined;
  if (!c.is(directorTied, asked)) return undefined;
  return held(false, reason(stated, 'no', { ...told, figures: { ...told.figures, since } }));
}

/** By what is entered or determined. */
function isTiedAt(c: Context, { article }: Use, { by }: DirectorTies, pair: Pair, when: Moment): boolean {
  const { director, person } = pair;
  if (by.includes('affiliates') && knownAffiliates(c, person, when, article).includes(director)) return true;
  if (!by.includes('associates')) return false;
  return c.notion(associatesNotion, [person], when, article).value.includes(director);
}

function firstDay(c: Context, { years, firstDay: first }: DirectorTies, at: Moment): Day {
  const { from } = lookBack({ years }, at.day);
  return c.resolve(first) === 'in' ? from : plusDays(from, 1);
}

/** The start of the time looked back over, and every moment in it at which somebody's ties may have changed. */
function momentsBefore(c: Context, { at, since }: Pair): readonly Moment[] {
  const start = startOfDay(since);
  const changes = c.books
    .changeMoments([], [...c.books.named(at)])
    .filter((when) => isEarlier(start, when) && isEarlier(when, startOfDay(at.day)));
  return [start, ...changes];
}

function figuresOf(c: Context, { by }: DirectorTies, director: string, person: string): Record<string, string> {
  const tie = by.map((each) => (each === 'affiliates' ? 'an Affiliate' : 'an Associate')).join(' or ');
  return { director: c.nameOf(director), person: c.nameOf(person), tie };
}
