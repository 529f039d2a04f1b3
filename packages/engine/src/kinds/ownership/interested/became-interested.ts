import { momentOfEntry } from '../../../books/index.js';
import { openFact, nothingFurther, held, message, reason, type Held } from '../../../evaluation/index.js';
import { anniversary, atClose, compareMoments, plusDays, showMoment } from '../../../exact/index.js';
import type { Day, Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { measuredClasses } from './interested-measures.js';
import type { InterestedRule } from './interested-parameters.js';
import { isEarlier } from '../earlier.js';
import { isRegisterSilent, startOfDay } from '../look-back.js';
import { changesOf } from '../ownership-changes.js';
import { interestedShareholderNotion } from '../../../terms/index.js';

/** Asked where the present status began before the register was kept. */
export const becameInterestedOn = openFact('became-interested-on', 'person').day(
  'On which day did {0} become an Interested Shareholder? It was one already when the register begins.',
);

/** Asked where the first time counts, and the corporation is older than its register. */
export const interestedBeforeRegister = openFact('interested-before-the-register', 'person').yesNo(
  'Was {0} an Interested Shareholder at some time before the register begins?',
  nothingFurther('inquiry found no time before the register begins at which {0} was an Interested Shareholder'),
);

const since = message('interested.since', '{person} has been an Interested Shareholder since {since}');
const first = message('interested.first', '{person} first became an Interested Shareholder on {since}');
const stated = message('interested.since-stated', '{person} became an Interested Shareholder on {since}, as stated');
const isNot = message('interested.is-not', '{person} is no Interested Shareholder');

type Use = InterestedRule;

/**
 * When a person became interested: at the start of the unbroken time that reaches the moment asked about, or for the
 * first time ever, as the definition has it. Undefined where it is not interested.
 */
export function becameInterested(c: Context, placed: Use, person: string, at: Moment): Held<Moment | undefined> {
  const { provision, article, cite } = placed;
  const figures = { person: c.nameOf(person) };
  const now = c.notion(interestedShareholderNotion, [person], at, article);
  if (!now.value) return held(undefined, reason(isNot, 'no', { figures, cites: [cite], grounds: [now.reason] }));
  const ever = provision.becoming !== undefined && c.resolve(provision.becoming) === 'first-ever';
  const start = ever ? firstEver(c, placed, person, at) : presentStart(c, placed, person, at);
  if (start === undefined) {
    const on: Moment = { day: c.ask(becameInterestedOn, { about: [person], cites: [cite] }) as Day };
    return held(on, reason(stated, on.day, { figures: { ...figures, since: on.day }, cites: [cite] }));
  }
  const shown = showMoment(start);
  const then = c.notion(interestedShareholderNotion, [person], start, article);
  const told = { figures: { ...figures, since: shown }, cites: [cite], grounds: [then.reason] };
  return held(start, reason(ever ? first : since, shown, told));
}

/** The start of the unbroken time up to a moment; undefined where it lies before the register, or no entry tells it. */
function presentStart(c: Context, placed: Use, person: string, at: Moment): Moment | undefined {
  const was = wasInterested(c, placed, person);
  let start: Moment | undefined;
  for (const { told, when } of changesInRegister(c, placed, person, at).toReversed()) {
    if (!was(when)) return start;
    start = told;
  }
  const opening = openingOf(c);
  const wasBefore =
    opening === undefined || start === undefined || compareMoments(start, opening) === 0 || was(opening);
  return wasBefore ? undefined : start;
}

/** The first moment ever; undefined where it lies before the register, or no entry tells it. */
function firstEver(c: Context, placed: Use, person: string, at: Moment): Moment | undefined {
  const was = wasInterested(c, placed, person);
  const opening = openingOf(c);
  if (opening === undefined || was(opening)) return undefined;
  const asked = { about: [person], cites: [placed.cite] };
  if (isRegisterSilent(c) && c.is(interestedBeforeRegister, asked)) return undefined;
  return changesInRegister(c, placed, person, at).find(({ when }) => was(when))?.told;
}

function wasInterested(c: Context, { article }: Use, person: string): (when: Moment) => boolean {
  return (when) => c.notion(interestedShareholderNotion, [person], when, article).value;
}

function openingOf(c: Context): Moment | undefined {
  const [span] = c.books.coverage('register');
  return span === undefined ? undefined : startOfDay(span.from);
}

/** A moment at which the status may have changed, and the one at which it is looked at. */
interface Turn {
  readonly told: Moment;
  readonly when: Moment;
}

/** Those in the time of the register, in order: what lapses after some years among them, and what was determined or stated. */
function changesInRegister(c: Context, placed: Use, person: string, at: Moment): readonly Turn[] {
  const [span] = c.books.coverage('register');
  const changes = changesOf(c, placed.article, person, measuredClasses(c, placed, at), at).filter(
    (when) => span !== undefined && when.day >= span.from,
  );
  const { lookBack } = placed.provision;
  const lapses = changes.flatMap(({ day }) =>
    lookBack === undefined ? [] : [0, 1, 2].map((days) => startOfDay(plusDays(anniversary(day, lookBack.years), days))),
  );
  const happened = [...changes, ...lapses.filter((when) => isEarlier(when, at))];
  const turns = happened.map((when): Turn => ({ told: when, when }));
  return [...turns, ...settledOrStated(c, at)].toSorted((a, b) =>
    isEarlier(a.when, b.when) ? -1 : isEarlier(b.when, a.when) ? 1 : 0,
  );
}

/**
 * What a body or a court settled, or somebody stated: it shows when its day is over, after its own moment. Read as entered, as
 * the status itself reads it: what undoes a determination is no reason to ask for all acts where nothing was determined.
 */
function settledOrStated(c: Context, at: Moment): readonly Turn[] {
  const settled = [
    ...c.books.determinations(at),
    ...c.books.asEntered('determination-withdrawn', at),
    ...c.books.asEntered('court-order', at),
  ];
  const stated = c.books
    .entriesOf('stated')
    .flatMap(({ on, data: { from, until } }) => [from ?? on, ...(until === undefined ? [] : [until])])
    .filter((day) => day <= at.day);
  return [...settled.map(momentOfEntry), ...stated.map((day): Moment => ({ day }))].map((told) => {
    const close = atClose(told.day);
    return { told, when: isEarlier(at, close) ? at : close };
  });
}
