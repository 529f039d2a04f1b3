import { message, reason } from '../evaluation/index.js';
import type { Amount, Fraction, Moment } from '../exact/index.js';
import { show } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { boardInOffice } from './ordinary-board-act.js';
import type { BodyStep } from './requirement.js';

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
    of:
      base === 'in-office'
        ? 'members'
        : base === 'present'
          ? 'present'
          : { fixed: (c, at) => entireBoard(c, at, place) },
    atMeeting: false,
  };
}

function entireBoard(c: Context, at: Moment, place: string) {
  const whole = c.notion<Amount<'persons'>>('entire-board', [], at, place);
  const number = c.exactly(whole.value);
  return { value: Number(show(number)), reason: reason(theWhole, show(number), { grounds: [whole.reason] }) };
}
