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
  /**
   * Supposed facts and comparisons that this run takes the other way round, to see whether a premise matters; each with the
   * keys of the quantities that it compares.
   */
  readonly rebutted: ReadonlyMap<string, readonly string[]>;
}

export const plainEnvironment: Environment = Object.freeze({
  replies: new Map<string, string>(),
  bounds: new Map<string, Bounds>(),
  readings: new Map<string, string>(),
  without: new Set<string>(),
  rebutted: new Map<string, readonly string[]>(),
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

export function withRebutted(from: Environment, key: string, compares: readonly string[]): Environment {
  return { ...from, rebutted: new Map(from.rebutted).set(key, compares) };
}

/**
 * The environment of which another one turns readings, determinations or premises, to see whether the outcome turns with
 * them: the same replies and bounds. Undefined where nothing is turned.
 */
export function turnedFrom(environment: Environment): Environment | undefined {
  const { replies, bounds, readings, without, rebutted } = environment;
  if (readings.size === 0 && without.size === 0 && rebutted.size === 0) return undefined;
  if (replies.size === 0 && bounds.size === 0) return plainEnvironment;
  const known = originals.get(environment);
  if (known !== undefined) return known;
  const original = { ...plainEnvironment, replies, bounds };
  originals.set(environment, original);
  return original;
}

const originals = new WeakMap<Environment, Environment>();

/** The quantities of which an environment takes some comparison the other way round, as a frame names that. */
export function contrariesOf(environment: Environment): ReadonlySet<string> {
  const known = contraries.get(environment);
  if (known !== undefined) return known;
  const found = new Set([...environment.rebutted.values()].flatMap((keys) => keys.map((key) => `contrary ${key}`)));
  contraries.set(environment, found);
  return found;
}

const contraries = new WeakMap<Environment, ReadonlySet<string>>();

/** Everything that an environment may have changed, as frames name it, each with its value in one text. */
export function changesOf(environment: Environment): ReadonlyMap<string, string> {
  const { replies, bounds, readings, without, rebutted } = environment;
  const found = new Map<string, string>();
  for (const [key, reply] of replies) found.set(`reply ${key}`, reply);
  for (const [form, each] of bounds) found.set(`bounds ${form}`, boundsInWords(each));
  for (const [id, option] of readings) found.set(`reading ${id}`, option);
  for (const id of without) found.set(`without ${id}`, 'yes');
  for (const key of rebutted.keys()) found.set(`rebutted ${key}`, 'yes');
  for (const contrary of contrariesOf(environment)) found.set(contrary, 'yes');
  return found;
}

/** One text for environments that assume the same in the same order. */
export function assumptionsOf(environment: Environment): string {
  const known = assumptions.get(environment);
  if (known !== undefined) return known;
  const { replies, bounds, readings, without, rebutted } = environment;
  const assumed = [[...replies], [...bounds.keys()], [...readings], [...without], [...rebutted.keys()]];
  const limits = Array.from(bounds.values(), boundsInWords);
  const text = JSON.stringify([...assumed, limits]);
  assumptions.set(environment, text);
  return text;
}

const assumptions = new WeakMap<Environment, string>();
