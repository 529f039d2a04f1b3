import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { day } from '../../../src/index.js';
import { inOrder, type SeatEvent } from '../../../src/kinds/board/seat-events.js';

const on = day('2004-05-03');
const left = (entry: string, time?: string): SeatEvent => ({ kind: 'left', entry, moment: at(time), person: entry });
const cut = (entry: string, time?: string): SeatEvent => ({ kind: 'decreased', entry, moment: at(time), number: 3 });
const seated = (entry: string, time?: string): SeatEvent => ({
  kind: 'seated',
  entry,
  moment: at(time),
  seat: { person: entry, by: 'board', from: at(time), appointed: true, entry },
  fills: false,
});

function at(time: string | undefined) {
  return time === undefined ? { day: on } : { day: on, time };
}

it('puts what happened to the Board on one day in one order, however it was given, with and without times', () => {
  const events = [
    seated('early', '08:00'),
    left('late', '09:00'),
    cut('cut'),
    left('gone'),
    seated('new'),
    cut('over', '24:00'),
  ];
  const inPlace = ['gone', 'cut', 'early', 'late', 'new', 'over'];
  fc.assert(
    fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (given) => {
      expect(inOrder(given).map(({ entry }) => entry)).toEqual(inPlace);
    }),
  );
});
