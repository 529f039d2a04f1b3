import { z } from 'zod';
import { held, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { compareDays, day, plusLength, type Day, type Moment } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  anyActsTerm,
  assess,
  boundBy,
  conditionTerm,
  dayMeant,
  deadlineOn,
  deadlinesTopic,
  defineKind,
  dutiesTopic,
  filingsOf,
  isSuchWhile,
  lengthField,
  lengthInWords,
  matterOf,
  mayBe,
  nameOfAct,
  needTerm,
  noticesTo,
  ownDay,
  turnsOnAct,
  partsTold,
  requirementOf,
  spokeOn,
  statusOf,
  whenInWords,
  whenTerm,
} from '../../terms/index.js';
import type { Acts, Deadline, Duty, Matter, Use } from '../../terms/index.js';

const fields = parametersOf('obliges', {
  who: z.string().describe('who must do it, in our own words: the Board, each holder of series A'),
  what: z.string().describe('what they must do, in our own words'),
  acts: anyActsTerm.optional().describe('the acts that call for it, each by itself; of a list one is enough'),
  where: conditionTerm.optional().describe('of such an act: under which condition; left out: always'),
  once: needTerm
    .optional()
    .describe('of such an act: what must have been given to it first, such as the votes of a body; left out: nothing'),
  from: whenTerm
    .optional()
    .describe('the moment from which they must; of an act, left out: as soon as the rest of this is so'),
  every: lengthField
    .optional()
    .describe('of a moment that is no event of an act: they must again so long after it, and so on'),
  within: lengthField.optional().describe('how long after the moment it must be done; left out: the text fixes no day'),
  filed: z.string().optional().describe('the paper with whose filing it is done, as "filing" entries name it'),
  noticeTo: z
    .string()
    .optional()
    .describe('of an act: to whom the notice goes with which it is done, as "notice" entries name them'),
  ifNot: z.string().optional().describe('what follows where it is not done, in our own words'),
});
type Fields = z.output<typeof fields>;
const parameters = fields.superRefine(occasionTold);
type Obliges = z.output<typeof parameters>;

/** Something calls for it, and from that it is counted. */
function occasionTold(
  { acts, where, once, from, every, within, filed, noticeTo }: Fields,
  context: z.RefinementCtx,
): void {
  const told = (path: keyof Fields, text: string) => context.addIssue({ code: 'custom', path: [path], message: text });
  if (acts !== undefined) partsTold({ acts }, context);
  if (acts === undefined && from === undefined) told('acts', 'say what calls for it: acts, or the moment under "from"');
  if (acts === undefined && from !== undefined && turnsOnAct(from))
    told('from', 'an event of an act calls for it; say of which, under "acts"');
  for (const [name, written] of Object.entries({ where, once, noticeTo }))
    if (acts === undefined && written !== undefined)
      told(name as keyof Fields, `"${name}" is of an act; say of which, under "acts"`);
  if (acts !== undefined && every !== undefined)
    told('every', 'what an act calls for is owed once for each; leave "every" out, or "acts"');
  if (within !== undefined && from === undefined) told('within', 'say from which moment it is counted, under "from"');
  if (filed !== undefined && noticeTo !== undefined)
    told('noticeTo', 'it is done with a filing or with a notice; where both are needed, write two provisions');
}

/** Somebody has to do something when an act or a moment calls for it. */
export const obliges = writerOf(parameters);

/** Asked where no entry of the books shows it. */
const dutyDone = openFact('duty-done', 'section', 'subject').yesNo(
  'Was that done which {0} asks for on account of {1}?',
);

/** Supposed of what has to be done before a day that is ahead. */
const doneAsOwed = openFact('duty-done-as-owed', 'section', 'subject').yesNo(
  'Is that done in time which {0} asks for on account of {1}?',
  { reply: 'yes', premise: 'that is done in time which {0} asks for on account of {1}', kind: 'continues' },
);

/** Asked of what was done, where it had to be by a day that is over. */
const dayDutyDone = openFact('day-duty-done', 'section', 'subject').day(
  'On which day was that done which {0} asks for on account of {1}?',
);

const owed = message('obliges.owed', '{who} must do this: {what}: {outcome}');
const listed = message('obliges.deadlines', '{who} must do this in time: {what}: {outcome}');

/** What somebody has to do on occasion of acts, or from a moment on, once or again and again; with what shows that it was done. */
export const obligesKind = defineKind<Obliges>({
  kind: 'obliges',
  subject: 'general',
  provides: 'Says what somebody must do when an act or a moment calls for it, by when, and what follows if not.',
  parameters,
  facts: [dutyDone, doneAsOwed, dayDutyDone],
  answers: ['calendar.duties', 'calendar.deadlines'],
  tells: (c, placed, topic, input, at) => {
    if (topic === dutiesTopic) return dutiesOf(c, placed, at, input['ahead'] as Day | undefined);
    return topic === deadlinesTopic ? deadlinesOf(c, placed, input) : undefined;
  },
});

/** What called for it, and when. */
interface Occasion {
  readonly matter?: Matter;
  readonly of?: string;
  readonly since?: Day;
  /** The last day on which it is done in time. */
  readonly due?: Day;
  /** The day on which it is owed anew. */
  readonly next?: Day;
}

/** @param ahead a later day as of which it is told, supposing that what has to be done by then is */
function dutiesOf(c: Context, placed: Placed<Obliges>, at: Moment, ahead?: Day): Held<readonly Duty[]> {
  const { cite, provision } = placed;
  const { who, what, ifNot } = provision;
  const recurs = provision.acts === undefined ? recurring(c, placed, ahead ?? at.day) : [];
  const isLater = ({ since }: Occasion): boolean => since !== undefined && compareDays(since, at.day) > 0;
  const occasions =
    provision.acts === undefined
      ? [...recurs.filter((each) => !isLater(each)).slice(-2), ...recurs.filter(isLater)]
      : ofActs(c, placed, provision.acts, at);
  const value = occasions.map((occasion): Duty => {
    const { matter, of, since, due } = occasion;
    return {
      id: idOf(placed, occasion),
      who,
      what,
      ...(matter === undefined ? undefined : { act: matter.id }),
      ...(of === undefined ? undefined : { of }),
      ...(since === undefined ? undefined : { since }),
      ...(due === undefined ? undefined : { due }),
      ...standingBy(c, placed, occasion, at, ahead),
      ...(ifNot === undefined ? undefined : { ifNot }),
      cite,
    };
  });
  const outcome = value.map((each) => dutyInWords(c, each)).join('; ') || 'nothing has called for it';
  return held(value, reason(owed, outcome, { figures: { who, what }, cites: [cite] }));
}

function standingBy(c: Context, placed: Placed<Obliges>, occasion: Occasion, at: Moment, ahead?: Day): Standing {
  const { matter, since, due } = occasion;
  const isLater = since !== undefined && compareDays(since, at.day) > 0;
  const now = isLater
    ? ({ standing: 'open' } as const)
    : isShownBy(placed)
      ? shown(c, placed, occasion, at)
      : stated(c, placed, occasion, at);
  const isOverBy = ahead !== undefined && (due === undefined ? isLater : compareDays(due, ahead) < 0);
  if (now.standing !== 'open' || !isOverBy) return now;
  const asked = { about: [placed.cite, matter?.id ?? since!], cites: [placed.cite] };
  return { standing: c.is({ ...doneAsOwed, called: calledIn(placed) }, asked) ? 'done' : 'not-done' };
}

/** Whoever is asked need not have the text at hand. */
function calledIn({ cite, provision }: Placed<Obliges>): Readonly<Record<string, string>> {
  return { [cite]: `${cite} (${provision.who}: ${provision.what})` };
}

function idOf({ cite }: Placed, { matter, of, since }: Occasion): string {
  return [cite, matter?.id ?? since, of].filter((each) => each !== undefined).join(' ');
}

/** From a day on, and in time through the last that the text gives for it. */
function owedFrom({ provision: { within } }: Placed<Obliges>, since: Day): Pick<Occasion, 'since' | 'due'> {
  return { since, ...(within === undefined ? undefined : { due: plusLength(since, within) }) };
}

const inWords: Readonly<Record<Duty['standing'], string>> = {
  done: 'done',
  late: 'done too late',
  open: 'still to be done',
  'not-done': 'not done in time',
};

function dutyInWords(c: Context, { act, since, due, standing, done }: Duty): string {
  const why = act === undefined ? '' : `for ${c.nameOf(act)}, `;
  const days = [since === undefined ? '' : `from ${since}`, due === undefined ? '' : `by ${due}`].filter(
    (each) => each !== '',
  );
  const on = done === undefined ? '' : ` on ${done}`;
  return `${why}${days.join(' ')}${days.length === 0 ? '' : ', '}${inWords[standing]}${on}`;
}

/** The moment, and so long after it again and again, through a day. */
function recurring(c: Context, placed: Placed<Obliges>, through: Day): readonly Occasion[] {
  const { from, every } = placed.provision;
  const first = from === undefined ? undefined : ownDay(c, placed, from);
  if (first === undefined) return [];
  const days: Day[] = [];
  for (let count = 0; ; count += 1) {
    const on = count === 0 ? first : plusLength(first, timesAsLong(every!, count));
    if (compareDays(on, through) > 0) break;
    days.push(on);
    if (every === undefined) break;
  }
  return days.flatMap((since, index) => {
    if (!spokeOn(c, placed, since)) return [];
    const next = days[index + 1];
    return [{ ...owedFrom(placed, since), ...(next === undefined ? undefined : { next }) }];
  });
}

function timesAsLong(length: NonNullable<Obliges['every']>, count: number): typeof length {
  return Object.fromEntries(Object.entries(length).map(([unit, each]) => [unit, each * count])) as typeof length;
}

/** Each act by then that calls for it; what came before the text took force does not, and what is not known of one is asked. */
function ofActs(c: Context, placed: Placed<Obliges>, rows: readonly Acts[], at: Moment): readonly Occasion[] {
  c.covered('acts', at.day, [placed.cite]);
  return usesOf(c, placed, rows, at).flatMap((use) => {
    const { matter, it } = use;
    const { from } = placed.provision;
    const since = from === undefined ? matter.proposed.day : dayMeant(c, use, from);
    if (since === undefined || compareDays(since, at.day) > 0 || !spokeOn(c, placed, since)) return [];
    if (!callsForIt(c, placed, rows, use)) return [];
    return [
      {
        matter,
        ...(it === undefined ? undefined : { of: it }),
        ...(from === undefined ? undefined : owedFrom(placed, since)),
      },
    ];
  });
}

function usesOf(c: Context, placed: Placed<Obliges>, rows: readonly Acts[], at: Moment): readonly Use[] {
  return c.books.proposals(at).flatMap((id) => {
    const matter = matterOf(c, id);
    const such = rows.filter((row) => mayBe(row, matter.act));
    const lasting = placed.provision.from === undefined && seats(matter) ? { lasts: true as const } : undefined;
    return such.length === 0 ? [] : boundBy({ placed, matter }, such).map((use) => ({ ...use, ...lasting }));
  });
}

/** Whether it puts somebody into office: what is asked from no moment is asked of whoever it is while in it. */
function seats({ act: { kind } }: Matter): boolean {
  return kind === 'election' || kind === 'fill-vacancy';
}

/** It is such an act, the condition holds, and it has what must have been given to it first. */
function callsForIt(
  c: Context,
  { provision: { where, once } }: Placed<Obliges>,
  rows: readonly Acts[],
  use: Use,
): boolean {
  const such = c.attempt(() => isSuchWhile(c, use, rows, where).value);
  if (such.settled && !such.value) return false;
  const given = once === undefined ? undefined : assess(c, requirementOf(c, use, once), use.matter);
  const standing = given === undefined ? 'met' : given.possible.length === 1 ? statusOf(given) : undefined;
  if (standing === 'open' || standing === 'failed') return false;
  const waiting = [...(such.settled ? [] : such.waiting), ...(standing === undefined ? given!.waiting : [])];
  return waiting.length > 0 ? c.suspendOn(waiting) : true;
}

/** Whether an entry that the clause names shows that it was done; else it is as it was stated. */
function isShownBy({ provision: { filed, noticeTo } }: Placed<Obliges>): boolean {
  return filed !== undefined || noticeTo !== undefined;
}

type Standing = Pick<Duty, 'standing' | 'done'> & { readonly shownBy?: readonly string[] };

function shown(c: Context, placed: Placed<Obliges>, occasion: Occasion, at: Moment): Standing {
  const { filed, noticeTo } = placed.provision;
  const { matter, since, due, next } = occasion;
  const through = c.covered('acts', at.day, [placed.cite], since ?? matter?.proposed.day);
  const all =
    filed === undefined
      ? noticesTo(c, noticeTo!, matter!.id, at).map(({ id, data }) => ({ id, on: data.sent }))
      : filingsOf(c, filed, matter?.id);
  const [first] = all
    .filter(({ on }) => compareDays(on, through) <= 0)
    .filter(({ on }) => matter !== undefined || compareDays(on, since!) >= 0)
    .filter(({ on }) => next === undefined || compareDays(on, next) < 0)
    .toSorted((a, b) => compareDays(a.on, b.on));
  const done = first?.on;
  // Whoever vouches for the entries through an earlier day says nothing of what was done since.
  return done === undefined && compareDays(through, at.day) < 0
    ? stated(c, placed, occasion, at)
    : { ...standing(done, due, through), ...(first === undefined ? undefined : { shownBy: [first.id] }) };
}

function standing(done: Day | undefined, due: Day | undefined, by: Day): Standing {
  if (done !== undefined) return { standing: due !== undefined && compareDays(done, due) > 0 ? 'late' : 'done', done };
  return { standing: due !== undefined && compareDays(by, due) > 0 ? 'not-done' : 'open' };
}

function stated(c: Context, placed: Placed<Obliges>, { matter, since, due }: Occasion, at: Moment): Standing {
  const { cite } = placed;
  const asked = { about: [cite, matter?.id ?? since!], cites: [cite] };
  const called = calledIn(placed);
  if (!c.is({ ...dutyDone, called }, asked)) return standing(undefined, due, at.day);
  if (due === undefined || compareDays(at.day, due) <= 0) return { standing: 'done' };
  const done = day(c.ask({ ...dayDutyDone, called }, asked));
  return compareDays(done, at.day) > 0 ? standing(undefined, due, at.day) : standing(done, due, at.day);
}

/** The days by which it has to be done; an act whose own day is ahead has it once that has come. Nobody is asked whether it was. */
function deadlinesOf(
  c: Context,
  placed: Placed<Obliges>,
  span: Readonly<Record<string, unknown>>,
): Held<readonly Deadline[]> {
  const { cite, provision } = placed;
  const { who, what, acts, within } = provision;
  const value = within === undefined ? [] : acts === undefined ? ofMoments(c, placed, span) : ofEvents(c, placed, acts);
  const outcome = value.map((each) => ('day' in each ? each.day : 'a day not known yet')).join(', ') || 'nothing';
  return held(value, reason(listed, outcome, { figures: { who, what }, cites: [cite] }));
}

function ofMoments(c: Context, placed: Placed<Obliges>, span: Readonly<Record<string, unknown>>): readonly Deadline[] {
  const to = typeof span['to'] === 'string' ? day(span['to']) : c.asOf;
  const found = c.attempt(() => recurring(c, placed, to));
  if (found.settled) return found.value.map((occasion) => deadlineOf(c, placed, occasion));
  return [deadlineOn(c, namedDeadline(c, placed, {}), () => c.suspendOn(found.waiting))];
}

function ofEvents(c: Context, placed: Placed<Obliges>, rows: readonly Acts[]): readonly Deadline[] {
  c.covered('acts', c.asOf, [placed.cite]);
  return usesOf(c, placed, rows, c.now).flatMap((use): readonly Deadline[] => {
    const { matter, it } = use;
    const calls = c.attempt(() => callsForIt(c, placed, rows, use));
    if (calls.settled && !calls.value) return [];
    const of = it === undefined ? undefined : { of: it };
    const named = namedDeadline(c, placed, { matter, ...of });
    if (!calls.settled) return [deadlineOn(c, named, () => c.suspendOn(calls.waiting))];
    const since = dayMeant(c, use, placed.provision.from!);
    if (since !== undefined)
      return spokeOn(c, placed, since) ? [deadlineOf(c, placed, { matter, ...owedFrom(placed, since), ...of })] : [];
    return [{ ...named, dependsOn: [`The day of this: ${whenInWords(placed.provision.from!)}`] }];
  });
}

function namedDeadline(c: Context, placed: Placed<Obliges>, occasion: Occasion) {
  const { who, what, from, within } = placed.provision;
  const { matter, since } = occasion;
  const start = [since, from === undefined ? undefined : whenInWords(from)].filter((each) => each !== undefined);
  return {
    id: idOf(placed, occasion),
    what: matter === undefined ? what : `${nameOfAct(c, matter)}: ${what}`,
    comes: 'falls-due',
    who,
    cite: placed.cite,
    counted: `${lengthInWords(within)} after ${start.join(', ')}`,
    ...(matter === undefined ? undefined : { setBy: [matter.entry] }),
  } as const;
}

function deadlineOf(c: Context, placed: Placed<Obliges>, occasion: Occasion): Deadline {
  const isAhead = compareDays(occasion.since!, c.asOf) > 0;
  const isShown = !isAhead && isShownBy(placed);
  const found = isShown ? c.attempt(() => shown(c, placed, occasion, c.now)) : undefined;
  return {
    ...namedDeadline(c, placed, occasion),
    day: occasion.due!,
    ...(found?.settled === true ? found.value : undefined),
  };
}
