/** A set of small whole numbers, one bit for each: joining two sets is quick, however many they hold. */
export class NumberSet {
  /** A plain list: of the many sets most hold little, and a typed array costs more to make than to fill. */
  #words: number[] | undefined;

  add(number: number): void {
    const word = wordOf(number);
    const words = this.#grownTo(word + 1);
    words[word] = (words[word] ?? 0) | bitOf(number);
  }

  addAll(other: NumberSet): void {
    const added = other.#words;
    if (added === undefined) return;
    if (this.#words === undefined) {
      this.#words = added.slice();
      return;
    }
    const words = this.#grownTo(added.length);
    for (let word = 0; word < added.length; word += 1) words[word] = (words[word] ?? 0) | (added[word] ?? 0);
  }

  get isEmpty(): boolean {
    return this.#words === undefined;
  }

  has(number: number): boolean {
    return ((this.#words?.[wordOf(number)] ?? 0) & bitOf(number)) !== 0;
  }

  #grownTo(length: number): number[] {
    const words = (this.#words ??= []);
    while (words.length < length) words.push(0);
    return words;
  }
}

/** Thirty-two to a word: one of the small integers that need no memory of their own. */
function wordOf(number: number): number {
  return number >> 5;
}

function bitOf(number: number): number {
  return 1 << (number & 31);
}
