import type { Bounds } from '../exact/index.js';

import { boundsInWords } from './assumed-bounds.js';

/**
 * What one run takes as given beyond the journal: replies assumed for splits, options of readings that differ from the
 * adopted ones, and determinations that are left out to see what they change. Immutable; a split makes a new one.
 */
export interface Environment {
  readonly replies: ReadonlyMap<string, string>;
  /** What is assumed of unknown quantities, and of sums of them by the text of their form. */
  readonly bounds: ReadonlyMap<string, Bounds>;
  readonly readings: ReadonlyMap<string, string>;
  readonly without: ReadonlySet<string>;
  /** Supposed facts that this run does not suppose, to see whether a premise matters: what it takes them for is in replies and bounds. */
  readonly turned: ReadonlySet<string>;
}

export const plainEnvironment: Environment = Object.freeze({
  replies: new Map<string, string>(),
  bounds: new Map<string, Bounds>(),
  readings: new Map<string, string>(),
  without: new Set<string>(),
  turned: new Set<string>(),
});

export function withReply(from: Environment, key: string, reply: string): Environment {
  return { ...from, replies: new Map(from.replies).set(key, reply) };
}

export function withBounds(from: Environment, form: string, bounds: Bounds): Environment {
  return { ...from, bounds: new Map(from.bounds).set(form, bounds) };
}

export function withReading(from: Environment, id: string, option: string): Environment {
  return { ...from, readings: new Map(from.readings).set(id, option) };
}

export function withoutDetermination(from: Environment, id: string): Environment {
  return { ...from, without: new Set(from.without).add(id) };
}

export function withTurned(from: Environment, key: string): Environment {
  return { ...from, turned: new Set(from.turned).add(key) };
}

/**
 * The environment of which another one turns readings, determinations or premises, to see whether the outcome turns with
 * them: the same replies and bounds, but for those of the premises. Undefined where nothing is turned.
 */
export function turnedFrom(environment: Environment): Environment | undefined {
  const { readings, without, turned } = environment;
  if (readings.size === 0 && without.size === 0 && turned.size === 0) return undefined;
  const known = originals.get(environment);
  if (known !== undefined) return known;
  const replies = new Map([...environment.replies].filter(([key]) => !turned.has(key)));
  const bounds = new Map([...environment.bounds].filter(([form]) => !turned.has(form)));
  const isPlain = replies.size === 0 && bounds.size === 0;
  const original = isPlain ? plainEnvironment : { ...plainEnvironment, replies, bounds };
  originals.set(environment, original);
  return original;
}

const originals = new WeakMap<Environment, Environment>();

/** What an environment may change: of bounds also what comes of them alone, or of those of one form. */
export type SortOfChange = 'reply' | 'bounds' | 'form' | 'coming' | 'reading' | 'without' | 'turned';

/** Everything that an environment has changed, by sort and name, each with its value in one text. */
export function changesOf(environment: Environment): readonly (readonly [SortOfChange, string, string])[] {
  const { replies, bounds, readings, without, turned } = environment;
  const limits = Array.from(bounds, ([form, each]) => [form, boundsInWords(each)] as const);
  return [
    ...Array.from(replies, ([key, reply]) => ['reply', key, reply] as const),
    ...limits.map(([form, each]) => ['bounds', form, each] as const),
    ...Array.from(readings, ([id, option]) => ['reading', id, option] as const),
    ...Array.from(without, (id) => ['without', id, 'yes'] as const),
    ...Array.from(turned, (key) => ['turned', key, 'yes'] as const),
    ...limits.map(([form, each]) => ['form', form, each] as const),
  ];
}

/** One text for environments that assume the same in the same order. */
export function assumptionsOf(environment: Environment): string {
  const known = assumptions.get(environment);
  if (known !== undefined) return known;
  const { replies, bounds, readings, without, turned } = environment;
  const assumed = [[...replies], [...bounds.keys()], [...readings], [...without], [...turned]];
  const limits = Array.from(bounds.values(), boundsInWords);
  const text = JSON.stringify([...assumed, limits]);
  assumptions.set(environment, text);
  return text;
}

const assumptions = new WeakMap<Environment, string>();
