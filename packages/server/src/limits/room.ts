import { BusyError } from '../answering/answering.js';
import { Turns } from '../answering/turns.js';

/** How much is held at once, how much of it for one caller, and how many seconds is waited for room. */
export interface RoomOptions {
  readonly together: number;
  readonly ofOne: number;
  readonly seconds: number;
  /** How many seconds what is held for may take over the network while others wait; 5 where it is left out. */
  readonly onTheWay?: number;
}

/** Somebody who waits for so much room, and is told when it is there. */
interface Waiting {
  readonly caller: string;
  readonly size: number;
  goOn(): void;
}

/** Room that somebody has. */
export interface Held {
  /** All of what it is held for has come: however long the rest takes, nobody else does it. */
  readonly hasCome: () => void;
  readonly handBack: () => void;
}

/** Room held for what is on the way, to here or from here. */
interface OnTheWay {
  readonly caller: string;
  isLate: boolean;
  readonly giveUp: () => void;
}

/**
 * Room for what requests carry, from before it is read until they are answered. What one caller sends in many requests at once is
 * read some of it after the rest, and keeps nobody else's waiting; nor does what comes, or is taken, too slowly.
 */
export class Room {
  private readonly options: RoomOptions;
  private left: number;
  private readonly held = new Map<string, number>();
  private readonly waiting = new Turns<Waiting>();
  /** The longest on the way first. */
  private readonly onTheWay = new Set<OnTheWay>();

  constructor(options: RoomOptions) {
    this.options = options;
    this.left = options.together;
  }

  /**
   * Takes so much of it, or all that one caller may have; as much too where what is wanted is no number of bytes.
   * @param late where it is for what is on the way: called when that is given up, because others wait; the room is handed back then
   * @throws {BusyError} where there is none in time
   */
  async take(caller: string, wanted: number, late?: () => void): Promise<Held> {
    const size = wanted >= 0 && wanted <= this.options.ofOne ? wanted : this.options.ofOne;
    if (this.isFree(caller, size)) this.hold(caller, size);
    else await this.freed(caller, size);
    let isHeld = true;
    let hasCome = (): void => undefined;
    const handBack = (): void => {
      hasCome();
      if (!isHeld) return;
      isHeld = false;
      this.hold(caller, -size);
      this.passOn();
    };
    if (late !== undefined) {
      hasCome = this.slowly({
        caller,
        isLate: false,
        giveUp: () => {
          handBack();
          late();
        },
      });
    }
    return { hasCome: () => hasCome(), handBack };
  }

  /** Notes what is on the way, and gives how to say that it has come. */
  private slowly(one: OnTheWay): () => void {
    this.onTheWay.add(one);
    const { onTheWay: seconds = 5 } = this.options;
    const ends = setTimeout(() => {
      one.isLate = true;
      this.giveUpTheLate();
    }, seconds * 1_000);
    return () => {
      clearTimeout(ends);
      this.onTheWay.delete(one);
    };
  }

  /** Gives up what takes too long, as long as it is in the way of somebody else who could go on by it. */
  private giveUpTheLate(): void {
    for (const { caller, isLate, giveUp } of this.onTheWay) {
      const isHindered = (next: Waiting): boolean =>
        next.caller !== caller && next.size > this.left && this.mayHave(next.caller, next.size);
      if (isLate && this.waiting.some(isHindered)) giveUp();
    }
  }

  private passOn(): void {
    const may = (next: Waiting): boolean => this.isFree(next.caller, next.size);
    for (let next = this.waiting.next(may); next !== undefined; next = this.waiting.next(may)) {
      this.hold(next.caller, next.size);
      next.goOn();
    }
  }

  private isFree(caller: string, size: number): boolean {
    return size <= this.left && this.mayHave(caller, size);
  }

  private mayHave(caller: string, size: number): boolean {
    return size + (this.held.get(caller) ?? 0) <= this.options.ofOne;
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
      this.giveUpTheLate();
    });
  }
}
