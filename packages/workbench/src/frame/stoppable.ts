import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** What is done at somebody's word and may take a while: it can be called off, and is when its page is left. */
export function useStoppable<T, V = void>(
  doing: (what: V, signal: AbortSignal) => Promise<T>,
  options: Pick<UseMutationOptions<T, Error, V>, 'onSuccess'> = {},
) {
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);
  const done = useMutation<T, Error, V>({
    ...options,
    mutationFn: async (what) => {
      ending.current = new AbortController();
      return doing(what, ending.current.signal);
    },
  });
  return {
    ...done,
    callOff: (): void => {
      ending.current?.abort();
      done.reset();
    },
  };
}
