/** How far the text of an instrument has been worked out: of its sections, each counted once. */
export interface WorkedOut {
  readonly instrument: string;
  readonly sections: number;
  /** Sections whose provisions say what they mean. */
  readonly workedOut: number;
  /** Sections that only fix words, such as a name: there is nothing to work out in them. */
  readonly wordsOnly: number;
  /** Sections that are entered without their meaning: wherever they bear, what they say is asked for. */
  readonly notWorkedOut: readonly string[];
  /** Sections of the document for which nothing is entered: they are held to bear on every question. */
  readonly missing: readonly string[];
  /** The whole percentage that is worked out of all but those with words only, rounded down. */
  readonly percent: number;
}
