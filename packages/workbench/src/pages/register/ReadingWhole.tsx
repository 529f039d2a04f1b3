import { useEffect, useRef, useState } from 'react';
import { Problem } from '../../frame/Problem.js';
import { Progress } from '../../frame/Reading.js';

export interface ReadingWholeProps {
  /** What is done with all of it. */
  readonly title: string;
  /** How far it is read, in words. */
  readonly words: (read: number) => string;
  /** Reads to the end, telling how much is read, as long as it is wanted; and gives what is done then. */
  readonly read: (tell: (read: number) => void, isWanted: () => boolean) => Promise<() => void>;
}

/** A button for what wants the whole list: it is read to the end first, and called off at any time, or when the page is left. */
export function ReadingWhole({ title, words, read }: ReadingWholeProps) {
  const [far, setFar] = useState<number>();
  const [error, setError] = useState<unknown>();
  const isWanted = useRef(false);
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );
  const stop = (): void => {
    isWanted.current = false;
    setFar(undefined);
  };
  const run = async (): Promise<void> => {
    isWanted.current = true;
    setError(undefined);
    setFar(0);
    const whenRead = await read(setFar, () => isWanted.current);
    if (!isWanted.current) return;
    stop();
    whenRead();
  };
  if (far !== undefined) return <Progress words={words(far)} onCancel={stop} />;
  return (
    <>
      <button
        className="plain"
        type="button"
        onClick={() =>
          void run().catch((problem: unknown) => {
            stop();
            setError(problem);
          })
        }
      >
        {title}
      </button>
      {error === undefined ? undefined : <Problem error={error} />}
    </>
  );
}
