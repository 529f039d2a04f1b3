import type { Mutation, QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Where something was begun. */
export interface Begun {
  /** What the page is called. */
  readonly page: string;
  readonly path: string;
}

/** What was begun on a page that was left before it failed: nothing there tells of it any more. */
export interface LeftBehind extends Begun {
  readonly id: number;
  readonly error: unknown;
}

/** Tells whatever fails once its page was left, and that was not called off; until the function that is given back is called. */
export function watchLeft(queries: QueryClient, here: () => Begun, tell: (what: LeftBehind) => void): () => void {
  const begun = new WeakMap<Mutation, Begun>();
  const left = new WeakSet<Mutation>();
  return queries.getMutationCache().subscribe((event) => {
    const { mutation, type } = event;
    if (mutation === undefined) return;
    if (type === 'added') begun.set(mutation, here());
    if (type === 'observerAdded') left.delete(mutation);
    if (type === 'observerRemoved') left.add(mutation);
    const where = begun.get(mutation);
    if (type !== 'updated' || event.action.type !== 'error' || where === undefined || !left.has(mutation)) return;
    const { error } = event.action;
    if (!isCalledOff(error)) tell({ id: mutation.mutationId, ...where, error });
  });
}

/** Whether it was ended by whoever asked for it, or by leaving a page on which it was only read. */
function isCalledOff(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((each) => each instanceof Error && each.name === 'AbortError');
}

/** What was left behind and failed since this page was opened, the last first, and a way to have done with it. */
export function useLeftBehind(): readonly [told: readonly LeftBehind[], dismiss: (id: number) => void] {
  const queries = useQueryClient();
  const [told, setTold] = useState<readonly LeftBehind[]>([]);
  useEffect(
    () =>
      watchLeft(
        queries,
        () => ({ page: document.title.replace(/ · Quorate$/u, ''), path: window.location.pathname }),
        (what) => setTold((before) => [what, ...before]),
      ),
    [queries],
  );
  return [told, (id) => setTold((before) => before.filter((each) => each.id !== id))];
}
