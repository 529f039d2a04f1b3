import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { fractionInWords, type Fraction, type Moment } from '../../exact/index.js';
import { byReading, stockName, type ByReading } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { actOfBoard, type BoardBase } from '../board-base.js';
import { ordinaryVoteOfBoard, type BoardVote } from '../board-votes.js';
import {
  bodyInRegardToEach,
  continuingDirectors,
  directorsWhoAre,
  independentDirectors,
} from '../body-in-regard-to-each.js';
import { whereInterested } from '../directors-vote.js';
import { fractionField } from '../fraction-field.js';
import { atMeetingCalledFor } from '../meeting-called-for.js';
import { recordMoment } from '../record-moment.js';
import { recommendation, recommendationStep, type Recommendation } from '../recommendation.js';
import { seriesTermsNotion } from '../series.js';
import { boardInOffice, boardProcedure, ordinaryBoardAct } from '../ordinary-board-act.js';
import { votesOfClassesApart } from '../separate-vote.js';
import { lastDayFor } from '../vote-count.js';
import type { Before, BodyOfDirectors, BodyStep, LeftOut, ReceivedBy, Requirement, VoteStep } from '../requirement.js';
import { outsideBody, outsideBodyOf, type OutsideBody } from './outside-body.js';
import { ownersMustBeNamed, ownersOf, personsHeld, personsInWords, personsOf, personsTerm } from './persons.js';
import type { Persons } from './persons.js';
import { isOutstanding } from './shares-left.js';
import type { Use } from './use.js';
import { dayMeant, isStated, momentMeant, whenInWords, whenTerm, type When } from './when.js';

const directors = ['board', 'independent-directors', 'continuing-directors'] as const;
type Directors = (typeof directors)[number];

const ofHolders = ['outstanding', 'entitled', 'present', 'cast'] as const;
const ofDirectors = ['members', 'whole-board', 'present'] as const;
const electors = ['general-vote', 'any-vote-for-directors'] as const;
const meetings = ['any', 'held', 'or-all', 'called-for-it', 'called-only-for-it'] as const;

/** A vote of any body: of holders with the general vote, of classes, of directors. */
export interface Vote {
  readonly vote: Directors | 'voting' | readonly string[] | OutsideBody;
  readonly by?: Fraction | ByReading<Fraction> | undefined;
  readonly of?: Base | ByReading<Base> | undefined;
  readonly in?: 'votes' | 'shares' | ByReading<'votes' | 'shares'> | undefined;
  readonly without?: Persons | ByReading<Persons> | undefined;
  readonly theirs?: Theirs | ByReading<Theirs> | undefined;
  readonly ifAny?: boolean | undefined;
  readonly electors?: Electors | ByReading<Electors> | undefined;
  readonly recommended?: Recommendation | undefined;
  readonly limits?: 'count' | 'aside' | ByReading<'count' | 'aside'> | undefined;
  readonly quorum?: Fraction | undefined;
  readonly meeting?: (typeof meetings)[number] | ByReading<(typeof meetings)[number]> | undefined;
  readonly eachClass?: boolean | undefined;
  readonly apart?: boolean | undefined;
  readonly atLeast?: number | undefined;
  readonly whereInterested?: boolean | undefined;
  readonly decides?: readonly string[] | undefined;
  readonly on?: 'plan' | undefined;
  readonly before?: When | undefined;
  readonly receivedBy?: When | undefined;
}
type Base = (typeof ofHolders)[number] | (typeof ofDirectors)[number];
type Electors = (typeof electors)[number];
type Theirs = 'beneficial' | 'held' | 'record';

/** The words that stand beside a vote, each told once for every kind that has a vote. */
export const voteFields = {
  vote: z
    .union([z.enum([...directors, 'voting']), z.array(stockName).min(1), outsideBody], {
      error: `expected ${directors.join(', ')}, voting, a list of classes and series such as [series-a], or a body outside the corporation: { body: …, says: … }`,
    })
    .optional()
    .describe(
      'who votes: a body of directors, voting (all shares with a general vote), classes and series, or a body outside the corporation',
    ),
  by: byReading(fractionField).optional().describe('by what part; of the board, left out: by its ordinary act'),
  of: byReading(z.enum([...ofHolders, 'members', 'whole-board']))
    .optional()
    .describe(
      'of what. Of holders: all outstanding; entitled, less what limits take; present; cast, for and against. Of directors: members in office, the whole-board with its empty seats, or those present',
    ),
  in: byReading(z.enum(['votes', 'shares']))
    .optional()
    .describe('what is counted; left out: votes'),
  without: byReading(personsTerm).optional().describe('whose shares or votes are left out on both sides'),
  theirs: byReading(z.enum(['beneficial', 'held', 'record']))
    .optional()
    .describe('which shares are theirs: owned of record or through others; held either way; of record only'),
  ifAny: z
    .boolean()
    .optional()
    .describe('whether the vote is needed only where there is one of those left out, on the record date'),
  electors: byReading(z.enum(electors))
    .optional()
    .describe(
      'of all shares: those with the general vote, which is meant where it is left out, or every share that has a vote for some director',
    ),
  recommended: recommendation
    .optional()
    .describe('the recommendation of directors without which the vote is not enough'),
  limits: byReading(z.enum(['count', 'aside']))
    .optional()
    .describe('whether limits on votes count; left out: they do'),
  quorum: fractionField.optional().describe('the part of the votes entitled that must be present besides'),
  meeting: byReading(z.enum(meetings))
    .optional()
    .describe(
      'any, which is meant where it is left out; of directors: held, or or-all, where all of them may agree without one; of holders: one called for it, alone or beside other things',
    ),
  eachClass: z.boolean().optional().describe('whether each of the classes votes by itself'),
  apart: z
    .boolean()
    .optional()
    .describe(
      'whether, besides, each class that has a vote of its own by its terms or by law votes by itself, in shares',
    ),
  atLeast: z.int().min(1).optional().describe('of directors: only while there are so many of them'),
  whereInterested: z
    .boolean()
    .optional()
    .describe('whether directors must vote for it only where there is an interested shareholder when they act'),
  decides: z
    .array(z.enum(['approve', 'recommend', 'determine-benefit', 'approve-plan', 'elect', 'declare', 'oppose', 'other']))
    .min(1)
    .optional()
    .describe('what directors decide; left out: they approve or recommend'),
  on: z
    .literal('plan')
    .optional()
    .describe('what directors decide on, where that is not the act itself: the plan under which it is proposed'),
  before: whenTerm.optional().describe('the moment before which directors must have voted'),
  receivedBy: whenTerm
    .optional()
    .describe(
      'of holders: the last day on which their votes, or consents, come in time; left out: while the vote is open',
    ),
};

/** The words that may stand beside "vote". */
export const besideVote = Object.keys(voteFields).filter((word) => word !== 'vote');

/** Tells a vote that does not say of what its part is taken, or takes it of what its body has not. */
export function voteTold(written: object, context: z.RefinementCtx): void {
  const { vote, by, of, receivedBy } = written as Partial<Vote>;
  if (vote === undefined) return;
  const isOfDirectors = directors.some((each) => each === vote);
  const bases: readonly string[] = isOutside(vote) ? ['members'] : isOfDirectors ? ofDirectors : ofHolders;
  const told = (path: string, text: string) => context.addIssue({ code: 'custom', path: [path], message: text });
  if (by === undefined && vote !== 'board') told('by', 'a vote says by what part: "by: at least 2/3", "by: majority"');
  if (by !== undefined && of === undefined)
    told('of', `a part is of something; write of: ${bases.join(', ')}, or a reading with these`);
  if (receivedBy !== undefined && (isOfDirectors || isOutside(vote)))
    told('receivedBy', 'votes of holders are received by a day; of directors write "before"');
  const whose = isOutside(vote) ? 'such a body has' : isOfDirectors ? 'directors have' : 'holders have';
  if (typeof of === 'string' && !bases.includes(of))
    told('of', `"${of}" is nothing that ${whose}; write one of: ${bases.join(', ')}`);
}

/** What stands beside a step of a requirement: its section, an id of its own within the provision, words. */
export interface Step {
  readonly cite: string;
  readonly id: string;
  readonly says?: string | undefined;
}

/** The requirement that a vote makes. */
export function voteNeeded(c: Context, use: Use, step: Step, vote: Vote): Requirement {
  if (isOutside(vote.vote)) return outsideNeeded(c, use, step, vote, vote.vote);
  if (typeof vote.vote === 'string' && vote.vote !== 'voting') return directorsNeeded(c, use, step, vote, vote.vote);
  const need = whereAny(use, step, vote, votesOfHolders(c, use, step, vote));
  return atMeeting(c, use, step.cite, vote.meeting, whereRecommended(c, use, step, vote, need));
}

function isOutside(vote: Vote['vote']): vote is OutsideBody {
  return typeof vote === 'object' && 'body' in vote;
}

function outsideNeeded(c: Context, use: Use, step: Step, vote: Vote, body: OutsideBody): BodyStep {
  const fraction = c.resolve(vote.by!);
  const says = step.says ?? `${fractionInWords(fraction)} of all ${body.says}, present or not`;
  const decides = vote.decides ?? ['approve', 'recommend'];
  return { kind: 'body', ...step, says, decides, fraction, ...outsideBodyOf(use, body), atMeeting: false };
}

/** What is needed of holders, at a meeting called for it where the text says so. */
export function atMeeting(c: Context, use: Use, cite: string, at: Vote['meeting'], need: Requirement): Requirement {
  const meeting = at === undefined ? 'any' : c.resolve(at);
  if (meeting !== 'called-for-it' && meeting !== 'called-only-for-it') return need;
  return atMeetingCalledFor(c, cite, use.matter, meeting, need);
}

const exists = message('vote.where-any', 'There are {persons} on the record date: {outcome}');

/** A vote of the others that is needed only where there is somebody else. */
function whereAny(
  use: Use,
  { cite, id }: Step,
  { ifAny, receivedBy, without = [] }: Vote,
  need: Requirement,
): Requirement {
  if (ifAny !== true) return need;
  const condition = (c: Context) => {
    const persons = c.resolve(without);
    const { value: found, reason: because } = personsHeld(c, use, persons, votersMoment(c, use, { cite, receivedBy }));
    const value = found.length > 0;
    const figures = { persons: personsInWords(persons) };
    return held(value, reason(exists, value ? 'yes' : 'no', { figures, cites: [cite], grounds: because }));
  };
  return { kind: 'where', id: `${id} where there are any`, cite, says: need.says, condition, need };
}

function whereRecommended(c: Context, use: Use, step: Step, vote: Vote, need: Requirement): Requirement {
  if (vote.recommended === undefined) return need;
  const says = `${need.says}, recommended by the board`;
  const of = [recommendationStep(c, use.placed, vote.recommended, use.matter), need];
  return { kind: 'all', id: `${step.id} on recommendation`, cite: step.cite, says, of };
}

function votesOfHolders(c: Context, use: Use, step: Step, vote: Vote): Requirement {
  if (vote.vote === 'voting') {
    const general = holdersStep(c, use, step, vote, 'general');
    return vote.apart === true ? withClassesApart(c, use, step, vote, general) : general;
  }
  const classes = vote.vote as readonly string[];
  if (vote.eachClass !== true) return whileOutstanding(use, step, classes, holdersStep(c, use, step, vote, classes));
  const of = classes.map((each) => {
    const own = { ...step, id: `${step.id} ${each}` };
    return whileOutstanding(use, own, [each], holdersStep(c, use, own, vote, [each]));
  });
  return { kind: 'all', id: step.id, cite: step.cite, says: step.says ?? 'the vote of each class', of };
}

function withClassesApart(c: Context, use: Use, step: Step, vote: Vote, general: VoteStep): Requirement {
  const apart = votesOfClassesApart(c, use.matter, step.cite, (className) => {
    const own = { cite: step.cite, id: `${step.id} ${className} apart` };
    return { ...holdersStep(c, use, own, { ...vote, in: 'shares' }, [className]), id: own.id };
  });
  const says = `${general.says}, and of each class that votes apart`;
  return apart.length === 0
    ? general
    : { kind: 'all', id: `${step.id} and apart`, cite: step.cite, says, of: [general, ...apart] };
}

const gone = message('vote.of-stock', 'A share of {stock} is outstanding: {outcome}');

/** The vote of a class that has no share outstanding is not needed; as one of several ways it is closed (see `asWay`). */
function whileOutstanding(
  { placed, matter }: Use,
  { cite, id }: Step,
  classes: readonly string[],
  need: VoteStep,
): Requirement {
  return {
    kind: 'where',
    id: `${id} while outstanding`,
    cite,
    says: need.says,
    condition: (c) => {
      const value = classes.some((stock) => isOutstanding(c, { placed, matter }, stock));
      const figures = { stock: classes.join(' or ') };
      return held(value, reason(gone, value ? 'yes' : 'no', { figures, cites: [cite] }));
    },
    need,
  };
}

function holdersStep(c: Context, use: Use, step: Step, vote: Vote, classes: 'general' | readonly string[]): VoteStep {
  const { receivedBy } = vote;
  const fraction = c.resolve(vote.by!);
  const base = c.resolve(vote.of!) as (typeof ofHolders)[number];
  const count = vote.in === undefined ? 'votes' : c.resolve(vote.in);
  const without = vote.without === undefined ? undefined : c.resolve(vote.without);
  const theirs = vote.theirs === undefined ? 'beneficial' : c.resolve(vote.theirs);
  const aside = vote.limits !== undefined && c.resolve(vote.limits) === 'aside';
  const joins = (at: Context, className: string): boolean =>
    electsDirectors(at, className, votersMoment(at, use, { cite: step.cite, receivedBy }));
  const says =
    step.says ??
    `${fractionInWords(fraction)} of ${baseInWords(base, classes, count)}${withoutInWords(without)}${inTimeInWords(vote)}`;
  return {
    kind: 'vote',
    id: step.id,
    cite: step.cite,
    says,
    fraction,
    count,
    base: {
      of: base === 'cast' || base === 'present' ? base : 'outstanding',
      classes,
      ...(vote.quorum === undefined ? undefined : { quorum: vote.quorum }),
      ...(vote.electors !== undefined && c.resolve(vote.electors) === 'any-vote-for-directors' ? { joins } : undefined),
    },
    weigh: aside ? 'neither' : base === 'outstanding' ? 'cast' : 'both',
    ...(without === undefined ? undefined : { without: leftOut(use, step.cite, without, theirs) }),
    ...(receivedBy === undefined ? undefined : { receivedBy: lastDayOf(use, receivedBy) }),
  };
}

function lastDayOf(use: Use, when: When): ReceivedBy {
  return { day: (c) => dayMeant(c, use, when), isStated: isStated(when) };
}

/** When it is judged who votes, in a vote that may have a last day. */
function votersMoment(
  c: Context,
  use: Use,
  { cite, receivedBy }: { cite: string; receivedBy: When | undefined },
): Moment {
  const last = receivedBy === undefined ? { cite } : { cite, receivedBy: lastDayOf(use, receivedBy) };
  return recordMoment(c, use.matter, () => lastDayFor(c, last, use.matter));
}

function inTimeInWords({ receivedBy }: Vote): string {
  return receivedBy === undefined ? '' : `, received by ${whenInWords(receivedBy)}`;
}

/** Whether the holders of a series that has no general vote elect directors by its terms, and so have a vote for some. */
function electsDirectors(c: Context, className: string, at: Moment): boolean {
  const series = c.notion(seriesTermsNotion, [className], at).value;
  return (series?.terms?.directors ?? 0) > 0;
}

const out = message('vote.left-out', 'Shares of {persons} are left out: {outcome}');

function leftOut(use: Use, cite: string, persons: Persons, theirs: Theirs): LeftOut {
  return {
    says: `shares of ${personsInWords(persons)}`,
    ...(theirs === 'held' ? { ofRecord: true } : theirs === 'record' ? { ofRecord: 'only' } : undefined),
    owners: (c, at: Moment) => {
      ownersMustBeNamed(c, use, persons, at);
      const { value: found, reason: grounds } = personsHeld(c, use, persons, at);
      const value = theirs === 'beneficial' ? ownersOf(c, use, persons, at) : found;
      const named = value.map((person) => c.nameOf(person)).join(', ') || 'nobody';
      return held(value, reason(out, named, { figures: { persons: personsInWords(persons) }, cites: [cite], grounds }));
    },
  };
}

function baseInWords(base: (typeof ofHolders)[number], classes: 'general' | readonly string[], count: string): string {
  const whose = classes === 'general' ? '' : ` of ${classes.join(' and ')}`;
  const all: Readonly<Record<typeof base, string>> = {
    outstanding: `all outstanding ${count}${whose}`,
    entitled: `the ${count} entitled to be cast${whose}`,
    present: `the ${count} present${whose}`,
    cast: `the ${count} cast${whose}`,
  };
  return all[base];
}

function withoutInWords(persons: Persons | undefined): string {
  return persons === undefined ? '' : `, without those of ${personsInWords(persons)}`;
}

const bases: Readonly<Record<(typeof ofDirectors)[number], BoardBase>> = {
  members: 'in-office',
  'whole-board': 'entire-board',
  present: 'present',
};

function directorsNeeded(c: Context, use: Use, step: Step, vote: Vote, name: Directors): Requirement {
  const decides = vote.decides ?? ['approve', 'recommend'];
  const { before, atLeast } = vote;
  const timed = {
    ...(before === undefined ? undefined : { before: beforeOf(use, before) }),
    ...(vote.on === undefined ? undefined : subjectOf(use)),
  };
  if (vote.by === undefined) {
    c.otherLaw({ says: boardProcedure, cites: [step.cite] });
    const says = step.says ?? 'an ordinary act of the Board';
    return { ...ordinaryBoardAct({ cite: step.cite, says, decides }), id: step.id, ...timed };
  }
  const fraction = c.resolve(vote.by);
  const base = bases[c.resolve(vote.of!) as keyof typeof bases];
  const body = directorsOf(use, name);
  const says = step.says ?? `${fractionInWords(fraction)} of ${wholeInWords(body, base)}`;
  const meeting = vote.meeting === undefined ? 'any' : c.resolve(vote.meeting);
  const without = vote.without === undefined ? undefined : personsOf(c, use, c.resolve(vote.without), c.now);
  const one: BodyStep = {
    ...actOfBoard({ cite: step.cite, says, decides, fraction }, base, use.placed.article),
    id: step.id,
    body,
    ...(name === 'board' ? undefined : { within: boardInOffice.name }),
    ...(without === undefined ? undefined : { without }),
    atMeeting: meeting === 'or-all' ? 'or-all' : meeting === 'held',
    ...timed,
  };
  const whole = atLeast === undefined ? one : { ...one, floor: atLeast };
  if (vote.whereInterested !== true) return whole;
  return whereInterested(use.placed, whole, { matter: use.matter, decides }, step.id);
}

/** The plan that directors decide on, where the proposal names one. */
function subjectOf({ matter: { act } }: Use): { readonly subject: string } | undefined {
  return 'plan' in act && act.plan !== undefined ? { subject: act.plan } : undefined;
}

/** What a step must come before, to the time of day where that is known. */
export function beforeOf(use: Use, when: When): Before {
  return { says: whenInWords(when), moment: (c) => momentMeant(c, use, when) };
}

function directorsOf({ placed, it }: Use, name: Directors): BodyOfDirectors {
  const concerned = it === undefined ? [] : [it];
  switch (name) {
    case 'board':
      return boardInOffice;
    case 'independent-directors':
      return directorsWhoAre(independentDirectors, placed.article, concerned);
    case 'continuing-directors':
      return bodyInRegardToEach(continuingDirectors, concerned, placed.article);
  }
}

function wholeInWords(body: BodyOfDirectors, base: BoardBase): string {
  if (base === 'entire-board') return 'the entire Board';
  return `${body.says} ${base === 'present' ? 'present' : 'in office'}`;
}

/** A vote of directors as the table of such votes has it. */
export function boardVoteOf(c: Context, body: Directors, vote: Omit<Vote, 'vote'>): BoardVote {
  if (vote.by === undefined) return ordinaryVoteOfBoard;
  const meeting = vote.meeting === undefined ? 'any' : c.resolve(vote.meeting);
  return {
    body,
    fraction: c.resolve(vote.by),
    of: bases[c.resolve(vote.of!) as keyof typeof bases],
    needed: vote.whereInterested === true ? 'where-somebody-is-interested' : 'always',
    atMeeting: meeting === 'or-all' ? 'or-all' : meeting === 'held',
  };
}
