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
  /** At most so many; absent: all. */
  readonly limit?: number;
}
