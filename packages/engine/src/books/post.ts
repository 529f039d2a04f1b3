import type { Day, Moment } from '../exact/index.js';
import { formedMilestone, type AnyEntry, type EntryOf, type EntryTypeName, type Journal } from '../journal/index.js';
import { acquisitionBooks, type AcquisitionBooks } from './acquisitions.js';
import { actBooks, type ActBooks } from './acts.js';
import { beneficialBooks } from './beneficial.js';
import { boardBooks, type BoardBooks } from './board.js';
import { carriedOutBooks, type CarriedOutBooks } from './carried-out.js';
import { withConverted, type SharesConverted } from './converted.js';
import { coverageBooks, type CoverageBooks } from './coverage.js';
import { dividendBooks, type DividendBooks } from './dividends.js';
import { statedDays } from './stated-days.js';
import { factBooks, type FactBooks } from './facts.js';
import { meetingBooks, type MeetingBooks } from './meetings.js';
import { namedBooks, type NamedBooks } from './named.js';
import { namesInWords, type NamesGiven, type NamesInWords } from './named-in-words.js';
import { officerBooks, type OfficerBooks } from './officers.js';
import { outstandingBooks, type OutstandingBooks } from './outstanding.js';
import { ownershipBooks, type OwnershipBooks } from './ownership.js';
import { ownershipStates, type OwnershipStates } from './ownership-states.js';
import { quotationBooks, type QuotationBooks } from './quotations.js';
import { oneInLarge, registerBooks, type RegisterBooks } from './register.js';
import { remembered } from './remembered.js';
import { rightBooks, type RightBooks } from './rights.js';
import { splitBooks, type SplitBooks } from './splits.js';
import { shareUnitBooks, type ShareUnitBooks } from './share-units.js';
import { affiliatesAsEntered, type AffiliatesAsEntered } from './stated-affiliates.js';
import { standingIn, upTo, type Posting, type Standing } from './standing.js';
import { transferBooks, type TransferBooks } from './transfers.js';

/** The books as a whole: where they come from, and the entries themselves. */
export interface JournalBooks {
  readonly corporation: string;
  /** The day the corporation was formed: by the milestone, else as the journal was begun; nothing where neither says. */
  readonly formed: () => Day | undefined;
  /** The id of the last entry of the journal; empty for an empty journal. */
  readonly head: string;
  /** The instant as of which the journal was known, where one was asked for. */
  readonly knownAt?: string;
  /** A standing entry by its id. */
  readonly entry: (id: string) => AnyEntry | undefined;
  /** The standing entries of a type, in order of time. */
  readonly entriesOf: <T extends EntryTypeName>(type: T, when?: Day | Moment) => readonly EntryOf<T>[];
  /** The same, where what is not entered tells nothing: no coverage is looked at. */
  readonly asEntered: <T extends EntryTypeName>(type: T, when?: Day | Moment) => readonly EntryOf<T>[];
  readonly person: (id: string) => EntryOf<'person'> | undefined;
  readonly persons: () => readonly EntryOf<'person'>[];
  /** The id under which a person is kept, where two were found to be one. */
  readonly oneId: (person: string) => string;
  /**
   * The same books, in which whoever holds of record one share in so many of a class matters by itself; as posted, in twenty. Whom no
   * entry names goes by the name that is given.
   */
  readonly lookingFrom: (oneIn: bigint, given?: NamesGiven) => Books;
  /** The same books with conversions in them that the register does not show; undefined where it goes on with shares that were others by then. */
  readonly converting: (converted: readonly SharesConverted[]) => Books | undefined;
}

/**
 * A journal posted: what was so, on any day. Nothing here judges an act or supposes a fact; what was not entered is not
 * there, and `covers` says where that means it did not happen.
 */
export type Books = JournalBooks &
  CoverageBooks &
  FactBooks &
  RegisterBooks &
  SplitBooks &
  OutstandingBooks &
  OwnershipBooks &
  AffiliatesAsEntered &
  OwnershipStates &
  RightBooks &
  NamedBooks &
  AcquisitionBooks &
  TransferBooks &
  BoardBooks &
  OfficerBooks &
  MeetingBooks &
  ActBooks &
  CarriedOutBooks &
  DividendBooks &
  QuotationBooks &
  ShareUnitBooks &
  NamesInWords;

/** Posts a journal: the entries that stand, or those that stood as known at an instant. */
export function post(journal: Journal, posting: Posting = {}): Books {
  const standing = standingIn(journal, posting);
  const register = registerBooks(standing.accounts, (sequence) => journal.at(sequence)?.id ?? '');
  const outstanding = outstandingBooks(standing, register);
  const beneficial = beneficialBooks(standing, outstanding);
  const facts = factBooks(standing, statedDays(standing));
  const byControl = ownershipBooks(standing);
  const ownership = { ...byControl, ...affiliatesAsEntered(standing, facts, byControl) };
  const rights = rightBooks(standing);
  const others = {
    ...journalBooks(journal, standing, posting),
    ...coverageBooks(standing),
    ...facts,
    ...register,
    ...splitBooks(standing, register),
    ...outstanding,
    ...ownership,
    ...ownershipStates(standing),
    ...rights,
    ...acquisitionBooks(standing, register),
    ...transferBooks(standing, beneficial),
    ...boardBooks(standing),
    ...officerBooks(standing),
    ...meetingBooks(standing),
    ...actBooks(standing),
    ...carriedOutBooks(standing),
    ...dividendBooks(standing),
    ...quotationBooks(standing),
    ...shareUnitBooks(standing),
  };
  const namedParts = { standing, register, outstanding, beneficial, ownership, rights };
  const lookingSo = remembered((oneIn: bigint) =>
    remembered((names: string): Books => {
      const given = JSON.parse(names) as NamesGiven;
      return Object.freeze({
        ...others,
        ...namesInWords(standing, given),
        ...namedBooks(namedParts, oneIn),
        lookingFrom,
        converting: (converted: readonly SharesConverted[]) => {
          const longer = withConverted(journal, converted, posting);
          return longer === undefined ? undefined : post(longer, posting).lookingFrom(oneIn, given);
        },
      });
    }),
  );
  const lookingFrom = (oneIn: bigint, given: NamesGiven = []): Books => lookingSo(oneIn)(JSON.stringify(given));
  return lookingFrom(oneInLarge);
}

function journalBooks(
  journal: Journal,
  standing: Standing,
  { knownAt }: Posting,
): Omit<JournalBooks, 'lookingFrom' | 'converting'> {
  const person = (id: string) => standing.introducing(standing.oneId(id))[0];
  return {
    corporation: journal.corporation,
    formed: () => standing.ofType('milestone').find(({ data }) => data.name === formedMilestone)?.on ?? journal.formed,
    head: journal.head ?? '',
    ...(knownAt === undefined ? {} : { knownAt }),
    entry: standing.entry,
    entriesOf: (type, when) => upTo(standing.ofType(type), when),
    asEntered: (type, when) => upTo(standing.ofType(type), when),
    person,
    persons: () => standing.ofType('person'),
    oneId: standing.oneId,
  };
}
