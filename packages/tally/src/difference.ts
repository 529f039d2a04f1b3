/** Where a count of the files and a certificate differ, or cannot be held against each other. */
export interface Difference {
  /** Absent where a file differs. */
  readonly matter?: string;
  readonly class?: string;
  readonly candidate?: string;
  readonly says: string;
}
