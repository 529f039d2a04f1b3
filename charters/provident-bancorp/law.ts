import {
  article,
  boardAct,
  electionRule,
  meetingNotice,
  meetingQuorum,
  ordinaryVote,
  requires,
  type Instrument,
} from '@quorate/engine';

/**
 * A thin summary of default Massachusetts law, for what the Articles and the bylaws leave open. Not the statute: a dated
 * summary in our own words, which speaks only where a session or a case file adopts it. The votes on mergers and on sales
 * of all assets are not in it: law takes two thirds there unless the articles say otherwise (§§ 11.04, 12.02), and 6.3 does.
 */
export const massachusettsLaw: Instrument = {
  schema: 1,
  id: 'massachusetts-business-corporation-act',
  kind: 'law',
  title: 'Massachusetts Business Corporation Act (summary)',
  corporation: 'provident-bancorp',
  jurisdiction: 'Massachusetts',
  currency: 'USD',
  from: '2015-01-01',
  citedAs: 'M.G.L. c. 156D',
  source:
    'A summary in our own words of the Massachusetts Business Corporation Act, M.G.L. c. 156D. Sections 7.05, 7.25 and 8.24 were looked up in public copies, perhaps of a later text; 7.07, 7.28 and 14.02 are from general knowledge. Verify before reliance.',
  articles: [
    article('Part 7', 'Shareholders', [
      meetingNotice({
        cite: '7.05',
        summary: 'Notice is given not fewer than seven and not more than sixty days before the meeting.',
        of: 'notice',
        least: '7',
        most: '60',
      }),
      meetingNotice({
        cite: '7.07',
        summary: 'The record date lies not more than seventy days before the meeting.',
        of: 'record-date',
        least: '0',
        most: '70',
      }),
      meetingQuorum({
        cite: '7.25',
        summary:
          'A majority of the votes entitled to be cast on a matter is a quorum for it; a share once represented is present for the rest of the meeting.',
        fraction: { majority: true },
        count: 'votes',
        withdrawal: 'does-not-matter',
      }),
      ordinaryVote({
        cite: '7.25(c)',
        summary: 'Action is approved where more votes are cast for it than against it.',
        fraction: { majority: true },
      }),
      electionRule({
        cite: '7.28',
        summary: 'Directors are elected by a plurality of the votes cast.',
        wins: 'plurality',
      }),
    ]),
    article('Part 8', 'Directors', [
      boardAct({
        cite: '8.24',
        summary:
          'A majority of the number of directors fixed is a quorum; a majority of those present acts for the board; all directors together may act in writing.',
        quorum: { majority: true },
        quorumOf: 'entire-board',
        act: { majority: true },
        withoutMeeting: 'all-in-writing',
      }),
    ]),
    article('Part 14', 'Dissolution', [
      requires({
        cite: '14.02',
        summary: 'A dissolution is approved by two thirds of all the votes entitled to be cast on it.',
        acts: ['dissolution'],
        needs: { vote: 'voting', by: 'at least 2/3', of: 'entitled' },
      }),
    ]),
  ],
  readings: [],
  notes: [],
};
