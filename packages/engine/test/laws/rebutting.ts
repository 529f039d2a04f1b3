import { vocabulary, type RestingPremise } from '../../src/index.js';
import { besideTheEnds, placeIn, type Place } from '../evaluation/told-region.js';
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
  const [told] = changesAt;
  const near = isFigure && told !== undefined ? besideTheEnds(told) : [];
  const others = reply.kind === 'choice' ? reply.of : isFigure ? [...figures, ...near] : ['yes', 'no'];
  const rebuttals = others.filter((each) => each !== supposed.reply);
  const value = rebuttals.at(pick % rebuttals.length)!;
  const place = told === undefined ? 'before' : isFigure ? placeIn(told, Number(value)) : 'in';
  const entry = stating(name, thingsIn(of, type.about.length), value, start);
  return { about, value, told: changesAt, entry, place };
}

/** What a fact of so many places is about; what is in the last place may itself have commas, as a list of sections. */
function thingsIn(of: string, places: number): readonly string[] {
  const parts = of === '' ? [] : of.split(', ');
  return parts.length <= places ? parts : [...parts.slice(0, places - 1), parts.slice(places - 1).join(', ')];
}
