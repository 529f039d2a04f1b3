import { useQueryClient } from '@tanstack/react-query';
import { grouped } from '../../words/numbers.js';
import { holdersOnPage, type registerPageQuery } from './queries.js';
import { ReadingWhole } from './ReadingWhole.js';
import { texts } from './texts.js';

export interface PrintingProps {
  readonly pageOf: (page: number) => ReturnType<typeof registerPageQuery>;
  /** How many are found. */
  readonly all: number;
}

/** The whole list on paper. */
export function Printing({ pageOf, all }: PrintingProps) {
  const queries = useQueryClient();
  return (
    <ReadingWhole
      title={texts.print}
      words={(read) => texts.printing(grouped(read), grouped(all))}
      read={async (tell, isWanted) => {
        for (let page = 0; page * holdersOnPage < all && isWanted(); page += 1) {
          tell(page * holdersOnPage);
          await queries.ensureQueryData(pageOf(page));
        }
        return () => window.print();
      }}
    />
  );
}
