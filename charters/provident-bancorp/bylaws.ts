import {
  article,
  boardAct,
  meetingCall,
  meetingNotice,
  meetingQuorum,
  nomination,
  ordinaryVote,
  type Article,
  type Instrument,
} from '@quorate/engine';

const source =
  'Invented for this project. The Corporation’s own bylaws were not before us; nothing here is taken from them.';

const meetings = (quorum: Article['provisions'][number], nominations: Article['provisions'][number]): Article =>
  article('II', 'Meetings of shareholders', [
    meetingCall({
      cite: 'II.1',
      summary:
        'The annual meeting is called by the Board and held in May, save in a year for which it fixes another month.',
      meetings: 'annual',
      callers: ['board'],
      held: 'in May, save in a year for which the Board fixes another month',
    }),
    meetingCall({
      cite: 'II.2',
      summary: 'Special meetings are called by the Board or by the President.',
      meetings: 'special',
      callers: ['board', 'president'],
      lawBesides: true,
    }),
    meetingNotice({
      cite: 'II.3',
      summary: 'Notice of a meeting is given not fewer than seven and not more than sixty days before it.',
      of: 'notice',
      least: '7',
      most: '60',
    }),
    meetingNotice({
      cite: 'II.4',
      summary: 'The record date lies not more than seventy days before the meeting.',
      of: 'record-date',
      least: '0',
      most: '70',
    }),
    quorum,
    ordinaryVote({
      cite: 'II.6',
      summary:
        'A matter for which nothing else is required is carried where more votes are cast for it than against it.',
      fraction: { majority: true },
    }),
    nominations,
  ]);

const board = article('III', 'Board of directors', [
  boardAct({
    cite: 'III.1',
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
  corporation: 'provident-bancorp',
  jurisdiction: 'Massachusetts',
  currency: 'USD',
  citedAs: 'Bylaws',
  source,
  readings: [],
  notes: [],
} as const;

/** Invented bylaws, the first version: a majority of the votes is a quorum, and nominations come sixty days before. */
export const bylawsOf2015: Instrument = {
  ...common,
  id: 'provident-bancorp-bylaws-2015',
  title: 'Bylaws of Provident Bancorp, Inc. (invented), first version',
  from: '2015-03-10',
  until: '2018-12-31',
  articles: [
    meetings(
      meetingQuorum({
        cite: 'II.5',
        summary: 'A majority of all votes entitled to be cast is a quorum.',
        fraction: { majority: true },
        count: 'votes',
        withdrawal: 'does-not-matter',
      }),
      nomination({
        cite: 'II.7',
        summary: 'A shareholder’s nomination is received by the secretary at least sixty days before the meeting.',
        leastDays: '60',
      }),
    ),
    board,
  ],
};

/**
 * Invented bylaws, the second version: a third of the votes is a quorum, and nominations come ninety days before the
 * meeting, or within ten days of a notice that is given late.
 */
export const bylawsOf2019: Instrument = {
  ...common,
  id: 'provident-bancorp-bylaws-2019',
  title: 'Bylaws of Provident Bancorp, Inc. (invented), second version',
  from: '2019-01-01',
  articles: [
    meetings(
      meetingQuorum({
        cite: 'II.5',
        summary: 'A third of all votes entitled to be cast is a quorum.',
        fraction: { atLeast: '1/3' },
        count: 'votes',
        withdrawal: 'does-not-matter',
      }),
      nomination({
        cite: 'II.7',
        summary:
          'A shareholder’s nomination is received by the secretary at least ninety days before the meeting; where notice of it is given fewer than a hundred days before, within ten days of that notice.',
        leastDays: '90',
        late: { noticeWithin: '100', daysAfterNotice: '10' },
      }),
    ),
    board,
  ],
};

/** Every version of the invented bylaws. */
export const bylaws: readonly Instrument[] = [bylawsOf2015, bylawsOf2019];
