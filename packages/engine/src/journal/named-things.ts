import type { AnyEntry } from './entry-types.js';
import type { FieldNote, NamedThing } from './field/index.js';
import type { HeldEntries } from './held-entries.js';
import { idUses, idUsesWhere, type IdUse, type KnownThings } from './known-things.js';
import { mostSuggested, nearestName } from './nearest.js';
import { impossible, type Problem } from './problem.js';
import type { Given } from './checked.js';

/** Refuses entries that introduce what is there, that name what is not, or that leave without a name what others name. */
export class NamedThings {
  /** The entries whose things are known now. */
  readonly introduced: AnyEntry[] = [];
  private readonly entries: HeldEntries;
  private readonly known: KnownThings;
  private readonly correctionOf: (id: string) => AnyEntry | undefined;

  constructor(of: {
    readonly entries: HeldEntries;
    readonly known: KnownThings;
    correctionOf(id: string): AnyEntry | undefined;
  }) {
    this.entries = of.entries;
    this.known = of.known;
    this.correctionOf = (id) => of.correctionOf(id);
  }

  introduce(standing: readonly Given[]): readonly Problem[] {
    return standing.flatMap(({ entry, index }) => {
      const twice = idUsesWhere(entry, (id, note) => !this.known.isFree(note, id, entry.type));
      if (twice.length === 0) {
        this.known.add(entry);
        this.introduced.push(entry);
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

  unknownIds(standing: readonly Given[]): readonly Problem[] {
    let suggested = 0;
    return standing.flatMap(({ entry, index }) =>
      idUsesWhere(entry, (id, note) => !this.isKnown(id, note)).map((use) => {
        const things = use.note.names ?? [];
        const isGroup = things.includes('person') && this.known.knows(['group'], use.id);
        const isSuggested = !isGroup && suggested < mostSuggested;
        if (isSuggested) suggested += 1;
        const nearest = isSuggested ? nearestName(use.id, this.knownIds(use)) : undefined;
        const advice = isGroup ? groupIsNoPerson(use.id) : (asking(nearest) ?? howToEnter(things));
        const message = `there is no ${things.join(' or ')} '${use.id}'; ${advice}`;
        return impossible({ entry: entry.id, index }, ['data', ...use.path], message, nearest);
      }),
    );
  }

  /** Personal data must be somebody's whom the journal knows: by that it is found, and erased. */
  unknownPersons(standing: readonly Given[]): readonly Problem[] {
    let suggested = 0;
    return standing.flatMap(({ entry, index }) => {
      const of = entry.personal?.of;
      if (of === undefined || this.known.knows(['person'], of)) return [];
      suggested += 1;
      const nearest = suggested > mostSuggested ? undefined : nearestName(of, this.known.ids(['person']));
      const message = `there is no person '${of}'; ${asking(nearest) ?? howToEnter(['person'])}`;
      return [impossible({ entry: entry.id, index }, ['personal', 'of'], message, nearest)];
    });
  }

  /** What a corrected entry introduced, its correction does not, and another entry still names. */
  leftNameless(old: readonly AnyEntry[], given: readonly Given[]): readonly Problem[] {
    return old.flatMap((entry) =>
      idUses(entry).flatMap(({ id, note }) => {
        const thing = note.introduces;
        if (thing === undefined || this.known.knows([thing], id) || !this.known.isNamed(thing, id)) return [];
        const correction = this.correctionOf(entry.id);
        const index = given.find((each) => each.entry === correction)?.index ?? 0;
        const message = `'${entry.id}' introduced the ${thing} '${id}', which other entries name; introduce it again, or correct those entries too`;
        return [impossible({ entry: correction?.id ?? '', index }, ['supersedes'], message)];
      }),
    );
  }

  private isKnown(id: string, note: FieldNote): boolean {
    const things = note.names;
    if (things === undefined || this.known.knows(things, id)) return true;
    if (things.includes('entry')) return this.entries.sequenceOf(id) !== undefined;
    return things.includes('act') && this.entries.ofId(id)?.type === 'body-act';
  }

  private knownIds({ note }: IdUse): Iterable<string> {
    const things = note.names ?? [];
    return things.includes('entry') ? this.entries.ids() : this.known.ids(things);
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
