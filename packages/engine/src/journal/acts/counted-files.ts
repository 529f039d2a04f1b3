import { z } from 'zod';
import { overVotePolicies } from '../meetings/polls.js';
import { fieldNotes, persons, shareCount, text, wholeNumber } from '../field/index.js';

const digestForm = 'the SHA-256 of its bytes, 64 hexadecimal digits in lower case';

const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: `expected ${digestForm}` })
  .register(fieldNotes, { form: digestForm });

/** What files that a total names are of. */
export const countedFileKinds = ['positions', 'cards', 'proxies', 'rulings', 'not-counted'] as const;

const countedFile = z.strictObject({
  of: z
    .enum(countedFileKinds)
    .describe(
      'what it tells: who held what, how they voted, in person or by proxy, how the inspectors ruled on cards, or a list of those that do not count, made when they were counted',
    ),
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

const notCountedLine = z.strictObject({
  card: text
    .optional()
    .describe(
      'the card, as its file names it; of a line that was not read, how it begins; left out where it names none',
    ),
  holder: text.optional().describe('whose it is, as its file names it'),
  matter: text.optional().describe('the matter that it names, where it is another than that of the total'),
  class: text.optional().describe('the class that it names, where it is another'),
  candidate: text.optional().describe('of an election, the candidate that the line names'),
  shares: text.optional().describe('its shares, as its file has them'),
  counts: shareCount.optional().describe('how many of them count all the same; left out, none'),
  at: text.optional().describe('the holder above, whose position did not reach to it'),
});

const notCountedCards = z.strictObject({
  why: text.describe('the reason, in a word, such as late'),
  cards: wholeNumber.describe('how many of their lines'),
  shares: shareCount.optional().describe('the shares of these that do not count, as far as they can be read'),
  lines: z
    .array(notCountedLine)
    .readonly()
    .optional()
    .describe('these lines one by one; left out where a file lists them, or nobody tells them'),
});

/** What a total leaves out, reason by reason. */
export const notCountedInAll = z
  .array(notCountedCards)
  .readonly()
  .optional()
  .describe('cards that do not count, or not wholly, reason by reason; without any, nobody says that there were some');

/** Shares whose cards do not count, and that are present if the minutes count them. */
export const rejectedInAll = shareCount
  .optional()
  .describe(
    'shares of record on cards of which none counts by the rule sealed for over-votes, or by a ruling; the minutes tell whether these were present',
  );

/** The rule for over-votes by which other figures of a total would count. */
export const otherRule = z
  .enum(overVotePolicies)
  .describe('the rule for cards of an intermediary that are of more shares than it held');

const ruledCard = z.strictObject({
  card: text.describe('the card, as its file names it'),
  holder: text.describe('whose it is, as its file names it'),
  counts: z.enum(['as-cast', 'not']).describe('whether it counts: as it was cast, or not at all'),
  against: text.optional().describe('as-cast: why it would not count by itself, in a word, such as late'),
  shares: shareCount.describe('the shares that it was cast with'),
  ground: text.describe('why, in words'),
  by: persons.describe('the inspectors who ruled: two, where two or more are appointed'),
  alone: text.optional().describe('where one of several inspectors ruled alone: why'),
});

/** What inspectors ruled on cards that are in a total. */
export const ruledCardsInAll = z
  .array(ruledCard)
  .readonly()
  .optional()
  .describe('cards on which the inspectors ruled before it was counted, and that it has as they ruled');
