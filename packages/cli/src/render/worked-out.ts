import type { WorkedOut } from '@quorate/engine';

/** How far an instrument is worked out, in a sentence that names what is left out. */
export function renderWorkedOut({ percent, sections, wordsOnly, notWorkedOut, missing }: WorkedOut): string {
  const counts = `worked out to ${percent} % (${sections} sections${wordsOnly === 0 ? '' : `, ${wordsOnly} of them words only, such as a name`})`;
  const left = [
    ...(notWorkedOut.length === 0 ? [] : [`in words only: ${notWorkedOut.join(', ')}`]),
    ...(missing.length === 0 ? [] : [`not entered: ${missing.join(', ')}`]),
  ];
  return left.length === 0 ? counts : `${counts}; left out: ${left.join('; ')}`;
}
