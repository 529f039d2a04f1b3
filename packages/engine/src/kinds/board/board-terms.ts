import { held, message, reason, type FactType } from '../../evaluation/index.js';
import type { Moment } from '../../exact/index.js';
import type { BuiltInNotion, Context } from '../../session/index.js';

/** How directors' terms run, as the instruments in force say. */
export interface BoardTerms {
  /** The classes, in the order in which their first terms end; empty for a board without classes. */
  readonly classes: readonly string[];
  /** How many annual meetings (or years) a full term lasts; the meeting of the election is not counted. */
  readonly length: number;
  readonly counted: 'meetings' | 'years';
}

/** How long a director appointed to a vacancy serves. */
export type AppointeeTerm = 'next-annual-meeting' | 'class-term';

export const boardTermsNotion = 'board-terms';
export const appointeeTermNotion = 'appointee-term';

const unclassified = message(
  'board-terms.silent',
  'No instrument in force divides the Board into classes: every director is elected at each annual meeting',
);
const appointeeSilent = message('appointee-term.asked', 'A director appointed to a vacancy serves {outcome}');

/** Where no instrument makes classes, terms run from one annual meeting to the next. */
export const unclassifiedTerms: BuiltInNotion = () =>
  held<BoardTerms>({ classes: [], length: 1, counted: 'meetings' }, reason(unclassified, 'one annual meeting'));

export const appointeeTermFact: FactType = {
  name: 'appointee-term',
  asks: 'Until when does a director serve whom the Board appoints to a vacancy: the next annual meeting, or the end of the class’s term?',
  about: [],
  reply: { kind: 'choice', of: ['next-annual-meeting', 'class-term'] },
};

/** Where no instrument in force says how long an appointee serves, it is asked. */
export const appointeeTermAsked: BuiltInNotion = (c) => {
  const reply = c.ask(appointeeTermFact, { cites: [] }) as AppointeeTerm;
  return held<AppointeeTerm>(reply, reason(appointeeSilent, reply));
};

export function boardTerms(c: Context, at: Moment): BoardTerms {
  return c.notion<BoardTerms>(boardTermsNotion, [], at).value;
}

export function appointeeTerm(c: Context, at: Moment): AppointeeTerm {
  return c.notion<AppointeeTerm>(appointeeTermNotion, [], at).value;
}
