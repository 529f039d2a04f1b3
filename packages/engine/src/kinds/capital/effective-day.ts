import { z } from 'zod';
import { held, label, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { compareDays, plusDays, type Day } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { dayParameter, defineKind, wholeNumberParameter } from '../../terms/index.js';

const parameters = parametersOf('effective-day', {
  paper: z.string().describe('what is filed, as a "filing" entry names it'),
  named: dayParameter.optional().describe('a later day that the instrument names; left out where it names none'),
  laterBy: wholeNumberParameter.describe(
    'how many days after the filing a later day may be at most, the last of them included',
  ),
  fixedThen: z
    .array(z.strictObject({ name: z.string(), cite: z.string() }))
    .optional()
    .describe('what other sections take as it was on the day of filing, by name'),
  rejection: z.string().describe('the law by which a paper may be rejected'),
});
type EffectiveDay = z.output<typeof parameters>;

/** From when an instrument has effect: the day on which it was received for filing, or a later one that it names. */
export const effectiveDay = writerOf(parameters);

/** Never supposed: neither the day of adoption nor that of signing is the day of filing. */
export const filedOn = openFact('received-for-filing', 'paper').day('On which day were the {0} received for filing?');

const byEntry = message('effective.filed', 'The {paper} were received for filing on {outcome}');
const told = message('effective.told', 'The {name} is {outcome}');

/** The topic under which a provision tells a particular that turns on facts; without a name, the names that it tells. */
export const particularTopic = 'particular';

/** A particular as it is told. */
export interface Particular {
  readonly name: string;
  readonly value: string;
  readonly cite: string;
}

/**
 * Tells the day of filing, the day of effect, the last day that could have been named for it, and the day as of which other
 * sections take a rule. The day of filing is that of the entry, else it is asked for.
 */
export const effectiveDayKind = defineKind<EffectiveDay>({
  kind: 'effective-day',
  subject: 'capital',
  heading: 'particulars',
  provides: 'Says from when the instrument has effect, and what is taken as it was on the day of its filing.',
  parameters,
  facts: [filedOn],
  answers: ['instrument.provision'],
  tells: (c, placed, topic, { name }) => {
    if (topic !== particularTopic) return undefined;
    const known = daysOf(placed.provision);
    if (name === undefined)
      return held([...known.keys()], reason(told, 'worked out', { figures: { name: 'day of effect' } }));
    const found = known.get(name as string);
    return found === undefined ? undefined : particular(c, placed, found);
  },
});

interface Known {
  readonly name: string;
  readonly cite: string | undefined;
  readonly day: (filed: Day) => Day;
}

function daysOf({ named, laterBy, fixedThen = [] }: EffectiveDay): ReadonlyMap<string, Known> {
  const asFiled = (filed: Day): Day => filed;
  const all: readonly Known[] = [
    { name: 'day-of-filing', cite: undefined, day: asFiled },
    { name: 'effective-day', cite: undefined, day: (filed) => named ?? filed },
    { name: 'last-effective-day', cite: undefined, day: (filed) => plusDays(filed, laterBy) },
    ...fixedThen.map((each) => ({ ...each, day: asFiled })),
  ];
  return new Map(all.map((each) => [each.name, each]));
}

function particular(c: Context, placed: Placed<EffectiveDay>, { name, cite, day }: Known): Held<Particular> {
  c.otherLaw({ says: placed.provision.rejection, cites: [placed.cite] });
  const filed = dayOfFiling(c, placed);
  const value = day(filed.value);
  const section = cite ?? placed.cite;
  const cites = [...new Set([section, placed.cite])];
  const because = reason(told, value, { figures: { name: label(name) }, cites, grounds: [filed.reason] });
  return held({ name, value, cite: section }, because);
}

function dayOfFiling(c: Context, { provision: { paper }, cite }: Placed<EffectiveDay>): Held<Day> {
  const entry = c.books.entriesOf('filing').find(({ data, on }) => data.what === paper && compareDays(on, c.asOf) <= 0);
  const day = entry?.on ?? (c.ask(filedOn, { about: [paper], cites: [cite] }) as Day);
  const entries = entry === undefined ? [] : [entry.id];
  return held(day, reason(byEntry, day, { figures: { paper }, cites: [cite], entries }));
}
