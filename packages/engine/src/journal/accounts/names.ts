/** Gives each name a number, from 0, in the order first met: columns hold numbers. */
export class Names {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];

  /** @param names those to begin with, in the order of their numbers */
  constructor(names: Iterable<string> = []) {
    for (const name of names) this.number(name);
  }

  get size(): number {
    return this.names.length;
  }

  /** The number of a name, a new one if it was not met before. */
  number(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  /** The number of a name, if it was met. */
  known(name: string): number | undefined {
    return this.numbers.get(name);
  }

  name(number: number): string {
    return this.names[number]!;
  }

  all(): readonly string[] {
    return this.names;
  }

  /** Forgets the names met last, down to so many. */
  cutTo(size: number): void {
    for (const name of this.names.splice(size)) this.numbers.delete(name);
  }
}
