import { setImmediate } from 'node:timers/promises';
import { MIMEType } from 'node:util';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { GatheredBytes, noSuchMatter, turn } from '@quorate/store';
import { allow, owner, type Passed } from '../access/gate.js';
import { sendsBytes, sentBytes } from '../network/sent-bytes.js';
import { JsonShape } from './json-shape.js';
import { BusyError } from '../answering/answering.js';
import type { Held, Room } from './room.js';

/** What a request may carry that says a few things, in bytes. */
const usual = 64_000;

/** What carries many things, in bytes: it is read in one piece, so that nobody waits longer than for this. */
const many = 4_000_000;

/** Where journals and charters are sent. */
const carriesMany =
  /^\/v1\/corporations(\/[^/]+\/((matters\/[^/]+\/)?hypotheticals|matters\/[^/]+\/drafts(\/[^/]+)?|entries|proposals|charter(\/check|\/questions\/[^/]+)?))?$/u;

/** Where notes and papers are: few things, of which one is long. */
const carriesLong =
  /^\/v1\/(corporations\/[^/]+\/((matters\/[^/]+\/)?papers|matters\/[^/]+\/notes(\/[^/]+)?)|replies\/[^/]+)$/u;

/**
 * Refuses a body where a request has none by its method: nobody would read it, and who stands before the service may take it for another
 * request. The connection ends with the answer, so that nothing of it is waited for.
 * @throws {HTTPException} 413
 */
export const bodiesOnlyWhereTaken: MiddlewareHandler = async (c, next) => {
  const length = c.req.header('content-length') ?? '0';
  if (withoutBody.has(c.req.method) && (length !== '0' || c.req.header('transfer-encoding') !== undefined)) {
    c.header('connection', 'close');
    throw new HTTPException(413, { message: `${c.req.method} takes no body here: send it without one.` });
  }
  await next();
};

const withoutBody = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

/**
 * Reads the body of a request, no further than it may go: it is refused at the first byte, or the first sign of its JSON, that
 * is too much. A large one waits, unread, until there is room for it.
 * @throws {HTTPException} 400 where it is not UTF-8, 413 where it is too large, 422 where it is deeper or wider than anything here
 * @throws {BusyError} where there is no room in time
 */
export function readBodies(largest: number, room: Room): MiddlewareHandler {
  return async (c, next) => {
    if (!sendsBytes(c)) return next();
    const most = Math.min(largest, mostOf(c));
    const body = new Coming(sentBytes(c));
    const held = await roomFor(c, room, { bytes: Math.min(most, declaredBy(c)), late: () => body.giveUp() });
    try {
      await readIn(c, body, { most, largest }, held);
      held.hasCome();
      return await next();
    } finally {
      held.handBack();
    }
  };
}

/** Room for a body that is more than a few things; what is read of JSON takes several times as much as its text. */
async function roomFor(c: Context, room: Room, { bytes, late }: Wanted): Promise<Held> {
  if (bytes <= usual) return { hasCome: () => undefined, handBack: () => undefined };
  return room.take(senderOf(c), isJson(c.req.header('content-type')) ? bytes * takenByJson : bytes, late);
}

/** How much comes, and who is told that it is waited for no longer. */
interface Wanted {
  readonly bytes: number;
  readonly late: () => void;
}

/** What a request sends, until it is waited for no longer. */
class Coming implements AsyncIterator<Uint8Array> {
  private readonly sent: AsyncIterator<Uint8Array>;
  private isGivenUp = false;
  private interrupt: (error: Error) => void = () => undefined;

  constructor(sent: AsyncIterator<Uint8Array>) {
    this.sent = sent;
  }

  async next(): Promise<IteratorResult<Uint8Array>> {
    if (this.isGivenUp) throw new BusyError();
    return new Promise((resolve, reject) => {
      this.interrupt = reject;
      this.sent.next().then(resolve, reject);
    });
  }

  async return(): Promise<IteratorResult<Uint8Array>> {
    return (await this.sent.return?.()) ?? { done: true, value: undefined };
  }

  giveUp(): void {
    this.isGivenUp = true;
    this.interrupt(new BusyError());
  }
}

const takenByJson = 5;

/** Who is known to send it: somebody behind the gate, or whoever has this link. */
function senderOf(c: Context): string {
  return (c.get('caller') as Passed['Variables']['caller'] | undefined)?.name ?? c.req.path;
}

/** How many bytes are said to come; without end, where nothing is said. */
function declaredBy(c: Context): number {
  return Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
}

function mostOf(c: Context): number {
  // A form that is one long line has no paper in it, and can have millions of fields.
  if (/^application\/x-www-form-urlencoded\b/iu.test(c.req.header('content-type') ?? '')) return usual;
  if (carriesLong.test(c.req.path)) return Number.POSITIVE_INFINITY;
  return carriesMany.test(c.req.path) ? many : usual;
}

const isBehindMatters = /^\/v1\/corporations\/[^/]+\/matters\/./u;

/** A body for a corporation is read of those alone who may at least read what is kept of it; for a new one, of owners. */
export const bodiesOfMembers: MiddlewareHandler<Passed> = async (c, next) => {
  const corporation = c.req.param('corporation');
  if (sendsBytes(c)) {
    const caller = c.get('caller');
    if (corporation === undefined) owner(caller);
    // Who may not even see the corporation is told of its matters what everybody outside is told.
    else if (isBehindMatters.test(c.req.path) && !caller.may('read', corporation)) throw noSuchMatter();
    else allow(caller, 'read', corporation);
  }
  await next();
};

/** What a body may be, in bytes, and what it may be before the rest of it is not even waited for. */
interface Bounds {
  readonly most: number;
  readonly largest: number;
}

async function readIn(c: Context, body: Coming, { most, largest }: Bounds, held: Held): Promise<void> {
  const declared = declaredBy(c);
  try {
    // What was read is not read again of a request made anew: ten megabytes are not copied three times.
    const cache = c.req.bodyCache as unknown as Record<'text' | 'arrayBuffer', Promise<unknown>>;
    if (isJson(c.req.header('content-type'))) cache.text = Promise.resolve(await jsonOf(body, { most, declared }));
    else cache.arrayBuffer = Promise.resolve(fewFields(c, await bytesOf(body, { most, declared })));
  } catch (error) {
    held.handBack();
    // Whoever says how much is sent, and sends not too much, is heard to the end, and so learns why it is refused.
    const letGo = async (): Promise<void> => {
      if (declared <= largest) while ((await body.next()).done !== true) await turn();
      else await body.return();
    };
    const hasGone = letGo().catch(() => undefined);
    // What is given up is not waited for either.
    if (!(error instanceof BusyError)) await hasGone;
    throw error;
  }
}

/** What may come at the most, and what is said to come, in bytes. */
interface Expected {
  readonly most: number;
  readonly declared: number;
}

/** The text of JSON, as far as anything here reads it. */
async function jsonOf(body: AsyncIterator<Uint8Array>, expected: Expected): Promise<string> {
  const shape = new JsonShape();
  const letters = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  await eachPart(body, expected, (part) => {
    const read = decoded(() => letters.decode(part, { stream: true }));
    const excess = shape.read(read);
    if (excess !== undefined) throw new HTTPException(422, { message: `the body: ${excess}.` });
    text += read;
  });
  return text + decoded(() => letters.decode());
}

async function bytesOf(body: AsyncIterator<Uint8Array>, expected: Expected): Promise<ArrayBuffer> {
  const { declared, most } = expected;
  const gathered = new GatheredBytes(declared <= most ? declared : undefined);
  await eachPart(body, expected, (part) => gathered.add(part));
  return gathered.taken().buffer as ArrayBuffer;
}

/** The bytes of a form of a few fields, or of none. @throws {HTTPException} 422 where it has more fields than any form here */
function fewFields(c: Context, bytes: ArrayBuffer): ArrayBuffer {
  const boundary = boundaryIn(c.req.header('content-type') ?? '');
  if (boundary === null) return bytes;
  const sent = Buffer.from(bytes);
  let fields = 0;
  for (let at = sent.indexOf(`--${boundary}`); at >= 0; at = sent.indexOf(`--${boundary}`, at + 1)) {
    fields += 1;
    if (fields > mostFields)
      throw new HTTPException(422, { message: 'the body: a form of a few fields was expected.' });
  }
  return bytes;
}

const mostFields = 20;

/** What stands between the fields of a form, as who reads it finds it: of several the first, and what quotation marks escape as it is meant. */
function boundaryIn(mediaType: string): string | null {
  if (!/^multipart\/form-data\b/iu.test(mediaType)) return null;
  try {
    return new MIMEType(mediaType).params.get('boundary');
  } catch {
    return null;
  }
}

async function eachPart(
  body: AsyncIterator<Uint8Array>,
  { most, declared }: Expected,
  read: (part: Uint8Array) => void,
): Promise<void> {
  if (Number.isFinite(declared) && declared > most) throw tooLarge(most);
  let length = 0;
  for (let next = await readOn(body); next.done !== true; next = await readOn(body)) {
    length += next.value.byteLength;
    if (length > most) throw tooLarge(most);
    read(next.value);
    // Until it is asked for more, no more is taken from the connection than is held: what is sent in single bytes, or all at once,
    // keeps nobody else waiting; of many that send much at once, one goes on at a time.
    await (next.value.byteLength > little ? turn() : setImmediate());
  }
}

/** What takes next to nothing to read, in bytes: most questions. */
const little = 4_000;

/** A client that goes away in the middle is no error of the program. */
async function readOn(body: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
  try {
    return await body.next();
  } catch (error) {
    if (error instanceof BusyError) throw error;
    throw new HTTPException(400, { message: 'The body was cut off before its end.', cause: error });
  }
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new HTTPException(400, { message: 'The body is not in UTF-8.' });
  }
}

/** Whether a body of this media type is read as JSON, however its name is spelt. */
function isJson(mediaType = ''): boolean {
  return /[/+]json\b/iu.test(mediaType);
}

function tooLarge(most: number): HTTPException {
  const words = 'Send fewer entries at a time, or a smaller paper.';
  return new HTTPException(413, {
    message: `The body is larger than the ${Math.floor(most / 1_000)} kB that are read here. ${words}`,
  });
}
