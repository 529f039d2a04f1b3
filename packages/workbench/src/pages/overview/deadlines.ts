import { daysInWords } from '@quorate/sdk';
import { isFields, isList, settledIn, textIn, type Answer } from '../../parts/answer/plain.js';
import { namedInWords } from '../../words/phrases.js';

/** Something that falls due. */
export interface Deadline {
  readonly key: string;
  readonly day: string | undefined;
  readonly says: string;
  readonly who: string | undefined;
  readonly cite: string | undefined;
}

/** What is still to be done: what the entries show as done is left out. */
export function deadlinesIn(answer: Answer): readonly Deadline[] {
  const value = settledIn(answer);
  const list = isFields(value) ? value['deadlines'] : undefined;
  if (!isList(list)) return [];
  return list.flatMap((each, index) => {
    const what = textIn(each, 'what');
    if (what === undefined || textIn(each, 'standing') === 'done') return [];
    const who = textIn(each, 'who');
    const comes = textIn(each, 'comes');
    const says = `${namedInWords(daysInWords(what))}${comes === undefined || comes === 'falls-due' ? '' : ` ${comes}`}`;
    return [{ key: `${index} ${what}`, day: textIn(each, 'day'), says, who, cite: textIn(each, 'cite') }];
  });
}
