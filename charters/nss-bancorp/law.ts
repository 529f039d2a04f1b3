import {
  article,
  boardAct,
  electionRule,
  meetingCall,
  meetingNotice,
  meetingQuorum,
  ordinaryVote,
  removal,
  requires,
  type Instrument,
} from '@quorate/engine';

/**
 * A thin summary of default Connecticut law, for what the charter and the bylaws leave open. Not the statute: a dated
 * summary in our own words, which speaks only where a session or a case file adopts it.
 */
export const connecticutLaw: Instrument = {
  schema: 1,
  id: 'connecticut-business-corporation-act',
  kind: 'law',
  title: 'Connecticut Business Corporation Act (summary)',
  corporation: 'nss-bancorp',
  jurisdiction: 'Connecticut',
  currency: 'USD',
  from: '1997-01-01',
  citedAs: 'C.G.S.',
  source:
    'A summary in our own words of the Connecticut Business Corporation Act for corporations formed from 1 January 1997. C.G.S. 33-696, 33-709, 33-742, 33-752, 33-797, 33-807, 33-817, 33-831 and 33-881 were looked up in public copies, some of a later text; 33-695, 33-699, 33-701, 33-712 and 33-749 are from general knowledge. Verify before reliance.',
  articles: [
    article('Part VII', 'Shareholders', [
      meetingCall({
        cite: '33-695',
        summary: 'An annual meeting is held at a time stated in or fixed under the bylaws.',
        meetings: 'annual',
        callers: ['board'],
        held: 'at a time stated in or fixed under the bylaws',
      }),
      meetingCall({
        cite: '33-696',
        summary:
          'A special meeting is held on the call of the board or of those whom the certificate or the bylaws authorise, and at the written demand of holders of at least ten per cent of the votes on an issue; of some corporations with a registered class, of thirty-five per cent.',
        meetings: 'special',
        callers: ['board'],
        holders: {
          reading: 'CGS-33-696',
          options: { ten: { atLeast: '10%' }, 'thirty-five': { atLeast: '35%' } },
        },
      }),
      meetingNotice({
        cite: '33-699',
        summary: 'Notice is given not fewer than ten and not more than sixty days before the meeting.',
        of: 'notice',
        least: '10',
        most: '60',
      }),
      meetingNotice({
        cite: '33-701',
        summary: 'The record date lies not more than seventy days before the meeting.',
        of: 'record-date',
        least: '0',
        most: '70',
      }),
      meetingQuorum({
        cite: '33-709',
        summary:
          'A majority of the votes entitled to be cast on a matter is a quorum for it; a share once represented is present for the rest of the meeting.',
        fraction: { majority: true },
        count: 'votes',
        withdrawal: 'does-not-matter',
      }),
      ordinaryVote({
        cite: '33-709(c)',
        summary: 'Action is approved where more votes are cast for it than against it.',
        fraction: { majority: true },
      }),
      electionRule({
        cite: '33-712',
        summary: 'Directors are elected by a plurality of the votes cast.',
        wins: 'plurality',
      }),
    ]),
    article('Part VIII', 'Directors', [
      removal({
        cite: '33-742',
        summary:
          'Shareholders remove a director, with or without cause unless the certificate allows it for cause alone, where more votes are cast for the removal than against it, at a meeting called for the purpose.',
        holders: { cite: '33-742', fraction: { majority: true }, of: 'cast', weigh: 'both' },
        otherRoutes: 'none',
        seriesDirectors: 'by-series-terms',
        forCause: 'not-needed',
        causes: [],
        causeForSeries: 'not-needed',
      }),
      boardAct({
        cite: '33-749 and 33-752',
        summary:
          'A majority of the number of directors fixed is a quorum; a majority of those present acts for the board; all directors together may act in writing.',
        quorum: { majority: true },
        quorumOf: 'entire-board',
        act: { majority: true },
        withoutMeeting: 'all-in-writing',
      }),
    ]),
    article('Part XI', 'Mergers', [
      requires({
        cite: '33-817',
        summary:
          'A plan of merger or share exchange is approved by a majority of all the votes entitled to be cast on it by each group that votes on it.',
        acts: [{ acts: ['merger', 'consolidation', 'share-exchange'], where: { not: { proposalSays: 'short-form' } } }],
        needs: { vote: 'voting', by: 'majority', of: 'entitled', apart: true },
      }),
    ]),
    article('Part XII', 'Sales of assets', [
      requires({
        cite: '33-831',
        summary:
          'A disposition of all, or nearly all, assets outside the usual course is approved by a majority of all the votes entitled to be cast on it.',
        acts: [{ acts: ['disposition'], all: true, where: { not: { proposalSays: 'usual-course' } } }],
        needs: { vote: 'voting', by: 'majority', of: 'entitled' },
      }),
    ]),
    article('Part XIV', 'Dissolution', [
      requires({
        cite: '33-881',
        summary: 'A dissolution is approved by a majority of all the votes entitled to be cast on it.',
        acts: ['dissolution'],
        needs: { vote: 'voting', by: 'majority', of: 'entitled' },
      }),
    ]),
  ],
  readings: [
    {
      id: 'CGS-33-696',
      cite: '33-696',
      asks: 'Of what part of the votes must holders demand a special meeting of a corporation with a registered class of voting stock, formed after 1 February 1988?',
      options: {
        ten: 'Ten per cent, as of every other corporation.',
        'thirty-five':
          'Thirty-five per cent: nobody held ten per cent of its votes on 1 February 1988, as the exception asks.',
      },
      adopted: 'ten',
      because: 'The exception looks at who held the votes on that day, and so at corporations that then had any.',
    },
  ],
  notes: [],
};
