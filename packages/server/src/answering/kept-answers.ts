import { QuestionError } from '@quorate/engine';
import type { KeptCorporation } from '@quorate/store';
import { byTheClock, type Wait } from './answering-thread.js';
import { CalledOffError, type Answering } from './answering.js';
import type { Asked, BooksAsked } from './asked.js';

/** An answer that is kept, or is being worked out. */
interface Kept {
  readonly answer: Promise<string>;
  /** One more waits for it, until this is aborted. */
  waitedFor: (awaited: AbortSignal | undefined) => void;
  /** What it takes in characters, its question and what is kept beside it with it, once it is there. */
  size: number;
}

/**
 * Keeps the answers given lately, as many as go into its memory: the same question at the same head of the journal, by the same
 * charter, has the same answer. One that is being worked out is waited for, not worked out twice; where nobody waits for it any
 * longer, and nobody comes back soon, it is called off.
 */
export function keepingAnswers(
  answering: Answering,
  { most = mostKept, wait = byTheClock }: { readonly most?: number; readonly wait?: Wait } = {},
): Answering {
  const answers = new Map<string, Kept>();
  let all = 0;
  const forget = (key: string, kept: Kept): void => {
    if (answers.get(key) !== kept) return;
    answers.delete(key);
    all -= kept.size;
  };
  const worked = (key: string, kept: KeptCorporation, asked: Asked | BooksAsked, caller?: string): Kept => {
    const { awaited, waitedFor, over } = waitedForTogether(wait);
    const known: Kept = { answer: answering.ask(kept, asked, caller, awaited), waitedFor, size: 0 };
    const ended = (): void => {
      over();
      known.waitedFor = () => {};
    };
    known.answer.then(ended, ended);
    known.answer.then(
      ({ length }) => {
        if (answers.get(key) !== known) return;
        known.size = length + key.length + besides;
        all += known.size;
        for (const [oldest, each] of answers) if (all > most) forget(oldest, each);
      },
      () => forget(key, known),
    );
    return known;
  };
  return {
    ...answering,
    ask: async (kept, asked, caller, awaited) => {
      // A file that is still being written is hardly ever asked the same twice.
      if (asked.tried !== undefined) return answering.ask(kept, asked, caller);
      const key = keyOf(kept, asked);
      const known = answers.get(key) ?? worked(key, kept, asked, caller);
      answers.delete(key);
      answers.set(key, known);
      known.waitedFor(awaited);
      return whileAwaited(known.answer, awaited);
    },
  };
}

/** Those who wait for one answer: whoever comes and goes, it is awaited until the last of them has been gone for some seconds. */
function waitedForTogether(wait: Wait) {
  const [calling, ended] = [new AbortController(), new AbortController()];
  let waiting = 0;
  let stay = (): void => {};
  return {
    awaited: calling.signal,
    waitedFor: (awaited: AbortSignal | undefined): void => {
      waiting += 1;
      stay();
      const leave = (): void => {
        waiting -= 1;
        if (waiting === 0) stay = wait(comesBackWithin, () => calling.abort());
      };
      awaited?.addEventListener('abort', leave, { once: true, signal: ended.signal });
    },
    over: (): void => {
      ended.abort();
      stay();
    },
  };
}

/** An answer for one of those who wait for it. @throws {CalledOffError} once that one waits no longer */
async function whileAwaited(answer: Promise<string>, awaited: AbortSignal | undefined): Promise<string> {
  if (awaited === undefined) return answer;
  return new Promise((resolve, reject) => {
    const calledOff = (): void => reject(new CalledOffError());
    awaited.addEventListener('abort', calledOff, { once: true });
    answer.then(resolve, reject).finally(() => awaited.removeEventListener('abort', calledOff));
  });
}

/** In seconds: whoever turns a page, and turns back, finds the work going on. */
const comesBackWithin = 5;

function keyOf(kept: KeptCorporation, asked: Asked | BooksAsked): string {
  try {
    return JSON.stringify([kept.id, kept.hash, kept.charter, asked]);
  } catch {
    throw new QuestionError('input: it is nested deeper than the fields of any question are.');
  }
}

/** In characters, of which each takes two bytes at the most. */
const mostKept = 50_000_000;
/** In characters: what a short answer takes beside its text. */
const besides = 500;
