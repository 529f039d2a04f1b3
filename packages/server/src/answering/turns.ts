/** Those who wait for a thread. Callers take turns, so that whoever asks a thousand questions keeps nobody else waiting for them all. */
export class Turns<Waiting> {
  private readonly byCaller = new Map<string, Waiting[]>();
  private waiting = 0;

  get length(): number {
    return this.waiting;
  }

  /** Stands behind what the same caller asked before. */
  join(caller: string, one: Waiting): void {
    const own = this.byCaller.get(caller);
    if (own === undefined) this.byCaller.set(caller, [one]);
    else own.push(one);
    this.waiting += 1;
  }

  /** Whoever is next; the same caller's next question comes after everybody else's. */
  next(): Waiting | undefined {
    const first = this.byCaller.entries().next().value;
    if (first === undefined) return undefined;
    const [caller, own] = first;
    const one = own.shift();
    this.byCaller.delete(caller);
    if (own.length > 0) this.byCaller.set(caller, own);
    this.waiting -= 1;
    return one;
  }
}
