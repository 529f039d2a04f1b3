import { BusyError } from '../answering/answering.js';
import { Turns } from '../answering/turns.js';

/** How much is held at once, how much of it for one caller, and how many seconds is waited for room. */
export interface RoomOptions {
  readonly together: number;
  readonly ofOne: number;
  readonly seconds: number;
}

/** Somebody who waits for so much room, and is told when it is there. */
interface Waiting {
  readonly caller: string;
  readonly size: number;
  goOn(): void;
}

/**
 * Room for what requests carry, from before it is read until they are answered. What one caller sends in many requests at once is
 * read some of it after the rest, and keeps nobody else's waiting.
 */
export class Room {
  private readonly options: RoomOptions;
  private left: number;
  private readonly held = new Map<string, number>();
  private readonly waiting = new Turns<Waiting>();

  constructor(options: RoomOptions) {
    this.options = options;
    this.left = options.together;
  }

  /**
   * Takes so much of it, or all that one caller may have, and gives how to hand it back.
   * @throws {BusyError} where there is none in time
   */
  async take(caller: string, wanted: number): Promise<() => void> {
    const size = Math.min(wanted, this.options.ofOne);
    if (this.isFree(caller, size)) this.hold(caller, size);
    else await this.freed(caller, size);
    return () => {
      this.hold(caller, -size);
      const may = (next: Waiting): boolean => this.isFree(next.caller, next.size);
      for (let next = this.waiting.next(may); next !== undefined; next = this.waiting.next(may)) {
        this.hold(next.caller, next.size);
        next.goOn();
      }
    };
  }

  private isFree(caller: string, size: number): boolean {
    return size <= this.left && size + (this.held.get(caller) ?? 0) <= this.options.ofOne;
  }

  private hold(caller: string, size: number): void {
    this.left -= size;
    const own = (this.held.get(caller) ?? 0) + size;
    if (own === 0) this.held.delete(caller);
    else this.held.set(caller, own);
  }

  private async freed(caller: string, size: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.leave(caller, one);
        reject(new BusyError());
      }, this.options.seconds * 1_000);
      const one: Waiting = {
        caller,
        size,
        goOn: () => {
          clearTimeout(late);
          resolve();
        },
      };
      this.waiting.join(caller, one);
    });
  }
}
