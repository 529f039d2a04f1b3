import type { Moment } from '../exact/index.js';
import type { Consulting } from './consulting.js';
import { CircleError, UnknownNotionError } from './errors.js';
import type { Definitions } from './evaluation-parts.js';
import { Frame } from './frame.js';
import { turnedFrom, type Environment } from './environment.js';
import { Memory, type Remembered, type Unit } from './memory.js';
import type { Held } from './reason.js';
import { isSameValue } from './same-value.js';
import { Suspended } from './suspension.js';

/** A notion that is being worked out. */
interface InProgress {
  readonly memory: Memory;
  readonly key: string;
  readonly name: string;
  readonly about: readonly string[];
  readonly at: Moment;
  readonly place: string;
}

/** Works things out once, and gives them again while everything that they consulted stands. */
export class Remembering {
  readonly #run: Consulting;
  readonly #definitions: Definitions;
  /** Under each scope: what is worked out under one is remembered for no other. */
  readonly #scopes = new Map<string | undefined, Scope>();
  readonly #inProgress: InProgress[] = [];
  #at: Moment | undefined;
  #isApart = false;
  #scope: Scope;

  constructor(run: Consulting, definitions: Definitions) {
    this.#run = run;
    this.#definitions = definitions;
    this.#scope = within(this.#scopes, undefined, () => newScope(undefined));
  }

  /** Under which name things are worked out; undefined where that is not said. */
  get scope(): string | undefined {
    return this.#scope.name;
  }

  /** Work under a name: what comes of it, now or when it is worked out again, rests on that. */
  under<T>(name: string | undefined, work: () => T): T {
    return this.#in(
      within(this.#scopes, name, () => newScope(name)),
      work,
    );
  }

  /** The moment of the notion that is being worked out; undefined outside of any, and in a part of the question. */
  get at(): Moment | undefined {
    return this.#at;
  }

  /** A notion: remembered by its name, arguments, place of use and moment. */
  notion(name: string, about: readonly string[], at: Moment, place: string): Held<unknown> {
    const days = within(within(this.#scope.notions, name, newLevel), place, newLevel);
    const memory = within(within(days, at.day, newLevel), at.time ?? '', newMemory);
    const key = aboutKey(about);
    const notion = { memory, key, name, about, at, place };
    if (this.#isApart) return this.#define(notion) as Held<unknown>;
    const known = this.#known(memory, key);
    if (known !== undefined) return this.#used(known) as Held<unknown>;
    return this.#workOut({ memory, key, work: this.#here(() => this.#define(notion)) }, undefined) as Held<unknown>;
  }

  /** A part of a question: remembered by the very object that it is about, as long as that lives, and by its name. */
  once<T>(about: object, name: string, work: () => T, at?: Moment): T {
    if (this.#isApart) return this.#lookingAt(at, work);
    const { parts } = this.#scope;
    const memory = parts.get(about) ?? new Memory();
    parts.set(about, memory);
    const known = this.#known(memory, name);
    const part = { memory, key: name, work: this.#here(() => this.#lookingAt(at, work)) };
    return (known === undefined ? this.#workOut(part, this.#run.frame) : this.#used(known)) as T;
  }

  /** Work that takes for so what no frame puts down: nothing within it is remembered, and nothing remembered is used in it. */
  apart<T>(work: () => T): T {
    const outer = this.#isApart;
    this.#isApart = true;
    try {
      return work();
    } finally {
      this.#isApart = outer;
    }
  }

  /** Work that may be done again later, under the scope of now. */
  #here<T>(work: () => T): () => T {
    const scope = this.#scope;
    return () => this.#in(scope, work);
  }

  #in<T>(scope: Scope, work: () => T): T {
    const outer = this.#scope;
    this.#scope = scope;
    try {
      return work();
    } finally {
      this.#scope = outer;
    }
  }

  #define(notion: InProgress): unknown {
    const { memory, key, name, about, at, place } = notion;
    const from = this.#inProgress.findIndex((each) => each.memory === memory && each.key === key);
    if (from !== -1) throw new CircleError(this.#inProgress.slice(from).map(inWords));
    const define = this.#definitions(name, place);
    if (define === undefined) throw new UnknownNotionError(name, place);
    this.#inProgress.push(notion);
    try {
      return this.#lookingAt(at, () => define(about, at));
    } finally {
      this.#inProgress.pop();
    }
  }

  #lookingAt<T>(at: Moment | undefined, work: () => T): T {
    const outer = this.#at;
    this.#at = at;
    try {
      return work();
    } finally {
      this.#at = outer;
    }
  }

  #known(memory: Memory, key: string): Remembered | undefined {
    const { environment } = this.#run;
    return memory.find(key, environment, this.#run) ?? this.#asBefore(memory, key, environment);
  }

  #used({ frame, outcome }: Remembered): unknown {
    this.#run.frame.take(frame);
    if ('value' in outcome) return outcome.value;
    throw new Suspended(outcome.suspendedOn);
  }

  /** @param around the frame of the step that this is part of; a notion has none */
  #workOut(unit: Unit, around: Frame | undefined): unknown {
    const { environment, frame: outer } = this.#run;
    const frame = new Frame(around);
    this.#run.frame = frame;
    try {
      const value = unit.work();
      this.#keep({ unit, frame, environment, outcome: { value } });
      return value;
    } catch (thrown) {
      if (thrown instanceof Suspended) {
        this.#keep({ unit, frame, environment, outcome: { suspendedOn: thrown.split } });
      }
      throw thrown;
    } finally {
      frame.close();
      this.#run.frame = outer;
      outer.take(frame);
    }
  }

  #keep(remembered: Remembered): void {
    remembered.frame.remembered = remembered;
    remembered.unit.memory.keep(remembered, this.#run);
  }

  /**
   * In a run that turns something to see whether the outcome turns with it: what came out before it was turned, where all
   * that was used of what the turn touches comes out the same. So a turn works out no more than what it changes.
   */
  #asBefore(memory: Memory, key: string, environment: Environment): Remembered | undefined {
    const original = turnedFrom(environment);
    const before = original && memory.find(key, original, this.#run);
    if (before === undefined || !('value' in before.outcome) || !before.frame.isSettled) return undefined;
    if (!this.#run.isItselfAsItWas(before.frame, before.environment, environment)) return undefined;
    const frame = new Frame();
    frame.take(before.frame);
    for (const used of before.frame.used as ReadonlySet<Remembered>) {
      const isUntouched = this.#run.isAsItWas(used.frame, used.environment, environment);
      if (!isUntouched && !this.#comesOutAgain(used, frame)) return undefined;
    }
    const again = { ...before, frame, environment };
    frame.remembered = again;
    memory.keepAsBefore(key, again);
    return again;
  }

  /** Whether something comes out in this run as it did; what it rests on now is put down in a frame. */
  #comesOutAgain({ unit, outcome }: Remembered, frame: Frame): boolean {
    if (!('value' in outcome)) return false;
    const { frame: outer } = this.#run;
    this.#run.frame = frame;
    try {
      const known = this.#known(unit.memory, unit.key);
      const value = known === undefined ? this.#workOut(unit, outer) : this.#used(known);
      return frame.isSettled && isSameValue(value, outcome.value);
    } catch {
      // Whoever uses it is worked out again, and comes upon the same.
      return false;
    } finally {
      this.#run.frame = outer;
    }
  }
}

type Level<T> = Map<string, T>;

interface Scope {
  readonly name: string | undefined;
  /** By name, place of use, day and time; each memory by what the notion is about. No key is put together for a call. */
  readonly notions: Level<Level<Level<Level<Memory>>>>;
  readonly parts: WeakMap<object, Memory>;
}

function newScope(name: string | undefined): Scope {
  return { name, notions: new Map(), parts: new WeakMap() };
}

function within<K, T>(level: Map<K, T>, key: K, make: () => NoInfer<T>): T {
  const known = level.get(key);
  if (known !== undefined) return known;
  const made = make();
  level.set(key, made);
  return made;
}

function newLevel(): Level<never> {
  return new Map<string, never>();
}

function newMemory(): Memory {
  return new Memory();
}

/** Ids have no such character, so that no two lists of ids have one text. */
function aboutKey(about: readonly string[]): string {
  const [only = ''] = about;
  return about.length <= 1 ? only : about.join('\u0000');
}

function inWords({ name, about, at, place }: InProgress): string {
  return `${name}(${about.join(', ')}) for ${place} at ${at.day}${at.time === undefined ? '' : ` ${at.time}`}`;
}
