import { sha256, type Counts } from '@quorate/store';
import type { Counter, Limit } from './counter.js';

/** What this server may still let through of what it took from the common count. */
interface Portion {
  left: number;
  readonly endsAt: number;
}

/**
 * A counter that several servers have together, in their store. So that the store is not asked for every request, a server
 * takes a hundredth of the limit at a time: what it took and did not use is lost to the others until the stretch ends.
 */
export class SharedCounter implements Counter {
  private readonly counts: Counts;
  private readonly clock: () => Date;
  private readonly limit: Limit & { readonly name: string };
  private readonly portion: number;
  private readonly portions = new Map<string, Portion>();
  private readonly takings = new Map<string, Promise<void>>();

  constructor(counts: Counts, clock: () => Date, limit: Limit & { readonly name: string }) {
    this.counts = counts;
    this.clock = clock;
    this.limit = limit;
    this.portion = Math.max(1, Math.floor(limit.times / 100));
  }

  async count(key: string): Promise<number | undefined> {
    const now = this.clock().getTime();
    for (;;) {
      const portion = this.portionOf(key, now);
      if (portion === undefined) await this.takenOnce(key, now);
      else if (portion.left < 0) return Math.max(1, Math.ceil((portion.endsAt - now) / 1_000));
      else {
        portion.left -= 1;
        return undefined;
      }
    }
  }

  async forget(key: string): Promise<void> {
    this.portions.delete(key);
    await this.counts.forget(this.nameOf(key));
  }

  /** What is left of what was taken; also that nothing is left of the whole. Of a whole that is not used up, more can be taken. */
  private portionOf(key: string, now: number): Portion | undefined {
    const portion = this.portions.get(key);
    const isOver =
      portion !== undefined && (portion.endsAt <= now || portion.endsAt - now > this.limit.seconds * 1_000);
    if (portion === undefined || (!isOver && portion.left !== 0)) return portion;
    this.portions.delete(key);
    return undefined;
  }

  /** Of many requests that come at once, one takes for all. */
  private async takenOnce(key: string, now: number): Promise<void> {
    const taking = this.takings.get(key) ?? this.taken(key, now).finally(() => this.takings.delete(key));
    this.takings.set(key, taking);
    await taking;
  }

  private async taken(key: string, now: number): Promise<void> {
    const times = { now: instant(now), endsAt: instant(now + this.limit.seconds * 1_000) };
    const counted = await this.counts.add(this.nameOf(key), this.portion, times);
    const over = Math.max(0, counted.times - this.limit.times);
    // Below nothing: nobody asks the store again before the stretch ends.
    const left = this.portion > over ? this.portion - over : usedUp;
    this.kept(key, { left, endsAt: Date.parse(counted.endsAt) }, now);
  }

  private kept(key: string, portion: Portion, now: number): void {
    this.portions.set(key, portion);
    if (this.portions.size <= mostKept) return;
    for (const [each, { endsAt }] of this.portions) if (endsAt <= now) this.portions.delete(each);
    const [oldest] = this.portions.keys();
    if (this.portions.size > mostKept && oldest !== undefined) this.portions.delete(oldest);
  }

  /** Addresses and names do not stand in the store. */
  private nameOf(key: string): string {
    return `${this.limit.name}:${sha256(key)}`;
  }
}

const usedUp = -1;
const mostKept = 10_000;

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
