import type { Held, Reason } from '../evaluation/index.js';
import type { Day, Moment, Quantity, Ratio, Shares } from '../exact/index.js';
import type { ByReading, KindCore, Placed, Provision } from '../instrument/index.js';
import { asAmended, type Carried, type Context, type DeterminationEntry, type Judgement } from '../session/index.js';
import { isJudgedByVote, mayBeSilent, speaksOn, withInForce } from './in-force.js';
import type { BoardVotes } from './board-votes.js';
import type { Matter } from './matter.js';
import type { Requirement } from './requirement.js';
import type { SeriesTerms } from './series-terms.js';

/** What a provision leaves of the votes of a person's shares. */
export interface Limit {
  /** Whom the limit reaches, for telling: a person or a group. */
  readonly person: string;
  /** The beneficial owners whose shares it reaches. */
  readonly owners: readonly string[];
  readonly classes: readonly string[] | 'all';
  /**
   * What remains of each share or vote: from nought to one; more only where a text allots the votes that are left by the
   * number of shares, and the share has fewer votes than others.
   */
  readonly factor: Ratio;
  /** What remains of each share where shares are counted and not votes, if that is another part. */
  readonly ofShares?: Ratio;
  /** The votes that shares held long have beyond those of others are in the factor; else the same part of them remains. */
  readonly withLongHeld?: true;
  /** The part taken away is not outstanding for any vote or quorum, whatever base a vote is counted on. */
  readonly outOfCount: boolean;
  /** The entries by which it is known whose shares these are: inspectors of election may look at some of them only. */
  readonly restsOn: readonly string[];
  readonly cite: string;
  readonly reason: Reason;
  /** How the factor was reckoned, where it was by these figures alone. */
  readonly rule?: RuleOfLimit;
}

/** Up to a line all count in full, and of each above it a part is left: spread over all alike. */
export interface RuleOfLimit {
  readonly unit: 'shares' | 'votes';
  /** The classes of which the base is made; without them, all that vote. */
  readonly classes?: readonly string[];
  /** What all that are outstanding come to, the part of it that is the line, and whether that is cut off to whole ones. */
  readonly base: Shares | Quantity<'votes'>;
  readonly part: Ratio;
  readonly whole: boolean;
  /** How many count in full: to the line, or to what was approved or underwritten. */
  readonly inFull: Shares | Quantity<'votes'>;
  readonly owned: Shares | Quantity<'votes'>;
  /** What is left of each above. */
  readonly leaves: Ratio;
}

/** Of the outstanding shares that a holder of record has for the same owners, those with more votes for having been held long. */
export interface LongHeld {
  readonly holder: string;
  readonly owners: readonly string[];
  readonly class: string;
  readonly shares: Shares;
  /** The votes of each of them beyond those of other shares of the class. */
  readonly more: Ratio;
  readonly cite: string;
}

/** Shares of a class, of some owners or of everybody. */
export interface WhoseShares {
  readonly class: string;
  readonly of?: readonly string[] | undefined;
}

/** What a provision says that an act may not be, with the figures. */
export interface Bar {
  readonly barred: boolean;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly reason: Reason;
}

/** A series that an instrument itself fixes, without a resolution of the board. */
export interface FixedSeries {
  readonly series: string;
  readonly class: string;
  readonly shares: Shares;
  /** The day from which there is the series. */
  readonly effective: Day;
  readonly terms: SeriesTerms;
  /** What changes its number of shares: a resolution when it is passed, or the filing of it. */
  readonly resizedBy: 'resolution' | 'filing';
}

/**
 * A provision kind with every hook that a question may call. A kind implements those in which its provisions take part;
 * a question calls one hook on every provision in force, and knows no kind by name.
 */
export interface Kind<P extends Provision = never> extends KindCore<P, Context> {
  /** The questions of the catalogue in which its provisions take part, for tables of provisions. */
  readonly answers?: readonly string[];
  /** Constants it fixes: a name, an office, a number. What a doubtful text fixes, a reading decides. */
  constants?(provision: P): Readonly<Record<string, string | ByReading<string>>>;
  /** Whether an act is of the sort that it governs. Absent with `needs`: it governs what `needs` gives a requirement for. */
  applies?(c: Context, placed: Placed<P>, matter: Matter): Held<boolean>;
  /** What an act needs where the provision applies; worked out even while `applies` is not known. */
  needs?(c: Context, placed: Placed<P>, matter: Matter): Requirement | undefined;
  /** Whether the act is barred whatever approves it. */
  bars?(c: Context, placed: Placed<P>, matter: Matter): readonly Bar[];
  /** Where its bars are of carrying the act out, day by day: a vote on the act is given or not whatever they say. */
  readonly barsConduct?: true;
  /** Votes for each share of a class in a general vote; undefined where it does not speak of the class. */
  votes?(c: Context, placed: Placed<P>, className: string, at: Moment): Held<Ratio> | undefined;
  /** Of each holder’s outstanding shares of a class, those that have more votes for having been held long. */
  longHeld?(c: Context, placed: Placed<P>, whose: WhoseShares, at: Moment): readonly LongHeld[];
  /** The series that the provision itself fixes. */
  series?(provision: P): FixedSeries;
  /** Whether shares of a series leave it when they are retired; absent, they become unissued shares of it again. */
  retires?(c: Context, placed: Placed<P>, series: string, className: string): boolean;
  /** The limits on votes in force at a moment. */
  limits?(c: Context, placed: Placed<P>, at: Moment): readonly Limit[];
  /** Whether a determination is effective, where the provision gives the power to make it. */
  judges?(c: Context, placed: Placed<P>, determination: DeterminationEntry): Held<Judgement> | undefined;
  /** Whether what is determined under it governs whatever vote is taken while it stands, also one of an earlier record date. */
  governsVotesTaken?(placed: Placed<P>): boolean;
  /** Which notions of its article its determinations settle where other articles use them; undefined where it does not say. */
  settlesElsewhere?(c: Context, placed: Placed<P>): readonly string[] | undefined;
  /** What it determined, as that stands at a later moment; undefined where it holds no more. */
  carriesOn?(c: Context, placed: Placed<P>, carried: Carried): unknown;
  /** The votes that it asks of directors, matter by matter, for the table of them. */
  boardVotes?(c: Context, placed: Placed<P>): readonly BoardVotes[];
  /** The fields of a takeover-defence profile that it fills, as the readings of its text are adopted. */
  profile?(provision: P, c: Context): Readonly<Record<string, string>>;
  /** The parts that other questions ask for by name: see the question that calls it for the shape it expects. */
  tells?(
    c: Context,
    placed: Placed<P>,
    topic: string,
    input: Readonly<Record<string, unknown>>,
    at: Moment,
  ): Held<unknown> | undefined;
}

type HookName =
  | 'applies'
  | 'needs'
  | 'bars'
  | 'votes'
  | 'longHeld'
  | 'series'
  | 'retires'
  | 'limits'
  | 'tells'
  | 'boardVotes';

/** One hook of one provision in force, ready to be called. */
export interface Hooked<N extends HookName> {
  readonly placed: Placed;
  readonly kind: Kind;
  readonly hook: NonNullable<Kind<Provision>[N]>;
}

/** The hooks that say what something is: a time before the text is read by them too. The others speak for their own time. */
const defining: ReadonlySet<HookName> = new Set(['votes', 'longHeld', 'series', 'retires', 'tells']);

/**
 * Every provision in force on a day that has a hook, in rank and document order; for that day, by whose definitions it is read.
 * @param taken the day on which a vote is taken, by which some clauses speak or not
 */
export function hooks<N extends HookName>(c: Context, name: N, day: Day, taken: Day = day): readonly Hooked<N>[] {
  const inForce = defining.has(name) ? c.provisionsReading(day) : c.provisionsOn(day);
  const all = c.once(inForce, name, () => found(c, name, inForce));
  const read = c.inForce.notLoadedOn(c.textOf(day)).length === 0 ? all : all.map((each) => withAmendment(c, each, day));
  return read.some(({ placed }) => mayBeSilent(placed))
    ? read.flatMap((each) => inItsTime(c, each, isJudgedByVote(each.placed) ? taken : day))
    : read;
}

/** A hook of a provision that was amended, where the text since is not loaded: whether this changes what it says is asked where it says something. */
function withAmendment<N extends HookName>(c: Context, each: Hooked<N>, day: Day): Hooked<N> {
  return heeded(each, () => void asAmended(c, each.placed, day));
}

/**
 * A hook of a provision that begins or ends by itself, or says this by some readings alone. Whether it speaks by then is asked only
 * where it has something to say.
 */
function inItsTime<N extends HookName>(c: Context, each: Hooked<N>, day: Day): readonly Hooked<N>[] {
  if (!mayBeSilent(each.placed)) return [each];
  const speaking = c.attempt(() => speaksOn(c, each.placed, day));
  if (speaking.settled) return speaking.value ? [each] : [];
  return [heeded(each, () => c.suspendOn(speaking.waiting))];
}

/** A hook before which something is seen to, where it has anything to say. */
function heeded<N extends HookName>(each: Hooked<N>, first: () => void): Hooked<N> {
  const says = each.hook as unknown as (...input: readonly unknown[]) => unknown;
  const asked = (...input: readonly unknown[]): unknown => {
    const said = says(...input);
    const isNothing = said === undefined || (Array.isArray(said) && said.length === 0);
    if (!isNothing) first();
    return said;
  };
  return { ...each, hook: asked as unknown as Hooked<N>['hook'] };
}

/** Whether a clause speaks or not by the day on which a vote is taken. */
export function turnsOnVote(c: Context, day: Day): boolean {
  return c.provisionsOn(day).some(isJudgedByVote);
}

function found<N extends HookName>(c: Context, name: N, inForce: readonly Placed[]): readonly Hooked<N>[] {
  return inForce.flatMap((placed) => {
    const kind = c.kindOf(placed) as unknown as Kind;
    const hook = kind[name];
    if (hook === undefined) return [];
    const speaks = hook.bind(kind) as unknown as (...input: readonly unknown[]) => unknown;
    const asked = (...input: readonly unknown[]): unknown => c.citing([placed.cite], () => speaks(...input));
    return [{ placed, kind, hook: asked as unknown as Hooked<N>['hook'] }];
  });
}

/**
 * Registers a kind with the type of its parameters checked. Its provisions may begin and end by themselves; a series begins on the
 * day on which it is effective.
 */
export function defineKind<P extends Provision>(kind: Kind<P>): Kind<P> {
  if (kind.series !== undefined) return Object.freeze(kind);
  const parameters = withInForce(kind.parameters);
  return Object.freeze({
    ...kind,
    parameters,
    speaks: (c: Context, placed: Placed, day: Day) => speaksOn(c, placed, day),
  });
}
