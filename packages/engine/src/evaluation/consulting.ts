import type { Bounds } from '../exact/index.js';
import { boundsInWords } from './assumed-bounds.js';
import { plainEnvironment, type Environment } from './environment.js';
import { Frame } from './frame.js';

/**
 * What a run takes as given, and what it has consulted so far. Everything that an environment may change is read here, and
 * each reading is put down in the frame; so a frame is the full list of what a value depends on.
 */
export class Consulting {
  readonly #adopted: (reading: string) => string;
  environment: Environment = plainEnvironment;
  frame = new Frame();

  constructor(adopted: (reading: string) => string) {
    this.#adopted = adopted;
  }

  /** The reply that this run assumes; undefined where it assumes none. */
  reply(key: string): string | undefined {
    const reply = this.environment.replies.get(key);
    this.frame.note('dependencies', `reply ${key}`, reply ?? '');
    return reply;
  }

  /** The option of a reading: the flipped one, else the adopted one. */
  reading(id: string): string {
    const option = this.environment.readings.get(id) ?? this.#adopted(id);
    this.frame.name('readings', [id]);
    this.frame.note('dependencies', `reading ${id}`, option);
    return option;
  }

  /** Whether a determination takes its effect: it is left out of the run that shows what it changes. */
  heeds(determination: string): boolean {
    const heeded = !this.environment.without.has(determination);
    this.frame.name('determinations', [determination]);
    this.frame.note('dependencies', `without ${determination}`, heeded ? '' : 'yes');
    return heeded;
  }

  /** What is assumed of an unknown quantity, or of a sum of them by the text of its form. */
  bounds(form: string): Bounds | undefined {
    const bounds = this.environment.bounds.get(form);
    this.frame.note('dependencies', `bounds ${form}`, boundsInWords(bounds));
    return bounds;
  }

  /** Whether a supposed fact or comparison is taken the other way round. */
  isRebutted(key: string): boolean {
    const rebutted = this.environment.rebutted.has(key);
    this.frame.note('dependencies', `rebutted ${key}`, rebutted ? 'yes' : '');
    return rebutted;
  }

  /** Whether a comparison of a supposed quantity is taken the other way round: then its number is not known. */
  isContrary(key: string): boolean {
    const contrary = isContrary(this.environment, key);
    this.frame.note('contraries', `contrary ${key}`, contrary ? 'yes' : '');
    return contrary;
  }

  /** Whether a dependency has in this run the value that it had before. */
  readonly standsAs = (dependency: string, value: string): boolean => {
    const space = dependency.indexOf(' ');
    const subject = dependency.slice(space + 1);
    const { environment } = this;
    switch (dependency.slice(0, space)) {
      case 'reply':
        return (environment.replies.get(subject) ?? '') === value;
      case 'reading':
        return (environment.readings.get(subject) ?? this.#adopted(subject)) === value;
      case 'bounds':
        return boundsInWords(environment.bounds.get(subject)) === value;
      case 'without':
        return (environment.without.has(subject) ? 'yes' : '') === value;
      case 'contrary':
        return (isContrary(environment, subject) ? 'yes' : '') === value;
      default:
        return (environment.rebutted.has(subject) ? 'yes' : '') === value;
    }
  };
}

/** Whether some comparison of this quantity is rebutted. */
function isContrary({ rebutted }: Environment, key: string): boolean {
  return [...rebutted.values()].some((compares) => compares.includes(key));
}
