import { vocabulary, type RestingPremise } from '../../src/index.js';
import { placeIn, type Place } from '../evaluation/told-region.js';
import { stating } from './asking.js';
import { start, type Told } from './cast.js';

const figures = ['1', '10', '50', '149', '150', '151', '500', '100000'];

/** Another value of a fact that an answer supposes, the entry that states it, and where it is to what the answer tells of it. */
export interface Rebuttal {
  readonly about: string;
  readonly value: string;
  readonly told: readonly string[];
  readonly entry: Told;
  /** Before or after the values at which the answer is told to change, or among them. */
  readonly place: Place;
}

/** One of the values that a premise does not suppose; undefined of a premise that no statement rebuts. */
export function rebutting({ about, changesAt = [] }: RestingPremise, pick: number): Rebuttal | undefined {
  const [, name = '', of = ''] = /^([a-z-]+)\((.*)\)$/.exec(about) ?? [];
  const type = vocabulary.get(name);
  if (type?.supposed === undefined) return undefined;
  const { reply, supposed } = type;
  const isFigure = reply.kind === 'quantity';
  const others = reply.kind === 'choice' ? reply.of : isFigure ? figures : ['yes', 'no'];
  const value = others.filter((each) => each !== supposed.reply).at(pick % (others.length - 1))!;
  const [told] = changesAt;
  const place = told === undefined ? 'before' : isFigure ? placeIn(told, Number(value)) : 'in';
  const entry = stating(name, of === '' ? [] : of.split(', '), value, start);
  return { about, value, told: changesAt, entry, place };
}
