import { z } from '@hono/zod-openapi';
import { paperStates, type NewPaper, type PaperRecord } from '@quorate/store';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Passed } from '../../access/gate.js';
import { BusyError } from '../../answering/answering.js';
import type { Room } from '../../limits/room.js';
import { oneLine } from '../responses.js';
import { paperTypes, typeOfPaper } from './paper-types.js';

/** What has become of a paper. */
export const state = z.enum(paperStates).describe('what has become of it');

/** What is said of a paper that is sent to be kept. */
export const keeping = z.object({
  name: oneLine(200).describe('the name of its file'),
  state,
});

const bytes = { schema: { type: 'string', format: 'binary' } } as const;
const ofEveryType = Object.fromEntries(paperTypes.map((type) => [type, bytes]));

/** The body of a request that sends a paper. */
export const paperBody = {
  description: 'the bytes of the paper',
  content: ofEveryType,
  required: true,
};

/** An answer that is the bytes of a paper. */
export const paperContent = {
  description: 'the bytes, held against their hash',
  content: ofEveryType,
};

/**
 * The paper that a request sends: its bytes are the body, its media type the content type.
 * @throws {HTTPException} 415 or 422 where it is not understood
 */
export async function paperIn(c: Context): Promise<Omit<NewPaper, 'by'>> {
  const read = keeping.safeParse(c.req.query());
  if (!read.success) throw notUnderstood(read.error);
  const mediaType = typeOfPaper(c.req.header('content-type'));
  const content = new Uint8Array(await c.req.arrayBuffer());
  if (content.byteLength === 0) {
    throw new HTTPException(422, { message: 'the body: the bytes of a paper were expected.' });
  }
  return { ...read.data, mediaType, content };
}

/**
 * Gives the bytes of a paper out, some of them at a time: they are not copied whole, and others have their turn in between. Room is
 * taken for them until all are sent, or nobody reads them any more.
 */
export async function givenInParts(
  c: Context<Passed>,
  room: Room,
  { paper, read }: { readonly paper: PaperDescribed; readonly read: () => Promise<Uint8Array> },
  headers: Readonly<Record<string, string>> = {},
) {
  const slow = new AbortController();
  const { handBack } = await room.take(c.get('caller').name, paper.size, () => slow.abort(new BusyError()));
  try {
    const bytes = await read();
    const sent = { ...paperHeaders(paper, bytes), ...headers };
    if (c.req.method !== 'HEAD') return c.body(inParts(bytes, handBack, slow.signal), 200, sent);
    handBack();
    return c.body(null, 200, sent);
  } catch (error) {
    handBack();
    throw error;
  }
}

/** Bytes as they are taken, some at a time; taken too slowly while others wait for room, they end before their end. */
function inParts(bytes: Uint8Array, ended: () => void, slow: AbortSignal): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream(
    {
      start: (controller) => {
        slow.addEventListener('abort', () => controller.error(slow.reason), { once: true });
        if (slow.aborted) controller.error(slow.reason);
      },
      pull: (controller) => {
        if (sent < bytes.byteLength) controller.enqueue(bytes.subarray(sent, sent + atATime));
        else {
          controller.close();
          ended();
        }
        sent += atATime;
      },
      cancel: ended,
    },
    { highWaterMark: 0 },
  );
}

const atATime = 256_000;

/** What is said of the bytes that are sent. */
type PaperDescribed = Pick<PaperRecord, 'name' | 'mediaType' | 'size'>;

/** The bytes of a paper as they are sent: it is somebody's file, saved, and never shown as a page of this service. */
function paperHeaders({ name, mediaType }: PaperDescribed, bytes: Uint8Array): Record<string, string> {
  return {
    'content-type': mediaType,
    'content-length': String(bytes.byteLength),
    'content-disposition': attachment(name),
  };
}

/** The name of a file as RFC 6266 writes it: plain for old clients, whole for others. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const whole = encodeURIComponent(Buffer.from(name, 'utf8').toString('utf8')).replaceAll(
    /['()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function notUnderstood({ issues }: z.ZodError): HTTPException {
  const message = issues.map(({ path, message: problem }) => `${path.join('.')}: ${problem}`).join('; ');
  return new HTTPException(422, { message });
}
