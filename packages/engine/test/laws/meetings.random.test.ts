import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../draws.js';
import type { EntryInput } from '../../src/index.js';
import { ask, open } from './asking.js';
import { lawsOf } from './laws-check.js';
import { meetingWorld } from './meeting-world.js';

describe('the laws of answers, on random meetings', () => {
  const laws = Object.entries(lawsOf(meetingWorld)).filter(([law]) => !law.startsWith('finality: what failed'));
  for (const [law, property] of laws) {
    it(law, () => {
      fc.assert(property as fc.IProperty<unknown>, draws(4, 40));
    });
  }

  it('silence: a figure that is left out of a total changes no outcome', () => {
    const { charter, journals } = meetingWorld;
    const questions = [
      { question: 'meeting.tabulate', input: { of: 'pay' } },
      { question: 'meeting.elect', input: { of: 'directors' } },
    ];
    fc.assert(
      fc.property(journals, fc.nat(), fc.constantFrom(...questions), ({ entries, asOf }, pick, question) => {
        const less = withoutFigure(entries, pick);
        fc.pre(less !== undefined);
        const [whole, silent] = [entries, less].map((each) => ask(open(charter, each), question, asOf));
        if (whole?.outcome !== 'answered' || silent?.outcome !== 'answered') return;
        const [told, untold] = [outcomeOf(whole.value), outcomeOf(silent.value)];
        // A total of more than can be is corrected first.
        if ([told, untold].some(({ outcome }) => outcome === 'open')) return;
        expect(untold).toEqual(told);
      }),
      draws(4, 40),
    );
  });
});

const figures: ReadonlySet<string> = new Set(['for', 'against', 'abstain', 'broker-non-votes', 'present']);

/** The journal with one figure of a total not entered. */
function withoutFigure(entries: readonly EntryInput[], pick: number): readonly EntryInput[] | undefined {
  const told = entries.flatMap((entry) =>
    ['tally', 'election-tally'].includes(entry.type)
      ? Object.keys(entry.data as object).flatMap((figure) => (figures.has(figure) ? [{ entry, figure }] : []))
      : [],
  );
  const chosen = told[pick % Math.max(1, told.length)];
  if (chosen === undefined) return undefined;
  const { [chosen.figure]: _left, ...data } = chosen.entry.data as Record<string, unknown>;
  return entries.map((each) => (each === chosen.entry ? { ...each, data } : each));
}

function outcomeOf(value: unknown) {
  const { outcome, elected } = value as { readonly outcome?: unknown; readonly elected?: unknown };
  return { outcome, elected };
}
