/**
 * A text that cannot be read as the value expected of it. The message names the text and the forms that can be read;
 * the caller, who knows the file and the line, adds the place.
 */
export class ExactFormatError extends Error {
  /** The text as it was given. */
  readonly text: string;
  /** The forms that would have been read. */
  readonly expected: string;

  constructor(text: string, expected: string) {
    super(`Cannot read ${JSON.stringify(text)}: expected ${expected}.`);
    this.name = 'ExactFormatError';
    this.text = text;
    this.expected = expected;
  }
}

/**
 * An operation that has no result: a share of nothing, a sum of two currencies, a division by zero. The message says
 * which values met and what to do; it points to a rule or a file that asked for the impossible, not to a missing fact.
 */
export class ExactArithmeticError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExactArithmeticError';
  }
}
