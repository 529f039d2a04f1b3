/** A number that is given has at most so many digits, above and below its line each. */
const mostDigits = 40;

/** Whether a text that begins with a year is of the years of which days are given; what is reckoned from them may lie beyond. */
export function isOfGivenYears(date: string): boolean {
  return date >= '1600' && date < '3000';
}

/** A place in what was given at which a number or a day has no end that anything here has. */
export interface BeyondEnds {
  readonly path: readonly (string | number)[];
  /** What was expected there. */
  readonly says: string;
}

/**
 * The first few texts in what was given that write a number of too many digits, or a day of a year that is not given.
 * @param beyond what was to be expected of a text otherwise
 */
export function beyondEnds(given: unknown, beyond: TextBeyond = textBeyond): readonly BeyondEnds[] {
  const found: BeyondEnds[] = [];
  look(given, beyond, [], found);
  return found;
}

type TextBeyond = (text: string) => string | undefined;

const mostTold = 20;

function look(given: unknown, beyond: TextBeyond, path: readonly (string | number)[], found: BeyondEnds[]): void {
  if (found.length >= mostTold) return;
  if (typeof given === 'string') {
    const says = beyond(given);
    if (says !== undefined) found.push({ path, says: `expected ${says}` });
  } else if (Array.isArray(given)) {
    for (const [index, part] of given.entries()) look(part, beyond, [...path, index], found);
  } else if (typeof given === 'object' && given !== null) {
    for (const [name, part] of Object.entries(given)) look(part, beyond, [...path, name], found);
  }
}

/** What was to be expected of a text that is beyond its end; undefined where nothing in it is. */
export function textBeyond(text: string): string | undefined {
  if (text.length > mostDigits && tooManyDigits.test(text))
    return `numbers of at most ${mostDigits} digits, above and below the line each`;
  if (isOfGivenYears(text) || !/^\d{4}-\d{2}-\d{2}(?![\d-])/.test(text)) return undefined;
  return 'a day of the years 1600 to 2999';
}

/** Commas that group thousands and the point of a decimal stand within one number. */
const tooManyDigits = new RegExp(`\\d(?:[.,]?\\d){${mostDigits}}`);
