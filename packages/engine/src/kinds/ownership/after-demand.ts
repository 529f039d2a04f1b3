import { z } from 'zod';
import { openFact, held, message, reason, type Held } from '../../evaluation/index.js';
import { atClose, compareDays, daysBetween, plusDays, type Day, type Moment } from '../../exact/index.js';
import { byReading } from '../../instrument/index.js';
import type { Context, DeterminationEntry } from '../../session/index.js';
import { actOfBoard, boardBases, bodyDecided, fractionField, wholeNumberParameter } from '../../terms/index.js';

/** What a body may determine only once it demanded information and did not get it, and what holds only until it does. */
export const afterDemandParameter = z.strictObject({
  fraction: fractionField.describe('how many directors demand the information'),
  of: byReading(z.enum(boardBases)).describe('of which number of directors'),
  days: wholeNumberParameter.describe('within how many days after the demand the information is furnished in time'),
});
export type AfterDemand = z.output<typeof afterDemandParameter>;

/** Asked of a determination whose entry names no demand. */
export const demandUnanswered = openFact('demand-unanswered', 'determination', 'number of days').yesNo(
  'Before the determination {0}, had the board demanded the information by the vote that the section asks, and was it not furnished within {1} days?',
);

/** Asked of such a determination where it is looked at later. */
export const informationFurnished = openFact('information-furnished', 'determination', 'day').yesNo(
  'Was the information for want of which {0} was made furnished by {1}?',
);

export const demandBelieved = openFact('demand-on-reasonable-belief', 'proposal').yesNo(
  'Did the board reasonably believe, when it made the demand {0}, that the section reaches those of whom it demanded information?',
  {
    reply: 'yes',
    premise: 'the board reasonably believed that the section reaches those of whom it made the demand {0}',
    kind: 'regular',
  },
);

const demanded = message(
  'after-demand.made',
  'Information was demanded on {sent}, and the {days} days for it ended on {last}, before {determination}: {outcome}',
);
const withoutDemand = message(
  'after-demand.none',
  'Before {determination} no demand for information by the vote asked for is entered: {outcome}',
);
const stated = message(
  'after-demand.stated',
  'A demand for information went unanswered before {determination}: {outcome}',
);

interface Where {
  readonly cite: string;
  readonly article: string;
}

/** Whether information had been demanded as the text asks, and the days for it had passed without it. */
export function wasUnanswered(
  c: Context,
  { cite, article }: Where,
  { fraction, of, days }: AfterDemand,
  determination: DeterminationEntry,
): Held<boolean> {
  const { id, demand } = determination.data;
  const cites = [cite];
  if (typeof demand !== 'string') {
    const value = c.is(demandUnanswered, { about: [id, String(days)], cites });
    return held(value, reason(stated, value ? 'yes' : 'no', { figures: { determination: c.nameOf(id) }, cites }));
  }
  const before = atClose(c.covered('acts', determination.on, cites));
  const step = actOfBoard(
    { cite, says: 'the demand for information', decides: ['approve'], fraction },
    c.resolve(of),
    article,
  );
  const acts = c.books.bodyActs(demand, before).filter(({ data }) => data.by === 'board' && data.decides === 'approve');
  const decided = acts.map((act) => bodyDecided(c, step, act)).find(({ value }) => value);
  const [sent] = c.books
    .notices(demand, before)
    .map(({ data }) => data.sent)
    .toSorted(compareDays);
  if (decided === undefined || sent === undefined || !c.holds(demandBelieved, [demand], cite))
    return held(false, reason(withoutDemand, 'of no effect', { figures: { determination: c.nameOf(id) }, cites }));
  const isOver = daysBetween(sent, determination.on) > days && furnishedOn(c, demand, before) === undefined;
  const figures = { determination: c.nameOf(id), sent, days: String(days), last: plusDays(sent, days) };
  return held(isOver, reason(demanded, isOver ? 'yes' : 'no', { figures, cites, grounds: [decided.reason] }));
}

/** Whether what was demanded had been furnished by a moment: then the determination holds no more. */
export function isFurnished(c: Context, cite: string, determination: DeterminationEntry, at: Moment): boolean {
  const { id, demand } = determination.data;
  if (typeof demand !== 'string') return c.is(informationFurnished, { about: [id, at.day], cites: [cite] });
  if (furnishedOn(c, demand, at) !== undefined) return true;
  c.covered('acts', at.day, [cite]);
  return false;
}

function furnishedOn(c: Context, demand: string, at: Moment): Day | undefined {
  const [first] = c.books.filings(demand, at);
  if (first !== undefined) c.restsOn([first.id]);
  return first?.on;
}
