import { compared, isNumber } from '../../words/numbers.js';

/** Which of two cells comes first: exact numbers by what they are, all else by its letters; nothing comes last. */
export function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  if (one === '') return 1;
  if (other === '') return -1;
  if (isNumber(one) && isNumber(other)) return compared(one, other);
  return one.localeCompare(other, 'en', { numeric: true });
}
