/** What a field may hold, and what it is called. */
export interface Choice {
  readonly id: string;
  readonly title: string;
}

/** So many are offered at once: who looks for another types on. */
const most = 50;

/** Those in whose name all of these words are; of no word, the first. */
export function offered(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = typed.toLowerCase().split(/\s+/u);
  const hits: Choice[] = [];
  for (const choice of choices) {
    const called = `${choice.title} ${choice.id}`.toLowerCase();
    if (words.every((word) => called.includes(word))) hits.push(choice);
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
