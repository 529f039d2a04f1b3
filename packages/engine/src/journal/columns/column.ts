/** The arrays of numbers that columns are made of. */
export type Cells = Int32Array | Float64Array | Uint16Array;

/**
 * A column of numbers that grows at its end. Cells that it was given are never written to: it takes a copy when it is first to
 * change, so that many may read the same cells.
 */
export class Column<C extends Cells = Cells> {
  private cells: C;
  private own: boolean;
  private used: number;

  /** @param given the numbers to begin with; they stay as they are */
  constructor(given: C) {
    this.cells = given;
    this.used = given.length;
    this.own = given.length === 0;
  }

  get length(): number {
    return this.used;
  }

  /** The number in a row; 0 beyond the last. */
  at(row: number): number {
    return row < this.used ? this.cells[row]! : 0;
  }

  push(value: number): void {
    if (this.used === this.cells.length) this.grow(this.used + 1);
    else if (!this.own) this.grow(this.cells.length);
    this.cells[this.used] = value;
    this.used += 1;
  }

  /** Adds to the number in a row; rows up to it are 0 where there were none. */
  add(row: number, by: number): void {
    if (row >= this.cells.length) this.grow(row + 1);
    else if (!this.own) this.grow(this.cells.length);
    if (row >= this.used) {
      this.cells.fill(0, this.used, row + 1);
      this.used = row + 1;
    }
    this.cells[row] = this.cells[row]! + by;
  }

  /** Leaves out everything from a row on. */
  cutTo(length: number): void {
    this.used = Math.min(this.used, length);
  }

  /** The numbers, to be read and not written to. */
  all(): C {
    return this.cells.subarray(0, this.used) as C;
  }

  private grow(wanted: number): void {
    const size = wanted <= this.cells.length ? wanted : Math.max(16, wanted, Math.ceil(this.cells.length * 1.5));
    const cells = new (this.cells.constructor as new (size: number) => C)(size);
    cells.set(this.cells.subarray(0, this.used));
    this.cells = cells;
    this.own = true;
  }
}

/** An empty column of whole numbers below 2^31. */
export function wholes(): Column<Int32Array> {
  return new Column(new Int32Array(0));
}

/** An empty column of whole numbers below 2^16. */
export function smallWholes(): Column<Uint16Array> {
  return new Column(new Uint16Array(0));
}

/** An empty column of doubles. */
export function doubles(): Column<Float64Array> {
  return new Column(new Float64Array(0));
}
