import { csvOf } from '@quorate/documents/csv';
import type { PageMoment } from '../../frame/moment.js';
import { saved } from '../../parts/saved.js';
import { grouped, percentInColumn } from '../../words/numbers.js';
import { keyInWords } from '../../words/phrases.js';
import { registerPages, type Looked } from './queries.js';
import { ReadingWhole } from './ReadingWhole.js';
import { texts } from './texts.js';

export interface ExportingProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly looked: Looked;
  /** How many are found. */
  readonly all: number;
  readonly outstanding: string;
}

/** Everybody who is looked for, as CSV. */
export function Exporting({ corporation, moment, looked, all, outstanding }: ExportingProps) {
  return (
    <ReadingWhole
      title={texts.csv}
      words={(read) => texts.exporting(grouped(read), grouped(all))}
      read={async (tell, isWanted) => {
        const rows: string[][] = [];
        for await (const { page } of registerPages(corporation, looked, moment)) {
          if (!isWanted()) break;
          for (const { name, shares } of page) rows.push([name, shares, percentInColumn(shares, outstanding) ?? '']);
          tell(rows.length);
        }
        return () =>
          saved(
            `${texts.record}, ${keyInWords(looked.class)}.csv`,
            csvOf([[texts.holder, texts.shares, texts.part], ...rows]),
            'text/csv;charset=utf-8',
          );
      }}
    />
  );
}
