import type { Wire } from '@quorate/sdk';
import { grouped } from '../../words/numbers.js';
import { listed } from '../../words/phrases.js';
import { texts } from './texts.js';

/** What of the books needs attention, in sentences: what is not kept whole, seats that are vacant. */
export function attentionOf({ coverage, board: { size, directors } }: Wire['Books']): readonly string[] {
  const missing = coverage.filter(({ isCovered }) => !isCovered).map(({ family }) => family);
  const vacant = size === undefined ? 0 : size.number - directors.length;
  return [
    ...(size === undefined && directors.length > 0 ? [texts.sizeUnknown] : []),
    ...(size !== undefined && vacant > 0 ? [texts.vacancies(grouped(vacant), grouped(size.number))] : []),
    ...(missing.length === 0 ? [] : [texts.notKept(listed(missing))]),
  ];
}
