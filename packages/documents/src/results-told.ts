import { equals, shares, sum } from '@quorate/engine';
import type { Block, Table } from './document.js';
import { capital, figure, listed, percent } from './in-words.js';
import type { Line, Matter, MeetingResults } from './meeting-results.js';

/** What is common to the documents that tell the results of a meeting. */

const figures = {
  for: 'For',
  against: 'Against',
  oneYear: '1 year',
  twoYears: '2 years',
  threeYears: '3 years',
  withheld: 'Withheld',
  abstain: 'Abstentions',
  brokerNonVotes: 'Broker non-votes',
  notVoted: 'Not voted',
  rejected: 'Rejected',
} as const;

/** The meeting with its day: "its annual meeting of shareholders". */
export function meetingInWords({ kind }: MeetingResults): string {
  return kind === 'annual' ? 'its annual meeting of shareholders' : `a ${kind} meeting of shareholders`;
}

/** Shares outstanding, class by class, with votes where a share has not one. */
export function outstandingInWords({ classes }: MeetingResults): string {
  return listed(
    classes.map(({ id, outstanding, votesEach }) => {
      const votes = votesEach === '1' ? '' : `, with ${votesEach} votes each`;
      return `${figure(outstanding)} shares of ${id}${votes}`;
    }),
  );
}

/** Whether a quorum was made, in words; what is not known is not told. */
const quorumMade: Readonly<Record<string, string>> = { quorum: 'a quorum', 'no-quorum': 'no quorum' };

export function presentInWords({ represented, inPerson, byProxy, ofOutstanding, quorum }: MeetingResults): string {
  const part = ofOutstanding === undefined ? '' : `, ${percent(ofOutstanding)} of those with a general vote`;
  const [theirs, all] = [quorum.inspected ?? quorum, quorum].map(({ outcome }) => quorumMade[outcome]);
  const made = theirs === undefined ? '' : `, and made ${theirs}`;
  const apart = theirs === all || all === undefined ? '' : `; on all facts that are entered they made ${all}`;
  const how =
    inPerson === undefined || byProxy === undefined
      ? 'in person or by proxy'
      : `(${figure(inPerson)} in person and ${figure(byProxy)} by proxy)`;
  return `${figure(represented)} shares were present ${how}${part}${made}${apart}`;
}

/** The lines of a matter: only figures that the votes on it have; what is asked for and broker non-votes always. */
export function linesTable(matter: Matter): Table {
  const isHowOften = matter.act === 'frequency';
  const always = new Set<string>([...(isHowOften ? years : ['for']), 'brokerNonVotes']);
  const never = new Set<string>(isHowOften ? ['for', 'against', 'withheld'] : years);
  const names = (Object.keys(figures) as (keyof typeof figures)[]).filter(
    (name) => !never.has(name) && (always.has(name) || matter.lines.some((line) => line[name] !== '0')),
  );
  const isElection = matter.lines.some(({ candidate }) => candidate !== undefined);
  return {
    kind: 'table',
    says: `Votes on ${matter.says}`,
    columns: [isElection ? 'Nominee' : 'Class', ...names.map((name) => figures[name])],
    rows: matter.lines.map((line) => [rowName(line, matter), ...names.map((name) => told(line[name]))]),
  };
}

const years = ['oneYear', 'twoYears', 'threeYears'] as const;

/** A figure that no total tells, of a line that does not prove without, is not nought. */
function told(shares: string | undefined): string {
  return shares === undefined ? 'not entered' : figure(shares);
}

function rowName({ says, candidate, class: className }: Line, { lines }: Matter): string {
  const isOfSeveral = new Set(lines.map((line) => line.class)).size > 1;
  return candidate !== undefined && isOfSeveral ? `${says}, ${className}` : says;
}

/** The votes that count for each nominee, limits taken, by name. */
export function votesOfNominees({ lines, candidates }: Matter): readonly (readonly [string, string])[] {
  const nominees = new Map(lines.map(({ candidate, says }) => [candidate, says]));
  return Array.from(nominees, ([id, says]) => {
    const votes = candidates.find((each) => each.id === id)?.votes;
    return [says, votes === undefined ? 'not known' : figure(votes)];
  });
}

/** Whether the votes that count for nominees are others than the shares of record for them, as limits and votes a share make them. */
export function areVotesApart({ elected, lines, candidates }: Matter): boolean {
  if (elected === undefined) return false;
  return candidates.some(({ id, votes }) => {
    const cast = lines.flatMap((line) => (line.candidate === id && line.for !== undefined ? [shares(line.for)] : []));
    return votes === undefined || !equals(sum('shares', cast), shares(votes));
  });
}

/** A matter as the inspectors count it: by what they may look at and are instructed of. */
export function asInspected(matter: Matter): Matter {
  const { inspected } = matter;
  if (inspected === undefined) return matter;
  const { limits: _limits, ...counted } = inspected;
  return { ...matter, ...counted };
}

/** What came of a matter as the inspectors count it, in sentences; and on all facts, where it came to something else. */
export function outcomeOf(matter: Matter): readonly string[] {
  const inspected = outcomeInWords(asInspected(matter));
  const onAllFacts = outcomeInWords(matter);
  return inspected.join() === onAllFacts.join()
    ? inspected
    : [...inspected, `On all facts that are entered, beside what the inspectors may look at: ${onAllFacts.join(' ')}`];
}

/** Why somebody who has the votes is not elected. */
const lacks = {
  barred: 'it is barred',
  open: 'what is asked besides votes is not there yet',
  failed: 'what is asked besides votes was not there in time',
} as const;

function outcomeInWords(matter: Matter): readonly string[] {
  const { elected, tied = [], lacking, lines, outcome } = matter;
  if (elected !== undefined) {
    const name = (id: string): string => lines.find(({ candidate }) => candidate === id)?.says ?? id;
    const others = [...new Set(lines.flatMap(({ candidate }) => candidate ?? []))].filter(
      (id) => !elected.includes(id) && !tied.includes(id) && !lacking.some((each) => each.id === id),
    );
    return [
      elected.length === 0 ? 'Nobody was elected.' : `Elected: ${listed(elected.map(name))}.`,
      ...(tied.length === 0 ? [] : [`Equal votes, so that none of them is elected: ${listed(tied.map(name))}.`]),
      ...lacking.map(
        ({ id, status, cites }) => `${name(id)} has the votes and is not elected: ${lacks[status]} (${listed(cites)}).`,
      ),
      ...(others.length === 0 ? [] : [`Not elected: ${listed(others.map(name))}.`]),
    ];
  }
  if (matter.act === 'frequency') return preferenceIn(matter);
  const said = outcomes[outcome] ?? `It came to this: ${outcome.replaceAll('-', ' ')}`;
  return [`${said}${castFor(matter)}.`, ...matter.votes.flatMap(limitsInWords)];
}

const often = { oneYear: 'every year', twoYears: 'every second year', threeYears: 'every third year' } as const;

/** How often the holders want it: what most votes were cast for, and whether it has what carries an ordinary matter. */
function preferenceIn({ preferred = [], outcome, votes }: Matter): readonly string[] {
  const most = listed(preferred.map((answer) => often[answer]));
  const carried = {
    carried: ', with what carries an ordinary matter',
    'not-carried': ', without what carries an ordinary matter',
    open: '; the polls are not closed',
  }[outcome];
  return [
    outcome === 'silent'
      ? 'The instruments do not say what carries it.'
      : preferred.length === 0
        ? 'No votes were cast for any of them.'
        : `${preferred.length === 1 ? 'Most votes were cast' : 'Equal votes, and most of all, were cast'} for ${most}${carried ?? ''}.`,
    ...votes.flatMap(limitsInWords),
  ];
}

const outcomes: Readonly<Record<string, string>> = {
  carried: 'The matter was carried',
  'not-carried': 'The matter was not carried',
  open: 'The polls are not closed, and it may still be carried',
  'no-vote': 'The instruments give it to others than the holders: no vote of theirs carries it',
  silent: 'The instruments do not say what carries it',
};

function castFor({ lines }: Matter): string {
  const [only] = lines;
  return lines.length === 1 && only?.ofCast !== undefined
    ? `: ${percent(only.ofCast)} of the votes cast for and against were for it`
    : '';
}

/** What is above is of record; where a limit takes of the votes, what then counts is told. */
function limitsInWords(vote: Matter['votes'][number]): readonly string[] {
  if (vote.weighed.length === 0 || vote.for === undefined || vote.against === undefined) return [];
  return [
    `After limits on votes, ${figure(vote.for)} count for and ${figure(vote.against)} against in ${vote.says} (${vote.cite}).`,
  ];
}

/** A line that does not come to the shares present, in words. */
export function faultsOf({ matters }: MeetingResults): readonly string[] {
  return matters.flatMap(({ proof }) =>
    proof.flatMap(({ says, outcome, over = '0', represented = '0', counted }) => {
      if (outcome === 'proved') return [];
      const line = capital(says);
      if (outcome === 'not-shown') return [`${line}: the minutes do not count the shares of these classes apart.`];
      const off = over.startsWith('-') ? `${figure(over.slice(1))} fewer` : `${figure(over)} more`;
      return [`${line}: ${figure(counted)} shares are told of, ${off} than the ${figure(represented)} present.`];
    }),
  );
}

/** What is wanting for final results: a line that does not prove, a matter of which no vote is entered. */
export function finalFaults(value: MeetingResults): readonly string[] {
  const unvoted = value.without.filter(({ why }) => why === 'no-vote-entered');
  return [...faultsOf(value), ...unvoted.map(({ says }) => `${capital(says)}: no vote is entered.`)];
}

/** Matters of the meeting without a vote. */
export function withoutVote({ without }: MeetingResults): readonly Block[] {
  return without
    .filter(({ why }) => why === 'withdrawn')
    .map(({ says }) => ({ kind: 'paragraph', says: `${capital(says)} was withdrawn and not voted on.` }));
}
