import { dayInWords, daysInWords } from '@quorate/sdk';
import { recordsIn, settledIn, textIn, type Answer } from '../../parts/answer/plain.js';
import type { Requirement } from '../../parts/answer/requirement.js';
import { capital } from '../../words/phrases.js';
import { texts } from './texts.js';

/** By when a step of an act has to be taken, as the calendar tells it: its day, or before what; nothing where it tells none. */
export function byWhenOf(calendar: Answer | undefined, act: string, { id }: Requirement): string | undefined {
  const all = calendar === undefined ? [] : recordsIn(settledIn(calendar), 'deadlines');
  const due = all.find((each) => textIn(each, 'id') === `${act} ${id}`);
  if (due === undefined) return undefined;
  const [day, counted] = [textIn(due, 'day'), textIn(due, 'counted')];
  const how = counted === undefined ? '' : daysInWords(counted);
  if (day !== undefined) return texts.byDay(dayInWords(day), how);
  return how === '' ? undefined : texts.dayNotKnown(capital(how));
}
