import type { Bounds } from '../exact/index.js';
import { boundsInWords } from './assumed-bounds.js';
import { contrariesOf, plainEnvironment, type Environment } from './environment.js';
import { Frame } from './frame.js';

/** Whether a frame consulted something that an environment may change. */
export type Consulted = (frame: Frame, dependency: string) => boolean;

/** Whether something that a frame may have consulted has the same value in two environments. */
export type IsSame = (frame: Frame, dependency: string, then: Environment, now: Environment) => boolean;

/**
 * What a run takes as given, and what it has consulted so far. Everything that an environment may change is read here, and
 * each reading is put down in the frame; so a frame is the full list of what a value depends on.
 */
export class Consulting {
  readonly #adopted: (reading: string) => string;
  /** What was ever consulted, each with the number by which frames put it down. */
  readonly #numbers = new Map<string, number>();
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
    this.#depend(`reading ${id}`);
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

  /** Whether a supposed fact or comparison is taken the other way round. */
  isRebutted(key: string): boolean {
    const rebutted = this.environment.rebutted.has(key);
    this.#depend(`rebutted ${key}`);
    return rebutted;
  }

  /** Whether a comparison of a supposed quantity is taken the other way round: then its number is not known. */
  isContrary(key: string): boolean {
    const contrary = isContrary(this.environment, key);
    this.#depend(`contrary ${key}`);
    return contrary;
  }

  /** Whether something that was consulted in one environment has the same value in another; true of what was not. */
  readonly isSame: IsSame = (frame, dependency, then, now) => {
    if (!this.consulted(frame, dependency)) return true;
    return this.#valueIn(then, dependency) === this.#valueIn(now, dependency);
  };

  readonly consulted: Consulted = (frame, dependency) => {
    const number = this.#numbers.get(dependency);
    return number !== undefined && frame.dependsOn(number);
  };

  #depend(on: string): void {
    const known = this.#numbers.get(on);
    const number = known ?? this.#numbers.size;
    if (known === undefined) this.#numbers.set(on, number);
    this.frame.depend(number);
  }

  #valueIn(environment: Environment, dependency: string): string {
    const space = dependency.indexOf(' ');
    const subject = dependency.slice(space + 1);
    switch (dependency.slice(0, space)) {
      case 'reply':
        return environment.replies.get(subject) ?? '';
      case 'reading':
        return environment.readings.get(subject) ?? this.#adopted(subject);
      case 'bounds':
        return boundsInWords(environment.bounds.get(subject));
      case 'without':
        return environment.without.has(subject) ? 'yes' : '';
      case 'contrary':
        return isContrary(environment, subject) ? 'yes' : '';
      default:
        return environment.rebutted.has(subject) ? 'yes' : '';
    }
  }
}

/** Whether some comparison of this quantity is rebutted. */
function isContrary(environment: Environment, key: string): boolean {
  return contrariesOf(environment).has(`contrary ${key}`);
}
