import type { FactType, Notion, Reason } from '../evaluation/index.js';
import type { Amount, Day, Fraction, Moment } from '../exact/index.js';
import type { Context } from '../session/index.js';
import type { Matter, Milestone } from './matter.js';
import type { StepOutcome } from './step-progress.js';
import type { YearsVoted } from './voted-shares.js';

/**
 * What an act needs, as an expression over steps. Provision kinds make it from their parameters; `assess` says how far
 * each step has come. Percentages always name their base; what other law requires is named and never dropped.
 */
export type Requirement =
  | AllOf
  | AnyOf
  | Where
  | OnlyWhere
  | InOrder
  | VoteStep
  | BodyStep
  | AgencyStep
  | FilingStep
  | NoticeStep
  | NoObjectionStep
  | FactStep
  | FiguresStep
  | WaitingStep
  | TestStep
  | OtherLawStep;

interface Step {
  /** Its section. */
  readonly cite: string;
  /** Further sections that ask for the very same. */
  readonly also?: readonly string[];
  /** What it is, in a few of our own words: "80 % of the outstanding shares entitled to vote". */
  readonly says: string;
  /** Stable within one requirement; the section where it is absent. */
  readonly id?: string;
  /** A way by which directors do by themselves what holders may do as well: on that nobody votes. */
  readonly byDirectors?: true;
}

/** Everything is needed. */
export interface AllOf extends Step {
  readonly kind: 'all';
  readonly of: readonly Requirement[];
}

/** One route is enough. */
export interface AnyOf extends Step {
  readonly kind: 'any';
  readonly of: readonly Requirement[];
}

/** Needed only where the condition holds; the condition may suspend. */
export interface Where extends Step {
  readonly kind: 'where';
  readonly condition: (c: Context) => { readonly value: boolean; readonly reason: Reason };
  readonly need: Requirement;
}

/** A route that is open only where the condition holds, and closed where it does not; the condition may suspend. */
export interface OnlyWhere extends Step {
  readonly kind: 'only-where';
  readonly condition: (c: Context) => { readonly value: boolean; readonly reason: Reason };
  readonly need: Requirement;
}

/** Both are needed, the first before the second: the first says itself what it must come before. */
export interface InOrder extends Step {
  readonly kind: 'order';
  readonly first: Requirement;
  readonly then: Requirement;
}

/** A vote of holders. */
export interface VoteStep extends Step {
  readonly kind: 'vote';
  readonly fraction: Fraction;
  /** Where holders are asked how often: the answer whose votes it counts, the others being against it. */
  readonly answer?: YearsVoted;
  /** Whether shares or votes are counted. */
  readonly count: 'shares' | 'votes';
  /** Whose: those with a general vote, the named classes alone, or the votes cast. */
  readonly base: VoteBase;
  /** Whose shares are left out on both sides. */
  readonly without?: LeftOut;
  /** The latest moment at which it can be judged who may vote: before what the vote is to allow. */
  readonly votersBy?: Moment;
  /** How limits on votes enter: on both sides, only in the votes cast, or not at all. */
  readonly weigh: 'both' | 'cast' | 'neither';
  /** The last day on which votes come in time. */
  readonly receivedBy?: ReceivedBy;
  /** The meeting whose inspectors count it, by what they may look at; without one it is counted on all facts. */
  readonly inspectedAt?: string;
}

/** Until when votes come in time. */
export interface ReceivedBy {
  /** The section that says so; left out, that of the vote. */
  readonly cite?: string;
  /** The last day; undefined while it turns on what has not happened. */
  readonly day: (c: Context) => Day | undefined;
  /** Whether it turns on a day that is only stated, such as that of the first consent: nobody states it while there is none. */
  readonly isStated: boolean;
}

export type VoteBase =
  | {
      readonly of: 'outstanding';
      readonly classes: 'general' | readonly string[];
      /**
       * Further classes that are counted with them: those that vote on the matter apart from the general vote, say. Counted
       * in votes, each of their shares has one.
       */
      readonly joins?: (c: Context, className: string) => boolean;
      /** The part of the base that must be present besides. */
      readonly quorum?: Fraction;
      readonly quorumIn?: 'shares' | 'votes';
      readonly quorumWeigh?: 'neither';
    }
  | {
      /** The votes cast, for and against; or those present and entitled, abstentions among them. */
      readonly of: 'cast' | 'present';
      readonly classes: 'general' | readonly string[];
      readonly quorum?: Fraction;
      /** What the quorum counts; as the vote counts where it is absent. */
      readonly quorumIn?: 'shares' | 'votes';
      /** Where limits on votes do not enter the quorum; as the vote weighs them where it is absent. */
      readonly quorumWeigh?: 'neither';
    };

/** Beneficial owners whose shares do not count, with why. */
export interface LeftOut {
  readonly says: string;
  /** Whether shares that they hold of record for others are left out as well; 'only': those of record, and no others. */
  readonly ofRecord?: boolean | 'only';
  readonly owners: (c: Context, at: Moment) => { readonly value: readonly string[]; readonly reason: Reason };
}

/** An act of a body of directors. */
export interface BodyStep extends Step {
  readonly kind: 'body';
  readonly body: BodyOfDirectors;
  /** A wider body in whose acts the votes of this one's members count, where no act of its own is entered: the board. */
  readonly within?: string;
  readonly decides: readonly string[];
  readonly fraction: Fraction;
  /** Of whom the fraction is taken: members at the act, a fixed number, or those present. */
  readonly of:
    | 'members'
    | 'present'
    | { readonly fixed: (c: Context, at: Moment) => { readonly value: number; readonly reason: Reason } };
  /** Whose votes do not count: the director concerned. */
  readonly without?: readonly string[];
  readonly quorum?: { readonly fraction: Fraction; readonly of: 'capable' | 'entire-board' };
  /** The body counts only while it has so many members. */
  readonly floor?: number;
  /** Whether only an act at a meeting counts; 'or-all': one without a meeting does where every member votes for it. */
  readonly atMeeting: boolean | 'or-all';
  /** The act must come before this, or it does not count. Undefined moment: still ahead. */
  readonly before?: Before;
  /** What the act must be on: the matter itself unless another id is named. */
  readonly subject?: string;
  /** A further test of each act: that it reaches the whole of what was acquired, say. */
  readonly suffices?: (c: Context, act: BodyActEntry) => boolean;
}

/** The number of members of a body, about the person in regard to whom it is made up, or nobody. */
export type NumberNotion = Notion<Amount<'persons'>, readonly [] | readonly [person: string]>;

/** A body of directors: who may belong, and who does. */
export interface BodyOfDirectors {
  /** As `body-act` entries name it. */
  readonly name: string;
  readonly says: string;
  /** In regard to whom its members are told, where it is relative. */
  readonly relativeTo?: string;
  readonly candidates: (c: Context, at: Moment) => readonly string[];
  readonly belongs: (c: Context, member: string, at: Moment) => { readonly value: boolean; readonly reason: Reason };
  /** The number of its members, where it is given and not counted; the notion is asked for this name and person. */
  readonly sizeNotion?: NumberNotion;
}

/** What a step must come before; the moment is undefined while it is still ahead. */
export interface Before {
  readonly says: string;
  readonly moment: (c: Context) => Moment | undefined;
}

/** The part of a `body-act` entry that a step reads. */
export interface BodyActEntry {
  readonly id: string;
  readonly on: Moment['day'];
  readonly time?: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A consent, approval or non-disapproval of an agency, before the act where the text says so. */
export interface AgencyStep extends Step {
  readonly kind: 'approval';
  readonly agency: string;
  readonly before?: Milestone | Before;
  /** Whether it is enough that the agency has not disapproved in time; where absent, it is. */
  readonly silence?: boolean;
}

export interface FilingStep extends Step {
  readonly kind: 'filing';
  readonly what: string;
  readonly subject?: string;
}

export interface NoticeStep extends Step {
  readonly kind: 'notice';
  readonly to: string;
  readonly leastDays: number;
  readonly mostDays?: number;
  /** What it must come before; where absent, the act itself. */
  readonly before?: Before;
}

/** A body is told in writing, and does not disapprove within so many days after it received the notice. */
export interface NoObjectionStep extends Step {
  readonly kind: 'no-objection';
  /** Whose disapproval counts, by the vote that it needs. */
  readonly objection: BodyStep;
  /** How many days the body has; the last of them counts. */
  readonly days: number;
  /** What must come only when the days have run; where absent, the act itself. */
  readonly before?: Before;
}

/** A condition of fact. Not so now: open while the act is ahead. */
export interface FactStep extends Step {
  readonly kind: 'fact';
  readonly fact: FactType;
  readonly about: readonly string[];
  readonly wanted: string;
}

/** A fraction of totals that are stated, not counted from ballots: an inspector's figures, or the asker's. */
export interface FiguresStep extends Step {
  readonly kind: 'figures';
  readonly fraction: Fraction;
  readonly unit: string;
  readonly part: StatedFigure;
  readonly whole: StatedFigure;
}

export interface StatedFigure {
  readonly fact: FactType;
  readonly about: readonly string[];
}

export interface WaitingStep extends Step {
  readonly kind: 'waiting';
  readonly until: (c: Context) => Moment['day'] | undefined;
}

/** A test that a provision works out by itself, on figures of its own sort. */
export interface TestStep extends Step {
  readonly kind: 'test';
  readonly judge: (c: Context, matter: Matter) => StepOutcome;
  /** Where it asks for something that must be done on certain days: on which. Absent, or undefined once it is done. */
  readonly taken?: (c: Context) => TakenOn | undefined;
}

/** The days on which a step can be taken: so many before an event, or the very days. */
export interface TakenOn {
  /** What it must come before, in words. */
  readonly event: string;
  readonly who?: string;
  readonly days: { readonly least: number; readonly most?: number } | { readonly first: Day; readonly last: Day };
}

/** Named, not modelled, never dropped. */
export interface OtherLawStep extends Step {
  readonly kind: 'other-law';
}
