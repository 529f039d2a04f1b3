import * as fc from 'fast-check';
import { expect } from 'vitest';
import { ask, bytes, possibleValues, withOneMore } from './laws.js';
import type { Answer } from '../../src/evaluation/index.js';
import { placeIn } from './told-region.js';
import { completions, evaluationOf, factCount, quantityCount, worlds, type World } from './random-rules.js';

/** Each law as a property over random worlds; the quick suite tries a few hundred, the slow one tens of thousands. */
export const laws = {
  'what is answered is so in every world that the open facts allow': fc.property(worlds, (world) => {
    const answered = ask(world);
    if (answered.outcome === 'answered') expect([...possibleValues(world)]).toEqual([answered.value]);
  }),

  'what every world agrees on is answered, where no count or sum of unknowns hides it': fc.property(worlds, (world) => {
    const possible = possibleValues(world);
    // A count takes unknown standings as independent, a sum of unknowns has one set of bounds, and an unknown quantity may
    // be a fraction; each can only make the engine ask for more, never answer wrongly.
    const plain = !/"count"|\],\[|,2\]/.test(JSON.stringify([world.question, world.notions]));
    if (plain && possible.size === 1) expect(ask(world).outcome).toBe('answered');
  }),

  'monotony: a further fact never changes an answered value': fc.property(worlds, fc.nat(), (world, pick) => {
    const answered = ask(world);
    if (answered.outcome !== 'answered') return;
    const [facts, quantities] = completionAt(world, pick);
    const names = openNames(world);
    const name = names[pick % Math.max(1, names.length)];
    if (name === undefined) return;
    const more = ask(withOneMore(world, name, facts, quantities));
    expect(more.outcome).toBe('answered');
    expect(more.outcome === 'answered' && more.value).toBe(answered.value);
  }),

  'answerability: replies to the inquiries, and nothing else, lead to an answer': fc.property(
    worlds,
    fc.nat(),
    (start, pick) => {
      const [facts, quantities] = completionAt(start, pick);
      let world = start;
      for (let round = 0; round <= factCount + quantityCount; round += 1) {
        const answered = ask(world);
        if (answered.outcome === 'answered') return;
        expect(answered.inquiries.length).toBeGreaterThan(0);
        for (const inquiry of answered.inquiries) world = withOneMore(world, inquiry.fact, facts, quantities);
      }
      throw new Error('The inquiries were answered again and again without an answer.');
    },
  ),

  'reuse: a warm session answers as a cold one, byte for byte, after other questions': fc.property(
    worlds,
    worlds,
    (one, two) => {
      const world = { ...one, notions: one.notions };
      const warm = evaluationOf(world);
      ask({ ...world, question: two.question }, warm, 'single');
      ask({ ...world, question: { kind: 'notion', notion: 2 } }, warm, 'single');
      expect(bytes(ask(world, warm, 'single'))).toBe(bytes(ask(world, evaluationOf(world), 'single')));
    },
  ),

  'reuse: the value shown for a turned reading is the value found with it adopted': fc.property(worlds, (world) => {
    const answered = ask(world, evaluationOf(world), 'single');
    for (const reading of ['R0', 'R1']) {
      const adopted = reading === 'R0' ? ['other', 'one'] : ['one', 'other'];
      const turned = ask(world, evaluationOf(world, adopted), 'none', adopted);
      const turn = answered.turnsOn.find((each) => each.reading === reading);
      const shown =
        turn?.otherwise['other'] ?? (answered.outcome === 'answered' ? answered : { outcome: 'needs-facts' });
      expect(shown.outcome).toBe(turned.outcome);
      if (shown.outcome === 'answered' && turned.outcome === 'answered' && 'value' in shown)
        expect(shown.value).toBe(turned.value);
    }
  }),

  'premises: what changes the answer was told, and what was told changes it': fc.property(worlds, (world) => {
    const supposing = (entered: World) => ask(entered, evaluationOf(entered, ['one', 'one'], false), 'single');
    const answered = supposing(world);
    for (const { about, changesAt = [] } of answered.rests) {
      const name = about.slice(0, about.indexOf('('));
      const number = Number(name.split('-')[1]);
      if (name.startsWith('fact')) {
        const other = supposing({ ...world, facts: new Map(world.facts).set(number, true) });
        expect([about, changesAt.length > 0]).toEqual([about, isOther(answered, other)]);
        continue;
      }
      const [told] = changesAt;
      const step = triesFigures(world) ? 1 : 0.5;
      for (let value = step; value <= 6; value += step) {
        const other = supposing({ ...world, quantities: new Map(world.quantities).set(number, value) });
        const place = told === undefined ? 'before' : placeIn(told, value);
        if (place === 'after') continue;
        expect([about, value, told, place === 'in']).toEqual([about, value, told, isOther(answered, other)]);
      }
    }
  }),
} as const;

/** Where no comparison of it alone parts the values, the figure that turns an answer is told to a whole share. */
function triesFigures({ notions, question }: World): boolean {
  return /"very-number"|"terms":\[\[\d,-?\d\],/.test(JSON.stringify([notions, question]));
}

function isOther(first: Answer, second: Answer): boolean {
  if (first.outcome !== 'answered' || second.outcome !== 'answered') return first.outcome !== second.outcome;
  return first.value !== second.value;
}

function completionAt(
  world: Parameters<typeof completions>[0],
  pick: number,
): readonly [Map<number, boolean>, Map<number, number>] {
  const all = [...completions(world)];
  const completion = all[pick % all.length];
  if (completion === undefined) throw new Error('A world has at least one completion.');
  return completion;
}

function openNames(world: Parameters<typeof completions>[0]): readonly string[] {
  return [
    ...Array.from({ length: factCount }, (_, fact) => fact)
      .filter((fact) => !world.facts.has(fact))
      .map((fact) => `fact-${fact}`),
    ...Array.from({ length: quantityCount }, (_, q) => q)
      .filter((q) => !world.quantities.has(q))
      .map((q) => `quantity-${q}`),
  ];
}
