/** Those who wait for something. Callers take turns, so that whoever asks a thousand questions keeps nobody else waiting for them all. */
export class Turns<Waiting> {
  private readonly byCaller = new Map<string, Waiting[]>();
  private waiting = 0;

  get length(): number {
    return this.waiting;
  }

  /** How many of one caller wait. */
  of(caller: string): number {
    return this.byCaller.get(caller)?.length ?? 0;
  }

  /** Whether one of those who wait is such. */
  some(is: (one: Waiting) => boolean): boolean {
    return [...this.byCaller.values()].some((own) => own.some(is));
  }

  /** Stands behind what the same caller asked before. */
  join(caller: string, one: Waiting): void {
    const own = this.byCaller.get(caller);
    if (own === undefined) this.byCaller.set(caller, [one]);
    else own.push(one);
    this.waiting += 1;
  }

  /** Waits no longer. */
  leave(caller: string, one: Waiting): void {
    const own = this.byCaller.get(caller) ?? [];
    const place = own.indexOf(one);
    if (place < 0) return;
    own.splice(place, 1);
    if (own.length === 0) this.byCaller.delete(caller);
    this.waiting -= 1;
  }

  /** Whoever is next of those who may go on; the same caller's next comes after everybody else's. */
  next(may: (one: Waiting) => boolean = () => true): Waiting | undefined {
    for (const [caller, own] of this.byCaller) {
      const [one] = own;
      if (one === undefined || !may(one)) continue;
      this.leave(caller, one);
      if (this.byCaller.delete(caller)) this.byCaller.set(caller, own);
      return one;
    }
    return undefined;
  }
}
