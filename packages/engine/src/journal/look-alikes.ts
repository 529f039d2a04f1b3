import type { Names } from './accounts/index.js';
import { reservedPersons } from './field/index.js';
import { lookOf } from './looks.js';

/** The ids of a journal by what they look like. Most are what they look like, and are found by themselves. */
export class LookAlikes {
  private readonly names: Names;
  private readonly others = new Map<string, Set<string>>();
  private read = 0;

  constructor(names: Names) {
    this.names = names;
  }

  /** The other ids that look like this one. */
  of(id: string): readonly string[] {
    for (; this.read < this.names.size; this.read += 1) this.note(this.names.name(this.read));
    const look = lookOf(id);
    const isThere = this.names.known(look) !== undefined || reservedPersons.includes(look);
    return [...(isThere ? [look] : []), ...(this.others.get(look) ?? [])].filter((other) => other !== id);
  }

  /** Told before the names met last are forgotten, down to so many. */
  cutTo(size: number): void {
    for (; this.read > size; this.read -= 1) {
      const name = this.names.name(this.read - 1);
      this.others.get(lookOf(name))?.delete(name);
    }
  }

  private note(name: string): void {
    const look = lookOf(name);
    if (look !== name) this.others.set(look, (this.others.get(look) ?? new Set()).add(name));
  }
}
