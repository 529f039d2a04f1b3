/** Files that cannot be counted: which, what is wrong, and what to do. Nothing was counted. */
export class TallyError extends Error {
  override name = 'TallyError';
}
