import { describe, expect, it } from 'vitest';
import { meetingNotice, nomination } from '../../../src/index.js';
import { bigIsInterested, corporationOf, holdings, valueOf, type World } from '../../kinds/acts/made-up-rule.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const rules = instrumentOf([
  meetingNotice({ cite: 'V.2', summary: 'notice', of: 'notice', least: '14', most: '40' }),
  meetingNotice({ cite: 'V.3', summary: 'record date', of: 'record-date', least: '20', most: '50' }),
  nomination({
    cite: 'V.4',
    summary: 'nominations',
    leastDays: '45',
    late: { noticeWithin: '30', daysAfterNotice: '5' },
  }),
]);

const call = (on: string | undefined): Line => [
  '2001-02-01',
  'meeting-called',
  { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', ...(on === undefined ? undefined : { for: on }) },
];

const forMeeting = (lines: readonly Line[], input: Record<string, unknown> = { meeting: 'am' }) =>
  asked(open([rules], [], lines), { question: 'solve.last-day', asOf: '2001-02-10', input });

describe('solve.last-day for a meeting', () => {
  const daysOf = (lines: readonly Line[]) =>
    (forMeeting(lines)['value'] as { readonly steps: readonly Record<string, string>[] }).steps.map(
      ({ cite, lastDay }) => [cite, lastDay],
    );

  it('counts back from the day for which it is called', () => {
    expect(daysOf([call('2001-04-30')])).toEqual([
      ['V.4', '2001-03-16'],
      ['V.3', '2001-04-10'],
      ['V.2', '2001-04-16'],
    ]);
  });

  it('tells the first day of what may come too early', () => {
    const anniversary = nomination({
      cite: 'V.5',
      summary: 'nominations by the anniversary',
      leastDays: '60',
      fromAnniversary: {
        earliestDays: '90',
        near: { daysBefore: '30', daysAfter: '30' },
        otherwise: { leastDays: '60', daysAfterNotice: '10' },
      },
    });
    const notice = meetingNotice({ cite: 'V.2', summary: 'notice', of: 'notice', least: '14', most: '40' });
    const before: Line = ['2000-04-30', 'meeting-held', { id: 'am-2000', kind: 'annual', of: 'shareholders' }];
    const asOf = '2001-02-10';
    const corporation = open([instrumentOf([notice, anniversary])], [], [before, call('2001-04-30')]);
    const answer = asked(corporation, { question: 'solve.last-day', asOf, input: { meeting: 'am' } });
    expect(answer).toMatchObject({
      value: {
        steps: [
          { cite: 'V.5', firstDay: '2001-01-30', lastDay: '2001-03-01' },
          { cite: 'V.2', firstDay: '2001-03-21', lastDay: '2001-04-16' },
        ],
      },
    });
  });

  it('leaves nominations longer where notice came late', () => {
    const late: Line = ['2001-02-09', 'meeting-noticed', { meeting: 'am', sent: '2001-02-09', to: 'all' }];
    expect(daysOf([call('2001-02-28'), late])).toContainEqual(['V.4', '2001-02-14']);
  });

  it('asks when notice came where a last day turns on it, and does not leave that day out', () => {
    expect(forMeeting([call('2001-02-25')])).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'meeting-announced-on' }],
    });
  });

  it('tells apart what is too late', () => {
    const on: Line = ['2001-02-01', 'stated', { fact: 'meeting-announced-on', about: ['am'], value: '2001-01-05' }];
    const value = forMeeting([call('2001-02-25'), on])['value'] as Record<string, readonly Record<string, string>[]>;
    expect(value['steps']?.map(({ cite, lastDay }) => [cite, lastDay])).toEqual([['V.2', '2001-02-11']]);
    expect(value['too-late']?.map(({ cite, lastDay }) => [cite, lastDay])).toEqual([
      ['V.4', '2001-01-11'],
      ['V.3', '2001-02-05'],
    ]);
  });

  it('asks for the day of a meeting that is called for none', () => {
    expect(forMeeting([call(undefined)])).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'day-of-meeting' }],
    });
  });

  it('refuses a question about neither or both', () => {
    expect(() => forMeeting([call('2001-04-30')], {})).toThrow(/either "meeting"/);
    expect(() => forMeeting([call('2001-04-30')], { meeting: 'am', of: 'deal', on: '2001-04-01' })).toThrow(/either/);
    expect(() => forMeeting([call('2001-04-30')], { of: 'deal' })).toThrow(/either/);
    expect(() => forMeeting([], { meeting: 'pm' })).toThrow(/No meeting "pm"/);
  });
});

describe('solve.last-day before an act', () => {
  const deal: World['lines'] = [
    ...holdings('200', '800'),
    ['2002-05-01', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }],
  ];
  const count = { notion: 'continuing-directors-count', about: ['big'], value: '5', unit: 'persons' as const };
  const ask = (lines: World['lines'], on: string) =>
    corporationOf({ lines, given: [...bigIsInterested, count] }).ask({
      question: 'solve.last-day',
      asOf: '2002-06-01',
      input: { of: 'deal', on },
    });

  it('tells the day of the event, on which only the hour decides, and the last whole day before it', () => {
    expect(valueOf(ask(deal, '2002-07-01'))['steps']).toMatchObject([
      { cite: 'V.2', lastDay: '2002-07-01', lastWholeDay: '2002-06-30' },
    ]);
  });

  it('tells no step once the event has come, or the approval is given', () => {
    const signed = ['2002-05-20', 'signed', { proposal: 'deal' }] as const;
    expect(valueOf(ask([...deal, signed], '2002-07-01'))['steps']).toEqual([]);
    const approved = [
      '2002-05-10',
      'body-act',
      { by: 'continuing-directors', on: 'deal', decides: 'approve', yes: '3', present: '5', 'at-meeting': 'yes' },
    ] as const;
    expect(valueOf(ask([...deal, approved], '2002-07-01'))['steps']).toEqual([]);
  });

  it('tells no step where something else that the act needs has failed, or the attempt is over', () => {
    const withdrawn = ['2002-05-20', 'withdrawn', { proposal: 'deal' }] as const;
    expect(valueOf(ask([...deal, withdrawn], '2002-07-01'))['steps']).toEqual([]);
  });

  it('refuses a day that is over', () => {
    expect(() => ask(deal, '2002-05-31')).toThrow(/still ahead/);
  });
});
