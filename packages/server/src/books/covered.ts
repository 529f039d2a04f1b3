import type { Books, CompleteFamily, Day } from '@quorate/engine';

/** How far a family of entries is kept whole: outside that, what is not listed may be so all the same. */
export interface Covered {
  readonly family: CompleteFamily;
  /** Whether it is kept whole on the day asked about. */
  readonly isCovered: boolean;
  readonly spans: readonly {
    readonly from: string;
    /** Nothing while it is still being kept. */
    readonly through?: string;
    readonly vouchedBy?: string;
    readonly entry: string;
  }[];
}

/** How far this family is kept, as seen from a day. */
export function covered(books: Books, family: CompleteFamily, asOf: Day): Covered {
  return { family, isCovered: books.covers(family, asOf, asOf), spans: [...books.coverage(family)] };
}
