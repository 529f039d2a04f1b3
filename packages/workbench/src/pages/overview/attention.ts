import type { Wire } from '@quorate/sdk';
import { isFields, recordsIn, settledIn, type Answer } from '../../parts/answer/plain.js';
import { sentenceOf } from '../../parts/answer/sentences.js';
import { countOf, grouped } from '../../words/numbers.js';
import { listed } from '../../words/phrases.js';
import { texts } from './texts.js';

/** What of the books needs attention, in a sentence, and of what it is. */
export interface Attention {
  readonly says: string;
  readonly of: 'board' | 'journal';
}

/** What of the books needs attention: what is not kept whole, seats that are vacant. */
export function attentionOf({ coverage, board: { size, directors } }: Wire['Books']): readonly Attention[] {
  const missing = coverage.filter(({ isCovered }) => !isCovered).map(({ family }) => family);
  const vacant = size === undefined ? 0 : size.number - directors.length;
  return [
    ...(size === undefined && directors.length > 0 ? [{ says: texts.sizeUnknown, of: 'board' as const }] : []),
    ...(size !== undefined && vacant > 0
      ? [{ says: texts.vacancies(grouped(vacant), grouped(size.number)), of: 'board' as const }]
      : []),
    ...(missing.length === 0 ? [] : [{ says: texts.notKept(listed(missing)), of: 'journal' as const }]),
  ];
}

/** Whom an answer lists, in its sentence; where facts are needed, that it is not settled, which is never that nobody is listed. */
export function attentionIn(answer: Answer | undefined, unsettled: (facts: string) => string): readonly string[] {
  if (answer === undefined) return [];
  if (answer.outcome === 'needs-facts') return [unsettled(countOf(answer.inquiries.length, 'fact'))];
  const counted = recordsIn(answer.value, 'persons').filter(
    ({ over, reached, interested }) => over === true || reached === true || interested === true,
  );
  return counted.length === 0 ? [] : [sentenceOf(answer)];
}

/** How many terms end at the next annual meeting, as far as that is settled. */
export function termsEnding(answer: Answer | undefined): readonly string[] {
  const settled = answer === undefined ? undefined : settledIn(answer);
  const directors = recordsIn(settled, 'directors');
  const over = directors.filter((each) => each['holdsOver'] === true).length;
  const next = directors.filter(({ term }) => isFields(term) && term['stillToBeHeld'] === 1).length;
  return [
    ...(next === 0 ? [] : [texts.termsEnd(countOf(next, 'term ends', 'terms end'))]),
    ...(over === 0 ? [] : [texts.holdOver(countOf(over, 'director holds', 'directors hold'))]),
  ];
}
