import type { Moment } from '../exact/index.js';
import type { Consulting } from './consulting.js';
import { CircleError, UnknownNotionError } from './errors.js';
import type { Definitions } from './evaluation-parts.js';
import { Frame } from './frame.js';
import { Memory } from './memory.js';
import type { Held } from './reason.js';
import { Suspended } from './suspension.js';

/** Works things out once, and gives them again while everything that they consulted stands. */
export class Remembering {
  readonly #run: Consulting;
  readonly #definitions: Definitions;
  readonly #notions = new Memory();
  readonly #parts = new WeakMap<object, Memory>();
  readonly #inProgress: string[] = [];

  constructor(run: Consulting, definitions: Definitions) {
    this.#run = run;
    this.#definitions = definitions;
  }

  /** A notion: remembered by its name, arguments, place of use and moment. */
  notion<T>(name: string, about: readonly string[], at: Moment, place: string): Held<T> {
    const key = `${name}(${about.join(', ')}) for ${place} at ${at.day}${at.time === undefined ? '' : ` ${at.time}`}`;
    return this.#remembered(this.#notions, key, new Frame(), () => {
      if (this.#inProgress.includes(key)) throw new CircleError(this.#inProgress.slice(this.#inProgress.indexOf(key)));
      const define = this.#definitions(name, place);
      if (define === undefined) throw new UnknownNotionError(name, place);
      this.#inProgress.push(key);
      try {
        return define(about, at) as Held<T>;
      } finally {
        this.#inProgress.pop();
      }
    });
  }

  /** A part of a question: remembered by the very object that it is about, as long as that lives, and by its name. */
  once<T>(about: object, name: string, work: () => T): T {
    const memory = this.#parts.get(about) ?? new Memory();
    this.#parts.set(about, memory);
    return this.#remembered(memory, name, new Frame(this.#run.frame), work);
  }

  #remembered<T>(memory: Memory, key: string, frame: Frame, work: () => T): T {
    const { environment, frame: outer } = this.#run;
    const known = memory.find(key, environment, this.#run.isSame);
    if (known !== undefined) {
      outer.take(known.frame);
      if ('value' in known.outcome) return known.outcome.value as T;
      throw new Suspended(known.outcome.suspendedOn);
    }
    this.#run.frame = frame;
    try {
      const value = work();
      memory.keep(key, { frame, environment, outcome: { value } }, this.#run.consulted);
      return value;
    } catch (thrown) {
      if (thrown instanceof Suspended)
        memory.keep(key, { frame, environment, outcome: { suspendedOn: thrown.split } }, this.#run.consulted);
      throw thrown;
    } finally {
      frame.close();
      this.#run.frame = outer;
      outer.take(frame);
    }
  }
}
