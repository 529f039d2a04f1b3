import { QuestionError } from '../evaluation/index.js';
import { nearest, type Instrument } from '../instrument/index.js';
import { overVotePolicies } from '../journal/index.js';
import { meetingOfRule } from '../session/index.js';

/**
 * Refuses readings set for a question that its instruments do not have, or to an option that is none: nobody would notice that
 * they were not followed.
 * @param isElsewhere whether a reading may be one of another charter, with which this one is compared
 * @throws {QuestionError} naming what was meant
 */
export function checkReadings(
  instruments: readonly Instrument[],
  readings: Readonly<Record<string, string>>,
  { isElsewhere = false }: { readonly isElsewhere?: boolean } = {},
): void {
  const known = new Map<string, readonly string[]>(
    instruments.flatMap((each) => each.readings.map(({ id, options }) => [id, Object.keys(options)])),
  );
  for (const [id, option] of Object.entries(readings)) {
    const options = optionsOfReading(known, id);
    if (options === undefined && isElsewhere) continue;
    if (options === undefined) {
      const near = nearest(id, known.keys());
      const hint = near === undefined ? '' : `; did you mean "${near}"?`;
      throw new QuestionError(`readings: the instruments that are asked have no reading of such an id${hint}`);
    }
    if (!options.includes(option)) {
      throw new QuestionError(`readings.${id}: expected one of: ${options.join(', ')}.`);
    }
  }
}

/** The options of a reading of the instruments, or of the rule for over-votes at a meeting, which is turned as one. */
export function optionsOfReading(
  known: ReadonlyMap<string, readonly string[]>,
  id: string,
): readonly string[] | undefined {
  return known.get(id) ?? (meetingOfRule(id) === undefined ? undefined : overVotePolicies);
}
