import { z } from 'zod';
import { fieldNotes, shareCount, text, wholeNumber } from '../field/index.js';

const digestForm = 'the SHA-256 of its bytes, 64 hexadecimal digits in lower case';

const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: `expected ${digestForm}` })
  .register(fieldNotes, { form: digestForm });

const countedFile = z.strictObject({
  of: z
    .enum(['positions', 'cards', 'proxies'])
    .describe('what it tells: who held what, or how they voted, in person or by proxy'),
  name: text.describe('its name'),
  sha256: digest.describe('the SHA-256 of its bytes'),
});

/** A file that a total was counted from. */
export type CountedFile = z.output<typeof countedFile>;

/** The files that a total was counted from, each once. */
export const countedFiles = z
  .array(countedFile)
  .readonly()
  .optional()
  .describe(
    'the files that it was counted from; without any, it was not counted from files, or nobody says from which',
  );

const notCountedCards = z.strictObject({
  why: text.describe('the reason, in a word, such as late'),
  cards: wholeNumber.describe('how many of their lines'),
  shares: shareCount.optional().describe('the shares of these that do not count, as far as they can be read'),
});

/** What a total leaves out, reason by reason. */
export const notCountedInAll = z
  .array(notCountedCards)
  .readonly()
  .optional()
  .describe('cards that do not count, or not wholly, reason by reason; without any, nobody says that there were some');
