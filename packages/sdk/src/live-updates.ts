import { linesIn } from './lines-in.js';
import { ProblemError } from './problem-error.js';
import type { Sending } from './sending.js';

/** A server-sent event (WHATWG HTML, 9.2). */
export interface LiveUpdate {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/** From which event on, and until when. */
interface Followed {
  readonly seen: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/**
 * The events of a stream. When the stream ends or breaks it is opened again where it ended, by the id of the last event, for
 * as long as somebody asks for the next. A refusal ends it; so does that nobody answers the first time.
 */
export async function* followed(
  sending: Sending,
  path: string,
  { seen, signal }: Followed,
): AsyncGenerator<LiveUpdate> {
  let last = seen;
  let failures = 0;
  let wasAnswered = false;
  while (!isOver(signal)) {
    try {
      const headers = last === undefined ? {} : { 'last-event-id': last };
      const response = await sending.response({ method: 'GET', path, headers, signal, mayRepeat: true });
      wasAnswered = true;
      failures = 0;
      for await (const update of updatesIn(response.body)) {
        last = update.id ?? last;
        yield update;
      }
    } catch (error) {
      if (isOver(signal)) return;
      if (!wasAnswered || (error instanceof ProblemError && !isPassing(error))) throw error;
      failures += 1;
    }
    await pause(Math.min(longestPause, shortestPause * 2 ** failures), signal);
  }
}

const shortestPause = 100;
const longestPause = 5_000;

function isOver(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/** Whether the service only cannot now. */
function isPassing({ problem: { status } }: ProblemError): boolean {
  return status === 429 || status >= 500;
}

async function* updatesIn(body: ReadableStream<Uint8Array> | null): AsyncGenerator<LiveUpdate> {
  let fields: Record<string, string> = {};
  for await (const line of linesIn(body)) {
    const [, name, value] = /^([^:]+):? ?(.*?)\r?$/s.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      fields[name] = name === 'data' && fields['data'] !== undefined ? `${fields['data']}\n${value}` : value;
    } else if (/^\r?$/.test(line)) {
      const { event = 'message', data, id } = fields;
      if (data !== undefined) yield { event, data, id };
      fields = {};
    }
  }
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
