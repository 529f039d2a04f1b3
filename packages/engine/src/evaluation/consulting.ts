import type { Bounds } from '../exact/index.js';
import { changesOf, plainEnvironment, type Environment } from './environment.js';
import { Frame } from './frame.js';

/**
 * What a run takes as given, and what it has consulted so far. Everything that an environment may change is read here, and
 * each reading is put down in the frame; so a frame is the full list of what a value depends on.
 */
export class Consulting {
  readonly #adopted: (reading: string) => string;
  /** What was ever consulted or changed, each with the number by which frames put it down. */
  readonly #numbers = new Map<string, number>();
  /** By number: the value where no environment changes it. */
  readonly #unchanged: string[] = [];
  readonly #changes = new WeakMap<Environment, ReadonlyMap<number, string>>();
  environment: Environment = plainEnvironment;
  frame = new Frame();

  constructor(adopted: (reading: string) => string) {
    this.#adopted = adopted;
  }

  /** The reply that this run assumes; undefined where it assumes none. */
  reply(key: string): string | undefined {
    const reply = this.environment.replies.get(key);
    this.#depend(`reply ${key}`);
    return reply;
  }

  /** The option of a reading: the flipped one, else the adopted one. */
  reading(id: string): string {
    const option = this.environment.readings.get(id) ?? this.#adopted(id);
    this.frame.name('readings', [id]);
    this.#depend(`${ofReading}${id}`);
    return option;
  }

  /** Whether a determination takes its effect: it is left out of the run that shows what it changes. */
  heeds(determination: string): boolean {
    const heeded = !this.environment.without.has(determination);
    this.frame.name('determinations', [determination]);
    this.#depend(`without ${determination}`);
    return heeded;
  }

  /** What is assumed of an unknown quantity, or of a sum of them by the text of its form. */
  bounds(form: string): Bounds | undefined {
    const bounds = this.environment.bounds.get(form);
    this.#depend(`bounds ${form}`);
    return bounds;
  }

  /** Whether a supposed fact is not supposed, to see what would turn with it. */
  isTurned(key: string): boolean {
    const turned = this.environment.turned.has(key);
    this.#depend(`turned ${key}`);
    return turned;
  }

  /** What an environment changes, by number, with its values. */
  changes(environment: Environment): ReadonlyMap<number, string> {
    const known = this.#changes.get(environment);
    if (known !== undefined) return known;
    const found = new Map(Array.from(changesOf(environment), ([on, value]) => [this.#number(on), value]));
    this.#changes.set(environment, found);
    return found;
  }

  /** Whether something has the same value in two environments. */
  isSame(number: number, then: Environment, now: Environment): boolean {
    const unchanged = this.#unchanged[number];
    return (this.changes(then).get(number) ?? unchanged) === (this.changes(now).get(number) ?? unchanged);
  }

  /**
   * Whether all that a frame consulted has the same value in two environments. What neither changes is the same in both:
   * only what one of them changes has to be looked at.
   */
  isAsItWas(frame: Frame, then: Environment, now: Environment): boolean {
    return then === now || (this.#hasSame(frame, then, then, now) && this.#hasSame(frame, now, then, now));
  }

  #hasSame(frame: Frame, changed: Environment, then: Environment, now: Environment): boolean {
    for (const number of this.changes(changed).keys()) {
      if (frame.dependsOn(number) && !this.isSame(number, then, now)) return false;
    }
    return true;
  }

  #depend(on: string): void {
    this.frame.depend(this.#number(on));
  }

  #number(on: string): number {
    const known = this.#numbers.get(on);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(on, number);
    this.#unchanged.push(on.startsWith(ofReading) ? this.#adopted(on.slice(ofReading.length)) : '');
    return number;
  }
}

const ofReading = 'reading ';
