import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { Page } from './Page.js';
import { Problem } from './Problem.js';
import { texts } from './texts.js';

export interface ReadingProps<T> {
  readonly of: UseQueryResult<T>;
  /** The title of the page, where the whole of it waits for this: it stands there meanwhile, and where it cannot be read. */
  readonly page?: string;
  /** What is being done, in a word, where it may take a while. */
  readonly words?: string;
  /** Calls it off, where it may take long. */
  readonly onCancel?: () => void;
  readonly children: (data: T) => ReactNode;
}

/** What was read, once it is there, drawn in turns so that keys and pointer are heard meanwhile; a word while it is not; the problem where it cannot be. */
export function Reading<T>({ of: query, page, words = texts.loading, onCancel, children }: ReadingProps<T>) {
  const drawn = useDeferredValue(query.data);
  const data = query.data === undefined ? undefined : drawn;
  if (data !== undefined) return <>{children(data)}</>;
  const meanwhile = query.isError ? (
    <Problem error={query.error} retry={() => void query.refetch()} />
  ) : onCancel !== undefined && query.fetchStatus === 'idle' && query.data === undefined ? (
    <CalledOff again={texts.beginAgain} onAgain={() => void query.refetch()} />
  ) : (
    <Progress words={words} {...(onCancel === undefined ? {} : { onCancel })} />
  );
  return page === undefined ? (
    meanwhile
  ) : (
    <Page title={page} sentence={page}>
      {meanwhile}
    </Page>
  );
}

export interface CalledOffProps {
  readonly says?: string | undefined;
  /** By what it is begun again. */
  readonly again: string;
  readonly onAgain: () => void;
}

/** Something was called off, and can be begun again. */
export function CalledOff({ says = texts.calledOff, again, onAgain }: CalledOffProps) {
  return (
    <p className="progress" role="status">
      {says}
      <button className="plain" type="button" onClick={onAgain}>
        {again}
      </button>
    </p>
  );
}

/** Something is being worked on; it is said, and nothing spins. */
export function Progress({ words, onCancel }: { readonly words: string; readonly onCancel?: () => void }) {
  return (
    <p className="progress" role="status" aria-busy="true">
      {words}
      {onCancel === undefined ? undefined : (
        <button className="plain" type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      )}
    </p>
  );
}
