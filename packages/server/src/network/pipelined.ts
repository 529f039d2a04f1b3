import type { RequestListener } from 'node:http';
import { setImmediate } from 'node:timers';

/**
 * Takes so many requests of one connection while the first of them is not answered, and ends a connection that sends more: thousands
 * that come in one piece would all be begun before anybody else has a turn. No browser, and hardly a program, sends a second request
 * before the first is answered.
 */
export function fewAtOnce(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > mostAtOnce) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    inTurn(() => {
      if (!socket.destroyed) listener(request, response);
    });
  };
}

/** Begins few requests in one turn of the event loop, of however many connections they come: those beyond begin in the next ones. */
function inTurn(begin: () => void): void {
  if (begun === 0) setImmediate(nextTurn);
  if (begun >= mostInOneTurn) {
    waiting.push(begin);
    return;
  }
  begun += 1;
  begin();
}

function nextTurn(): void {
  const next = waiting.splice(0, mostInOneTurn);
  begun = next.length;
  if (begun > 0) setImmediate(nextTurn);
  for (const begin of next) begin();
}

const waiting: (() => void)[] = [];
let begun = 0;
const mostInOneTurn = 4;

/** Whether a request of this connection waits for its answer, or for the end of it. */
export function isBeingAnswered(socket: object): boolean {
  return (unanswered.get(socket) ?? 0) > 0;
}

/** How many requests of each connection wait. */
const unanswered = new WeakMap<object, number>();
const mostAtOnce = 32;
