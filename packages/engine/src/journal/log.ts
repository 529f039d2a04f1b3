import type { Day } from '../exact/index.js';
import { CallReportCheck } from './call-report-check.js';
import { correctionProblems, repeatedIds } from './correction-check.js';
import type { AnyEntry } from './entry-types.js';
import { daysProblems } from './days-check.js';
import { FormationCheck } from './formation-check.js';
import type { FieldNote, NamedThing } from './field/index.js';
import { idUses, idUsesWhere, KnownThings, type IdUse } from './known-things.js';
import { nearestName } from './nearest.js';
import { impossible, type Problem } from './problem.js';
import { QuotationCheck } from './quotation-check.js';
import { RegisterCheck, isOfRegister, type Given } from './register-check.js';

/**
 * The entries of a corporation and what is needed to check the next ones. Journals are views of a log: the newest view
 * grows it, so that an entry costs the same however long the journal is. Only this folder sees a log.
 */
export class Log {
  readonly entries: AnyEntry[] = [];
  readonly byId = new Map<string, AnyEntry>();
  /** By the id of an entry, the one that supersedes it. */
  readonly superseded = new Map<string, AnyEntry>();
  private readonly known = new KnownThings();
  private readonly register = new RegisterCheck();
  private readonly quotations = new QuotationCheck();
  private readonly callReports = new CallReportCheck();
  private readonly formation: FormationCheck;

  constructor(formed: Day | undefined) {
    this.formation = new FormationCheck(formed);
  }

  /** Takes in all the entries, or none: the problems say why. */
  take(given: readonly Given[]): readonly Problem[] {
    const wrong = [...repeatedIds(given, this.byId), ...correctionProblems(given, this.byId, this.superseded)];
    if (wrong.length > 0) return wrong;
    const before = this.entries.length;
    for (const { entry } of given) this.hold(entry);
    const corrected = given.flatMap(({ entry }) => this.byId.get(entry.supersedes?.entry ?? '') ?? []);
    const added: AnyEntry[] = [];
    const old = corrected.filter((entry) => entry.sequence <= before);
    for (const entry of old) this.known.remove(entry);
    const standing = given.filter(({ entry }) => !this.superseded.has(entry.id));
    const problems = [
      ...this.introduce(standing, added),
      ...this.unknownIds(standing),
      ...this.leftNameless(old, given),
      ...daysProblems(standing),
    ];
    if (problems.length === 0) problems.push(...this.formation.problems(standing, () => this.live()));
    if (problems.length === 0) problems.push(...this.quotations.problems(standing, corrected));
    if (problems.length === 0) problems.push(...this.callReports.problems(standing, corrected));
    if (problems.length === 0) {
      problems.push(...this.register.problems(standing, corrected.some(isOfRegister), () => this.live()));
    }
    if (problems.length > 0) {
      for (const entry of added) this.known.remove(entry);
      for (const entry of old) this.known.add(entry);
      for (const { entry } of given) this.release(entry);
    } else {
      this.register.accept();
      this.quotations.accept(standing, corrected);
      this.callReports.accept(standing, corrected);
      this.formation.accept(standing, corrected);
    }
    return problems;
  }

  /** The entries that nothing supersedes. */
  *live(): Generator<AnyEntry> {
    for (const entry of this.entries) if (!this.superseded.has(entry.id)) yield entry;
  }

  private hold(entry: AnyEntry): void {
    this.entries.push(entry);
    this.byId.set(entry.id, entry);
    if (entry.supersedes !== undefined) this.superseded.set(entry.supersedes.entry, entry);
  }

  private release(entry: AnyEntry): void {
    this.entries.pop();
    this.byId.delete(entry.id);
    if (entry.supersedes !== undefined) this.superseded.delete(entry.supersedes.entry);
  }

  private introduce(standing: readonly Given[], added: AnyEntry[]): readonly Problem[] {
    return standing.flatMap(({ entry, index }) => {
      const twice = idUsesWhere(entry, (id, note) => !this.known.isFree(note, id, entry.type));
      if (twice.length === 0) {
        this.known.add(entry);
        added.push(entry);
      }
      return twice.map(({ note, id, path }) =>
        impossible(
          { entry: entry.id, index },
          ['data', ...path],
          `there is already a ${String(note.introduces)} '${id}'; choose another id, or name the earlier entry in supersedes`,
        ),
      );
    });
  }

  private unknownIds(standing: readonly Given[]): readonly Problem[] {
    return standing.flatMap(({ entry, index }) =>
      idUsesWhere(entry, (id, note) => !this.isKnown(id, note)).map((use) => {
        const things = use.note.names ?? [];
        const isGroup = things.includes('person') && this.known.knows(['group'], use.id);
        const nearest = isGroup ? undefined : nearestName(use.id, this.knownIds(use));
        const advice = isGroup ? groupIsNoPerson(use.id) : (asking(nearest) ?? howToEnter(things));
        const message = `there is no ${things.join(' or ')} '${use.id}'; ${advice}`;
        return impossible({ entry: entry.id, index }, ['data', ...use.path], message, nearest);
      }),
    );
  }

  /** What a corrected entry introduced, its correction does not, and another entry still names. */
  private leftNameless(old: readonly AnyEntry[], given: readonly Given[]): readonly Problem[] {
    return old.flatMap((entry) =>
      idUses(entry).flatMap(({ id, note }) => {
        const thing = note.introduces;
        if (thing === undefined || this.known.knows([thing], id) || !this.known.isNamed(thing, id)) return [];
        const correction = this.superseded.get(entry.id);
        const index = given.find((each) => each.entry === correction)?.index ?? 0;
        const message = `'${entry.id}' introduced the ${thing} '${id}', which other entries name; introduce it again, or correct those entries too`;
        return [impossible({ entry: correction?.id ?? '', index }, ['supersedes'], message)];
      }),
    );
  }

  private isKnown(id: string, note: FieldNote): boolean {
    const things = note.names;
    if (things === undefined || this.known.knows(things, id)) return true;
    if (things.includes('entry')) return this.byId.has(id);
    return things.includes('act') && this.byId.get(id)?.type === 'body-act';
  }

  private knownIds({ note }: IdUse): Iterable<string> {
    const things = note.names ?? [];
    return things.includes('entry') ? this.byId.keys() : this.known.ids(things);
  }
}

function asking(nearest: string | undefined): string | undefined {
  return nearest === undefined ? undefined : `did you mean '${nearest}'?`;
}

function groupIsNoPerson(id: string): string {
  return `'${id}' is a group, and only persons can be named here; name its members`;
}

function howToEnter(things: readonly NamedThing[]): string {
  return `enter ${things.map((thing) => introducedBy[thing]).join(', or ')}, or check the id`;
}

/** How things come to be known. */
const introducedBy: Readonly<Record<NamedThing, string>> = {
  person: 'a person by an entry of type person',
  proposal: 'an act by an entry of type proposed',
  meeting: 'a meeting by an entry of type meeting-called or meeting-held',
  right: 'a right by an entry of type right-granted',
  group: 'a group by an entry of type group',
  act: 'an act of a body by an entry of type body-act',
  determination: 'a determination by an entry of its type',
  dividend: 'a dividend by an entry of type dividend-declared',
  offer: 'an offer by an entry of its type',
  entry: 'the entry itself',
};
