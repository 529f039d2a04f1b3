import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
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

interface Stopping<T, V> extends Pick<UseMutationOptions<T, Error, V>, 'onSuccess'>, Partial<Pick<Begun, 'whether'>> {}

/**
 * What is done at somebody's word and may take a while: it can be called off. What reads is called off too when its page is left;
 * what writes (it has a `whether`) goes on, for whoever asked for it counts on it.
 */
export function useStoppable<T, V = void>(
  doing: (what: V, signal: AbortSignal) => Promise<T>,
  { whether, ...options }: Stopping<T, V> = {},
) {
  const ending = useRef<AbortController>(undefined);
  const [isCalledOff, setCalledOff] = useState(false);
  const isWriting = whether !== undefined;
  useEffect(() => (isWriting ? undefined : () => ending.current?.abort()), [isWriting]);
  const done = useMutation<T, Error, V>({
    ...options,
    mutationFn: async (what) => {
      ending.current = new AbortController();
      setCalledOff(false);
      return doing(what, ending.current.signal);
    },
  });
  return {
    ...done,
    whether,
    isCalledOff,
    callOff: (): void => {
      ending.current?.abort();
      setCalledOff(true);
      done.reset();
    },
  };
}
