/** The clock of a store while a history is entered in it. */
export class InventedClock {
  /** An instant, invented as the history is; where none is set, that of the machine. */
  at: string | undefined;

  now(): string {
    return this.at ?? new Date().toISOString();
  }
}
