import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keyOfMatter } from './queries.js';

/** Where something is done. */
export interface InMatter {
  readonly corporation: string;
  readonly matter: string;
  /** A matter that is closed is only read. */
  readonly isClosed: boolean;
}

/** Something done in a matter, after which what it concerns is read anew. */
export function useDoing<T>(
  { corporation, matter }: Omit<InMatter, 'isClosed'>,
  concerns: string,
  doing: (what: T) => Promise<unknown>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: doing,
    onSuccess: async () => queries.invalidateQueries({ queryKey: keyOfMatter(corporation, matter, concerns) }),
  });
}
