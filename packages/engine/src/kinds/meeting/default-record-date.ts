import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { plusDays } from '../../exact/index.js';
import { parametersOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  dayStated,
  defaultRecordDateOfConsents,
  defaultRecordDateOfMeeting,
  defineKind,
  hasHappened,
  hasHappenedSince,
  noticeOf,
  statedDay,
} from '../../terms/index.js';

const parameters = parametersOf('default-record-date', {
  meetings: z
    .enum(['day-before-notice', 'day-of-notice'])
    .optional()
    .describe('the record date of a meeting: the day on which its first notice was sent, or the day before'),
  consents: z
    .string()
    .optional()
    .describe(
      'the record date of consents in writing: a day by a name of the text’s own, such as first-consent, entered as "day-of" the act, and else asked for',
    ),
}).refine(({ meetings, consents }) => meetings !== undefined || consents !== undefined, {
  message: 'say the record date of meetings, or that of consents, or both',
});

type DefaultRecordDate = z.output<typeof parameters>;

const rule = message('default-record-date.rule', 'No record date was fixed: {outcome} is the record date, {by}');
const ahead = message(
  'default-record-date.ahead',
  'No record date was fixed, and the day that takes its place is {outcome}',
);

/** Which day is the record date of a vote where nobody fixes one. While the day that it goes by is not there, none is told. */
export const defaultRecordDateKind = defineKind<DefaultRecordDate>({
  kind: 'default-record-date',
  subject: 'meeting',
  provides: 'says which day is the record date of a vote where nobody fixes one',
  parameters,
  facts: [statedDay, hasHappened, hasHappenedSince],
  answers: ['approval.status', 'meeting.tabulate', 'meeting.elect', 'voting.entitlement'],
  defines: ({ meetings, consents }) => [
    ...(meetings === undefined ? [] : [defaultRecordDateOfMeeting]),
    ...(consents === undefined ? [] : [defaultRecordDateOfConsents]),
  ],
  define: (c, placed, notion, [id = '']) => {
    const found = notion === defaultRecordDateOfMeeting ? ofMeeting(c, placed, id) : ofConsents(c, placed, id);
    const cites = [placed.cite];
    return found === undefined
      ? held(undefined, reason(ahead, 'not there yet', { cites }))
      : held(found.day, reason(rule, found.day, { figures: { by: found.by }, cites }));
  },
});

function ofMeeting(c: Context, { provision }: Placed<DefaultRecordDate>, meeting: string) {
  const sent = noticeOf(c, meeting);
  if (sent === undefined) return undefined;
  return provision.meetings === 'day-of-notice'
    ? { day: sent, by: 'the day on which notice was sent' }
    : { day: plusDays(sent, -1), by: 'the day before notice was sent' };
}

function ofConsents(c: Context, { provision: { consents = '' }, cite }: Placed<DefaultRecordDate>, consent: string) {
  // Before anybody consents nothing turns on that day: it is not asked for.
  const isBegun = c.books.ballots(consent, c.now).length + c.books.tallies(consent, c.now).length > 0;
  if (!isBegun && c.books.statedOf(statedDay.name, [consents, consent], c.asOf).length === 0) return undefined;
  const day = dayStated(c, cite, consents, consent);
  return day === undefined ? undefined : { day, by: `the ${consents.replaceAll('-', ' ')}` };
}
