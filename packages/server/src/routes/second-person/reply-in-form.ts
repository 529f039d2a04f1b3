import { replyProblem, type ReplyType } from '@quorate/engine';
import { paperStates, type FactReply } from '@quorate/store';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from '@hono/zod-openapi';
import { paperTypes } from '../papers/paper-types.js';
import { oneLine } from '../responses.js';

/** Whether the body is the form of a page. */
export function isForm(c: Context): boolean {
  return /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/iu.test(c.req.header('content-type') ?? '');
}

type ReadReply =
  | { readonly reply: FactReply; readonly problem?: never }
  | { readonly reply?: never; readonly problem: string };

/**
 * The reply in the form of the page, or what it should have been.
 * @throws {HTTPException} 400 where the body is no form
 */
export async function replyInForm(c: Context, type: ReplyType): Promise<ReadReply> {
  const { value: written, paper: file, state } = await formIn(c);
  const value = oneLine(2_000).safeParse(type.kind === 'quantity' ? plainNumber(written) : written);
  const wanted = value.success ? replyProblem(type, value.data) : 'an answer in one line';
  if (!value.success || wanted !== undefined) return { problem: `Your answer: expected ${wanted}.` };
  if (!(file instanceof File) || file.size === 0) return { reply: { value: value.data } };
  const paper = paperSent.safeParse({ name: file.name, mediaType: file.type.split(';')[0], state });
  if (!paper.success) return { problem: papersTaken };
  const content = Buffer.from(await file.arrayBuffer());
  return { reply: { value: value.data, paper: { ...paper.data, content } } };
}

async function formIn(c: Context) {
  try {
    return await c.req.parseBody();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new HTTPException(400, { message: 'The body was expected to be the form of the page, and cannot be read.' });
  }
}

const paperSent = z.object({ name: oneLine(200), mediaType: z.enum(paperTypes), state: z.enum(paperStates) });

const papersTaken =
  'The paper: expected a PDF, a Word, Excel or OpenDocument file, a JPEG, PNG or TIFF image, a mail, text or CSV, and whether it is signed.';

/** Numbers are taken as people write them here: 1,250,000 is 1250000. */
function plainNumber(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  return /^\$?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(written.trim()) ? written.replaceAll(',', '') : written;
}
