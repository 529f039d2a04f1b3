import { hasWords } from '../../words/has-words.js';
import { inList } from './fields.js';
import { texts } from './texts.js';

/** What a field may hold, and what it is called. */
export interface Choice {
  readonly id: string;
  readonly title: string;
}

/** So many are offered at once: who looks for another types on. */
const most = 50;

/** Those in whose name all of these words are; of no word, the first. */
export function offered(choices: readonly Choice[], typed: string): readonly Choice[] {
  const isFound = hasWords(typed);
  const hits: Choice[] = [];
  for (const choice of choices) {
    if (isFound(`${choice.title} ${choice.id}`)) hits.push(choice);
    if (hits.length === most) break;
  }
  return hits;
}

/** The id of the one that is called so; what was typed, where none is, or more than one. */
export function chosenBy(choices: readonly Choice[], typed: string): string {
  const wanted = typed.trim().toLowerCase();
  const [first, ...others] = choices.filter(({ title }) => title.toLowerCase() === wanted);
  return first === undefined || others.length > 0 ? typed : first.id;
}

/** Several, each after a comma, with one more, or those of a list that is written; how many they are stands alone, and never beside who they are. */
export function withAdded(several: string, more: string, mayBeCount: boolean): string {
  const added = inList(more);
  if (added.includes(texts.none)) return texts.none;
  const isCount = (each: string): boolean => mayBeCount && /^\d+$/u.test(each);
  if (added.some(isCount)) return added.find(isCount) ?? '';
  const before = inList(several).filter((each) => !isCount(each) && each !== texts.none);
  return [...new Set([...before, ...added])].join(', ');
}

/** Several without one of them. */
export function withRemoved(several: string, one: string): string {
  return inList(several)
    .filter((each) => each !== one)
    .join(', ');
}
