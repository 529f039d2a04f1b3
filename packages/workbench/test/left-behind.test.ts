import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { watchLeft, type LeftBehind } from '../src/frame/left-behind.js';

/** What is told of something begun on a page, which is left or not before it ends. */
async function told(end: () => unknown, isLeft: boolean): Promise<readonly LeftBehind[]> {
  const queries = new QueryClient();
  const all: LeftBehind[] = [];
  let page = 'Papers';
  watchLeft(
    queries,
    () => ({ page, path: `/${page}` }),
    (what) => all.push(what),
  );
  let ended = (): void => undefined;
  const ending = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const observer = new MutationObserver(queries, {
    mutationFn: async () => {
      await ending;
      return end();
    },
  });
  const leave = observer.subscribe(() => undefined);
  const done = observer.mutate().then(
    () => undefined,
    () => undefined,
  );
  page = 'Board';
  if (isLeft) leave();
  ended();
  await done;
  return all;
}

const failing = (error: Error) => () => {
  throw error;
};

describe('what was begun on a page that was left', () => {
  it('is told where it fails, by the page on which it was begun', async () => {
    const error = new Error('refused');
    expect(await told(failing(error), true)).toMatchObject([{ page: 'Papers', path: '/Papers', error }]);
  });

  it('is not told where its page still tells it, nor where it was done', async () => {
    expect(await told(failing(new Error('refused')), false)).toEqual([]);
    expect(await told(() => 'kept', true)).toEqual([]);
  });

  it('is not told where it was called off', async () => {
    const abort = new DOMException('called off', 'AbortError');
    expect(await told(failing(new Error('unreachable', { cause: abort })), true)).toEqual([]);
  });
});
