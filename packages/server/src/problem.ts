import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { DocumentError } from '@quorate/documents';
import { InstrumentError, QuestionError } from '@quorate/engine';
import {
  ChangedSinceError,
  CorporationKeptError,
  ErasedError,
  IdempotencyKeyError,
  IdentityKeptError,
  LegalHoldError,
  NotKeptError,
  NotOwnError,
  NotYetError,
  OwnProposalError,
  PapersMissingError,
  RefusedCharterError,
  RefusedEntriesError,
  SecondPersonError,
  SettledError,
  StoreError,
  StoreUnavailableError,
  UnknownCorporationError,
  UnsoundJournalError,
  VersionConflictError,
} from '@quorate/store';
import { z } from '@hono/zod-openapi';
import {
  NoAccountError,
  ProviderAtFaultError,
  ProviderUnreachableError,
  SignInFailedError,
} from './access/openid/provider-error.js';
import {
  BusyError,
  CalledOffError,
  QuestionTooLargeError,
  QuestionTooLongError,
  ThreadLostError,
} from './answering/answering.js';
import { UnusableCharterError } from './answering/unusable-charter.js';
import { isPlainName, notRepeating } from './not-repeated.js';
import { statusOf, titleOf, type ProblemTitle } from './problem-sorts.js';

/** A mistake in a charter file. */
export const mistakeSchema = z.object({
  line: z.int(),
  column: z.int(),
  message: z.string(),
  nearest: z.string().optional(),
});

/** What went wrong, as RFC 9457 writes it; never the input itself, nor where in the program. */
export const problemSchema = z
  .object({
    type: z.string().describe('the sort of problem, as a path of the documentation'),
    title: z.string().describe('the sort of problem in words'),
    status: z.int(),
    detail: z.string().optional().describe('what was wrong, what was expected, what to do'),
    problems: z
      .array(z.object({ entry: z.string(), path: z.string(), message: z.string() }))
      .optional()
      .describe('each entry at fault'),
    mistakes: z
      .array(mistakeSchema)
      .optional()
      .describe('each mistake in a charter file, with the valid name that may have been meant'),
    found: z.int().optional().describe('the version that the journal, the note or the draft has'),
  })
  .openapi('Problem');
export type ProblemDetails = z.output<typeof problemSchema>;

/** An answer with a problem. */
export function problemResponse(c: Context, problem: ProblemDetails): Response {
  return c.body(JSON.stringify(problem), problem.status as 400, { 'content-type': 'application/problem+json' });
}

/** Too many were sent: it tells how long to wait. */
export class TooManyError extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Wait ${seconds} seconds, and send it again.`);
    this.name = 'TooManyError';
    this.seconds = seconds;
  }
}

/** A problem of this sort. */
export function problemOf(title: ProblemTitle, detail?: string): ProblemDetails {
  const type = `/docs/problems#${title.toLowerCase().replaceAll(' ', '-')}`;
  return { type, title, status: statusOf(title), ...(detail === undefined ? undefined : { detail }) };
}

/**
 * What an error means to whoever asked, without repeating what was sent. An error that is nobody's but the program's is told
 * as nothing but that.
 */
export function problemFrom(error: unknown, sent?: unknown): ProblemDetails {
  const { detail, problems, mistakes, ...problem } = problemIn(error);
  const said = notRepeating(sent);
  return {
    ...problem,
    ...(detail === undefined ? undefined : { detail: said(detail) }),
    ...(problems === undefined
      ? undefined
      : {
          problems: problems.map(({ entry, path, message }) => ({
            entry: isPlainName(entry) ? entry : '…',
            path: isPlainName(path) ? path : '…',
            message: said(message),
          })),
        }),
    ...(mistakes === undefined ? undefined : { mistakes: mistakesTold(mistakes) }),
  };
}

/** The mistakes of a charter file, as many as are told at once. */
export function mistakesTold(mistakes: readonly z.output<typeof mistakeSchema>[]): z.output<typeof mistakeSchema>[] {
  return mistakes.slice(0, mostListed).map(mistakeTold);
}

/** The file itself is not repeated: of what is quoted only plain names are left, and of a long message its beginning. */
function mistakeTold({ message, ...mistake }: NonNullable<ProblemDetails['mistakes']>[number]) {
  const told = notRepeating()(message).replaceAll(/'([^']*)'/gu, (whole: string, inside: string) =>
    isPlainName(inside) ? whole : "'…'",
  );
  return { ...mistake, message: told.length > longestMessage ? `${told.slice(0, longestMessage)}…` : told };
}

/** Of problems and of mistakes so many are told at once. */
const mostListed = 100;
const longestMessage = 500;

function problemIn(error: unknown): ProblemDetails {
  if (error instanceof HTTPException) return problemOf(titleOf(error.status), error.message || undefined);
  if (error instanceof VersionConflictError) {
    return { ...problemOf('Version conflict', error.message), found: error.found };
  }
  if (error instanceof ChangedSinceError) {
    const { found } = error;
    return { ...problemOf('Version conflict', error.message), ...(found === undefined ? undefined : { found }) };
  }
  if (error instanceof RefusedEntriesError) {
    const all = error.problems.length;
    const listed = all > mostListed ? `the first ${mostListed} of ${all} problems are` : 'every problem is';
    const problems = error.problems
      .slice(0, mostListed)
      .map(({ entry, path, message }) => ({ entry, path: path.join('.'), message }));
    return { ...problemOf('Entries refused', `Nothing was entered: ${listed} listed.`), problems };
  }
  if (error instanceof RefusedCharterError) {
    const all = error.mistakes.length;
    const listed = all > mostListed ? `the first ${mostListed} mistakes are` : 'every mistake is';
    const detail = `The charter file cannot be used, and nothing was kept: ${listed} listed.`;
    return { ...problemOf('Charter not understood', detail), mistakes: [...error.mistakes] };
  }
  if (error instanceof UnknownCorporationError) return problemOf('Not found', 'No such corporation is kept here.');
  if (error instanceof StoreUnavailableError) {
    return problemOf('Store unavailable', `The store cannot do this now, and the log says why. ${error.next}`);
  }
  const sort = sortsOfErrors.find(([kind]) => error instanceof kind);
  if (sort !== undefined && error instanceof Error) return problemOf(sort[1], error.message);
  return problemOf('Internal error', 'Something went wrong here. It was logged; nothing was half done.');
}

/** The sort of each error that tells its reader in its own words, the narrower before the wider. */
const sortsOfErrors: readonly (readonly [kind: abstract new (...given: never[]) => Error, title: ProblemTitle])[] = [
  [CorporationKeptError, 'Kept already'],
  [IdentityKeptError, 'Kept already'],
  [NotKeptError, 'Not found'],
  [SignInFailedError, 'Not signed in'],
  [NoAccountError, 'No account here'],
  [ProviderAtFaultError, 'Provider of sign-in at fault'],
  [ProviderUnreachableError, 'Provider of sign-in unreachable'],
  [OwnProposalError, 'Not allowed'],
  [NotOwnError, 'Not allowed'],
  [SettledError, 'Settled already'],
  [LegalHoldError, 'Legal hold'],
  [ErasedError, 'Erased'],
  [PapersMissingError, 'Paper missing'],
  [SecondPersonError, 'Second person wanted'],
  [IdempotencyKeyError, 'Idempotency key used'],
  [UnsoundJournalError, 'Unsound journal'],
  [NotYetError, 'Busy'],
  [StoreError, 'Refused'],
  [QuestionTooLongError, 'Question too long'],
  [QuestionTooLargeError, 'Question too long'],
  [CalledOffError, 'Question too long'],
  [ThreadLostError, 'Busy'],
  [TooManyError, 'Too many requests'],
  [BusyError, 'Busy'],
  [QuestionError, 'Question not understood'],
  [DocumentError, 'Document not written'],
  [InstrumentError, 'Charter not understood'],
  [UnusableCharterError, 'Charter not understood'],
];
