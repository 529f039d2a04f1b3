import type { Day } from '../exact/index.js';
import { AccountsBuilder, Names, Postings, type Accounts } from './accounts/index.js';
import { CallReportCheck } from './call-report-check.js';
import { ActOrderCheck } from './act-order-check.js';
import { EntryColumns, typeNumber } from './columns/entry-columns.js';
import { Persons } from './columns/persons.js';
import { correctionProblems, repeatedIds } from './correction-check.js';
import type { AnyEntry, EntryTypeName } from './entry-types.js';
import { daysProblems } from './days-check.js';
import { knownFrom } from './entry.js';
import { FormationCheck } from './formation-check.js';
import { HeldEntries } from './held-entries.js';
import { isLaterThan } from './instant.js';
import { KnownThings, numberIds } from './known-things.js';
import { LookAlikes } from './look-alikes.js';
import { NamedThings } from './named-things.js';
import type { Problem } from './problem.js';
import { QuotationCheck } from './quotation-check.js';
import { reviewProblems, type ReviewedBallots } from './ballot-review-check.js';
import type { Given } from './checked.js';
import { RegisterCheck } from './register-check.js';
import { isOfRegister } from './register-types.js';

/** What a log has of its entries, beside themselves: columns, from which further entries are checked and books are posted. */
export interface LogParts {
  readonly entries: HeldEntries;
  /** The ids of persons and things, by number. */
  readonly names: Names;
  readonly columns: EntryColumns;
  readonly persons: Persons;
  readonly postings: Postings;
  readonly known: KnownThings;
  /** By the place of an entry, that of the one that supersedes it. */
  readonly superseded: Map<number, number>;
  /** Whether the instants from which entries are known never go back. */
  readonly inOrderOfEntry: boolean;
}

/**
 * The entries of a corporation and what is needed to check the next ones. Journals are views of a log: the newest view
 * grows it, so that an entry costs the same however long the journal is. Only the engine sees a log.
 */
export class Log {
  readonly entries: HeldEntries;
  readonly names: Names;
  readonly columns: EntryColumns;
  readonly persons: Persons;
  readonly postings: Postings;
  readonly known: KnownThings;
  readonly alike: LookAlikes;
  readonly superseded: Map<number, number>;
  inOrderOfEntry: boolean;
  /** Makes the parts that it began with once more. */
  readonly begin: () => LogParts;
  private readonly register: RegisterCheck;
  private readonly quotations = new QuotationCheck();
  private readonly callReports = new CallReportCheck();
  private readonly formation: FormationCheck;
  private readonly actOrder = new ActOrderCheck();
  private isToldAgain = false;

  constructor(formed: Day | undefined, begin: () => LogParts = emptyParts) {
    const parts = begin();
    this.begin = begin;
    this.entries = parts.entries;
    this.names = parts.names;
    this.columns = parts.columns;
    this.persons = parts.persons;
    this.postings = parts.postings;
    this.known = parts.known;
    this.alike = new LookAlikes(parts.names);
    this.superseded = parts.superseded;
    this.inOrderOfEntry = parts.inOrderOfEntry;
    this.formation = new FormationCheck(formed);
    this.register = new RegisterCheck({
      accounts: (through) => this.accounts((sequence) => sequence <= through && !this.superseded.has(sequence)),
      live: (types, before) => this.live(types, before),
      before: parts.entries.length,
    });
  }

  /**
   * Takes in all the entries, or none: the problems say why.
   * @param judge what else is wrong, looked for while all of them are held
   */
  take(given: readonly Given[], judge: () => readonly Problem[] = () => []): readonly Problem[] {
    const wrong = [...repeatedIds(given, this.earlier), ...correctionProblems(given, this.earlier)];
    if (wrong.length > 0) return wrong;
    this.tellAgain();
    const mark = this.mark();
    const before = this.entries.length;
    for (const { entry } of given) this.hold(entry);
    const corrected = given.flatMap(({ entry }) => this.entries.ofId(entry.supersedes?.entry ?? '') ?? []);
    const old = corrected.filter((entry) => entry.sequence <= before);
    const standing = given.filter(({ entry }) => !this.superseded.has(entry.sequence));
    const named = new NamedThings(this);
    for (const entry of old) this.known.remove(entry);
    const problems = [
      ...named.introduce(standing),
      ...named.unknownIds(standing),
      ...named.unknownPersons(standing),
      ...named.leftNameless(old, given),
      ...daysProblems(standing),
    ];
    if (problems.length === 0) problems.push(...this.formation.problems(standing, () => this.live()));
    if (problems.length === 0)
      problems.push(...this.actOrder.problems(standing, corrected, (types) => this.live(types)));
    if (problems.length === 0) problems.push(...reviewProblems(standing, corrected, this.reviewed()));
    if (problems.length === 0) problems.push(...this.quotations.problems(standing, corrected));
    if (problems.length === 0) problems.push(...this.callReports.problems(standing, corrected));
    if (problems.length === 0) problems.push(...this.register.problems(standing, corrected.some(isOfRegister)));
    if (problems.length === 0) problems.push(...judge());
    if (problems.length > 0) {
      for (const entry of named.introduced) this.known.remove(entry);
      for (const entry of old) this.known.add(entry);
      this.cutTo(mark);
    } else {
      this.register.accept();
      this.quotations.accept(standing, corrected);
      this.callReports.accept(standing, corrected);
      this.formation.accept(standing, corrected);
      this.actOrder.accept(standing);
    }
    return problems;
  }

  /** The register as those entries made it that stand. What was superseded later than is asked about stands too. */
  accounts(stands: (sequence: number) => boolean, oneId?: (holder: string) => string): Accounts {
    const builder = new AccountsBuilder();
    const placeOf = (sequence: number) => this.columns.placeAt(sequence);
    this.postings.giveTo(builder, { placeOf, stands, oneId });
    return builder.build();
  }

  private reviewed(): ReviewedBallots {
    return {
      entry: (id) => this.entries.ofId(id),
      correctionOf: (id) => this.correctionOf(id),
      reviews: () => this.live(['ballot-challenged', 'ballot-ruled']),
    };
  }

  /** The entry that supersedes one. */
  correctionOf(id: string): AnyEntry | undefined {
    const sequence = this.superseded.get(this.entries.sequenceOf(id) ?? 0);
    return sequence === undefined ? undefined : this.entries.at(sequence);
  }

  /** The entries that nothing supersedes: all, or those of some types at places before one. */
  *live(types?: readonly EntryTypeName[], before = Infinity): Generator<AnyEntry> {
    const wanted = types === undefined ? undefined : new Set(types.map(typeNumber));
    for (let sequence = 1; sequence <= this.entries.length; sequence += 1) {
      if (wanted !== undefined && !wanted.has(this.columns.types.at(sequence - 1))) continue;
      if (this.columns.placeAt(sequence) >= before || this.superseded.has(sequence)) continue;
      const entry = this.entries.at(sequence);
      if (entry !== undefined) yield entry;
    }
  }

  private readonly earlier = {
    has: (id: string) => this.entries.sequenceOf(id) !== undefined,
    ids: () => this.entries.ids(),
    correctionOf: (id: string) => this.correctionOf(id)?.id,
  };

  private hold(entry: AnyEntry): void {
    const known = knownFrom(entry);
    const before = this.entries.at(this.entries.length);
    const last = before === undefined ? known : knownFrom(before);
    if (last !== known && isLaterThan(last, known)) this.inOrderOfEntry = false;
    this.entries.push(entry);
    this.columns.push(entry);
    numberIds(entry, this.names);
    this.persons.push(entry);
    this.postings.post(entry);
    const target = entry.supersedes === undefined ? undefined : this.entries.sequenceOf(entry.supersedes.entry);
    if (target !== undefined) this.superseded.set(target, entry.sequence);
  }

  private mark() {
    const { entries, names, persons, postings, inOrderOfEntry } = this;
    return {
      length: entries.length,
      names: names.size,
      persons: persons.sequences.length,
      postings: postings.mark(),
      inOrderOfEntry,
    };
  }

  /** Takes back everything that was held after a mark. */
  private cutTo({ length, names, persons, postings, inOrderOfEntry }: ReturnType<Log['mark']>): void {
    for (const [target, correction] of this.superseded) if (correction > length) this.superseded.delete(target);
    this.entries.cutTo(length);
    this.columns.cutTo(length);
    this.alike.cutTo(names);
    this.names.cutTo(names);
    this.persons.cutTo(persons);
    this.postings.cutTo(postings);
    this.inOrderOfEntry = inOrderOfEntry;
  }

  /** The checks that keep entries themselves hear of those at rest before the first further entry. */
  private tellAgain(): void {
    if (this.isToldAgain) return;
    this.isToldAgain = true;
    if (this.entries.atRest.length === 0) return;
    for (const entry of this.live(['milestone', 'quotations', 'call-report'])) {
      const given = [{ entry, index: 0 }];
      this.formation.accept(given, []);
      this.quotations.accept(given, []);
      this.callReports.accept(given, []);
    }
  }
}

function emptyParts(): LogParts {
  // The treasury has an account under a name that no entry needs to say.
  const names = new Names(['treasury']);
  return {
    entries: new HeldEntries(),
    names,
    columns: new EntryColumns(),
    persons: new Persons(names),
    postings: new Postings(names),
    known: new KnownThings(names),
    superseded: new Map(),
    inOrderOfEntry: true,
  };
}
