import type { Day, Moment, Shares } from '../exact/index.js';
import { dividedBy, numerator, ratio, zero } from '../exact/index.js';
import { placeAt, type Accounts, type ClassAccounts } from '../journal/accounts/index.js';
import { issuedSteps } from './issued.js';
import { remembered } from './remembered.js';
import { stepsOf, type Steps } from './steps.js';

/** A holder of record and what it holds. */
export interface Holding {
  readonly holder: string;
  readonly shares: Shares;
}

/** The register of holders of record. */
export interface RegisterBooks {
  /** The classes and series of which the register has any entry; with a moment, any share issued by then. */
  readonly classes: (when?: Day | Moment) => readonly string[];
  /** Shares issued, those in treasury among them. */
  readonly issued: (cls: string) => Steps<Shares>;
  /** Shares the corporation holds itself. */
  readonly treasury: (cls: string) => Steps<Shares>;
  /** Shares held of record by one holder. */
  readonly holding: (holder: string, cls: string) => Steps<Shares>;
  /** The same at one moment: what is asked of each of many holders. */
  readonly held: (holder: string, cls: string, when: Day | Moment) => Shares;
  /** Visits everybody who holds shares of a class of record, but for the treasury. Rules do not: they see named persons. */
  readonly eachHolder: (cls: string, when: Day | Moment, visit: (holder: string, shares: Shares) => void) => void;
  /** The same as a list; of many holders it is dearer than a visit. */
  readonly holders: (cls: string, when: Day | Moment) => readonly Holding[];
  /** The holders of record, but for `treasury` and `dispersed`, who hold at least one share in so many (a twentieth without a number) of a whole; of those issued without one. */
  readonly largeHolders: (cls: string, when: Day | Moment, whole?: Shares, oneIn?: bigint) => readonly Holding[];
  /** The ids of the entries that made a holding what it was. */
  readonly registerEntries: (holder: string, cls: string, when: Day | Moment) => readonly string[];
}

/** Whoever holds that part of a class is a large holder, where nothing else is asked for. */
export const largePart = ratio('1/20');
/** The same as one share in so many. */
export const oneInLarge = numerator(dividedBy(ratio(1), largePart));

/**
 * @param accountsIn the register, posted
 * @param entryId the id of the entry at a place in the journal
 */
export function registerBooks(accountsIn: () => Accounts, entryId: (sequence: number) => string): RegisterBooks {
  const classes = () => accountsIn().classes;
  const holders = () => accountsIn().holders;
  const accountsOf = (cls: string): ClassAccounts | undefined => accountsIn().ofClass[classes().known(cls) ?? -1];
  const holding = (holder: string, cls: string) => holdingSteps(accountsOf(cls), holders().known(holder));
  const issued = remembered((cls: string) => issuedSteps(accountsOf(cls)));
  const each = (cls: string, when: Day | Moment, visit: (holder: string, row: number, of: ClassAccounts) => void) => {
    const of = accountsOf(cls);
    if (of === undefined) return;
    const names = holders();
    const treasury = names.known('treasury');
    of.eachAt(placeAt(when), (holder, row) => {
      if (holder !== treasury) visit(names.name(holder), row, of);
    });
  };
  const firstIssue = remembered((cls: string) => accountsOf(cls)?.totals().places[0] ?? Infinity);
  const isBegun = (cls: string, place: number): boolean => firstIssue(cls) <= place;
  return {
    classes: (when) =>
      when === undefined
        ? classes().all()
        : classes()
            .all()
            .filter((cls) => isBegun(cls, placeAt(when))),
    issued,
    treasury: (cls) => holding('treasury', cls),
    holding,
    held: (holder, cls, when) => {
      const [of, number] = [accountsOf(cls), holders().known(holder)];
      return of === undefined || number === undefined ? nothing : of.at(number, placeAt(when));
    },
    eachHolder: (cls, when, visit) => each(cls, when, (holder, row, of) => visit(holder, of.quantity(row))),
    holders: (cls, when) => {
      const found: Holding[] = [];
      each(cls, when, (holder, row, of) => found.push({ holder, shares: of.quantity(row) }));
      return found;
    },
    largeHolders: (cls, when, whole = issued(cls).at(when), oneIn = oneInLarge) => {
      const found: Holding[] = [];
      const isLarge = accountsOf(cls)?.atLeastOneIn(oneIn, whole);
      each(cls, when, (holder, row, of) => {
        if (holder !== 'dispersed' && isLarge?.(row) === true) found.push({ holder, shares: of.quantity(row) });
      });
      return found;
    },
    registerEntries: (holder, cls, when) => {
      const [of, number] = [accountsOf(cls), holders().known(holder)];
      if (of === undefined || number === undefined) return [];
      const rows = of.lastRow(number, placeAt(when)) + 1 - of.start(number);
      return Array.from({ length: Math.max(rows, 0) }, (_, index) => entryId(of.sequence(of.start(number) + index)));
    },
  };
}

function holdingSteps(of: ClassAccounts | undefined, holder: number | undefined): Steps<Shares> {
  if (of === undefined || holder === undefined) return none;
  return stepsOf(
    () => Array.from({ length: of.end(holder) - of.start(holder) }, (_, row) => of.place(of.start(holder) + row)),
    (place) => of.at(holder, place),
  );
}

const nothing: Shares = zero('shares');

const none: Steps<Shares> = stepsOf(
  () => [],
  () => nothing,
);
