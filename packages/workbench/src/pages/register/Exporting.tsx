import { useEffect, useRef, useState } from 'react';
import type { PageMoment } from '../../frame/moment.js';
import { Problem } from '../../frame/Problem.js';
import { Progress } from '../../frame/Reading.js';
import { csvOf } from '../../parts/table/csv.js';
import { saved } from '../../parts/saved.js';
import { grouped, percentInColumn } from '../../words/numbers.js';
import { keyInWords } from '../../words/phrases.js';
import { registerPages, type Looked } from './queries.js';
import { texts } from './texts.js';

export interface ExportingProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly looked: Looked;
  /** How many are found. */
  readonly all: number;
  readonly outstanding: string;
}

/** Everybody who is looked for, as CSV: read to the end, and called off at any time. */
export function Exporting({ corporation, moment, looked, all, outstanding }: ExportingProps) {
  const [read, setRead] = useState<number>();
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
    setRead(undefined);
  };
  const run = async (): Promise<void> => {
    isWanted.current = true;
    setError(undefined);
    setRead(0);
    const rows: string[][] = [];
    for await (const { page } of registerPages(corporation, looked, moment)) {
      if (!isWanted.current) return;
      for (const { name, shares } of page) rows.push([name, shares, percentInColumn(shares, outstanding) ?? '']);
      setRead(rows.length);
    }
    saved(
      `${texts.record}, ${keyInWords(looked.class)}.csv`,
      csvOf([texts.holder, texts.shares, texts.part], rows),
      'text/csv;charset=utf-8',
    );
    stop();
  };
  if (read !== undefined) return <Progress words={texts.exporting(grouped(read), grouped(all))} onCancel={stop} />;
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
        {texts.csv}
      </button>
      {error === undefined ? undefined : <Problem error={error} />}
    </>
  );
}
