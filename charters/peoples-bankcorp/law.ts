import {
  article,
  boardAct,
  electionRule,
  meetingCall,
  meetingNotice,
  meetingQuorum,
  ordinaryVote,
  requires,
  type Instrument,
} from '@quorate/engine';

/**
 * A thin summary of default New York law, for what the charter and the bylaws leave open. Not the statute: a dated summary in
 * our own words, which speaks only where a session or a case file adopts it.
 */
export const newYorkLaw: Instrument = {
  schema: 1,
  id: 'new-york-business-corporation-law',
  kind: 'law',
  title: 'New York Business Corporation Law (summary)',
  corporation: 'peoples-bankcorp',
  jurisdiction: 'New York',
  currency: 'USD',
  from: '1998-02-22',
  citedAs: 'BCL',
  source:
    'A summary in our own words of the Business Corporation Law as amended from 22 February 1998, for corporations formed since. BCL 614, 615, 702, 707, 708, 714, 803, 804, 903, 909 and 1001 were looked up in public copies of the later text; BCL 602 to 605 and 608 are from general knowledge. Verify before reliance.',
  articles: [
    article('6', 'Shareholders', [
      meetingCall({
        cite: '602',
        summary: 'An annual meeting is held for the election of directors, on a day fixed by or under the bylaws.',
        meetings: 'annual',
        callers: ['board'],
        held: 'on a day fixed by or under the bylaws',
      }),
      meetingCall({
        cite: '602(c)',
        summary: 'Special meetings are called by the board, and by those whom the certificate or the bylaws authorise.',
        meetings: 'special',
        callers: ['board'],
      }),
      meetingNotice({
        cite: '604',
        summary: 'The record date lies not fewer than ten and not more than sixty days before the meeting.',
        of: 'record-date',
        least: '10',
        most: '60',
      }),
      meetingNotice({
        cite: '605',
        summary: 'Notice is given not fewer than ten and not more than sixty days before the meeting.',
        of: 'notice',
        least: '10',
        most: '60',
      }),
      meetingQuorum({
        cite: '608',
        summary:
          'The holders of a majority of the votes of shares entitled to vote are a quorum, which those who leave do not break.',
        fraction: { majority: true },
        count: 'votes',
        withdrawal: 'does-not-matter',
      }),
      electionRule({
        cite: '614(a)',
        summary: 'Directors are elected by a plurality of the votes cast.',
        wins: 'plurality',
      }),
      ordinaryVote({
        cite: '614(b)',
        summary: 'Other action is authorised by a majority of the votes cast; an abstention is no vote cast.',
        fraction: { majority: true },
      }),
    ]),
    article('7', 'Directors', [
      requires({
        cite: '702(b)',
        summary: 'The board changes the number of directors by a majority of the entire board.',
        acts: [{ acts: ['board-size'] }, { acts: ['bylaw'], where: { proposalSays: 'number-of-directors' } }],
        needs: { vote: 'board', by: 'majority', of: 'whole-board', decides: ['approve', 'other'] },
      }),
      boardAct({
        cite: '707 and 708',
        summary:
          'A majority of the entire board is a quorum; a majority of those present at a meeting with a quorum acts for the board; all members together may act in writing.',
        quorum: { majority: true },
        quorumOf: 'entire-board',
        act: { majority: true },
        withoutMeeting: 'all-in-writing',
      }),
    ]),
    article('8', 'Amendments', [
      requires({
        cite: '803(a)',
        summary:
          'An amendment of the certificate is authorised by a majority of all outstanding shares entitled to vote on it.',
        acts: ['amendment'],
        needs: { vote: 'voting', by: 'majority', of: 'entitled' },
      }),
      requires({
        cite: '804',
        summary:
          'A class whose rights an amendment affects adversely votes on it as a class besides, by a majority of its outstanding shares.',
        acts: ['amendment'],
        needs: { vote: 'voting', by: 'majority', of: 'entitled', apart: true },
      }),
    ]),
    article('9', 'Mergers and sales of assets', [
      requires({
        cite: '903(a)(2)',
        summary:
          'A merger or consolidation is adopted by a majority of all outstanding shares entitled to vote, and of each class entitled to vote as one.',
        acts: [{ acts: ['merger', 'consolidation'], where: { not: { proposalSays: 'short-form' } } }],
        needs: { vote: 'voting', by: 'majority', of: 'entitled', apart: true },
      }),
      requires({
        cite: '909(a)(3)',
        summary:
          'A disposition of all or substantially all assets outside the usual course is approved by a majority of all outstanding shares entitled to vote.',
        acts: [{ acts: ['disposition'], all: true, where: { not: { proposalSays: 'usual-course' } } }],
        needs: { vote: 'voting', by: 'majority', of: 'entitled' },
      }),
      requires({
        cite: '913(c)(2)',
        summary:
          'A share exchange is adopted by a majority of all outstanding shares entitled to vote, and of each class entitled to vote as one.',
        acts: ['share-exchange'],
        needs: { vote: 'voting', by: 'majority', of: 'entitled', apart: true },
      }),
    ]),
    article('10', 'Dissolution', [
      requires({
        cite: '1001(a)',
        summary: 'A dissolution is authorised by a majority of all outstanding shares entitled to vote on it.',
        acts: ['dissolution'],
        needs: { vote: 'voting', by: 'majority', of: 'entitled' },
      }),
    ]),
  ],
  readings: [],
  notes: [],
};
