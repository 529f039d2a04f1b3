/**
 * On what a text bears that is in an instrument in words only. Each list may hold `any`; one that is absent is empty.
 */
export interface BearsOn {
  /** Kinds of acts: whether such an act may be done, and what it needs. */
  readonly acts?: readonly string[] | undefined;
  /** Questions of the catalogue, or families of them. */
  readonly questions?: readonly string[] | undefined;
  /** Notions by their names, and what questions are told of by name: `limits` and `votes` of shares among them. */
  readonly notions?: readonly string[] | undefined;
  /** The classes and series of which the text speaks: on what names other stock alone it does not bear. Absent: of all. */
  readonly stock?: readonly string[] | undefined;
  /** Questions of the families of `questions` on which it is known not to bear. */
  readonly leaves?: readonly string[] | undefined;
}

/** Whether a list of what a text bears on has a name in it. */
export function bears(on: readonly string[] | undefined, ...names: readonly string[]): boolean {
  return on !== undefined && (on.includes('any') || names.some((name) => on.includes(name)));
}
