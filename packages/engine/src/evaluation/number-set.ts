/** A set of small whole numbers, one bit for each: joining two sets is quick, however many they hold. */
export class NumberSet {
  #words: Uint32Array = none;

  add(number: number): void {
    this.#growTo((number >>> 5) + 1);
    const word = number >>> 5;
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (number & 31));
  }

  addAll(other: NumberSet): void {
    const words = other.#words;
    this.#growTo(words.length);
    for (let word = 0; word < words.length; word += 1) {
      this.#words[word] = (this.#words[word] ?? 0) | (words[word] ?? 0);
    }
  }

  has(number: number): boolean {
    return ((this.#words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
  }

  #growTo(length: number): void {
    if (this.#words.length >= length) return;
    const grown = new Uint32Array(length);
    grown.set(this.#words);
    this.#words = grown;
  }
}

const none = new Uint32Array(0);
