import { randomBytes } from 'node:crypto';

/**
 * Ids that sort in the order given out: an instant, then a random number, which within an instant grows by random steps. A
 * number in sequence would tell those behind one wall how much is read behind another.
 */
export class SortedIds {
  private instant = 0;
  private number = 0n;

  /** The id of something that happens at this instant; where the clock went back, it follows the last one all the same. */
  at(instant: string): string {
    const now = Date.parse(instant);
    if (now > this.instant) {
      this.instant = now;
      this.number = randomOf(8);
    } else {
      this.number += randomOf(5) + 1n;
    }
    return `${this.instant.toString(16).padStart(12, '0')}${this.number.toString(16).padStart(20, '0')}`;
  }
}

function randomOf(bytes: number): bigint {
  return BigInt(`0x${randomBytes(bytes).toString('hex')}`);
}
