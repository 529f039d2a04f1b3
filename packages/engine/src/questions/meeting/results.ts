import { z } from 'zod';
import { groupedBy, momentOfEntry, sittingsOf } from '../../books/index.js';
import { message, reason, unsettled, type Held } from '../../evaluation/index.js';
import { atClose, compareDays, isZero, minus, momentToWire, plus, share, sum } from '../../exact/index.js';
import type { Moment, Shares } from '../../exact/index.js';
import { countedFileKinds, overVotePolicies, type Act, type EntryOf } from '../../journal/index.js';
import { sealedPolicy, type Context } from '../../session/index.js';
import {
  appliedTold,
  beyondTheRegister,
  electionBallotsAt,
  electorateAt,
  instructionsAt,
  isSigned,
  matterOf,
  meetingOf,
  nameOfAct,
  pollsClosed,
  pollsEnd,
  recordDateOfMeeting,
  recordMomentOfMeeting,
  reviewShape,
  reviewValue,
} from '../../terms/index.js';
import type { Electorate, Matter } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { elected, reviewsIn, type Election } from './elect.js';
import { decidedOfInspected, inspectedShape } from './inspected.js';
import { minutesOf, quorumAt } from './quorum.js';
import {
  countedIn,
  figuresAsked,
  filesOf,
  leftOutOf,
  listsOfLeftOut,
  ruledCardsOf,
  lineFigures,
  linesOfElection,
  linesOfVote,
} from './result-lines.js';
import type { LineFigure, ResultLine } from './result-lines.js';
import {
  areRejectedPresent,
  isProvedBy,
  presenceOf,
  proofOutcome,
  proofReason,
  proofShape,
  proofValue,
  provedInAll,
  provedLines,
} from './result-proof.js';
import type { Classes, Presence } from './result-proof.js';
import { beginningOf, mattersPut, placeOf } from './put-to-meeting.js';
import { inspectorsOf } from './sittings.js';
import { reviewsOn, tabulated } from './tabulate.js';
import { rows } from '../shapes.js';

const told = message('meeting.results', 'The results of {meeting}, {matters}: {outcome}');
const shares = z.string().optional();

const lineShape = z.looseObject({
  id: z.string().describe('the candidate, where there is one, and the class'),
  class: z.string(),
  candidate: z.string().optional(),
  says: z.string().describe('the candidate, or the class, by name'),
  for: shares.describe('this and the other figures are absent where no total tells them and the line does not prove'),
  against: shares,
  oneYear: shares.describe(
    'on how often, and so the two that follow: those for every year, in place of for, against and withheld',
  ),
  twoYears: shares,
  threeYears: shares,
  withheld: shares,
  abstain: shares,
  brokerNonVotes: shares,
  notVoted: z.string().describe('entered as present, and under no choice'),
  rejected: z
    .string()
    .describe(
      'on cards of which none counts by the rule sealed for over-votes; the minutes tell whether these were present',
    ),
  notEntered: z
    .array(z.enum(lineFigures))
    .optional()
    .describe('figures that no total tells, where the line does not prove: of them nothing is known'),
  ofCast: z.string().optional().describe('the part that those for are of those for, against and withheld'),
  ofPresent: z.string().optional().describe('the part that they are of all on the line'),
  ofOutstanding: z.string().optional().describe('the part that they are of the class outstanding at the record date'),
});

/**
 * The results of a meeting of shareholders as Form 8-K, Item 5.07 and an inspector's certificate tell them: every matter put
 * to its vote, in shares of record, with what the instruments make of them, and the proof of each line to the quorum.
 */
export const meetingResults = defineQuestion({
  name: 'meeting.results',
  family: 'meeting',
  asks: 'What were the results of this meeting, matter by matter, and does every line prove to the shares present?',
  input: z.strictObject({ meeting: z.string().describe('the id of the meeting that was held') }),
  value: z.looseObject({
    outcome: z
      .enum(['proved', 'not-proved', 'not-shown', 'nothing-voted'])
      .describe(
        'whether the shares of every line come to those present; not-shown: the minutes do not count those of its classes',
      ),
    id: z.string(),
    kind: z.enum(['annual', 'special', 'regular']),
    held: z.string().describe('the day'),
    begins: z.string().optional().describe('the day, and the time where it is entered'),
    place: z.string().optional().describe('where, as its call or its minutes say'),
    sittings: z.array(z.string()).optional().describe('the days of its sittings, where it was adjourned'),
    recordDate: z.string().optional().describe('the record date, where one is entered'),
    represented: z.string().describe('shares present in person or by proxy'),
    inPerson: z.string().optional().describe('those of them that were present in person, where the minutes tell'),
    byProxy: z.string().optional().describe('the others, where the minutes tell'),
    ofOutstanding: z.string().optional().describe('the part that they are of the shares with a general vote'),
    quorum: z.looseObject({ outcome: z.string() }).describe('as meeting.quorum tells it'),
    inspectors: rows({
      id: z.string(),
      says: z.string(),
      by: z.string().optional(),
      engagement: z.string().optional().describe('under which'),
      sworn: z.string().optional(),
      paper: z.looseObject({}).optional().describe('the paper behind the appointment, with its hash where it is kept'),
    }).describe('the inspectors of election appointed for it, with the day on which each took the oath'),
    classes: rows({
      id: z.string(),
      issued: z.string().describe('those not entitled to vote among them'),
      treasury: z.string().describe('held by the corporation itself'),
      called: z.string().describe('called for redemption with the money deposited, and so outstanding no longer'),
      ofSubsidiaries: z.string().describe('held by corporations in which it has the majority of the votes'),
      outstanding: z.string(),
      votesEach: z.string(),
    }).describe('the classes outstanding at the record date'),
    overVotes: z
      .looseObject({
        id: z.string().describe('the entry'),
        rule: z.enum(overVotePolicies),
        on: z.string(),
        by: z.string().optional(),
      })
      .optional()
      .describe('the rule that was sealed for cards of an intermediary that are of more shares than it held'),
    limits: rows({
      id: z.string().describe('the section and the person'),
      cite: z.string(),
      person: z.string(),
      says: z.string().describe('the person by name'),
      applied: z
        .enum(['by-the-register', 'looked-at', 'instructed', 'not-applied'])
        .describe('how the inspectors take it: the register alone shows it, else as "inspected" tells it'),
      rule: z
        .looseObject({
          unit: z.enum(['shares', 'votes']),
          classes: z.array(z.string()).optional().describe('those that the base is made of; absent: all that vote'),
          base: z.string().describe('all that are outstanding, of these classes'),
          part: z.string().describe('the part of the base that is the line'),
          whole: z.boolean().describe('whether the line is cut off to whole shares'),
          inFull: z
            .string()
            .describe('how many count in full: up to the line, or to what was approved or underwritten'),
          owned: z.string().describe('how many the person owns'),
          leaves: z.string().describe('what is left of each above these'),
        })
        .optional()
        .describe('how what remains was reckoned, where it was by these figures alone'),
      shares: rows({
        id: z.string(),
        holder: z.string(),
        class: z.string(),
        shares: z.string(),
        kept: z.string(),
      }).describe('the shares that it reaches, by holder of record, with what remains of each vote'),
    })
      .optional()
      .describe('limits that reach votes at the record date, each with the shares that it governs'),
    instructions: rows({
      id: z.string().describe('the entry'),
      person: z.string(),
      says: z.string().describe('the person by name'),
      limit: z.string().describe('the section'),
      determination: z.string().optional(),
      by: z.string(),
      signed: z.string().optional().describe('absent: nobody signed it, and it is not followed'),
      paper: z.looseObject({}).optional().describe('the paper, with its hash where it is kept'),
      shares: rows({ id: z.string(), holder: z.string(), class: z.string(), shares: z.string() }),
    })
      .optional()
      .describe(
        'instructions to the inspectors to apply limits that they do not find themselves: exhibits of their certificate',
      ),
    matters: rows({
      id: z.string(),
      says: z.string().describe('what was voted on'),
      act: z.string().describe('its kind'),
      seats: z.number().optional().describe('of an election, how many seats were to be filled'),
      pollsOpened: z.string().optional().describe('when the polls opened, where that is entered'),
      pollsClosed: z.string().optional().describe('when the polls closed, where that is entered'),
      outcome: z.string().describe('as meeting.tabulate or meeting.elect tells it'),
      lines: z.array(lineShape).describe('the shares of record, by class and candidate'),
      leftOut: rows({
        id: z.string().describe('the reason'),
        cards: z.number(),
        shares: z.string().optional().describe('absent where none of them can be read'),
        lines: rows({
          id: z.string().describe('the card; empty where its line names none'),
          holder: z.string().optional(),
          matter: z.string().optional().describe('where it names another'),
          class: z.string().optional().describe('where it names another'),
          candidate: z.string().optional(),
          shares: z.string().optional().describe('as its file has them'),
          counts: z.string().optional().describe('how many count all the same; absent: none'),
          at: z.string().optional().describe('the holder above whose position did not reach to it'),
        })
          .optional()
          .describe('one by one, as far as the totals tell them'),
      })
        .optional()
        .describe('cards that totals leave out, wholly or in part, as these tell it'),
      leftOutListed: z
        .array(z.string())
        .optional()
        .describe('the files, by their SHA-256, that list those which the totals do not tell one by one'),
      ruledCards: rows({
        id: z.string().describe('the card'),
        holder: z.string(),
        counts: z.enum(['as-cast', 'not']),
        against: z.string().optional().describe('why it would not count by itself'),
        shares: z.string(),
        ground: z.string(),
        by: rows({ id: z.string(), says: z.string() }).describe('who ruled'),
        alone: z.string().optional().describe('why one of several inspectors ruled alone'),
        notFollowed: z.string().optional().describe('why it is not that of the inspectors'),
      })
        .optional()
        .describe('cards that totals have as inspectors ruled on them, as these tell it'),
      inspected: inspectedShape,
      reviewed: reviewShape,
      proof: z.array(proofShape),
    }).describe('each matter of which a vote is entered, with what meeting.tabulate or meeting.elect tells of it'),
    files: rows({
      id: z.string().describe('its SHA-256'),
      of: z.enum(countedFileKinds),
      says: z.string(),
    })
      .optional()
      .describe('the files that totals were counted from, as far as these name them'),
    without: rows({ id: z.string(), says: z.string(), why: z.enum(['withdrawn', 'no-vote-entered']) }).describe(
      'matters of this meeting of which no vote is entered',
    ),
  }),
  example: { meeting: 'am-2002' },
  put: (c, { meeting }) => ({
    ask: () => resultsOf(c, meeting),
    decides: (value) => {
      const { outcome, matters } = value as { readonly outcome: unknown; readonly matters: readonly object[] };
      return { outcome, matters: matters.map(decidedOf) };
    },
  }),
});

/** A figure that a count or an election only tells beside its outcome may not be known. */
function decidedOf(matter: object): object {
  const {
    votes: _votes,
    present: _present,
    term: _term,
    inspected,
    ...decided
  } = matter as Readonly<Record<string, unknown>>;
  return { ...decided, inspected: decidedOfInspected(inspected ?? matter) };
}

function resultsOf(c: Context, meeting: string): Held<unknown> {
  const minutes = minutesOf(c, meeting);
  c.covered('meetings', c.asOf, []);
  // What was put to the meeting may have been proposed when it was called.
  c.covered('acts', c.asOf, [], c.books.meetingCalled(meeting)?.on ?? minutes.on);
  // Asked as of a day before it was held, it has the minutes that are entered, and no sitting yet.
  const held = sittingsOf(c.books, meeting, c.now);
  const sittings = held.length === 0 ? [minutes] : held;
  const mattersHere = mattersPut(c, new Set(sittings.map(({ data }) => data.id)));
  const voted = mattersHere.filter((matter) => isVotedOn(c, matter));
  const without = mattersHere.filter((matter) => !voted.includes(matter));
  tellStray(c, sittings);
  const presence = presenceOf(c, sittings);
  const recordDate = recordDateOfMeeting(c, meeting, c.now);
  const record = recordMomentOfMeeting(c, meeting, atClose(minutes.on));
  const electorate = electorateAt(c, record, atClose(minutes.on));
  const matters = voted.map((matter) =>
    resultOf(c, matter, presenceOf(c, sittingsUntil(c, sittings, matter)), electorate.value.classes),
  );
  const files = new Map(
    voted.flatMap((matter) => filesOf(c, matter)).map((file) => [`${file.of} ${file.sha256}`, file] as const),
  );
  const outcome = provedInAll(matters.flatMap(({ proofs }) => proofs.map(proofOutcome)));
  const isAsked = presence.total === undefined && matters.length > 0;
  const general = sum(
    'shares',
    electorate.value.classes.filter(({ votesEach }) => !isZero(votesEach)).map(({ outstanding }) => outstanding),
  );
  const quorum = c.attempt(() => quorumAt(c, { meeting }));
  if (!quorum.settled) c.waitFor(quorum.waiting);
  const inspectors = inspectorsOf(c, meeting);
  const begins = beginningOf(c, meeting);
  const place = placeOf(c, meeting);
  const count = `${voted.length === 1 ? '1 matter' : `${voted.length} matters`} voted on`;
  return {
    value: {
      outcome: isAsked ? unsettled : outcome,
      id: meeting,
      kind: minutes.data.kind,
      held: minutes.on,
      ...(begins === undefined ? undefined : { begins: momentToWire(begins) }),
      ...(place === undefined ? undefined : { place }),
      ...(sittings.length < 2 ? undefined : { sittings: sittings.map(({ on }) => on) }),
      ...(recordDate === undefined ? undefined : { recordDate: recordDate.day }),
      represented: presence.total ?? unsettled,
      ...(presence.total === undefined || presence.inPerson === undefined
        ? undefined
        : { inPerson: presence.inPerson, byProxy: minus<'shares'>(presence.total, presence.inPerson) }),
      ...(presence.total === undefined || isZero(general)
        ? undefined
        : { ofOutstanding: share(presence.total, general) }),
      quorum: quorum.settled ? quorum.value.value : { outcome: unsettled },
      inspectors,
      ...limitsTold(c, meeting, electorate.value),
      ...instructionsTold(c, meeting),
      classes: electorate.value.classes
        .filter(({ outstanding }) => !isZero(outstanding))
        .map((each) => ({ ...each, ...notOutstanding(c, each.id, electorate.value.at) })),
      ...ruleSealed(c, meeting),
      matters: matters.map(({ value }) => value),
      ...(files.size === 0
        ? undefined
        : { files: Array.from(files.values(), ({ of, name, sha256 }) => ({ id: sha256, of, says: name })) }),
      without: without.map((matter) => ({
        id: matter.id,
        says: nameOfAct(c, matter),
        why: c.books.withdrawn(matter.id) === undefined ? 'no-vote-entered' : 'withdrawn',
      })),
    },
    reason: reason(told, isAsked ? 'open' : outcome.replaceAll('-', ' '), {
      figures: { meeting: c.nameOf(meeting), matters: count },
      entries: sittings.map(({ id }) => id),
      grounds: [
        ...matters.flatMap(({ reasons }) => reasons),
        ...(quorum.settled ? [quorum.value.reason] : []),
        electorate.reason,
      ],
    }),
  };
}

/** The limits that govern shares, each with these by holder of record. */
function limitsTold(c: Context, meeting: string, { blocks }: Electorate) {
  const governed = blocks.flatMap(({ limit, ...block }) => (limit === undefined ? [] : [{ limit, block }]));
  if (governed.length === 0) return undefined;
  const byLimit = groupedBy(governed, ({ limit }) => `${limit.cite} ${limit.person}`);
  return {
    limits: Array.from(byLimit, ([id, rows]) => {
      const { limit } = rows[0]!;
      const { cite, person } = limit;
      const [taken] = beyondTheRegister(c, limit).length === 0 ? [] : appliedTold(c, meeting, [limit]);
      return {
        id,
        cite,
        person,
        says: c.nameOf(person),
        applied: taken?.applied ?? 'by-the-register',
        ...(limit.rule === undefined ? undefined : { rule: limit.rule }),
        shares: rows.map(({ block: { holder, owners, class: className, shares: governs, factor } }) => ({
          id: [holder, className, ...owners].join(' '),
          holder,
          says: c.nameOf(holder),
          owners: owners.map((owner) => c.nameOf(owner)),
          class: className,
          shares: governs,
          kept: factor,
        })),
      };
    }),
  };
}

function ruleSealed(c: Context, meeting: string) {
  const sealed = sealedPolicy(c.books, meeting, c.asOf);
  if (sealed === undefined) return undefined;
  c.restsOn([sealed.id]);
  const { by, 'over-votes': rule } = sealed.data;
  return { overVotes: { id: sealed.id, rule, on: sealed.on, ...(by === undefined ? undefined : { by }) } };
}

function instructionsTold(c: Context, meeting: string) {
  const all = instructionsAt(c, meeting);
  if (all.length === 0) return undefined;
  const unsigned = all.filter((each) => !isSigned(each));
  c.passOver(
    unsigned.map(({ id }) => id),
    'nobody signed it',
  );
  return {
    instructions: all.map(({ id, paper, data: { meeting: _meeting, person, shares: listed, ...data } }) => ({
      id,
      person,
      says: c.nameOf(person),
      ...data,
      ...(paper === undefined ? undefined : { paper }),
      shares: listed.map((row) => ({ id: `${row.holder} ${row.class}`, says: c.nameOf(row.holder), ...row })),
    })),
  };
}

function isVotedOn(c: Context, { id, act }: Pick<Matter, 'id' | 'act'>): boolean {
  if (act.kind !== 'election') return c.books.ballots(id, c.now).length > 0 || c.books.tallies(id, c.now).length > 0;
  const cards = electionBallotsAt(c, act.meeting);
  return (
    c.books.electionTallies(id, c.now).length > 0 ||
    cards.some(({ data }) =>
      data.election === undefined
        ? data.votes.some(({ candidate }) => act.candidates.includes(candidate))
        : data.election === id,
    )
  );
}

/** Votes given on the day of the meeting on a matter that is tied to no meeting: perhaps one of this one's. */
function tellStray(c: Context, sittings: readonly EntryOf<'meeting-held'>[]): void {
  const days = new Set<string>(sittings.map(({ on }) => on));
  for (const id of c.books.proposals(c.now)) {
    const matter = matterOf(c, id);
    if (meetingOf(c, matter, c.now) !== undefined) continue;
    const votes = [...c.books.ballots(id, c.now), ...c.books.tallies(id, c.now)];
    if (!votes.some(({ on }) => days.has(on))) continue;
    c.remark({
      says: `Votes on ${nameOfAct(c, matter)} are entered of the day of this meeting, and nothing ties it to a meeting: if it was voted on here, name the meeting in its proposal.`,
      cites: [],
    });
  }
}

/** The sittings until the polls on a matter closed: those who were there at a later one did not vote on it. */
function sittingsUntil(c: Context, sittings: readonly EntryOf<'meeting-held'>[], matter: Matter) {
  const end = pollsEnd(c, matter);
  const until = sittings.filter(({ on }) => end === undefined || compareDays(on, end.day) <= 0);
  return until.length === 0 ? sittings : until;
}

function resultOf(c: Context, matter: Matter, presence: Presence, classes: Classes) {
  const { id, act } = matter;
  const election: Election | undefined = act.kind === 'election' ? { id, act } : undefined;
  const opened = c.books.entriesOf('polls-opened', c.now).findLast(({ data }) => data.proposal === id);
  if (opened !== undefined) c.restsOn([opened.id]);
  const closed = pollsClosed(c, { id });
  const found = c.attempt(() => (election === undefined ? tabulated(c, id) : elected(c, id)));
  if (!found.settled) c.waitFor(found.waiting);
  const reviews = election === undefined ? reviewsOn(c, id) : reviewsIn(c, election);
  const { lines, areOfAll } =
    election === undefined ? { lines: linesOfVote(c, matter), areOfAll: true } : linesOfElection(c, election);
  const leftOut = leftOutOf(c, matter);
  const listed = listsOfLeftOut(c, matter);
  const ruledCards = ruledCardsOf(c, matter);
  const proofs = provedLines(lines, presence, classes).map((each) =>
    areOfAll ? each : { ...each, represented: undefined },
  );
  return {
    value: {
      outcome: unsettled,
      ...(found.settled ? (found.value.value as object) : undefined),
      id,
      says: nameOfAct(c, matter),
      act: act.kind,
      ...(election === undefined ? undefined : { seats: election.act.seats }),
      // They are told also while what a challenged ballot does is open.
      ...(reviews.length === 0 ? undefined : { reviewed: reviews.map((each) => reviewValue(c, each)) }),
      ...(opened === undefined ? undefined : { pollsOpened: momentToWire(momentOfEntry(opened)) }),
      ...(closed === undefined ? undefined : { pollsClosed: momentToWire(closed) }),
      lines: lines.map((line) =>
        lineValue(
          c,
          act,
          proofs.some((each) => isProvedBy(each, line)) ? whole(line) : line,
          proofs.some((each) => each.lines.includes(line) && areRejectedPresent(each)),
          classes,
        ),
      ),
      ...(leftOut.length === 0 ? undefined : { leftOut }),
      ...(listed.length === 0 ? undefined : { leftOutListed: listed }),
      ...(ruledCards.length === 0 ? undefined : { ruledCards }),
      proof: presence.total === undefined ? unsettled : proofs.map((each) => proofValue(c, matter, each)),
    },
    proofs,
    reasons: [...(found.settled ? [found.value.reason] : []), ...proofs.map((each) => proofReason(c, matter, each))],
  };
}

/** A line that proves: what no total tells is nought, for nobody is left who could have voted so. */
function whole(line: ResultLine): ResultLine {
  return { ...line, notEntered: [] };
}

/** What is issued of a class, and what of it is not outstanding, by why. */
function notOutstanding(c: Context, className: string, at: Moment) {
  const [issued, treasury] = [c.books.issued(className).at(at), c.books.treasury(className).at(at)];
  const called = c.books.calledAndGone(className, at);
  const others = minus<'shares'>(issued, c.books.outstanding(className).at(at));
  return { issued, treasury, called, ofSubsidiaries: minus<'shares'>(minus<'shares'>(others, treasury), called) };
}

function lineValue(c: Context, act: Act, line: ResultLine, withRejected: boolean, classes: Classes) {
  const { candidate, class: className, notEntered } = line;
  const isKnown = (...figures: readonly LineFigure[]) => !figures.some((figure) => notEntered.includes(figure));
  const cast = sum('shares', [line.for, line.against, line.withheld]);
  const isPutForAndAgainst = act.kind !== 'frequency';
  const present = withRejected ? plus<'shares'>(countedIn(line), line.rejected) : countedIn(line);
  const outstanding = classes.find(({ id }) => id === line.class)?.outstanding;
  const part = (name: string, of: Shares | undefined, isTold: boolean) =>
    of === undefined || isZero(of) || !isTold || !isPutForAndAgainst ? undefined : { [name]: share(line.for, of) };
  return {
    id: candidate === undefined ? line.class : `${candidate} ${line.class}`,
    ...(candidate === undefined ? undefined : { candidate }),
    says: c.nameOf(candidate ?? className),
    class: className,
    ...Object.fromEntries(
      figuresAsked(act)
        .filter((figure) => isKnown(figure))
        .map((figure) => [figure, line[figure]]),
    ),
    rejected: line.rejected,
    ...(notEntered.length === 0 ? undefined : { notEntered }),
    ...part('ofCast', cast, isKnown('for', 'against', 'withheld')),
    ...part('ofPresent', present, isKnown(...lineFigures)),
    ...part('ofOutstanding', outstanding, isKnown('for')),
  };
}
