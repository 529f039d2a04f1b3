import { z } from 'zod';
import { held, message, reason, type FactType, type Held } from '../../evaluation/index.js';
import type { Day } from '../../exact/index.js';
import { provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('announcement-date'),
  afterClose: z
    .enum(['that-day', 'next-day-open'])
    .describe('which day it is where the announcement came after the close of trading'),
});
type AnnouncementDate = z.output<typeof parameters>;

const announcedOn: FactType = {
  name: 'announced-on',
  asks: 'On which day was {0} first announced to the public?',
  about: ['proposal'],
  reply: { kind: 'day' },
};

const afterTheClose: FactType = {
  name: 'announced-after-close',
  asks: 'Was {0} announced after trading in the stock had closed for the day, anywhere that it is traded?',
  about: ['proposal'],
  reply: { kind: 'yes-no' },
};

const nextDayOpen: FactType = {
  name: 'next-day-open',
  asks: 'Which is the next day after {1} on which trading in the stock was open?',
  about: ['proposal', 'day'],
  reply: { kind: 'day' },
};

const entered = message('price.announced', '{deal} was first announced to the public on {outcome}');
const stated = message('price.announced-stated', '{deal} was first announced to the public on {outcome}, as stated');
const shifted = message(
  'price.announced-late',
  '{deal} was announced after the close of {on}, so that the date is {outcome}',
);

/** The day of the first public announcement. Notion: `announcement-date` about [proposal], a day. */
export const announcementDateKind = defineKind<AnnouncementDate>({
  kind: 'announcement-date',
  subject: 'price',
  provides: 'the date of the first public announcement of a deal, from which look-backs and market values count',
  parameters,
  facts: [announcedOn, afterTheClose, nextDayOpen],
  answers: ['combination.fair-price'],
  defines: () => ['announcement-date'],
  define: (c, placed, _notion, [deal = '']) => dateOf(c, placed, deal),
});

/** Writes a provision of this kind. */
export const announcementDate = (data: Written<typeof parameters>): Provision => ({
  kind: 'announcement-date',
  ...data,
});

function dateOf(c: Context, { provision, cite }: Placed<AnnouncementDate>, deal: string): Held<Day> {
  const announced = firstAnnounced(c, deal, cite);
  if (provision.afterClose === 'that-day' || !c.is(afterTheClose, { about: [deal], cites: [cite] })) return announced;
  const on = announced.value;
  const next = c.ask(nextDayOpen, { about: [deal, on], cites: [cite] }) as Day;
  return held(next, reason(shifted, next, { figures: { deal, on }, cites: [cite], grounds: [announced.reason] }));
}

function firstAnnounced(c: Context, deal: string, cite: string): Held<Day> {
  const entry = c.books.entriesOf('announced', c.now).find(({ data }) => data.proposal === deal);
  if (entry === undefined) {
    const on = c.ask(announcedOn, { about: [deal], cites: [cite] }) as Day;
    return held(on, reason(stated, on, { figures: { deal }, cites: [cite] }));
  }
  c.restsOn([entry.id]);
  return held(entry.on, reason(entered, entry.on, { figures: { deal }, cites: [cite], entries: [entry.id] }));
}
