import { z } from 'zod';
import { openFact, nothingFurther, held, message, reason, type Held, type Message } from '../../evaluation/index.js';
import { weekdayOf, type Day } from '../../exact/index.js';
import { parametersOf, writerOf, byReading, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind } from '../../terms/index.js';

const parameters = parametersOf('announcement-date', {
  afterClose: z
    .enum(['that-day', 'next-day-open'])
    .describe('which day it is where the announcement came after the close of trading'),
  withoutTrading: byReading(z.enum(['that-day', 'next-day-open']))
    .optional()
    .describe(
      'which day it is where there was no trading at all on that of the announcement; where it is left out, whether there was is not looked at',
    ),
});
type AnnouncementDate = z.output<typeof parameters>;

const announcedOn = openFact('announced-on', 'proposal').day('On which day was {0} first announced to the public?');

const afterTheClose = openFact('announced-after-close', 'proposal').yesNo(
  'Was {0} announced after trading in the stock had closed for the day, anywhere that it is traded?',
);

/** Supposed not so of a weekday; on a Saturday or Sunday nothing is open, and it is not asked. */
const closedAllDay = openFact('closed-all-day', 'proposal', 'day').yesNo(
  'Was trading in the stock closed all day on {1}, everywhere that it is traded?',
  nothingFurther('inquiry found that on {1}, a weekday, trading was open somewhere that the stock is traded'),
);

const nextDayOpen = openFact('next-day-open', 'proposal', 'day').day(
  'Which is the next day after {1} on which trading in the stock was open?',
);

const entered = message('price.announced', '{deal} was first announced to the public on {outcome}');
const stated = message('price.announced-stated', '{deal} was first announced to the public on {outcome}, as stated');
const shifted = message(
  'price.announced-late',
  '{deal} was announced after the close of {on}, so that the date is {outcome}',
);

const withoutClose = message(
  'price.announced-without-close',
  'On {on} there was no trading, and so no close after which {deal} could have been announced; the date is {outcome}',
);
const carriedOver = message(
  'price.announced-without-trading',
  '{deal} was announced on {on}, when there was no trading, so that the date is {outcome}',
);

/** The day of the first public announcement. Notion: `announcement-date` about [proposal], a day. */
export const announcementDateKind = defineKind<AnnouncementDate>({
  kind: 'announcement-date',
  subject: 'price',
  provides: 'the date of the first public announcement of a deal, from which look-backs and market values count',
  parameters,
  facts: [announcedOn, afterTheClose, closedAllDay, nextDayOpen],
  answers: ['combination.fair-price'],
  defines: () => ['announcement-date'],
  define: (c, placed, _notion, [deal = '']) => dateOf(c, placed, deal),
});

/** Writes a provision of this kind. */
export const announcementDate = writerOf(parameters);

function dateOf(c: Context, placed: Placed<AnnouncementDate>, deal: string): Held<Day> {
  const { provision, cite } = placed;
  const announced = firstAnnounced(c, deal, cite);
  if (provision.afterClose === 'that-day') return announced;
  const { withoutTrading } = provision;
  if (withoutTrading !== undefined && hadNoTrading(c, deal, announced.value, cite)) {
    if (c.resolve(withoutTrading) === 'next-day-open') return nextOpen(c, deal, announced, cite, carriedOver);
    const on = announced.value;
    const told = { figures: { deal: c.nameOf(deal), on }, cites: [cite], grounds: [announced.reason] };
    return held(on, reason(withoutClose, on, told));
  }
  const isLate = c.is(afterTheClose, { about: [deal], cites: [cite] });
  return isLate ? nextOpen(c, deal, announced, cite, shifted) : announced;
}

function hadNoTrading(c: Context, deal: string, on: Day, cite: string): boolean {
  return weekdayOf(on) > 5 || c.is(closedAllDay, { about: [deal, on], cites: [cite] });
}

function nextOpen(c: Context, deal: string, announced: Held<Day>, cite: string, said: Message): Held<Day> {
  const on = announced.value;
  const next = c.ask(nextDayOpen, { about: [deal, on], cites: [cite] }) as Day;
  return held(
    next,
    reason(said, next, { figures: { deal: c.nameOf(deal), on }, cites: [cite], grounds: [announced.reason] }),
  );
}

function firstAnnounced(c: Context, deal: string, cite: string): Held<Day> {
  const entry = c.books.entriesOf('announced', c.now).find(({ data }) => data.proposal === deal);
  if (entry === undefined) {
    const on = c.ask(announcedOn, { about: [deal], cites: [cite] }) as Day;
    return held(on, reason(stated, on, { figures: { deal: c.nameOf(deal) }, cites: [cite] }));
  }
  c.restsOn([entry.id]);
  return held(
    entry.on,
    reason(entered, entry.on, { figures: { deal: c.nameOf(deal) }, cites: [cite], entries: [entry.id] }),
  );
}
