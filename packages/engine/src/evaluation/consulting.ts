import type { Bounds } from '../exact/index.js';
import { changesOf, plainEnvironment, type Environment, type SortOfChange } from './environment.js';
import { Frame } from './frame.js';
import type { NumberSet } from './number-set.js';

/** What comes of bounds, as a text; nothing else may bear on it. */
type ComesOf = (boundsOf: (form: string) => Bounds | undefined) => string;

/** Something that comes of bounds, with what it comes to in each environment that was looked at. */
interface Coming {
  readonly of: ComesOf;
  readonly texts: WeakMap<Environment, string>;
}

/** What an environment changes, with its values. */
interface Changes {
  readonly values: ReadonlyMap<number, string>;
  /** In the order of their numbers, whatever the order in which they were made. */
  readonly inOrder: readonly Change[];
}

/** Something that an environment changes. */
export interface Change {
  readonly number: number;
  /** To what; nothing where a step rests on what comes of it, which may be the same for another value. */
  readonly to: () => string;
}

/**
 * What a run takes as given, and what it has consulted so far. Everything that an environment may change is read here, and
 * each reading is put down in the frame; so a frame is the full list of what a value depends on.
 */
export class Consulting {
  readonly #adopted: (reading: string) => string;
  /** What was ever consulted or changed, each with the number by which frames put it down. */
  readonly #numbers: Readonly<Record<SortOfChange, Map<string, number>>> = {
    reply: new Map(),
    bounds: new Map(),
    form: new Map(),
    coming: new Map(),
    reading: new Map(),
    without: new Map(),
    turned: new Map(),
  };
  /** By number: the value where no environment changes it. */
  readonly #unchanged: string[] = [];
  readonly #changes = new WeakMap<Environment, Changes>();
  /** Those looked at last: a run looks at its own again and again. */
  #latest: { readonly environment: Environment; readonly changes: Changes } | undefined;
  /** By number: what comes of bounds, and by the number of a form what comes of its bounds. */
  readonly #comings = new Map<number, Coming>();
  readonly #comingOf = new Map<number, number[]>();
  environment: Environment = plainEnvironment;
  frame = new Frame();

  constructor(adopted: (reading: string) => string) {
    this.#adopted = adopted;
  }

  /** The reply that this run assumes; undefined where it assumes none. */
  reply(key: string): string | undefined {
    const reply = this.environment.replies.get(key);
    this.#depend('reply', key);
    return reply;
  }

  /** The option of a reading: the turned one, else the adopted one. */
  reading(id: string): string {
    const number = this.#number('reading', id);
    this.frame.name('readings', [id]);
    this.frame.depend(number);
    return this.environment.readings.get(id) ?? this.#unchanged[number]!;
  }

  /** Whether a determination takes its effect: it is left out of the run that shows what it changes. */
  heeds(determination: string): boolean {
    const heeded = !this.environment.without.has(determination);
    this.frame.name('determinations', [determination]);
    this.#depend('without', determination);
    return heeded;
  }

  /** What is assumed of an unknown quantity, or of a sum of them by the text of its form. */
  bounds(form: string): Bounds | undefined {
    const bounds = this.environment.bounds.get(form);
    this.#depend('bounds', form);
    return bounds;
  }

  /**
   * What comes of the bounds of some forms alone, as a text: whether they decide a comparison, the one value that they leave.
   * A frame depends on the text and not on the bounds, so that other bounds that decide as much leave it as it was.
   * @param name tells what comes of them; the same name has to come to the same text
   */
  comesOf(name: string, forms: readonly string[], of: ComesOf): string {
    const number = this.#number('coming', name);
    const markers = forms.map((form) => this.#number('form', form));
    let coming = this.#comings.get(number);
    if (coming === undefined) {
      coming = { of, texts: new WeakMap() };
      this.#comings.set(number, coming);
      for (const marker of markers) this.#comingOf.set(marker, [...(this.#comingOf.get(marker) ?? []), number]);
    }
    for (const each of [number, ...markers]) this.frame.depend(each);
    return textIn(coming, this.environment);
  }

  /** Whether a supposed fact is not supposed, to see what would turn with it. */
  isTurned(key: string): boolean {
    const turned = this.environment.turned.has(key);
    this.#depend('turned', key);
    return turned;
  }

  /** What an environment changes. */
  changes(environment: Environment): readonly Change[] {
    return this.#changesOf(environment).inOrder;
  }

  #changesOf(environment: Environment): Changes {
    if (environment === plainEnvironment) return noChanges;
    if (environment === this.#latest?.environment) return this.#latest.changes;
    const changes = this.#changes.get(environment) ?? this.#changesFound(environment);
    this.#latest = { environment, changes };
    return changes;
  }

  #changesFound(environment: Environment): Changes {
    const values = new Map(changesOf(environment).map(([sort, on, value]) => [this.#number(sort, on), value]));
    const inOrder = [...values]
      .toSorted(([a], [b]) => a - b)
      .map(([number, value]) => ({ number, to: () => (this.#comingOf.has(number) ? '' : value) }));
    const found = { values, inOrder };
    this.#changes.set(environment, found);
    return found;
  }

  /**
   * Whether all that a frame consulted has the same value in two environments. What neither changes is the same in both:
   * only what one of them changes has to be looked at.
   */
  isAsItWas(frame: Frame, then: Environment, now: Environment): boolean {
    return then === now || this.#isSame(frame.dependencies, then, now);
  }

  /** The same of what a step consulted itself, whatever came of the steps that it used. */
  isItselfAsItWas(frame: Frame, then: Environment, now: Environment): boolean {
    return then === now || this.#isSame(frame.own, then, now);
  }

  #isSame(consulted: NumberSet, then: Environment, now: Environment): boolean {
    const [before, after] = [this.#changesOf(then), this.#changesOf(now)];
    for (const { inOrder } of [before, after]) {
      for (const { number } of inOrder) {
        if (!consulted.has(number)) continue;
        const unchanged = this.#unchanged[number];
        if ((before.values.get(number) ?? unchanged) === (after.values.get(number) ?? unchanged)) continue;
        const comings = this.#comingOf.get(number);
        const isOther = (each: number): boolean => consulted.has(each) && this.#comesToOther(each, then, now);
        if (comings === undefined || comings.some(isOther)) return false;
      }
    }
    return true;
  }

  #comesToOther(number: number, then: Environment, now: Environment): boolean {
    const coming = this.#comings.get(number)!;
    return textIn(coming, then) !== textIn(coming, now);
  }

  #depend(sort: SortOfChange, on: string): void {
    this.frame.depend(this.#number(sort, on));
  }

  #number(sort: SortOfChange, on: string): number {
    const known = this.#numbers[sort].get(on);
    if (known !== undefined) return known;
    const unchanged = sort === 'reading' ? this.#adopted(on) : '';
    const number = this.#unchanged.length;
    this.#numbers[sort].set(on, number);
    this.#unchanged.push(unchanged);
    return number;
  }
}

const noChanges: Changes = { values: new Map(), inOrder: [] };

function textIn({ of, texts }: Coming, environment: Environment): string {
  const known = texts.get(environment);
  if (known !== undefined) return known;
  const text = of((form) => environment.bounds.get(form));
  texts.set(environment, text);
  return text;
}
