/** What a document says beside its answer. */
export interface Writing {
  /** The corporation by name. */
  readonly corporation: string;
  readonly state: 'preliminary' | 'final' | 'amended';
}

/** A document that is written of an answer page after page. */
export interface Pages {
  /**
   * @returns the fields with which to ask for the page that follows; undefined where none does
   * @throws {DocumentError} where this answer does not bear it
   */
  readonly take: (answer: unknown) => Readonly<Record<string, unknown>> | undefined;
  /** @throws {DocumentError} where pages are wanting, or all of them do not bear it */
  readonly written: () => Uint8Array;
}
