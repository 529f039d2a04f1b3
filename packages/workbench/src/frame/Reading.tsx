import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from './Page.js';
import { Problem } from './Problem.js';
import { texts } from './texts.js';

export interface ReadingProps<T> {
  readonly of: UseQueryResult<T>;
  /** The title of the page, where the whole of it waits for this: it stands there meanwhile, and where it cannot be read. */
  readonly page?: string;
  /** What is being done, in a word, where it may take a while. */
  readonly words?: string;
  readonly children: (data: T) => ReactNode;
}

/** What was read, once it is there; a word while it is not; the problem where it cannot be. */
export function Reading<T>({ of: query, page, words = texts.loading, children }: ReadingProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  const meanwhile = query.isError ? (
    <Problem error={query.error} retry={() => void query.refetch()} />
  ) : (
    <Progress words={words} />
  );
  return page === undefined ? (
    meanwhile
  ) : (
    <Page title={page} sentence={page}>
      {meanwhile}
    </Page>
  );
}

/** Something is being worked on; it is said, and nothing spins. */
export function Progress({ words, onCancel }: { readonly words: string; readonly onCancel?: () => void }) {
  return (
    <p className="progress" role="status" aria-busy="true">
      {words}
      {onCancel === undefined ? undefined : (
        <button className="plain" type="button" onClick={onCancel}>
          Cancel
        </button>
      )}
    </p>
  );
}
