import { setImmediate } from 'node:timers';

/** What becomes of each of many: after some of them others have their turn. */
export async function eachInTurns<From, To>(
  all: readonly From[],
  work: (one: From) => To | Promise<To>,
): Promise<readonly To[]> {
  const done: To[] = [];
  for (const one of all) {
    const became = work(one);
    done.push(became instanceof Promise ? await became : became);
    if (done.length % atATime === 0) await turn();
  }
  return done;
}

/** All that each of many comes to, which may be nothing or several: after some of them others have their turn. */
export async function allInTurns<From, To>(
  all: readonly From[],
  work: (one: From, index: number) => readonly To[],
): Promise<readonly To[]> {
  const found: To[] = [];
  for (const [index, one] of all.entries()) {
    found.push(...work(one, index));
    if (index % atATime === atATime - 1) await turn();
  }
  return found;
}

/** So many usual entries are gone through in a millisecond or a few, whatever is done with each. */
const atATime = 500;

/**
 * Lets others have their turn before a long work goes on. Of long works that wait, one goes on each time: however many are done at once,
 * nobody else waits for more than a portion of one.
 */
export async function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });
}

const waiting: (() => void)[] = [];

function goOn(): void {
  const [first] = waiting;
  first?.();
  waiting.shift();
  if (waiting.length > 0) setImmediate(goOn);
}
