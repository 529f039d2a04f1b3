import { createRoute, z } from '@hono/zod-openapi';
import { asCalendar, type Deadline } from '@quorate/documents';
import { HTTPException } from 'hono/http-exception';
import { part, type Service } from '../../service.js';
import { corporationParameter, problems } from '../responses.js';

const feed = createRoute({
  method: 'get',
  path: '/calendars/{corporation}/{key}',
  tags: ['questions'],
  summary: 'What falls due, as a calendar that programs subscribe to; its address is its secret',
  description:
    'No program that subscribes can sign in: the address has a key that is limited to "follow-calendar", and no other key is taken. Whoever has the address reads the calendar, until the key ends or is revoked.',
  request: {
    params: corporationParameter.extend({
      key: z
        .string()
        .max(200)
        .openapi({ param: { name: 'key', in: 'path' }, description: 'a key limited to follow-calendar' }),
    }),
  },
  responses: {
    200: {
      description: 'the calendar, from a month back and two years ahead (RFC 5545)',
      content: { 'text/calendar': { schema: z.string() } },
    },
    ...problems(422),
  },
});

/** How far the calendar reaches, in months. */
const [back, ahead] = [1, 24];

/** Calendars by their secret address. Whatever is wrong with it, there is nothing there. */
export function calendarFeedRoutes({ store, answered, authentication, clock }: Service) {
  const routes = part();
  routes.openapi(feed, async (c) => {
    const { corporation, key } = c.req.valid('param');
    const caller = await authentication.callerWith(key);
    const isOfCalendar = caller?.may('follow-calendar', corporation) === true && !caller.may('read', corporation);
    if (!isOfCalendar) throw new HTTPException(404, { message: 'There is no calendar at this address.' });
    const now = clock();
    const [from, to] = [monthsFrom(now, -back), monthsFrom(now, ahead)];
    const kept = await store.corporation(corporation);
    const asked = { question: 'calendar.deadlines', asOf: now.toISOString().slice(0, 10), input: { from, to } };
    const opening = { instruments: ['charter', 'bylaws'] as const, readings: {}, strict: false };
    const told = await answered(caller, corporation, { ...asked, ...opening, sensitivity: 'none' });
    const { value, settledParts, inquiries = [] } = JSON.parse(told) as Told;
    const { deadlines = [] } = value ?? settledParts ?? {};
    const needed = inquiries.map(({ asks }) => asks);
    const written = asCalendar({ corporation: { id: corporation, name: kept.name }, deadlines, needed, at: now });
    return c.text(written, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${corporation}.ics"`,
    });
  });
  return routes;
}

/** What is read of an answer to calendar.deadlines. */
interface Told {
  readonly value?: { readonly deadlines?: readonly Deadline[] };
  readonly settledParts?: { readonly deadlines?: readonly Deadline[] };
  readonly inquiries?: readonly { readonly asks: string }[];
}

/** The first day of the month so many months from an instant: where it is exactly is of no matter here. */
function monthsFrom(instant: Date, months: number): string {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}
