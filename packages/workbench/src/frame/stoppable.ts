import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** How far something is that was begun at somebody's word. */
export interface Begun {
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Whether it was called off before it ended. */
  readonly isCalledOff: boolean;
  readonly callOff: () => void;
}

/** What is done at somebody's word and may take a while: it can be called off, and is when its page is left. */
export function useStoppable<T, V = void>(
  doing: (what: V, signal: AbortSignal) => Promise<T>,
  options: Pick<UseMutationOptions<T, Error, V>, 'onSuccess'> = {},
) {
  const ending = useRef<AbortController>(undefined);
  const [isCalledOff, setCalledOff] = useState(false);
  useEffect(() => () => ending.current?.abort(), []);
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
    isCalledOff,
    callOff: (): void => {
      ending.current?.abort();
      setCalledOff(true);
      done.reset();
    },
  };
}
