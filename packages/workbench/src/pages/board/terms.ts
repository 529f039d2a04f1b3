import { isFields, recordsIn, textIn, type Fields, type Plain } from '../../parts/answer/plain.js';
import { keyInWords } from '../../words/phrases.js';

/** A director for as long as the instruments have it. */
export interface Seated {
  readonly id: string;
  readonly name: string;
  readonly group: string | undefined;
  /** At which of the annual meetings to come the term ends; nothing where that is not known. */
  readonly meetings: number | undefined;
  readonly holdsOver: boolean;
}

/** Of how many annual meetings to come the last is that at which a term ends. */
export function meetingsLeft(director: Fields | undefined): number | undefined {
  const term = director?.['term'];
  const left = isFields(term) ? term['stillToBeHeld'] : undefined;
  return typeof left === 'number' && left > 0 ? left : undefined;
}

/** The directors of a roster, class by class, as they are called. */
export function seatedIn(roster: Plain | undefined, nameOf: (id: string) => string): readonly Seated[] {
  return recordsIn(roster, 'directors')
    .map((director) => {
      const id = textIn(director, 'id') ?? '';
      return {
        id,
        name: nameOf(id),
        group: groupOf(textIn(director, 'series'), textIn(director, 'class')),
        meetings: meetingsLeft(director),
        holdsOver: director['holdsOver'] === true,
      };
    })
    .toSorted((one, other) => (one.group ?? '').localeCompare(other.group ?? '', 'en', { numeric: true }));
}

/** Of what series, or of which class, as it is said after a name. */
function groupOf(series: string | undefined, cls: string | undefined): string | undefined {
  if (series !== undefined) return keyInWords(series);
  return cls === undefined ? undefined : `class ${cls}`;
}
