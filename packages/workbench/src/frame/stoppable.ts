import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** How far something is that was begun at somebody's word. */
export interface Begun {
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Whether it was called off before it ended. */
  readonly isCalledOff: boolean;
  readonly callOff: () => void;
  /** Of what is written by it: where it is seen whether it was written before it was called off. */
  readonly whether: string | undefined;
}

/** What becomes otherwise by what is done. */
export interface Writing {
  /** Where it is seen whether it was written before it was called off. */
  readonly whether: string;
  /** What is read again when it was written, or may have been. */
  readonly changes: QueryKey;
}

/**
 * What is done at somebody's word and may take a while: it can be called off. What reads is called off too when its page is left;
 * what writes goes on, for whoever asked for it counts on it.
 */
export function useStoppable<T, V = void>(doing: (what: V, signal: AbortSignal) => Promise<T>, writing?: Writing) {
  const queries = useQueryClient();
  const ending = useRef<AbortController>(undefined);
  const [isCalledOff, setCalledOff] = useState(false);
  const isWriting = writing !== undefined;
  useEffect(() => (isWriting ? undefined : () => ending.current?.abort()), [isWriting]);
  const done = useMutation<T, Error, V>({
    mutationFn: async (what) => {
      ending.current = new AbortController();
      setCalledOff(false);
      return doing(what, ending.current.signal);
    },
    onSettled: async (_, error) => {
      if (writing === undefined || (error !== null && ending.current?.signal.aborted !== true)) return;
      await queries.invalidateQueries({ queryKey: writing.changes });
    },
  });
  return {
    ...done,
    whether: writing?.whether,
    isCalledOff,
    callOff: (): void => {
      ending.current?.abort();
      setCalledOff(true);
      done.reset();
    },
  };
}
