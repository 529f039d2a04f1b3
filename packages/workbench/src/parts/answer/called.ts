import { useQuery } from '@tanstack/react-query';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { useNames } from '../../queries/names.js';
import { determinationsQuery, instrumentsQuery } from '../../queries/corporation.js';
import { keyInWords, listed } from '../../words/phrases.js';
import { isToldOf, type Called, type Doubt } from './sentences.js';
import type { Answer } from './plain.js';
import { texts } from './texts.js';

/** What the readings and determinations of an answer are called: by the instruments, and by the entries where no reason tells. */
export function useCalled(answer: Answer): Called {
  const corporation = useCorporation();
  const readings = useDoubts(corporation, answer.turnsOn.length > 0);
  const untold = answer.determinations.some(({ determination }) => !isToldOf(answer, determination));
  const { data: entered = [] } = useQuery({ ...determinationsQuery(corporation), enabled: untold });
  const names = useNames(
    corporation,
    entered.flatMap(({ about }) => about),
  );
  return {
    readings,
    determinations: new Map(
      entered.map(({ id, by, notion, about }) => [
        id,
        texts.determined(
          keyInWords(by),
          keyInWords(notion),
          listed(about.map((each) => names.get(each) ?? keyInWords(each))),
        ),
      ]),
    ),
  };
}

/** The doubts about the words of all instruments, by the ids of their readings. */
export function useDoubts(corporation: string, isWanted: boolean): ReadonlyMap<string, Doubt> {
  const moment = useMoment(corporation);
  const instruments = useQuery({
    ...instrumentsQuery(corporation, moment),
    enabled: isWanted && !moment.isPending,
  });
  return new Map(
    instruments.data?.flatMap(({ readings }) => readings.map(({ id, cite, asks }) => [id, { cite, asks }] as const)),
  );
}
