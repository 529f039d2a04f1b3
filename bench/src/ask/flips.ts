import { explore, plainEnvironment, withReading, type Journal } from '@quorate/engine';
import { cpuOf, median } from '../measure.js';
import { opened, otherOptions } from './opened.js';

/** What it costs to see each consulted reading the other way round, in CPU milliseconds. */
export interface Flips {
  readonly count: number;
  /** The run that nothing was remembered for. */
  readonly cold: number;
  /** The median of one flip, where the session remembers what the reading did not touch. */
  readonly one: number;
  readonly all: number;
  /** All of them, each in a session of its own: what an engine without memory does. */
  readonly allFresh: number;
}

export function measureFlips(journal: Journal, proposal: string): Flips {
  const { context, explored } = opened(journal);
  const question = explored(proposal);
  let readings: readonly string[] = [];
  const cold = cpuOf(() => {
    const base = explore(context, question, plainEnvironment);
    readings = [...new Set(base.frames.flatMap((frame) => [...frame.readings]))].toSorted();
  });
  const flips = readings.flatMap((id) => otherOptions(id).map((option) => ({ id, option })));
  const figures = flips.map(({ id, option }) =>
    cpuOf(() => explore(context, question, withReading(plainEnvironment, id, option))),
  );
  const fresh = flips.map(({ id, option }) => {
    const other = opened(journal, { readings: { [id]: option } });
    return cpuOf(() => explore(other.context, other.explored(proposal), plainEnvironment));
  });
  return { count: flips.length, cold, one: median(figures), all: total(figures), allFresh: total(fresh) };
}

function total(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}
