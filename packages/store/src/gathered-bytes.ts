/**
 * Bytes gathered as they come, in one piece that doubles: whoever sends a million single bytes has a megabyte kept, not a million
 * pieces.
 */
export class GatheredBytes {
  length = 0;
  private held: Uint8Array;

  /** @param expected how many are said to come: so many are neither moved while they are gathered, nor copied when they are taken */
  constructor(expected = 1_024) {
    this.held = new Uint8Array(expected);
  }

  add(part: Uint8Array): void {
    const { length, held } = this;
    this.length += part.byteLength;
    if (this.length > held.byteLength) {
      this.held = new Uint8Array(Math.max(this.length, 2 * held.byteLength));
      this.held.set(held.subarray(0, length));
    }
    this.held.set(part, length);
  }

  /** All of them; gathering begins anew. */
  taken(): Uint8Array {
    const isWhole = this.length === this.held.byteLength;
    const all = isWhole ? this.held : this.held.slice(0, this.length);
    if (isWhole || this.held.byteLength > 1_000_000) this.held = new Uint8Array(1_024);
    this.length = 0;
    return all;
  }
}
