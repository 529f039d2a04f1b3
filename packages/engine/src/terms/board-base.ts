import { held, message, reason, type Held } from '../evaluation/index.js';
import { type Fraction, type Moment, show } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { boardInOffice } from './ordinary-board-act.js';
import type { BodyStep } from './requirement.js';
import { entireBoardNotion } from './notions.js';

/** Of which number of directors a part of the Board is taken. */
export const boardBases = ['in-office', 'entire-board', 'present'] as const;
export type BoardBase = (typeof boardBases)[number];

const theWhole = message('board.entire', 'The entire Board is {outcome}');

/** An act of the board that needs a part of the directors in office, of the entire Board, or of those present. */
export function actOfBoard(
  step: {
    readonly cite: string;
    readonly says: string;
    readonly decides: readonly string[];
    readonly fraction: Fraction;
  },
  base: BoardBase,
  place: string,
): BodyStep {
  return {
    kind: 'body',
    cite: step.cite,
    id: `${step.cite} board`,
    says: step.says,
    body: boardInOffice,
    decides: step.decides,
    fraction: step.fraction,
    of: numberOf(base, place),
    atMeeting: false,
  };
}

/** The number of which a part of the directors is taken, as a place has it. */
export function numberOf(base: BoardBase, place: string): BodyStep['of'] {
  if (base === 'in-office') return 'members';
  return base === 'present' ? 'present' : { fixed: (c, at) => entireBoardNumber(c, at, place) };
}

/** The number of the entire Board as a whole number; asks for it where it is not known. */
export function entireBoardNumber(c: Context, at: Moment, place?: string): Held<number> {
  const whole = c.notion(entireBoardNotion, [], at, place);
  const number = show(c.exactly(whole.value));
  return held(Number(number), reason(theWhole, number, { grounds: [whole.reason] }));
}
