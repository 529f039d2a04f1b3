import {
  article,
  boardAct,
  boardNumber,
  electionRule,
  meetingCall,
  meetingNotice,
  nomination,
  ordinaryVote,
  type Article,
  type Instrument,
} from '@quorate/engine';

const source =
  'Invented for this project. The Corporation’s own bylaws were not before us; nothing here is taken from them.';

const meetings = (nominations: Article['provisions']): Article =>
  article('II', 'Meetings of shareholders', [
    meetingCall({
      cite: 'II.1',
      summary: 'The annual meeting is called by the Board and held in April.',
      meetings: 'annual',
      callers: ['board'],
      held: 'in April',
    }),
    meetingNotice({
      cite: 'II.2',
      summary: 'Notice of a meeting is given not fewer than ten and not more than sixty days before it.',
      of: 'notice',
      least: '10',
      most: '60',
    }),
    meetingNotice({
      cite: 'II.3',
      summary: 'The record date lies not fewer than ten and not more than seventy days before the meeting.',
      of: 'record-date',
      least: '10',
      most: '70',
    }),
    ordinaryVote({
      cite: 'II.4',
      summary:
        'A matter for which nothing else is required is carried where more votes are cast for it than against it.',
      fraction: { majority: true },
    }),
    electionRule({
      cite: 'II.5',
      summary: 'Directors are elected by a plurality of the votes cast.',
      wins: 'plurality',
    }),
    ...nominations,
  ]);

const board = (number: string): Article =>
  article('III', 'Board of directors', [
    boardNumber({
      cite: 'III.1',
      summary: `The Board has fixed the number of directors at ${number}, and may fix another within the bounds of the certificate.`,
      number,
    }),
    boardAct({
      cite: 'III.2',
      summary:
        'A majority of the number of directors is a quorum; a majority of those present acts for the Board; all directors together may act in writing.',
      quorum: { majority: true },
      quorumOf: 'entire-board',
      act: { majority: true },
      withoutMeeting: 'all-in-writing',
    }),
  ]);

const common = {
  schema: 1,
  kind: 'bylaws',
  corporation: 'nss-bancorp',
  jurisdiction: 'Connecticut',
  currency: 'USD',
  citedAs: 'Bylaws',
  source,
  readings: [],
  notes: [],
} as const;

/** Invented bylaws, the first version: eight directors, and the twenty days of the certificate for nominations. */
export const bylawsOf1997: Instrument = {
  ...common,
  id: 'nss-bancorp-bylaws-1997',
  title: 'Bylaws of NSS Bancorp, Inc. (invented), first version',
  from: '1997-05-20',
  until: '1998-12-31',
  articles: [
    meetings([
      nomination({
        cite: 'II.6',
        summary: 'A shareholder’s nomination is received by the secretary at least twenty days before the meeting.',
        leastDays: '20',
      }),
    ]),
    board('8'),
  ],
};

/**
 * Invented bylaws, the second version: nine directors, and nominations forty-five days before the meeting. Where notice of the
 * meeting comes late they let a nomination follow it within ten days, which the certificate lets be no later than its own
 * twenty days.
 */
export const bylawsOf1999: Instrument = {
  ...common,
  id: 'nss-bancorp-bylaws-1999',
  title: 'Bylaws of NSS Bancorp, Inc. (invented), second version',
  from: '1999-01-01',
  articles: [
    meetings([
      nomination({
        cite: 'II.6',
        summary:
          'A shareholder’s nomination is received by the secretary at least forty-five days before the meeting; where notice of it is given fewer than fifty days before, within ten days of that notice.',
        leastDays: '45',
        late: { noticeWithin: '50', daysAfterNotice: '10' },
      }),
    ]),
    board('9'),
  ],
};

/** Every version of the invented bylaws. */
export const bylaws: readonly Instrument[] = [bylawsOf1997, bylawsOf1999];
