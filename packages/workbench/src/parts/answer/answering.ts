import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { PageMoment } from '../../frame/moment.js';
import { answerQuery, type Question } from '../../queries/corporation.js';
import type { Answer } from './plain.js';

/** An answer in two steps: how things stand is told soon; what would change it takes many times as long, and follows. */
export interface Answering {
  /** The answer as far as it is worked out. */
  readonly answer: Answer | undefined;
  /** Whether the moment of which it is asked is known. */
  readonly isReady: boolean;
  readonly first: UseQueryResult<Answer>;
  readonly whole: UseQueryResult<Answer>;
  /** Whether what it turns on, and what would change it, is told too: where it is not, nobody knows it yet. */
  readonly isWhole: boolean;
  readonly callOff: (which: 'first' | 'whole') => void;
}

export function useAnswer(corporation: string, asked: Question, moment: PageMoment): Answering {
  const queries = useQueryClient();
  const [soon, all] = [
    answerQuery(corporation, { ...asked, sensitivity: 'none' }, moment),
    answerQuery(corporation, asked, moment),
  ];
  const first = useQuery({ ...soon, enabled: !moment.isPending });
  // One after the other: what the first has worked out is remembered where it was.
  const whole = useQuery({ ...all, enabled: !moment.isPending && first.isSuccess });
  const isWhole = whole.data !== undefined && (first.data === undefined || isOfSameBooks(whole.data, first.data));
  return {
    answer: isWhole ? whole.data : first.data,
    isReady: !moment.isPending,
    first,
    whole,
    isWhole,
    callOff: (which) =>
      void queries.cancelQueries({ queryKey: (which === 'first' ? soon : all).queryKey, exact: true }),
  };
}

/** Whether two answers to one question stand on the same entries and instruments. */
function isOfSameBooks({ stamp: one }: Answer, { stamp: other }: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
