import { z } from 'zod';
import { isDay } from '../exact/index.js';
import { isInstant } from '../journal/index.js';
import { instrumentChoices } from './charters.js';

/** The schemas of a case file before its entries and questions are read by their own schemas. Every scalar is text. */

const text = z.string({ error: 'expected words' }).min(1, { error: 'expected words; nothing is written here' });
const dayText = text.refine(isDay, { error: 'expected a date such as 2004-06-01' });
const instantText = text.refine((written) => isDay(written) || isInstant(written), {
  error: 'expected a day such as 2004-06-01, or an instant in UTC such as 2004-06-01T14:00:00Z',
});
const oneOrMore = z.union([text, z.array(text).min(1)], { error: 'expected a name, or a list of names' });
const none = z.literal('none');

/** What was entered: one type of entry, with its data. */
export const entryShape = z
  .record(z.string(), z.unknown(), { error: 'expected an entry: its day, and its type with its fields' })
  .describe('an entry of the journal: its day, and its type with its fields');

export const givenShape = z.strictObject({
  notion: text.describe('the notion that is given, by its name'),
  about: oneOrMore.optional().describe('whom or what it is about, in order'),
  value: z.unknown().optional().describe('yes or no, a number with its unit, a name; or a record of these'),
  unit: text.optional().describe('what a number counts: shares, votes, persons, money, days, ratio'),
  place: text.optional().describe('the article for which it is given; without one, for all'),
});

const givens = z
  .union([z.array(givenShape), z.record(z.string(), z.unknown())], {
    error: 'expected a list of {notion, about, value}',
  })
  .describe('notions that are given for the case and not worked out; every answer that uses one says so');

const readings = z
  .record(z.string(), text, { error: 'expected readings, each with its option: I-16e: party' })
  .describe('the option of a reading that holds for the case');

const suppose = z
  .enum(['nothing-further', 'strict'])
  .describe('nothing-further: what inquiry would have found was found (the ordinary way); strict: nothing is supposed');

/** What an answer is expected to be; only what is written is compared. */
export const expectShape = z.strictObject({
  outcome: z.enum(['answered', 'needs-facts']).optional().describe('whether the question is answered'),
  value: z.unknown().optional().describe('the value, or the parts of it that matter'),
  cites: oneOrMore.optional().describe('sections that the answer must cite, or sections under them'),
  under: z
    .record(
      z.string(),
      z.record(z.string(), z.unknown(), { error: 'expected options of the reading, each with the value under it' }),
    )
    .optional()
    .describe(
      'by reading and option: the value under it; needs-facts where it would then need facts, { error: words of the refusal } where it would be refused',
    ),
  without: z.record(z.string(), z.unknown()).optional().describe('by determination: the value if it had not been made'),
  turnsOn: z.union([none, oneOrMore]).optional().describe('readings on which the answer turns; none'),
  rests: z
    .union([none, oneOrMore])
    .optional()
    .describe('premises on which it rests: their kind, or words of them; none'),
  asks: z.union([none, oneOrMore]).optional().describe('facts that it asks for, by name; none'),
  says: oneOrMore.optional().describe('words that stand in its reasons'),
  otherLaw: z.union([none, oneOrMore]).optional().describe('words of what it leaves to other law; none'),
  unused: z.union([none, oneOrMore]).optional().describe('words of what is entered, and used by nothing in it; none'),
  error: text.optional().describe('words of the refusal, where the question or an entry must be refused'),
});

/** The fields of every question in a case file; the fields of the question itself stand beside them. */
export const askFields = {
  question: text.describe('the name of a question of the catalogue'),
  asOf: dayText.describe('the day as of which it is asked'),
  knownAt: instantText.optional().describe('answer from what was entered by then'),
  title: text.optional().describe('what this question shows, for the person who reads the run'),
  journal: z.array(entryShape).optional().describe('entries supposed for this question only'),
  given: givens.optional(),
  readings: readings.optional(),
  suppose: suppose.optional(),
  expect: expectShape.optional().describe('what the answer must be'),
};

const askShape = z.looseObject(askFields);

const personShape = z.union([z.string(), z.record(z.string(), z.unknown())]);

const shared = {
  case: oneOrMore.optional().describe('the worked case that it encodes, or several'),
  charter: text.optional().describe('the id of a charter, or the path of a charter file'),
  instruments: z
    .array(z.enum(instrumentChoices))
    .min(1)
    .optional()
    .describe('which instruments are loaded; without it, the charter alone'),
  formed: dayText.optional().describe('the day the corporation was formed, if it is not that of the charter'),
  persons: z
    .union([z.array(text), z.record(z.string(), personShape)], {
      error: 'expected a list of ids, or ids with what each is',
    })
    .optional()
    .describe('the persons of the case; corporation, treasury and dispersed are always known'),
  coverage: z
    .record(z.string(), text, { error: 'expected families, each with its span: register: 1998-12-15..' })
    .optional()
    .describe('from when and through when each family of entries is kept whole'),
  journal: z.array(entryShape).optional().describe('what happened'),
  given: givens.optional(),
  readings: readings.optional(),
  suppose: suppose.optional(),
  ask: z.array(askShape).optional().describe('the questions'),
};

const variantShape = z.strictObject({ name: text.describe('what is different in this case'), ...shared });

/** A case file. */
export const caseFileShape = z.strictObject({
  title: text.describe('what the case shows, in a sentence'),
  note: text.optional().describe('anything a reader should know'),
  ...shared,
  cases: z.array(variantShape).min(1).optional().describe('cases that share everything above'),
});

export type WrittenCaseFile = z.infer<typeof caseFileShape>;
export type WrittenVariant = z.infer<typeof variantShape>;
export type WrittenAsk = z.infer<typeof askShape>;
export type WrittenEntry = z.infer<typeof entryShape>;
export type WrittenGiven = z.infer<typeof givens>;
export type Expectation = z.infer<typeof expectShape>;

/** One name or several, as a list. */
export function listed(written: string | readonly string[] | undefined): readonly string[] {
  if (written === undefined) return [];
  return typeof written === 'string' ? [written] : written;
}
