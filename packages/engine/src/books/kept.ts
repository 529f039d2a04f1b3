import type { Day, Moment } from '../exact/index.js';
import { completeFamilies, entryTypeNamed, type CompleteFamily } from '../journal/index.js';
import type { AcquisitionBooks } from './acquisitions.js';
import type { ActBooks } from './acts.js';
import type { BoardBooks } from './board.js';
import type { DividendBooks } from './dividends.js';
import type { MeetingBooks } from './meetings.js';
import type { NamedBooks } from './named.js';
import type { OfficerBooks } from './officers.js';
import type { OutstandingBooks } from './outstanding.js';
import type { Books } from './post.js';
import type { RegisterBooks } from './register.js';
import type { RightBooks } from './rights.js';
import type { ShareUnitBooks } from './share-units.js';
import type { SplitBooks } from './splits.js';
import type { Steps } from './steps.js';
import type { TransferBooks } from './transfers.js';

/**
 * How a reading of the books leans on its family being kept whole: as of the moment that one of its arguments names (by
 * its place; the question's own where none is given), as of each moment that is then asked of its steps, or as of the
 * question's. The units of a class are those of its register where it is the corporation's `own-class`, of which the last
 * argument says as of when: of the securities of others no register is kept. What is `found` is looked up by its own id or names what was entered: its silence tells nothing.
 */
type Leaning = number | 'steps' | 'now' | 'found' | 'own-class';

/**
 * Every reading of a complete family, by the family whose entries it is made from (see `StandingOf`). Of persons who
 * hold for others, and of determinations, only what is entered is ever told: nobody reads anything into their absence.
 */
const leanings = {
  register: {
    classes: 0,
    issued: 'steps',
    treasury: 'steps',
    holding: 'steps',
    held: 2,
    eachHolder: 1,
    holders: 1,
    largeHolders: 1,
    registerEntries: 'found',
    splits: 1,
    outstanding: 'steps',
    calledAndFunded: 1,
    calledAndGone: 1,
    outstandingHolding: 2,
    majorityOwned: 'found',
    rights: 2,
    rightsWithin: 3,
    rightHolders: 0,
    rightPlaces: 'now',
    named: 0,
    blocks: 1,
    blocksOwned: 2,
    changeMoments: 'now',
    acquisitions: 'now',
    transfersTo: 1,
    transfersBetweenHolders: 1,
    transferOwners: 'found',
    sharesFor: 'own-class',
  },
  board: { roster: 0, rosterHistory: 'steps', boardSize: 'steps', services: 'now', boardEvents: 0 },
  officers: { officers: 0 },
  meetings: {
    meetings: 1,
    annualMeetings: 0,
    meetingCalled: 'found',
    meetingNotices: 1,
    recordDate: 1,
    recordDateEntry: 1,
    pollsClosed: 'now',
  },
  acts: {
    proposal: 'found',
    proposals: 0,
    withdrawn: 'now',
    signed: 'now',
    consummated: 'now',
    bodyActs: 1,
    bodyAct: 'found',
    determinations: 'found',
    determinationWithdrawn: 'now',
    courtOrders: 1,
    ballots: 1,
    challenges: 1,
    ballotRulings: 1,
    tallies: 1,
    electionBallots: 1,
    electionTallies: 1,
    proxies: 1,
    proxiesHeld: 1,
    proxyHolders: 0,
    approvals: 1,
    approvalRevoked: 'now',
    notices: 1,
    filings: 1,
    offers: 1,
    rescissions: 1,
  },
  dividends: {
    dividend: 'found',
    declared: 1,
    paid: 1,
    setAside: 1,
    omitted: 1,
    fundsDue: 1,
    fundsPaid: 1,
    openingDividends: 1,
  },
} as const satisfies {
  readonly register: Leanings<
    | RegisterBooks
    | SplitBooks
    | OutstandingBooks
    | RightBooks
    | NamedBooks
    | AcquisitionBooks
    | TransferBooks
    | ShareUnitBooks
  >;
  readonly board: Leanings<BoardBooks>;
  readonly officers: Leanings<OfficerBooks>;
  readonly meetings: Leanings<MeetingBooks>;
  readonly acts: Leanings<ActBooks>;
  readonly dividends: Leanings<DividendBooks>;
};

type Leanings<B> = Readonly<Record<KeysOf<B>, Leaning>>;
type KeysOf<B> = B extends unknown ? keyof B : never;

/** Makes sure that a family is kept whole as of a moment, neither later nor only before it; the question's own without one. */
export type KeptWhole = (family: CompleteFamily, when?: Day | Moment) => void;

type Reading = (...input: readonly unknown[]) => unknown;

/**
 * The books as rules read them: whatever a rule reads of a complete family, it is made sure first that the family is kept
 * then. No rule can read past the coverage, nor have that of another family looked at.
 */
export function keptBooks(books: Books, kept: KeptWhole): Books {
  const checked: Record<string, Reading> = {};
  for (const [family, readings] of Object.entries(leanings) as [CompleteFamily, Readonly<Record<string, Leaning>>][]) {
    for (const [name, leaning] of Object.entries(readings)) {
      const read = (books as unknown as Readonly<Record<string, Reading>>)[name]!;
      if (leaning !== 'found') checked[name] = checkedReading(books, read, leaning, (through) => kept(family, through));
    }
  }
  const entriesOf: Books['entriesOf'] = (type, when) => {
    const family = entryTypeNamed(type)?.family;
    if (isComplete(family)) kept(family, when);
    return books.entriesOf(type, when);
  };
  return Object.freeze({ ...books, ...(checked as unknown as Partial<Books>), entriesOf });
}

/** Books of which the register, its entries among them, is that of others: it is looked for when something of it is read. */
export function withRegisterOf(books: Books, others: () => Books): Books {
  const ofOthers = Object.entries(leanings.register).flatMap(
    ([name, leaning]): readonly (readonly [string, Reading])[] =>
      leaning === 'found'
        ? []
        : [[name, (...input) => (others() as unknown as Readonly<Record<string, Reading>>)[name]!(...input)]],
  );
  const entriesOf: Books['entriesOf'] = (type, when) =>
    (entryTypeNamed(type)?.family === 'register' ? others() : books).entriesOf(type, when);
  return Object.freeze({ ...books, ...(Object.fromEntries(ofOthers) as Partial<Books>), entriesOf });
}

function checkedReading(
  books: Books,
  read: Reading,
  leaning: Exclude<Leaning, 'found'>,
  kept: (through?: Day | Moment) => void,
): Reading {
  if (leaning === 'steps') return (...input) => checkedSteps(read(...input) as Steps<unknown>, kept);
  if (leaning === 'now') {
    return (...input) => {
      kept();
      return read(...input);
    };
  }
  if (leaning === 'own-class') {
    return (...input) => {
      if (books.classes().includes(String(input[0]))) kept(input.at(-1) as Day);
      return read(...input);
    };
  }
  return (...input) => {
    kept(input[leaning] as Day | Moment | undefined);
    return read(...input);
  };
}

function checkedSteps(steps: Steps<unknown>, kept: (through?: Day | Moment) => void): Steps<unknown> {
  return {
    at: (when) => {
      kept(when);
      return steps.at(when);
    },
    during: (from, to) => {
      kept(from);
      kept(to);
      return steps.during(from, to);
    },
    first: (holds) => {
      kept();
      return steps.first(holds);
    },
    moments: () => {
      kept();
      return steps.moments();
    },
  };
}

function isComplete(family: string | undefined): family is CompleteFamily {
  return (completeFamilies as readonly (string | undefined)[]).includes(family);
}
