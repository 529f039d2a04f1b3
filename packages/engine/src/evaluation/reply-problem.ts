import { compareBy, isDay, quantity, textBeyond, type Unit } from '../exact/index.js';
import type { ReplyType } from './inquiry.js';

/** What the reply should have been; undefined where it is right. */
export function replyProblem(reply: ReplyType, value: string): string | undefined {
  return textBeyond(value) ?? problemOfSort(reply, value);
}

function problemOfSort(reply: ReplyType, value: string): string | undefined {
  switch (reply.kind) {
    case 'yes-no':
      return value === 'yes' || value === 'no' ? undefined : 'yes or no';
    case 'choice':
      return reply.of.includes(value) ? undefined : `one of: ${reply.of.join(', ')}`;
    case 'day':
      return isDay(value) ? undefined : 'a day such as 2004-06-01';
    case 'quantity':
      return quantityProblem(reply, value);
    default:
      return undefined;
  }
}

function quantityProblem(reply: Extract<ReplyType, { readonly kind: 'quantity' }>, value: string): string | undefined {
  const { unit, least, leastExcluded = false, greatest } = reply;
  const text = unit === 'money' ? value.replace(/^\$/, '') : value;
  if (!readsAs(() => quantity(unit, text))) return `a number of ${unit}`;
  const read = quantity<Unit>(unit, text);
  if (least !== undefined && least !== 'unbounded') {
    const isLess = compareBy<Unit>(leastExcluded ? 'notMoreThan' : 'lessThan', read, quantity(unit, least));
    if (isLess)
      return leastExcluded ? `a number of ${unit}, more than ${least}` : `a number of ${unit}, ${least} or more`;
  }
  if (greatest !== undefined && compareBy<Unit>('moreThan', read, quantity(unit, greatest))) {
    return `a number of ${unit}, ${greatest} or less`;
  }
  return undefined;
}

function readsAs(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
