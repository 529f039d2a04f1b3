import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { turn } from '@quorate/store';

/**
 * Reads away what a request sends and nobody reads, some of it in a turn: who still sends it while the answer is there reads the answer
 * afterwards. Left to itself it is read as fast as it comes, thirty requests at once by megabytes in one go. Who takes too long for
 * it, or sends more than anything here may be, loses the connection.
 */
export function awayInTurns(listener: RequestListener): RequestListener {
  return (request, response) => {
    // Once the answer has been sent it is read in one go already.
    response.once('prefinish', () => {
      if (!request.complete) void readAway(request);
    });
    listener(request, response);
  };
}

async function readAway(request: IncomingMessage): Promise<void> {
  // Whoever else would read it away would let it flow.
  request.resume = () => request;
  const ends = new AbortController();
  const late = setTimeout(() => ends.abort(), longest);
  try {
    for (let length = 0; length <= most && !request.readableEnded;) {
      const part = request.read() as Uint8Array | null;
      length += part?.byteLength ?? 0;
      if (part === null) await once(request, request.complete ? 'end' : 'readable', ends);
      else await turn();
    }
  } catch {
    // It ended before its end, or takes too long.
  }
  clearTimeout(late);
  if (!request.readableEnded) request.socket.destroySoon();
}

/** In milliseconds; where a body is usual, the library that listens ends the connection half a second after the answer. */
const longest = 5_000;

/** In bytes. */
const most = 20_000_000;
