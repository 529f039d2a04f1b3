import { TallyError } from './tally-error.js';

/** What a file of CSV has by its bytes alone, against which what the database read of it is held. */
export interface LinesOfCsv {
  /** How many lines have something in them, that of the names among them. */
  readonly count: bigint;
  /** The lines longer than `longestLine`, each from its beginning. */
  readonly tooLong: readonly string[];
}

/** How many bytes of a line are read, the first of two that end it among them: no card has as many, and longer lines the database may pass over without a word. */
export const longestLine = 1_000_000;

/** How much of a line that is too long is kept. */
const keptOfLine = 10_000;

const [mark, comma, lineFeed, carriageReturn] = Buffer.from('",\n\r');

/** Where in a value the bytes stand: before it, in one without quotation marks, in one with, and after the mark that closes it. */
const [before, plain, quoted, closed] = [0, 1, 2, 3] as const;

/** Counts the lines of a file as its bytes go by. */
export class CountingLines {
  private readonly name: string;
  private count = 0;
  private readonly tooLong: string[] = [];
  private place: number = before;
  /** Of the line that is open, what stood in the bytes before: what is kept of it, and how long it was. */
  private begun: Buffer[] = [];
  private length = 0;
  /** How many lines have ended, and with what the last. */
  private ended = 0;
  private end: number | undefined;
  /** What is wrong where a quotation mark is open at the end of a line. */
  private unclosed: string | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** @throws {TallyError} where a quotation mark is open at the end of a line that is not the last: what follows could be in it, or not */
  take(bytes: Buffer): void {
    let { place } = this;
    let from = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === lineFeed || byte === carriageReturn) {
        this.lineEnded(bytes.subarray(from, at), byte, place === quoted);
        from = at + 1;
        if (place !== quoted) place = before;
      } else {
        if (this.unclosed !== undefined) throw new TallyError(this.unclosed);
        if (byte === mark) place = place === before || place === closed ? quoted : place === quoted ? closed : plain;
        else if (place !== quoted) place = byte === comma ? before : plain;
      }
    }
    this.place = place;
    if (from === bytes.length) return;
    if (this.length < keptOfLine) this.begun.push(bytes.subarray(from, from + keptOfLine));
    this.length += bytes.length - from;
  }

  told(): LinesOfCsv {
    if (this.length > 0) this.lineEnded(Buffer.alloc(0), lineFeed, false);
    return { count: BigInt(this.count), tooLong: this.tooLong };
  }

  private lineEnded(rest: Buffer, byte: number | undefined, isOpen: boolean): void {
    const length = this.length + rest.length;
    if (byte !== lineFeed || this.end !== carriageReturn || length > 0) this.ended += 1;
    this.end = byte;
    if (length === 0) return;
    this.count += 1;
    if (isOpen || length + (byte === carriageReturn ? 1 : 0) > longestLine) {
      const says = Buffer.concat([...this.begun, rest]).toString('utf8', 0, keptOfLine);
      if (isOpen)
        this.unclosed = `${this.name}, line ${this.ended}: nothing closes a quotation mark in "${says.trim()}" before the line ends, so that no line after it can be read. Correct the file, and count again.`;
      else this.tooLong.push(says);
    }
    this.begun = [];
    this.length = 0;
  }
}
