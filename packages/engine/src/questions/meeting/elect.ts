import { z } from 'zod';
import { message, QuestionError, reason, unsettled, type Held, type Reason, listed } from '../../evaluation/index.js';
import { amount, atClose, compareBy, exactly, isExact, isZero, leastWholeMeeting, show } from '../../exact/index.js';
import type { Amount, Moment } from '../../exact/index.js';
import {
  cardsOf,
  classesAt,
  countElection,
  cumulationTopic,
  electedTerm,
  electionTopic,
  meetingQuorumTopic,
  nominatedIn,
  votesCumulatedFact,
  votesWithheldFact,
} from '../../kinds/index.js';
import type {
  CandidateCount,
  CumulationRule,
  ElectionCount,
  ElectionRule,
  JudgedBallot,
  QuorumRule,
} from '../../kinds/index.js';
import { reasonCodes, type ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  appliedTold,
  beyondTheRegister,
  codeOf,
  countedForQuorum,
  countsPresence,
  dayOfText,
  entitledToVote,
  idsOfMeeting,
  isEnough,
  matterOf,
  pollsEnd,
  presentAtStart,
  sittingVotedAt,
  recordMoment,
  reviewOf,
  reviewShape,
  reviewValue,
} from '../../terms/index.js';
import type { BallotReview } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { decidedOfInspected, inspectedShape, tellApart } from './inspected.js';
import { mattersPut } from './put-to-meeting.js';
import { lackedBy, lackingShape, tellLacking } from './lacking.js';
import { isAdjourned } from './sittings.js';
import { silenceOn, sourceValue, spoken, type Spoken } from './spoken.js';
import { rows } from '../shapes.js';

const told = message('meeting.elect', 'Seats to fill: {seats}; votes: {candidates}; {outcome}');

/** Who was elected director: the votes of each candidate, the seats filled, and the seats for which there was a tie. */
export const meetingElect = defineQuestion({
  name: 'meeting.elect',
  family: 'meeting',
  asks: 'Who was elected director, with how many votes, and which seats stay unfilled?',
  input: z.strictObject({ of: z.string().describe('the id of the proposed election') }),
  value: z.looseObject({
    outcome: z
      .enum(['all-seats-filled', 'seats-unfilled', 'no-quorum', 'open', 'not-worked-out', 'silent'])
      .describe(
        'not-worked-out: votes may be cumulated, which is not counted here; open: a total is of more votes than can have been given, or from before a ruling on a ballot in it, and nobody is declared until it is corrected',
      ),
    seats: z.number().optional().describe('how many seats are filled'),
    class: z.string().optional().describe('the class of the seats, where it was proposed so'),
    wins: z
      .enum(['plurality', 'majority'])
      .optional()
      .describe('by what: most votes, or, of each nominee, more for than withheld or against'),
    elected: z.array(z.string()).describe('those elected'),
    tied: z.array(z.string()).describe('those with equal votes for fewer seats: none of them is elected'),
    lacking: lackingShape,
    unfilled: z.number().describe('how many seats nobody was elected to; their directors hold over'),
    term: z
      .looseObject({ meetings: z.number().optional(), year: z.number().optional() })
      .optional()
      .describe(
        'until when those elected serve: so many annual meetings after that of the election, or that of a year; absent where nothing tells',
      ),
    candidates: rows({ id: z.string(), votes: z.string(), withheld: z.string().optional() }).describe(
      'each candidate: the votes that count, and those withheld or against, where they are told or decide',
    ),
    ballots: rows({
      id: z.string(),
      says: z.string().describe('the holder by name'),
      counted: z.enum(['clipped', 'not-counted']),
      why: z.enum([
        'more-than-held',
        'superseded',
        'late',
        'ruled-out',
        'ruled-otherwise',
        'nothing-held',
        'too-many-candidates',
        'no-candidate',
        'rejected',
        'used-up',
        'in-proportion',
      ]),
      code: z.enum(reasonCodes).describe('why, by the code of ISO 20022, seev.006'),
    }).describe('ballots of which not everything counts, with the votes that the holder has, and why'),
    inspected: inspectedShape,
    reviewed: reviewShape,
    withheld: z.string().describe('shares that ballots withhold'),
    unvoted: z.string().describe('shares present that brokers could not vote'),
    quorum: z.string().optional().describe('the votes, or shares, that make a quorum'),
    present: z.string().describe('the votes of shares present, or the shares where a quorum counts them'),
    charter: z.string().optional().describe('its section on what elects, or silent'),
    rule: z.string().optional().describe('the section that governs'),
  }),
  example: { of: 'election-2002' },
  put: (c, { of }) => ({
    ask: () => elected(c, of),
    decides: (value) => {
      const { outcome, elected, ballots, inspected } = value as Readonly<Record<string, unknown>>;
      return { outcome, elected, ballots, inspected: decidedOfInspected(inspected ?? value) };
    },
  }),
});

/** Who was elected, with the reason. */
export function elected(c: Context, of: string): Held<unknown> {
  const matter = matterOf(c, of);
  const { act } = matter;
  if (act.kind !== 'election') throw new QuestionError(`The act "${of}" is a ${act.kind}, not an election.`);
  c.covered('acts', c.asOf, []);
  const at = textAt(c, of);
  const rule = spoken(c, electionTopic, { series: act.series }, at);
  if (rule === undefined) return { value: { outcome: 'silent' }, reason: silenceOn(electionTopic) };
  const cumulation = spoken(c, cumulationTopic, {}, at);
  return declare(c, { id: of, act }, rule, cumulation, electionCount(c, { id: of, act }));
}

/** By the text of which moment an election is judged. */
function textAt(c: Context, election: string): Moment {
  return atClose(dayOfText(c, matterOf(c, election)));
}

/** The ballots of an election that were challenged or ruled on. */
export function reviewsIn(c: Context, { id, act: { meeting, candidates } }: Election): readonly BallotReview[] {
  return cardsOf(c, { id, meeting, candidates }).flatMap((card) => reviewOf(c, card, id) ?? []);
}

function withCode<B extends Pick<JudgedBallot, 'id' | 'why'>>(ballot: B, reviews: readonly BallotReview[]) {
  const { id, why } = ballot;
  return why === undefined ? ballot : { ...ballot, code: codeOf({ id, why }, reviews) };
}

/** The count of an election, before anybody is declared elected. */
export function electionCount(c: Context, { id, act }: Election, inspectedAt?: string): ElectionCount {
  const end = pollsEnd(c, { id });
  const { seats, series } = act;
  const candidates = nominatedIn(c, { id, act });
  const at = textAt(c, id);
  return countElection(c, {
    id,
    meeting: act.meeting,
    seats,
    candidates,
    recordDate: recordMoment(c, matterOf(c, id)),
    ...(end === undefined ? undefined : { pollsEnd: end }),
    cumulation: spoken(c, cumulationTopic, {}, at)?.value ?? { ballotAbove: 'clipped' },
    isMajority: isByMajority(spoken(c, electionTopic, { series }, at)?.value, { candidates, seats }),
    ...(series === undefined ? undefined : { series }),
    inspectedAt,
  });
}

function isByMajority(
  rule: ElectionRule | undefined,
  { candidates, seats }: { readonly candidates: readonly unknown[]; readonly seats: number },
): boolean {
  return rule !== undefined && rule.wins !== 'plurality' && candidates.length <= seats;
}

/** A proposed election of directors. */
export interface Election {
  readonly id: string;
  readonly act: ActOf<'election'>;
}

function declare(
  c: Context,
  { id, act }: Election,
  rule: Spoken<ElectionRule>,
  cumulation: Spoken<CumulationRule> | undefined,
  count: ElectionCount,
) {
  const adjourned = isAdjourned(c, act.meeting, pollsEnd(c, { id }));
  const quorumRule = spoken(c, meetingQuorumTopic, { series: act.series, adjourned }, textAt(c, id));
  const { against, quorum, present, ...declared } = declaredBy(c, { id, act }, rule, { quorumRule, cumulation }, count);
  const inspected = inspectedIn(c, { id, act }, rule, { quorumRule, cumulation }, count);
  if (inspected?.inWords !== undefined) tellApart(c, inspected.inWords, electedInWords(c, declared));
  const reviews = reviewsIn(c, { id, act });
  for (const total of count.overstated)
    c.remark({
      says: `The total ${total} gives more votes than can have been given: nobody is declared elected until it is corrected.`,
      cites: [],
    });
  for (const { id, ballot } of count.stale)
    c.remark({
      says: `The total ${id} is from before the ruling on the ballot ${ballot}, and has it in it as it was received: nobody is declared elected until the total is entered as it is since.`,
      cites: [],
    });
  for (const ballot of count.ballots) tellBallot(c, ballot);
  tellLacking(c, declared.lacking ?? []);
  if (declared.outcome === 'not-worked-out')
    c.remark({
      says: 'How votes count that other law lets be cumulated is not worked out here: nobody is declared elected.',
      cites: [],
    });
  const grounds: readonly Reason[] = [rule, cumulation, quorumRule].flatMap((each) =>
    each === undefined ? [] : [each.reason],
  );
  const figures = {
    candidates: count.candidates.map((each) => candidateInWords(c, each, against?.get(each.id))).join(', '),
    seats: String(act.seats),
  };
  return {
    value: {
      ...declared,
      seats: act.seats,
      ...(act.class === undefined ? undefined : { class: act.class }),
      wins: against === undefined ? 'plurality' : 'majority',
      candidates: count.candidates.map((each) => withAgainst(each, against)),
      ...termTold(c, { id, act }),
      ...(inspected === undefined ? undefined : { inspected: inspected.value }),
      ballots: count.ballots
        .filter((ballot) => ballot.counted !== 'whole')
        .map(({ positions: _positions, changed: _changed, ...ballot }) => ({
          ...withCode(ballot, reviews),
          says: c.nameOf(ballot.holder),
        })),
      ...(reviews.length === 0 ? undefined : { reviewed: reviews.map((each) => reviewValue(c, each)) }),
      withheld: count.withheld,
      unvoted: count.unvoted,
      ...(quorum === undefined ? undefined : { quorum }),
      present: exactly(present) ?? unsettled,
      ...sourceValue(rule),
    },
    reason: reason(told, electedInWords(c, declared), {
      figures,
      cites: [rule.placed.cite, ...(cumulation === undefined ? [] : [cumulation.placed.cite])],
      entries: count.ballots.map((ballot) => ballot.id),
      grounds,
    }),
  };
}

/** A candidate with the votes against it, where these decide and are known. */
function withAgainst(candidate: CandidateCount, against: ReadonlyMap<string, Amount<'votes'>> | undefined) {
  const opposed = against?.get(candidate.id);
  const withheld = opposed === undefined ? undefined : exactly(opposed);
  return withheld === undefined ? candidate : { ...candidate, withheld };
}

/**
 * Until when those serve who are elected. Nothing is told where a class is not named, nor where all classes are put up at one meeting: which
 * of them serves how long goes by who is elected to each.
 */
function termTold(c: Context, { id, act: { meeting, class: named, series } }: Election) {
  const found = c.attempt(() => {
    const at = pollsEnd(c, { id }) ?? c.now;
    const classes = classesAt(c, at);
    const up = new Set(
      mattersPut(c, idsOfMeeting(c, meeting)).flatMap(({ act }) => (act.kind === 'election' ? (act.class ?? []) : [])),
    );
    const areAllUp = classes.length > 0 && classes.every((each) => up.has(each));
    return areAllUp ? undefined : electedTerm(c, { meeting, class: named, series }, at);
  });
  return found.settled && found.value !== undefined ? { term: found.value } : undefined;
}

/** The rules beside that by which directors are elected, as far as instruments speak of them. */
interface Besides {
  readonly quorumRule: Spoken<QuorumRule> | undefined;
  readonly cumulation: Spoken<CumulationRule> | undefined;
}

/** Whether votes may be heaped on one candidate by other law, where no instrument speaks of it: asked where a ballot or a total does so. */
function isCumulated(
  c: Context,
  { id, act: { seats } }: Election,
  rule: Spoken<CumulationRule> | undefined,
  { ballots, overstated }: ElectionCount,
): boolean {
  const heaped = ballots.filter(({ why }) => why === 'more-than-held' || why === 'too-many-candidates');
  if (rule !== undefined || seats < 2 || heaped.length + overstated.length === 0) return false;
  return c.is(votesCumulatedFact, { about: [id], cites: [] });
}

/** Who is elected by a count, and whether all seats are filled. */
function declaredBy(
  c: Context,
  { id, act }: Election,
  rule: Spoken<ElectionRule>,
  { quorumRule, cumulation }: Besides,
  count: ElectionCount,
) {
  const { quorum, present, quorate } = quorumIn(c, { id, act }, quorumRule?.value, count);
  if (isCumulated(c, { id, act }, cumulation, count))
    return {
      outcome: 'not-worked-out',
      elected: [],
      tied: [],
      unfilled: act.seats,
      against: undefined,
      quorum,
      present,
    };
  const isOpen = count.overstated.length > 0 || count.stale.length > 0;
  const {
    elected: chosen,
    tied,
    against,
  } = quorate && !isOpen
    ? winnersBy(c, id, rule, count.candidates, act.seats)
    : { elected: [], tied: [], against: undefined };
  const lacking = chosen.flatMap((each) => lackedBy(c, { id, act }, each) ?? []);
  const elected = chosen.filter((each) => !lacking.some((one) => one.id === each));
  const unfilled = act.seats - elected.length;
  const outcome = isOpen ? 'open' : !quorate ? 'no-quorum' : unfilled === 0 ? 'all-seats-filled' : 'seats-unfilled';
  return {
    outcome,
    elected,
    tied,
    ...(lacking.length === 0 ? undefined : { lacking }),
    unfilled,
    against,
    quorum,
    present,
  };
}

function electedInWords(
  c: Context,
  { elected, tied }: { readonly elected: readonly string[]; readonly tied: readonly string[] },
): string {
  const named = (ids: readonly string[]) => ids.map((id) => c.nameOf(id));
  const tie = tied.length === 0 ? '' : `, a tie between ${listed(named(tied))}`;
  return `${listed(named(elected)) || 'nobody'} elected${tie}`;
}

/** The same by what the inspectors of the meeting may look at; undefined where no limit rests on more than the register. */
function inspectedIn(
  c: Context,
  election: Election,
  rule: Spoken<ElectionRule>,
  besides: Besides,
  { electorate: { limits } }: ElectionCount,
) {
  const takings = limits.filter((limit) => beyondTheRegister(c, limit).length > 0);
  if (takings.length === 0) return undefined;
  const { meeting } = election.act;
  const told = { limits: appliedTold(c, meeting, takings) };
  const found = c.attempt(() => {
    const count = electionCount(c, election, meeting);
    return { count, declared: declaredBy(c, election, rule, besides, count) };
  });
  if (!found.settled) {
    c.waitFor(found.waiting);
    return { value: { ...told, outcome: unsettled }, inWords: undefined };
  }
  const { against, present, quorum: _quorum, ...declared } = found.value.declared;
  const candidates = found.value.count.candidates.map((each) => withAgainst(each, against));
  return {
    value: { ...declared, candidates, present: exactly(present) ?? unsettled, ...told },
    inWords: electedInWords(c, declared),
  };
}

const whyInWords: Readonly<Record<NonNullable<JudgedBallot['why']>, string>> = {
  'more-than-held': 'it gives a candidate more votes than the holder has',
  'too-many-candidates': 'it gives votes to more candidates than there are seats',
  'no-candidate': 'nobody whom it names stands in this election',
  superseded: 'a later one of the same holder takes its place, for the votes held do not reach to both',
  late: 'it came after the polls had closed',
  'ruled-out': 'the inspectors ruled so',
  'ruled-otherwise': 'the inspectors ruled that it counts with other figures than it was cast with',
  'nothing-held': 'nothing that votes here was held of record at the record date',
  rejected: 'the cards of its holder are of more votes than it has, and by the rule sealed for over-votes none counts',
  'used-up': 'an earlier one of the same holder has used up the votes that it has',
  'in-proportion':
    'the cards of its holder are of more votes than it has, and by the rule sealed for over-votes each counts in proportion',
};

function tellBallot(c: Context, { id, holder, counted, why }: JudgedBallot): void {
  if (why === undefined) return;
  const how = counted === 'clipped' ? 'counts in part' : 'does not count';
  c.remark({ says: `The ballot ${id} of ${c.nameOf(holder)} ${how}: ${whyInWords[why]}.`, cites: [] });
}

/**
 * The quorum of the election: by the minutes where they count who was present. Else those who voted were there at least, and it is asked
 * how many were where that makes none.
 */
function quorumIn(c: Context, { id, act }: Election, rule: QuorumRule | undefined, count: ElectionCount) {
  const classes = act.series === undefined ? 'general' : [act.series];
  const unit = rule?.count ?? 'votes';
  const electorate = countedForQuorum(count.electorate, rule);
  const minutes = sittingVotedAt(c, act.meeting, pollsEnd(c, { id }));
  if (minutes !== undefined) c.restsOn([minutes.id]);
  const counts = minutes !== undefined && countsPresence(minutes);
  const there = () => presentAtStart(c, minutes?.data ?? { id: act.meeting }, electorate, unit, classes);
  const voted = amount(count.present[unit]);
  if (rule === undefined) return { present: counts ? there() : voted, quorate: true, quorum: undefined };
  const entitled = amount(entitledToVote(electorate, unit, classes));
  const quorum = leastWholeMeeting<'votes'>(rule.fraction, entitled.known);
  const suffice = !counts && isEnough(c, rule.fraction, voted, entitled);
  const present = suffice ? voted : there();
  return { present, quorum, quorate: suffice || isEnough(c, rule.fraction, present, entitled) };
}

/** Those elected by the rule: in an election without contest that a majority decides, each by its own votes. */
function winnersBy(
  c: Context,
  election: string,
  { value, placed }: Spoken<ElectionRule>,
  candidates: readonly CandidateCount[],
  seats: number,
) {
  if (!isByMajority(value, { candidates, seats })) return { ...winners(candidates, seats), against: undefined };
  const against = ({ id, withheld }: CandidateCount): Amount<'votes'> =>
    withheld === undefined
      ? c.quantity<'votes'>('votes', votesWithheldFact, { about: [election, id], cites: [placed.cite] })
      : amount(withheld);
  const opposed = new Map(candidates.map((each) => [each.id, against(each)]));
  const elected = candidates.filter(({ id, votes }) => c.test<'votes'>('moreThan', amount(votes), opposed.get(id)!));
  return { elected: elected.map(({ id }) => id), tied: [], against: opposed };
}

/** The votes of a candidate, with those withheld or against where they decide. */
function candidateInWords(c: Context, { id, votes }: CandidateCount, against: Amount<'votes'> | undefined): string {
  const own = `${c.nameOf(id)} ${show(votes)}`;
  if (against === undefined) return own;
  return `${own}, with ${isExact(against) ? show(against.known) : 'a number not known'} withheld or against`;
}

/** The candidates with the most votes, as far as the seats reach; equal votes for the last seats elect none of the equals. */
function winners(candidates: readonly CandidateCount[], seats: number) {
  const voted = candidates.filter((each) => !isZero(each.votes));
  const beatenBy = (one: CandidateCount): number =>
    voted.filter((other) => compareBy<'votes'>('moreThan', other.votes, one.votes)).length;
  const notBelow = (one: CandidateCount): number =>
    voted.filter((other) => compareBy<'votes'>('atLeast', other.votes, one.votes)).length;
  const elected = voted.filter((one) => notBelow(one) <= seats);
  const tied = voted.filter((one) => notBelow(one) > seats && beatenBy(one) < seats);
  const byVotes = [...elected].toSorted((a, b) => (compareBy<'votes'>('moreThan', a.votes, b.votes) ? -1 : 1));
  return { elected: byVotes.map((one) => one.id), tied: tied.map((one) => one.id) };
}
