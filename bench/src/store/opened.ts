/** How a journal was opened and asked, in milliseconds by the clock on the wall. */
export interface Opened {
  readonly opened: number;
  readonly answered: number;
  readonly another: number;
  /** From the last answer until the store was closed: a snapshot that is due is written. */
  readonly closed: number;
  /** The most memory that the process had, after the answers. */
  readonly megabytes: number;
  readonly answer: string;
}
