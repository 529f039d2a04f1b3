import {
  matterInWords,
  message,
  MissingProvisionError,
  QuestionError,
  reason,
  toPlain,
  unsettled,
} from '../evaluation/index.js';
import type { Explored, FactType, Held, Split } from '../evaluation/index.js';
import { atClose, type Day, type Moment } from '../exact/index.js';
import { bears, type BearsOn, type Placed, type Provision } from '../instrument/index.js';
import type { Context } from './context.js';
import { speaks } from './speaks.js';
import { maySpeakOf } from './stock-spoken-of.js';

/** Asked of a text that stands in an instrument in words only, where it bears on an act. */
export const whatSaysFact: FactType = {
  name: 'what-says',
  asks: '{0} is in the instrument in words only. Of {1}, does it say nothing, ask for something that is satisfied, ask for something that is lacking, or bar it?',
  about: ['section', 'act'],
  reply: { kind: 'choice', of: ['nothing', 'satisfied', 'lacking', 'bars'] },
  onlyAsked: true,
};

/** Asked of such a text where it bears on a notion or on the answer to a question. */
export const changesFact: FactType = {
  name: 'what-says-changes',
  asks: '{0} is in the instrument in words only. Does what it says change anything of this: {1}?',
  about: ['section', 'notion or question'],
  reply: { kind: 'yes-no' },
  onlyAsked: true,
};

/**
 * Asked of every question as of a day of which no text of the corporation that is loaded speaks; where only some do not, of one whose
 * answer lets an act go.
 */
export const notLoadedFact: FactType = {
  name: 'text-not-loaded-changes',
  asks: 'Not every text of the corporation that was in force on {0} is loaded. Does what is not loaded change anything of this: {1}?',
  about: ['day', 'notion or question'],
  reply: { kind: 'yes-no' },
  onlyAsked: true,
};

/** Asked of whatever goes by a section that was amended, where the text since then is not loaded. */
export const amendedOtherwiseFact: FactType = {
  name: 'amended-otherwise',
  asks: '{0} was amended on {1}, and its text since then is not loaded. Does it provide otherwise since then?',
  about: ['section', 'day'],
  reply: { kind: 'yes-no' },
  onlyAsked: true,
};

export const notWorkedOutFacts: readonly FactType[] = [whatSaysFact, changesFact, notLoadedFact, amendedOtherwiseFact];

const leftOpen = message(
  'not-worked-out',
  '{section} says something of {matter}, and nobody has worked out what: this is {outcome}',
);

/** Thrown where a text that is not worked out is known to change what is asked; caught where the question was put. */
class NotWorkedOut extends Error {
  /** In which section it stands; undefined of a text that is not loaded. */
  readonly section: string | undefined;
  readonly matter: string;
  constructor(section: string | undefined, matter: string) {
    super(`${section ?? 'A text'} is not worked out, and changes ${matter}.`);
    this.name = 'NotWorkedOut';
    this.section = section;
    this.matter = matter;
  }
}

/** A text that is not worked out, and on what it bears. */
interface OpenText {
  readonly placed: Placed;
  readonly on: BearsOn;
}

/** By the list of provisions in force: those of its texts that are not worked out. */
const openTexts = new WeakMap<readonly Placed[], readonly OpenText[]>();

/** Those in force on a day that bear on something, and speak on that day. */
function openTextsOn(c: Context, day: Day, bearing: (on: BearsOn) => boolean): readonly OpenText[] {
  const inForce = c.provisionsOn(day);
  let found = openTexts.get(inForce);
  if (found === undefined) {
    found = inForce.flatMap((placed) => {
      const on = c.kindOf(placed).bearsOn?.(placed.provision as never);
      return on === undefined ? [] : [{ placed, on }];
    });
    openTexts.set(inForce, found);
  }
  return found.filter(({ placed, on }) => bearing(on) && speaks(c, placed, day));
}

/** What somebody stated that a text in words only says of an act; asked for where nobody did, and never supposed. */
export function whatSays(c: Context, { cite, provision }: Placed, act: string): string {
  c.remark({ says: notWorkedOutIn(provision.summary), cites: [cite] });
  return c.ask(whatSaysFact, { about: [cite, act], cites: [cite] });
}

/**
 * Goes on where a text in words only is stated to change nothing of a notion or question. Suspends where nobody has stated
 * that. Where the text does change it, the question comes to nothing that can be told.
 */
export function changesNothing(c: Context, placed: Placed, matter: string): void {
  const { cite, provision } = placed;
  c.remark({ says: notWorkedOutIn(provision.summary), cites: [cite] });
  if (c.is(changesFact, { about: [cite, matter], cites: [cite] })) throw new NotWorkedOut(cite, matter);
}

function notWorkedOutIn(summary: string): string {
  return `Not worked out; what it says here is as somebody states it, and is asked where nobody has: ${summary}`;
}

/** Whether a text that bears on a notion was not worked out when it is to be told, or is not now. */
export function isLeftOpen(c: Context, notion: string, at: Moment): boolean {
  return openOn(c, notion, [], at).length > 0;
}

/** Goes on where every text that bears on a notion and is not worked out is stated to change nothing of it. */
export function spokenFor(c: Context, notion: string, about: readonly string[], at: Moment): void {
  const open = openOn(c, notion, about, at);
  if (open.length === 0) return;
  const waiting = waitingFor(c, open, about.length === 0 ? notion : `${notion}(${about.join(', ')})`);
  if (waiting.length > 0) c.suspendOn(waiting);
}

/** Ends the question where a notion is left to a text that is not worked out: it is said to change nothing, and nothing else speaks. */
export function leftToOpenText(c: Context, notion: string, about: readonly string[], at: Moment): void {
  const [first] = openOn(c, notion, about, at);
  if (first !== undefined) throw new NotWorkedOut(first.placed.cite, notion);
}

/**
 * The provisions of one kind in force on a day. What a text in words only may say in their place is asked for first, under the
 * name of the kind.
 */
export function ofKind<P extends Provision>(c: Context, kind: P['kind'], on: Day = c.asOf): readonly Placed<P>[] {
  spokenFor(c, kind, [], atClose(on));
  return c
    .provisionsReading(on)
    .filter((each): each is Placed<P> => each.provision.kind === kind && speaks(c, each, on))
    .map((each) => asAmended(c, each, on));
}

/** The provisions in force that define a notion about these; a text in words only that bears on it is spoken for first. */
export function defining(c: Context, notion: string, about: readonly string[]): readonly Placed[] {
  spokenFor(c, notion, about, c.now);
  return c
    .provisionsOn(c.asOf)
    .filter(
      (placed) =>
        c
          .kindOf(placed)
          .defines?.(placed.provision as never)
          .includes(notion) === true && speaks(c, placed, c.asOf),
    )
    .map((placed) => asAmended(c, placed, c.asOf));
}

/** A provision as it is read for a day: where it was amended by then, and its text since is not loaded, that it provides the same is asked first. */
export function asAmended<P extends Placed>(c: Context, placed: P, by: Day): P {
  for (const { section, on } of c.inForce.amendedBy(c.textOf(by), placed)) {
    if (c.is(amendedOtherwiseFact, { about: [section, on], cites: [placed.cite] }))
      throw new NotWorkedOut(placed.cite, placed.provision.kind);
  }
  return placed;
}

function openOn(c: Context, notion: string, about: readonly string[], at: Moment): readonly OpenText[] {
  const bearing = (on: BearsOn): boolean => bears(on.notions, notion) && maySpeakOf(c, on, about);
  const then = openTextsOn(c, at.day, bearing);
  return [...then, ...openTextsOn(c, c.asOf, bearing).filter((each) => !then.includes(each))];
}

function waitingFor(c: Context, open: readonly OpenText[], matter: string): readonly Split[] {
  return open.flatMap(({ placed }) => {
    const spoken = c.attempt(() => changesNothing(c, placed, matter));
    return spoken.settled ? [] : spoken.waiting;
  });
}

/** A question as it is put: its name, and its fields as they were written. */
export interface Named {
  readonly question: string;
  readonly input?: Readonly<Record<string, unknown>>;
}

/**
 * The question as it is put under instruments of which some text is in words only: open while one that bears on it has not
 * been spoken for, and without a value where one changes it. So it is of a day of which no text that is loaded speaks.
 */
export function heedingOpenTexts(c: Context, named: Named, question: Explored): Explored {
  const loaded = c.inForce.instruments.flatMap(({ placed }) => placed);
  const isLoaded = isAnyTextLoaded(c);
  const isAnyTextMissing = c.inForce.missingOn(c.asOf).length > 0 || c.inForce.isAnyAddedOn(c.asOf);
  const isAnyOpen = c.inForce.isAnyReplaced || loaded.some((placed) => c.kindOf(placed).bearsOn !== undefined);
  const [family = ''] = named.question.split('.');
  const bearing = (on: BearsOn): boolean =>
    bears(on.questions, named.question, family) && !bears(on.leaves, named.question) && maySpeakOf(c, on, named.input);
  const matter = inWords(named);
  const unspoken = new WeakSet<object>();
  const left = new WeakSet<object>();
  const outcomeAlone = question.outcomeAlone;
  return {
    ask: () =>
      heeding(
        question.ask,
        ({ value, reason: because }) => {
          const copy = isRecord(value) ? { ...value } : undefined;
          if (copy !== undefined) unspoken.add(copy);
          return { value: copy, reason: because };
        },
        leftOpenIn,
        ({ value }) => asksNothing(value),
      ),
    ...(outcomeAlone === undefined
      ? undefined
      : {
          outcomeAlone: () =>
            heeding(
              outcomeAlone,
              (outcome) => [outcome, unsettled],
              (error) => leftOpenIn(error).value,
              (outcome) => asksNothing({ outcome }),
            ),
        }),
    decides: (value) => {
      const isOf = (values: WeakSet<object>): boolean => values.has(value as object);
      if (isOf(left)) return value;
      const decided = question.decides?.(value) ?? value;
      return isOf(unspoken) ? [decided, unsettled] : decided;
    },
  };

  function leftOpenIn(error: NotWorkedOut): Held<unknown> {
    const found = leftOpenBy(c, error);
    left.add(found.value as object);
    return found;
  }

  function heeding<T>(
    work: () => T,
    unspokenOf: (found: T) => T,
    leftOpenAs: (error: NotWorkedOut) => T,
    isFree: (found: T) => boolean,
  ): T {
    let waiting: readonly Split[] = [];
    try {
      if (!isLoaded) notLoadedChangesNothing(c, matter);
      if (isAnyOpen) {
        const { textOf } = question;
        const day = textOf === undefined ? undefined : c.attempt(textOf);
        waiting = waitingFor(c, openTextsOn(c, day?.settled === true ? day.value : c.asOf, bearing), matter);
        c.waitFor(waiting);
      }
      const found = work();
      // What is loaded asks nothing of the act; a text that is not may.
      if (isLoaded && isAnyTextMissing && isFree(found)) notLoadedChangesNothing(c, matter);
      return waiting.length === 0 ? found : unspokenOf(found);
    } catch (error) {
      if (error instanceof NotWorkedOut) return leftOpenAs(error);
      // What an instrument lacks may stand in a text that is not worked out; whatever else cannot be put, may be for one that bears on it.
      const lacks = error instanceof MissingProvisionError;
      const suspended = lacks
        ? waitingFor(
            c,
            openTextsOn(c, c.asOf, () => true),
            matter,
          )
        : waiting;
      if (lacks && suspended.length > 0)
        c.remark({ says: `No text that is worked out gives what this turns on. ${error.message}`, cites: [] });
      if ((lacks || error instanceof QuestionError) && suspended.length > 0) return c.suspendOn(suspended);
      throw error;
    }
  }
}

/** Whether something of the corporation's own, and not law alone, speaks on the day of the question, where one of its texts is loaded at all. */
function isAnyTextLoaded(c: Context): boolean {
  const isOwn = ({ instrument }: { readonly instrument: { readonly kind: string } }): boolean =>
    instrument.kind !== 'law';
  return c.inForce.versionsOn(c.asOf).some(isOwn) || c.inForce.missingOn(c.asOf).length === 0;
}

/** Whether an answer lets an act go, or asks nothing of it and bars it by nothing. */
function asksNothing(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { outcome, needs, bars = [] } = value;
  if (outcome === 'permitted' || outcome === 'silent') return true;
  const isBarred = Array.isArray(bars) && bars.some((bar: unknown) => isRecord(bar) && bar['barred'] === true);
  return Array.isArray(needs) && needs.length === 0 && !isBarred;
}

/** Goes on where what was in force on a day and is not loaded is stated to change nothing of this; suspends where nobody has stated that. */
export function notLoadedChangesNothing(c: Context, matter: string, day: Day = c.asOf): void {
  if (c.is(notLoadedFact, { about: [day, matter], cites: [] })) throw new NotWorkedOut(undefined, matter);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The question with its fields, as the fact about it names it: what a text says may differ from one act to another. */
function inWords({ question, input = {} }: Named): string {
  return Object.keys(input).length === 0 ? question : `${question} ${asText(toPlain(input).plain)}`;
}

/** A text that is not taken for another field, part or record: no two questions are in the same words. */
const isPlain = /^(?!.*(?:: |, |[{}[\]"]))/su;

function asText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asText).join(', ')}]`;
  if (typeof value === 'string') return isPlain.test(value) ? value : JSON.stringify(value);
  if (!isRecord(value)) return String(value);
  const fields = Object.entries(value).map(([name, each]) => `${name}: ${asText(each)}`);
  return `{${fields.toSorted().join(', ')}}`;
}

function leftOpenBy(c: Context, { section, matter: of }: NotWorkedOut): Held<unknown> {
  const cites = section === undefined ? [] : [section];
  const matter = matterInWords(of, (id) => c.nameOf(id));
  const figures = { section: section ?? 'A text that is not loaded', matter };
  return {
    value: { outcome: 'not-worked-out', sections: cites },
    reason: reason(leftOpen, 'not told here', { figures, cites }),
  };
}
