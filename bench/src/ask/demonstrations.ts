import { demonstrations, inMemory } from '@quorate/demonstration';
import { openCorporation, type Corporation } from '@quorate/engine';
import { cpuOf, heading, line, median } from '../measure.js';

/** The questions about everybody, which pages of the workbench ask with every reading and premise turned. */
const aboutEverybody = [
  ['peoples-demonstration', 'ownership.limit'],
  ['peoples-demonstration', 'voting.entitlement'],
  ['nss-demonstration', 'ownership.interested-shareholder'],
  ['provident-demonstration', 'ownership.interested-shareholder'],
  ['provident-demonstration', 'board.independence'],
] as const;

/** Questions about everybody of the demonstrations, cold, in corporations that were asked nothing before. */
export function everybody(rounds: number): void {
  heading('Of everybody in the demonstrations, cold, every reading and premise turned (CPU)');
  for (const [id, question] of aboutEverybody) {
    const { open, asOf } = demonstrated(id);
    const put = (corporation: Corporation) => corporation.ask({ question, asOf, input: {}, sensitivity: 'single' });
    put(open());
    const took = median(Array.from({ length: rounds }, open).map((corporation) => cpuOf(() => put(corporation))));
    line(`${question}, ${id.replace('-demonstration', '')}`, `${took.toFixed(0)} ms`);
  }
}

function demonstrated(id: string): { readonly open: () => Corporation; readonly asOf: string } {
  const demonstration = demonstrations.find((each) => each.id === id);
  const [worth] = demonstration?.asks ?? [];
  if (demonstration === undefined || worth === undefined) throw new Error(`There is no ${id}.`);
  const parts = inMemory(demonstration);
  return { open: () => openCorporation(parts), asOf: worth.asOf };
}
