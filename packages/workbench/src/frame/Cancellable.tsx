import { useEffect, useState } from 'react';
import { CalledOff, Progress } from './Reading.js';

export interface CancellableProps {
  readonly of: {
    readonly fetchStatus: string;
    readonly status: string;
    readonly refetch: () => Promise<unknown>;
  };
  readonly words: string;
  /** What is said when it was called off, and by what it is begun again. */
  readonly calledOff?: string;
  readonly again: string;
  readonly onCancel: () => void;
}

/** Longer than this it is said that something is being worked on, and can be called off; in milliseconds. */
const noticed = 1_000;

/** What may take a while: it says so after a second, and lets itself be called off; then it can be begun again. */
export function Cancellable({ of: query, words, calledOff, again, onCancel }: CancellableProps) {
  const isWorking = query.fetchStatus === 'fetching';
  const isLong = useLong(isWorking);
  if (isWorking) return isLong ? <Progress words={words} onCancel={onCancel} /> : undefined;
  if (query.status !== 'pending' || query.fetchStatus !== 'idle') return undefined;
  return <CalledOff says={calledOff} again={again} onAgain={() => void query.refetch()} />;
}

/** Whether something has been worked on for so long that it is noticed. */
export function useLong(isWorking: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isWorking) return undefined;
    const timer = setTimeout(() => setLong(true), noticed);
    return () => clearTimeout(timer);
  }, [isWorking]);
  return isLong;
}
