import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { InstrumentError, QuestionError } from '@quorate/engine';
import {
  CorporationKeptError,
  IdempotencyKeyError,
  NotKeptError,
  OwnProposalError,
  PapersMissingError,
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
import { BusyError, QuestionTooLongError } from './answering/answering.js';
import { isPlainName, notRepeated } from './not-repeated.js';

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
    found: z.int().optional().describe('the version that the journal has'),
  })
  .openapi('Problem');
export type ProblemDetails = z.output<typeof problemSchema>;

/** An answer with a problem. */
export function problemResponse(c: Context, problem: ProblemDetails): Response {
  return c.body(JSON.stringify(problem), problem.status as 400, { 'content-type': 'application/problem+json' });
}

/** Every sort of problem, for the page that explains them. */
export const problemSorts: readonly { readonly title: string; readonly status: number; readonly means: string }[] = [
  sort('Bad request', 400, 'The request cannot be read: the body is no JSON, or a header is malformed.'),
  sort('Not signed in', 401, 'Nobody is known to send the request. Sign in, or send an API key that has not expired.'),
  sort('Not allowed', 403, 'The caller is known, and may not do this.'),
  sort('Not found', 404, 'There is no such thing, or the caller may not see it; the two are not told apart.'),
  sort(
    'Version conflict',
    409,
    'The journal has another version than the writer saw. Read on from the version found, and send again.',
  ),
  sort('Settled already', 409, 'It was accepted, refused, withdrawn or replied to before, and stays so.'),
  sort('Kept already', 409, 'A corporation of that id is kept here already.'),
  sort('Too large', 413, 'The body is larger than the service reads.'),
  sort('Media type not supported', 415, 'The body is of a media type that is not taken here.'),
  sort('Not understood', 422, 'A field is missing or is not what was expected; the detail names it.'),
  sort(
    'Entries refused',
    422,
    'An entry is badly formed, or cannot have happened beside the others. Nothing was entered.',
  ),
  sort(
    'Second person wanted',
    422,
    'The corporation wants a second person to accept such an entry. Propose it instead of entering it.',
  ),
  sort('Paper missing', 422, 'An entry names a paper by a hash under which none is kept. Keep the paper first.'),
  sort('Idempotency key used', 422, 'The key stands for another request.'),
  sort('Unsound journal', 422, 'A chain of hashes does not hold.'),
  sort('Question not understood', 422, 'The question, one of its fields or a name in them is not known.'),
  sort('Question too long', 422, 'The question took longer than questions may; the detail says what makes it shorter.'),
  sort('Charter not understood', 422, 'The charter of the corporation cannot be used.'),
  sort('Refused', 422, 'The store refuses; the detail says why.'),
  sort('Too many requests', 429, 'Wait, and send again.'),
  sort('Internal error', 500, 'A mistake of the service. It was logged, and nothing was half done.'),
  sort('Busy', 503, 'More questions wait than can be answered soon. Ask again in a while.'),
  sort(
    'Store unavailable',
    503,
    'The database does not answer. Send the same request again under the same idempotency key.',
  ),
];

function sort(title: string, status: number, means: string) {
  return { title, status, means };
}

/** A problem of this sort. */
export function problemOf(status: number, title: string, detail?: string): ProblemDetails {
  const type = `/docs/problems#${title.toLowerCase().replaceAll(' ', '-')}`;
  return { type, title, status, ...(detail === undefined ? undefined : { detail }) };
}

/**
 * What an error means to whoever asked, without repeating what was sent. An error that is nobody's but the program's is told
 * as nothing but that.
 */
export function problemFrom(error: unknown, sent?: unknown): ProblemDetails {
  const { detail, problems, ...problem } = problemIn(error);
  return {
    ...problem,
    ...(detail === undefined ? undefined : { detail: notRepeated(detail, sent) }),
    ...(problems === undefined
      ? undefined
      : {
          problems: problems.map(({ entry, path, message }) => ({
            entry: isPlainName(entry) ? entry : '…',
            path: isPlainName(path) ? path : '…',
            message: notRepeated(message, sent),
          })),
        }),
  };
}

function problemIn(error: unknown): ProblemDetails {
  if (error instanceof HTTPException) return problemOf(error.status, titleOf(error.status), error.message || undefined);
  if (error instanceof VersionConflictError) {
    return { ...problemOf(409, 'Version conflict', error.message), found: error.found };
  }
  if (error instanceof RefusedEntriesError) {
    const problems = error.problems.map(({ entry, path, message }) => ({ entry, path: path.join('.'), message }));
    return { ...problemOf(422, 'Entries refused', 'Nothing was entered: every problem is listed.'), problems };
  }
  if (error instanceof UnknownCorporationError) return problemOf(404, 'Not found', 'No such corporation is kept here.');
  if (error instanceof CorporationKeptError) return problemOf(409, 'Kept already', error.message);
  if (error instanceof NotKeptError) return problemOf(404, 'Not found', error.message);
  if (error instanceof OwnProposalError) return problemOf(403, 'Not allowed', error.message);
  if (error instanceof SettledError) return problemOf(409, 'Settled already', error.message);
  if (error instanceof PapersMissingError) return problemOf(422, 'Paper missing', error.message);
  if (error instanceof SecondPersonError) return problemOf(422, 'Second person wanted', error.message);
  if (error instanceof IdempotencyKeyError) return problemOf(422, 'Idempotency key used', error.message);
  if (error instanceof UnsoundJournalError) return problemOf(422, 'Unsound journal', error.message);
  if (error instanceof QuestionTooLongError) return problemOf(422, 'Question too long', error.message);
  if (error instanceof BusyError) return problemOf(503, 'Busy', error.message);
  if (error instanceof StoreUnavailableError) return problemOf(503, 'Store unavailable', error.message);
  if (error instanceof StoreError) return problemOf(422, 'Refused', error.message);
  if (error instanceof QuestionError) return problemOf(422, 'Question not understood', error.message);
  if (error instanceof InstrumentError) return problemOf(422, 'Charter not understood', error.message);
  return problemOf(500, 'Internal error', 'Something went wrong here. It was logged; nothing was half done.');
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  413: 'Too large',
  415: 'Media type not supported',
  422: 'Not understood',
  429: 'Too many requests',
};

function titleOf(status: number): string {
  return titles[status] ?? 'Problem';
}
