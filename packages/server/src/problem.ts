import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { InstrumentError, QuestionError } from '@quorate/engine';
import {
  CorporationKeptError,
  IdempotencyKeyError,
  RefusedEntriesError,
  StoreError,
  StoreUnavailableError,
  UnknownCorporationError,
  UnsoundJournalError,
  VersionConflictError,
} from '@quorate/store';
import { z } from '@hono/zod-openapi';

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

/** A problem of this sort. */
export function problemOf(status: number, title: string, detail?: string): ProblemDetails {
  const type = `/docs/problems#${title.toLowerCase().replaceAll(' ', '-')}`;
  return { type, title, status, ...(detail === undefined ? undefined : { detail }) };
}

/** What an error means to whoever asked. An error that is nobody's but the program's is told as nothing but that. */
export function problemFrom(error: unknown): ProblemDetails {
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
  if (error instanceof IdempotencyKeyError) return problemOf(422, 'Idempotency key used', error.message);
  if (error instanceof UnsoundJournalError) return problemOf(422, 'Unsound journal', error.message);
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
