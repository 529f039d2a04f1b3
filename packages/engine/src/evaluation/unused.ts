import type { Frame } from './frame.js';
import { inquiryKey, type Inquiry } from './inquiry.js';

/** An entry that speaks of what was asked, and of which nothing in the answer made use. */
export interface UnusedEntry {
  readonly entry: string;
  /** What it tells, and why that is of no use here, in words. */
  readonly says: string;
}

/** What an answer went by, in all its runs. */
export interface WentBy {
  /** The entries that were used. */
  readonly entries: readonly string[];
  /** The facts that were asked for and that nobody entered. */
  readonly missed: readonly Inquiry[];
  /** Entries that a rule came upon and did not use, by id, each with the reason. */
  readonly passedOver: ReadonlyMap<string, string>;
}

/** What the frames of an exploration went by. */
export function wentBy(frames: readonly Frame[], entries: readonly string[]): WentBy {
  const missed = new Map<string, Inquiry>();
  const passedOver = new Map<string, string>();
  for (const frame of frames) {
    const asked = [
      ...[...frame.suppositions.values()].map(({ inquiry }) => inquiry),
      ...frame.unknowns.values(),
      ...[...frame.raised.values()].flatMap(({ inquiries }) => inquiries),
    ];
    for (const inquiry of asked) missed.set(inquiryKey(inquiry), inquiry);
    for (const [entry, says] of frame.passedOver) passedOver.set(entry, says);
  }
  return { entries, missed: [...missed.values()], passedOver };
}
