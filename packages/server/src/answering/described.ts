import { charterFileSchema, describeEntryTypes, Journal, openedWith, type CharterSet } from '@quorate/engine';
import { descriptions } from '../instruments/described-charter.js';
import { answerText } from '../sent-answer.js';
import type { Asked, Unseen } from './asked.js';

/** What is the same for everybody, and long: written out of the schemas of the engine, which takes up to some seconds. */
const described = {
  'entry-types': describeEntryTypes,
  'charter-schema': charterFileSchema,
  /** Of the charters that come with Quorate what each consists of. */
  charters: (sets: readonly CharterSet[]) => sets.map((set) => descriptions.of(set)),
};

/** A question that is asked of a charter that comes with Quorate, and of no corporation. */
export interface AskedOfCharter {
  readonly charter: string;
  readonly asked: Unseen<Asked>;
}

export type Described = keyof typeof described | AskedOfCharter;

/** One of these, as JSON. */
export function writtenOut(what: Described, charters: readonly CharterSet[]): string {
  if (typeof what === 'string') return JSON.stringify(described[what](charters));
  const set = charters.find(({ id }) => id === what.charter);
  if (set === undefined) throw new Error(`No charter "${what.charter}" comes with Quorate.`);
  return answerText(openedWith(set, Journal.empty('nobody'), what.asked), what.asked);
}
