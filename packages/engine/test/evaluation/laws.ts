import { answer, asGraph, type Answer, type Explored } from '../../src/evaluation/index.js';
import { evaluationOf, meaning, completions, work, type World } from './random-rules.js';

const stamp = { engine: 'test', instruments: {}, journal: 'test', asOf: '2001-01-01' };

export function ask(
  world: World,
  evaluation = evaluationOf(world),
  sensitivity: 'none' | 'single' = 'none',
  adopted = ['one', 'one'],
): Answer {
  const question: Explored = { ask: () => work(evaluation, world.question) };
  return answer(evaluation, question, {
    question: 'test',
    stamp,
    sensitivity,
    nameOf: (id) => id,
    optionsOf: (id) => {
      const option = adopted[Number(id.slice(1))] ?? 'one';
      return { adopted: option, asks: '', means: {}, others: [option === 'one' ? 'other' : 'one'] };
    },
  });
}

/** An answer as bytes, but for the number of runs, which tells how it was found and not what it is. */
export function bytes(answered: Answer): string {
  return JSON.stringify({ ...answered, reason: asGraph(answered.reason), runs: 0 });
}

/** The value in every world that the open facts allow. */
export function possibleValues(world: World, readings: readonly string[] = ['one', 'one']): ReadonlySet<boolean> {
  const found = new Set<boolean>();
  for (const [facts, quantities] of completions(world))
    found.add(meaning(world.question, world, facts, quantities, readings));
  return found;
}

/** The world with one open fact or quantity entered, as a completion has it. */
export function withOneMore(
  world: World,
  name: string,
  facts: ReadonlyMap<number, boolean>,
  quantities: ReadonlyMap<number, number>,
): World {
  const [kind, index] = name.split('-');
  const key = Number(index);
  return kind === 'fact'
    ? { ...world, facts: new Map(world.facts).set(key, facts.get(key)!) }
    : { ...world, quantities: new Map(world.quantities).set(key, quantities.get(key)!) };
}
