import type { Register } from '../../invented/register.js';
import type { History } from '../../telling/history.js';
import { broker, directors, fund, harbor, harborsMan } from './people.js';

const merger = 'harbor-merger';
const record = '2004-09-10';
const meeting = 'special-meeting-2004';
const held = '2004-10-20';

/** The merger is proposed, five continuing directors of eight approve it, and the holders vote, one by one. */
export function tellMerger(history: History, register: Register): void {
  const agreement = history.paper({
    name: 'agreement-of-merger',
    lines: ['Draft agreement of merger: each share of common stock becomes a right to $31.00 in cash.'],
    state: 'drafted',
  });
  const act = { kind: 'merger', of: 'corporation', with: harbor };
  history.tell(
    '2004-08-02',
    'proposed',
    { id: merger, act, 'proposed-by': harbor },
    { basis: 'filing', paper: agreement },
  );
  history.tell('2004-08-03', 'announced', { proposal: merger });
  history.tell('2004-08-02', 'consideration-offered', { proposal: merger, class: 'common', cash: '$31.00' });
  tellWhoIsAffiliated(history);
  tellVoteOfDirectors(history);
  tellDetermination(history);
  tellMeeting(history);
  tellBallots(history, register);
}

/** A director who lost his seat in April is not asked about. */
function tellWhoIsAffiliated(history: History): void {
  const paper = history.paper({
    name: 'questionnaires-of-directors',
    lines: ['Each director answered in writing whether he is affiliated with Harbor Point Holdings, Inc. or its fund.'],
  });
  const asked = { basis: 'party', paper } as const;
  for (const { id } of [...directors.slice(0, 8), harborsMan]) {
    const value = id === harborsMan.id;
    history.tell('2004-08-10', 'stated', { fact: 'affiliated', about: [id, harbor], value }, asked);
  }
}

function tellVoteOfDirectors(history: History): void {
  const voting = directors.slice(0, 8).map(({ id }) => id);
  const paper = history.paper({
    name: 'minutes-of-august',
    lines: [
      'Special meeting of the board, 2004-08-16, the continuing directors voting apart on the merger: 5 for, 3 against.',
    ],
  });
  const vote = { yes: voting.slice(0, 5), no: voting.slice(5), present: voting, 'at-meeting': true };
  const decided = { id: 'august-vote', by: 'continuing-directors', on: merger, decides: 'approve' };
  history.tell('2004-08-16', 'body-act', { ...decided, ...vote, 'relative-to': harbor }, { paper });
}

/** The continuing directors settle how much the acquirer owns for the limit on votes: what the register and the statement show. */
function tellDetermination(history: History): void {
  const paper = history.paper({
    name: 'determination-of-september',
    lines: [
      'The continuing directors determined on 2004-09-02, 8 of 8, that Harbor Point owns 122,000 shares: 12.2 %.',
    ],
  });
  const settled = { notion: 'beneficial-ownership', about: [harbor, 'common'], place: 'SEVENTEENTH', value: '12.2%' };
  const body = { by: 'continuing-directors', yes: 8, present: 8, 'relative-to': harbor };
  const ground = { inquiry: 'questions put to Harbor Point', information: 'the register and the statement filed' };
  history.tell('2004-09-02', 'determination', { id: 'september', ...body, ...settled, ...ground }, { paper });
}

function tellMeeting(history: History): void {
  const notice = history.paper({
    name: `${meeting}-notice`,
    lines: [`Notice of a special meeting on ${held}, called to vote on the merger with Harbor Point Holdings, Inc.`],
  });
  const called = { id: meeting, kind: 'special', of: 'shareholders', by: 'board', for: `${held} 10:00` };
  history.tell('2004-08-30', 'meeting-called', { ...called, purposes: [merger] });
  history.tell(record, 'record-date', { for: meeting, date: record });
  history.tell(record, 'record-date', { for: merger, date: record });
  history.tell(
    '2004-09-14',
    'meeting-noticed',
    { meeting, sent: '2004-09-14', to: 'all holders of record', how: 'mail' },
    { paper: notice },
  );
  const statement = { proposal: merger, sort: 'proxy-statement' };
  history.tell('2004-09-14', 'statement-mailed', statement, { paper: notice });
}

/** The acquirer's side votes for it, three of five other holders too, every seventh not at all; no director votes against his vote. */
function tellBallots(history: History, register: Register): void {
  const report = history.paper({
    name: 'report-of-the-inspector',
    lines: [`Report of the inspector of election on the ballots received at the special meeting of ${held}.`],
  });
  const side = new Set<string>([harbor, fund, broker]);
  const against = new Set(directors.slice(5, 8).map(({ id }) => id));
  const voted = register.holders().flatMap((holder, place) => {
    if (place % 7 === 6 && !side.has(holder)) return [];
    const isFor = side.has(holder) || (place % 5 < 3 && !against.has(holder));
    return [{ holder, isFor, shares: register.of(holder) }];
  });
  const present = voted.reduce((sum, { shares }) => sum + shares, 0);
  const sitting = { id: meeting, kind: 'special', of: 'shareholders', 'present-shares': present, quorum: true };
  history.tell(held, 'meeting-held', sitting, { paper: report });
  for (const { holder, isFor, shares } of voted) {
    const data = { proposal: merger, holder, ...(isFor ? { for: shares } : { against: shares }) };
    history.tell(held, 'ballot', data, { paper: report });
  }
}
