import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Problem } from '../../frame/Problem.js';
import { Progress } from '../../frame/Reading.js';
import { grouped } from '../../words/numbers.js';
import { holdersOnPage, type registerPageQuery } from './queries.js';
import { texts } from './texts.js';

export interface PrintingProps {
  readonly pageOf: (page: number) => ReturnType<typeof registerPageQuery>;
  /** How many are found. */
  readonly all: number;
}

/** The whole list on paper: what is not read yet is read first, and called off at any time. */
export function Printing({ pageOf, all }: PrintingProps) {
  const queries = useQueryClient();
  const [read, setRead] = useState<number>();
  const [error, setError] = useState<unknown>();
  const isWanted = useRef(false);
  const stop = (): void => {
    isWanted.current = false;
    setRead(undefined);
  };
  const run = async (): Promise<void> => {
    isWanted.current = true;
    setError(undefined);
    for (let page = 0; page * holdersOnPage < all; page += 1) {
      setRead(page * holdersOnPage);
      await queries.ensureQueryData(pageOf(page));
      if (!isWanted.current) return;
    }
    stop();
    window.print();
  };
  if (read !== undefined) return <Progress words={texts.printing(grouped(read), grouped(all))} onCancel={stop} />;
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
        {texts.print}
      </button>
      {error === undefined ? undefined : <Problem error={error} />}
    </>
  );
}
