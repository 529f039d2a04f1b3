import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, plusDays, type Day } from '../../src/exact/index.js';
import { meetingNotice, nomination } from '../../src/index.js';
import { draws } from '../draws.js';
import { asked, instrumentOf, open, type Line } from '../kinds/board/world.js';

/** Between how many days before a meeting notice is given and its record date lies, and how many a nomination comes before it at least. */
interface World {
  readonly notice: readonly [least: number, more: number];
  readonly record: readonly [least: number, more: number];
  readonly nominated: number;
  /** The days from the question to the meeting. */
  readonly ahead: number;
}

const between = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(40));
const worlds: fc.Arbitrary<World> = fc.record({
  notice: between,
  record: between,
  nominated: fc.integer({ min: 1, max: 90 }),
  ahead: fc.integer({ min: 1, max: 100 }),
});

const today = day('2001-02-10');

function answerTo(
  { notice, record, nominated, ahead }: World,
  question: string,
  input: Record<string, unknown>,
  then: readonly Line[] = [],
) {
  const days = ([least, more]: World['notice']) => ({ least: String(least), most: String(least + more) });
  const rules = instrumentOf([
    meetingNotice({ cite: 'V.2', summary: 'notice', of: 'notice', ...days(notice) }),
    meetingNotice({ cite: 'V.3', summary: 'record date', of: 'record-date', ...days(record) }),
    nomination({ cite: 'V.4', summary: 'nominations', leastDays: String(nominated) }),
  ]);
  const call = { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: plusDays(today, ahead) };
  const corporation = open([rules], [], [[today, 'meeting-called', call], ...then]);
  const asOf = plusDays(today, ahead);
  return asked(corporation, { question, asOf: question.startsWith('solve') ? today : asOf, input })[
    'value'
  ] as Readonly<Record<string, unknown>>;
}

/** By the plain question, what it comes to that the step of a section is taken on a day. */
const takenOn: Readonly<Record<string, (world: World, on: Day) => unknown>> = {
  'V.2': (world, on) =>
    answerTo(world, 'meeting.notice', { meeting: 'am' }, [
      [on, 'meeting-noticed', { meeting: 'am', sent: on, to: 'all' }],
    ])['outcome'],
  'V.3': (world, on) =>
    (
      answerTo(world, 'meeting.notice', { meeting: 'am' }, [[on, 'record-date', { for: 'am', date: on }]])[
        'recordDate'
      ] as { readonly outcome: string }
    ).outcome,
  'V.4': (world, on) => answerTo(world, 'meeting.nominate', { meeting: 'am', received: on })['outcome'],
};

interface Step {
  readonly cite: string;
  readonly firstDay?: Day;
  readonly lastDay: Day;
}

describe('the last day of a step, on random rules and meetings', () => {
  it('is in time, the day after is not, nor is the day before the first; a step that is too late is not in time today', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const told = answerTo(world, 'solve.last-day', { meeting: 'am' });
        const [steps, late] = [told['steps'], told['too-late']] as [readonly Step[], readonly Step[] | undefined];
        expect([...steps, ...(late ?? [])].map(({ cite }) => cite).toSorted()).toEqual(['V.2', 'V.3', 'V.4']);
        const isInTime = (cite: string, on: Day) => ['in-time', 'within'].includes(String(takenOn[cite]?.(world, on)));
        for (const { cite, firstDay, lastDay } of steps) {
          expect(isInTime(cite, lastDay)).toBe(true);
          expect(isInTime(cite, plusDays(lastDay, 1))).toBe(false);
          if (firstDay === undefined) continue;
          expect(isInTime(cite, firstDay)).toBe(true);
          expect(isInTime(cite, plusDays(firstDay, -1))).toBe(false);
        }
        for (const { cite } of late ?? []) expect(isInTime(cite, today)).toBe(false);
      }),
      draws(25, 200),
    );
  });
});
