import type { z } from 'zod';
import { momentOfEntry } from '../../../books/index.js';
import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { isMomentBefore, isZero, type Day, type Moment } from '../../../exact/index.js';
import { parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { deadlinesTopic, defineKind, moneyParameter, type Deadline } from '../../../terms/index.js';
import { isOwnShares, type DeclaredDividend } from './declared-dividend.js';

const parameters = parametersOf('dividend-duty', {
  series: stockName.describe('the series'),
  upon: stockName.describe('the class whose dividends call for one of the series'),
  otherwise: moneyParameter
    .optional()
    .describe('what is payable on each share of the series for a period in which none was declared on that class'),
});
export type DividendDuty = z.output<typeof parameters>;

/** A dividend of a series must be declared immediately after one is declared on another class. */
export const dividendDuty = writerOf(parameters);

const duty = message('dividend.duty', 'After {dividend}, one of {series} had to be declared immediately: {outcome}');
const free = message('dividend.no-duty', '{dividend} calls for none of {series}: {outcome}');
const duties = message('dividend.duties', 'Dividends of {series} that dividends on {upon} call for: {outcome}');

/** What one dividend on the other class calls for. */
interface Duty {
  readonly id: string;
  /** The entry of the declaration that calls for it. */
  readonly entry: string;
  readonly on: Day;
  /** `met`: one of the series was declared that day; `late`: on a later one; `breached`: on none; `none`: none is called for. */
  readonly outcome: 'met' | 'late' | 'breached' | 'none';
  readonly declared?: Day | undefined;
  /** Of a dividend that calls for none: whether it is one in its own shares. */
  readonly ownShares?: boolean | undefined;
}

/**
 * Every dividend or distribution declared on the other class, but one in its own shares, calls for a declaration on the
 * series at once: on the same day, and not before it where the entries tell the time. A later one is late; none by the day
 * of the question is a breach. Where no share of the series is out, none is called for.
 */
export const dividendDutyKind = defineKind<DividendDuty>({
  kind: 'dividend-duty',
  subject: 'distributions',
  provides: 'Makes the declaration of a dividend on a class call for one of a series at once.',
  parameters,
  facts: [],
  answers: ['dividends.calendar', 'calendar.deadlines'],
  tells: (c, placed, topic, input, at) => {
    if (topic === deadlinesTopic) return deadlinesOf(c, placed, at);
    if (topic !== 'dividend-duties' || input['class'] !== placed.provision.series) return undefined;
    return tell(c, placed, at);
  },
});

function tell(c: Context, placed: Placed<DividendDuty>, at: Moment): Held<readonly Duty[]> {
  const { cite, provision } = placed;
  const all = dutiesOf(c, placed, at);
  const reasons = all.map(({ id, outcome, ownShares }) =>
    outcome === 'none'
      ? reason(
          free,
          ownShares ? `it is paid in ${provision.upon}` : `no share of ${provision.series} was outstanding`,
          {
            figures: { dividend: c.nameOf(id), series: provision.series },
            cites: [cite],
          },
        )
      : reason(duty, outcome, { figures: { dividend: c.nameOf(id), series: provision.series }, cites: [cite] }),
  );
  const open = all.filter(({ outcome }) => outcome === 'breached' || outcome === 'late').length;
  return held(
    all,
    reason(duties, open === 0 ? 'none is wanting' : `${open} not declared at once`, {
      figures: { series: provision.series, upon: provision.upon },
      cites: [cite],
      grounds: reasons,
    }),
  );
}

function dutiesOf(c: Context, { cite, provision }: Placed<DividendDuty>, at: Moment): readonly Duty[] {
  const { series, upon } = provision;
  c.covered('dividends', at.day, [cite]);
  c.covered('register', at.day, [cite]);
  const stands = ({ id }: DeclaredDividend) => c.books.rescissions(id, at).length === 0;
  const own = c.books.declared(series, at).filter(stands);
  return c.books
    .declared(upon, at)
    .filter(stands)
    .map((entry): Duty => {
      const { on } = entry;
      const { id } = entry.data;
      const of = { id, entry: entry.id, on };
      const ownShares = isOwnShares(entry);
      if (ownShares || isZero(c.books.outstanding(series).at(on))) return { ...of, outcome: 'none', ownShares };
      const after = own.find((each) => isMomentBefore(momentOfEntry(each), momentOfEntry(entry)) !== true)?.on;
      return after === undefined
        ? { ...of, outcome: 'breached' }
        : { ...of, outcome: after === on ? 'met' : 'late', declared: after };
    });
}

function deadlinesOf(c: Context, placed: Placed<DividendDuty>, at: Moment): Held<readonly Deadline[]> {
  const { cite, provision } = placed;
  const value = dutiesOf(c, placed, at).flatMap(({ id, entry, on, outcome }): readonly Deadline[] => {
    const what = `a dividend of ${provision.series} must be declared immediately after ${id}`;
    const by = { who: 'the board', cite, counted: `the day on which ${c.nameOf(id)} was declared`, setBy: [entry] };
    const named = { id: `${provision.series} after ${id}`, what, comes: 'falls-due', ...by } as const;
    return outcome === 'none' ? [] : [{ ...named, day: on }];
  });
  const figures = { series: provision.series, upon: provision.upon };
  return held(value, reason(duties, `${value.length} called for`, { figures, cites: [cite] }));
}
