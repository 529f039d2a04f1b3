import {
  article,
  boardAct,
  boardNumber,
  electionRule,
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

const meetings = (special: Article['provisions'], nominations: Article['provisions']): Article =>
  article('2', 'Meetings of shareholders', [
    meetingCall({
      cite: '2.1',
      summary: 'The annual meeting is called by the Board and held within five months of the end of the fiscal year.',
      meetings: 'annual',
      callers: ['board'],
      held: 'within five months of the end of the fiscal year',
    }),
    ...special,
    meetingNotice({
      cite: '2.3',
      summary: 'Notice of a meeting is given not fewer than ten and not more than sixty days before it.',
      of: 'notice',
      least: '10',
      most: '60',
    }),
    meetingNotice({
      cite: '2.4',
      summary: 'The record date lies not fewer than ten and not more than sixty days before the meeting.',
      of: 'record-date',
      least: '10',
      most: '60',
    }),
    meetingQuorum({
      cite: '2.5',
      summary:
        'A majority of the votes of the shares entitled to vote, in person or by proxy, is a quorum; holders who leave do not break it.',
      fraction: { majority: true },
      count: 'votes',
      withdrawal: 'does-not-matter',
    }),
    ordinaryVote({
      cite: '2.6',
      summary: 'A matter for which nothing else is required is carried by a majority of the votes cast.',
      fraction: { majority: true },
    }),
    electionRule({
      cite: '2.7',
      summary: 'Directors are elected by a plurality of the votes cast.',
      wins: 'plurality',
    }),
    ...nominations,
  ]);

const board = (larger: readonly string[]): Article =>
  article('3', 'Board of directors', [
    boardNumber({
      cite: '3.1',
      summary:
        'There are nine directors in three classes; where a number does not divide evenly, the classes named here are larger.',
      number: '9',
      largerFirst: [...larger],
    }),
    boardAct({
      cite: '3.2',
      summary:
        'A majority of the entire Board is a quorum; a majority of those present acts for the Board; all directors together may act in writing.',
      quorum: { majority: true },
      quorumOf: 'entire-board',
      act: { majority: true },
      withoutMeeting: 'all-in-writing',
    }),
  ]);

const common = {
  schema: 1,
  kind: 'bylaws',
  corporation: 'peoples-bankcorp',
  jurisdiction: 'New York',
  currency: 'USD',
  citedAs: 'Bylaws',
  source,
  readings: [],
  notes: [],
} as const;

/** Invented bylaws, the first version: holders of a quarter of the votes may have a special meeting called. */
export const bylawsOf1998: Instrument = {
  ...common,
  id: 'peoples-bankcorp-bylaws-1998',
  title: 'Bylaws of Peoples Bankcorp, Inc. (invented), first version',
  from: '1998-09-01',
  until: '2001-12-31',
  articles: [
    meetings(
      [
        meetingCall({
          cite: '2.2',
          summary:
            'A special meeting is called by the Board or the president, or at the demand of holders of a quarter of the votes.',
          meetings: 'special',
          callers: ['board', 'president'],
          holders: { atLeast: '25%' },
        }),
      ],
      [
        nomination({
          cite: '2.8',
          summary: 'A shareholder nominates at least thirty days before the meeting.',
          leastDays: '30',
        }),
      ],
    ),
    board(['3', '2', '1']),
  ],
};

/** Invented bylaws, the second version: special meetings are for the Board alone, and nominations come earlier. */
export const bylawsOf2002: Instrument = {
  ...common,
  id: 'peoples-bankcorp-bylaws-2002',
  title: 'Bylaws of Peoples Bankcorp, Inc. (invented), second version',
  from: '2002-01-01',
  articles: [
    meetings(
      [
        meetingCall({
          cite: '2.2',
          summary: 'A special meeting is called by the Board alone.',
          meetings: 'special',
          callers: ['board'],
        }),
      ],
      [
        nomination({
          cite: '2.8',
          summary:
            'A shareholder nominates at least sixty days before the meeting; where notice of it is given fewer than seventy days before, within ten days of that notice.',
          leastDays: '60',
          late: { noticeWithin: '70', daysAfterNotice: '10' },
        }),
      ],
    ),
    board(['1', '2', '3']),
  ],
};

/** Every version of the invented bylaws. */
export const bylaws: readonly Instrument[] = [bylawsOf1998, bylawsOf2002];
