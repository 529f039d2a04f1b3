/** Which entries are read, in the order entered. */
export interface Selection {
  /** Only entries after this place in the journal; 0 or absent: from the first. */
  readonly after?: number;
  /** Only entries to this place, itself among them. */
  readonly through?: number;
  readonly types?: readonly string[];
  /** Days of effect, both themselves included. */
  readonly from?: string;
  readonly to?: string;
  readonly by?: string;
  /** Only the entry of this id. */
  readonly id?: string;
  /** Only entries whose data name this: a person, an act, a meeting, a class, by its id. */
  readonly about?: string;
  /** Only what was known by this instant: entered by then, or known since then as its writer says. */
  readonly knownAt?: string;
  /** At most so many; absent: all. */
  readonly limit?: number;
}
