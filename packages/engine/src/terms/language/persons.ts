import { z } from 'zod';
import { label, openFact, QuestionError, listed } from '../../evaluation/index.js';
import type { FactType, Held, Reason } from '../../evaluation/index.js';
import { isPositive, minus, sumOf, type Moment, type Shares } from '../../exact/index.js';
import { personName } from '../../instrument/index.js';
import type { ActKind } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { hasDealPart, leavesOut, namedIn } from '../players.js';
import type { Matter } from '../matter.js';
import { someHold } from '../some.js';
import { dealParts, type DealPart } from '../transaction.js';
import type { Use } from './use.js';
import {
  affiliatesNotion,
  countedTogetherNotion,
  directorsInOfficeNotion,
  interestedShareholdersNotion,
} from '../notions.js';

const groups = ['it', 'interested-shareholders', 'directors', 'officers', 'corporation'] as const;
type Group = (typeof groups)[number];

/** The acts on directors that give persons a part. */
const partsOnDirectors = {
  director: ['removal', 'director-loan'],
  person: ['fill-vacancy'],
  candidate: ['election', 'fill-vacancy'],
} as const satisfies Readonly<Record<string, readonly ActKind[]>>;

/** The parts that a proposed act gives persons: those of deals, and those of acts on directors. */
export const actParts = [...dealParts, 'director', 'person', 'candidate'] as const;
export type ActPart = (typeof actParts)[number];

/** Who: a group, those who play a part in the act, one by name, or all of several. */
export type Persons =
  | Group
  | { readonly part: ActPart }
  | { readonly person: string }
  | { readonly affiliatesOf: Persons }
  | { readonly ownersThat: string }
  | readonly Persons[];

const expectedPersons = `expected persons: ${groups.join(', ')}, { part: … } such as { part: director }, { affiliatesOf: … }, { ownersThat: … } such as { ownersThat: is-foreign }, { person: … }, or a list`;

const one = z.union(
  [
    z.enum(groups),
    z.strictObject({ part: z.enum(actParts) }),
    z.strictObject({ person: personName }),
    z.strictObject({ affiliatesOf: z.lazy((): z.ZodType<Persons, Persons> => personsTerm) }),
    z.strictObject({ ownersThat: z.string() }),
  ],
  { error: expectedPersons },
);

/** Persons as charter data writes them; a list is all of them together. */
export const personsTerm: z.ZodType<Persons, Persons> = z
  .union([one, z.array(one).min(1)], { error: expectedPersons })
  .meta({ id: 'persons' });

/** Asked of an act whose proposal leaves out who plays a part on which something turns. */
export const whoPlays: FactType = {
  name: 'who-plays',
  asks: 'Who is the {0} of whom the section speaks in {1}?',
  about: ['what', 'act'],
  reply: { kind: 'person' },
};

/** Whether something that the text names is so of somebody, or of an act. */
export const statedSo = openFact('is-so', 'what', 'subject').yesNo('Is it so of {1}: {0}?');

/** Of those who are not asked about one by one: the dispersed, and who holds little. */
export const someUnnamedSo = openFact('any-dispersed', 'what', 'day').yesNo(
  'Is it so of any of the holders who are dispersed on {1}, or hold too little to be asked about one by one: {0}?',
);

/** And of others of these, beside those who were named: the last of them tells who they are. */
export const anotherUnnamedSo = openFact('another-dispersed', 'what', 'day', 'person').yesNo(
  'Beside {2}, and whoever was named before, is it so of another of the holders who are dispersed on {1}, or hold too little to be asked about one by one: {0}?',
);

export const whoElse: FactType = {
  name: 'who-else',
  asks: 'Beside {2}, and whoever was named before, who is it of whom the section speaks in {1}: {0}?',
  about: ['what', 'act', 'person'],
  reply: { kind: 'person' },
};

/** Everybody who is interested, and everybody whose shares are deemed theirs. */
interface Interested {
  readonly persons: readonly string[];
  readonly owners: readonly string[];
}

/** Who they are at a moment. */
export function personsOf(c: Context, use: Use, persons: Persons, at: Moment): readonly string[] {
  if (isList(persons)) return [...new Set(persons.flatMap((each) => personsOf(c, use, each, at)))];
  if (typeof persons === 'object') {
    if ('person' in persons) return [persons.person];
    if ('ownersThat' in persons) return allOwnersThat(c, use, persons.ownersThat, at);
    return 'part' in persons ? playingOrAsked(c, use, persons.part) : affiliatesOf(c, use, persons.affiliatesOf, at);
  }
  switch (persons) {
    case 'it':
      return [use.it ?? whoIsIt(c, use, 'it')];
    case 'interested-shareholders':
      return interestedAt(c, use, at).persons;
    case 'directors':
      return c.notion(directorsInOfficeNotion, [], at, use.placed.article).value;
    case 'officers':
      return c.books.officers(at).map(({ data }) => data.person);
    case 'corporation':
      return ['corporation'];
  }
}

/** Who they are at a moment, of owners of whom something is so only those who are asked about one by one. */
export function personsNamed(c: Context, use: Use, persons: Persons, at: Moment): readonly string[] {
  if (isList(persons)) return [...new Set(persons.flatMap((each) => personsNamed(c, use, each, at)))];
  const isByFact = typeof persons === 'object' && 'ownersThat' in persons;
  return isByFact ? ownersThat(c, use, persons.ownersThat, at) : personsOf(c, use, persons, at);
}

/**
 * Those whose shares are theirs: of interested shareholders whoever is counted together with them; of anybody else whoever the
 * article counts together with that person, where it says how beneficial ownership is counted.
 */
export function ownersOf(c: Context, use: Use, persons: Persons, at: Moment): readonly string[] {
  if (isList(persons)) return [...new Set(persons.flatMap((each) => ownersOf(c, use, each, at)))];
  if (persons === 'interested-shareholders') return interestedAt(c, use, at).owners;
  // Of what the dispersed own, whoever measures it asks.
  const found = personsNamed(c, use, persons, at);
  const { article } = use.placed;
  if (!c.isDefined(countedTogetherNotion, article, at)) return found;
  return [...new Set(found.flatMap((each) => [each, ...c.notion(countedTogetherNotion, [each], at, article).value]))];
}

/** Those of whom it is so, of everybody who owns shares of record or through others, is entered by name and does not hold too little to matter by itself. */
function ownersThat(c: Context, { placed }: Use, what: string, at: Moment): readonly string[] {
  c.covered('register', at.day, [placed.cite]);
  const owners = c.books.classes().flatMap((id) => c.books.blocks(id, at).flatMap((block) => block.owners));
  return [...new Set(owners)].filter((one) => c.is(statedSo, { about: [what, one], cites: [placed.cite] }));
}

/** And whoever else of those who are not asked about one by one, each by name. */
function allOwnersThat(c: Context, use: Use, what: string, at: Moment): readonly string[] {
  const { matter, placed } = use;
  const found = ownersThat(c, use, what, at);
  if (!isSoOfUnnamed(c, use, what, at)) return found;
  const cites = [placed.cite];
  const others = [whoIsIt(c, use, what)];
  for (;;) {
    const last = others.at(-1)!;
    if (!c.is(anotherUnnamedSo, { about: [what, at.day, last], cites })) return [...new Set([...found, ...others])];
    const next = c.ask(whoElse, { about: [what, matter.id, last], cites });
    if (others.includes(next))
      throw new QuestionError(
        `${c.nameOf(next)} is named twice among those of whom it is so: ${what}. Enter who else it is beside ${c.nameOf(last)}, or that it is nobody.`,
      );
    others.push(next);
  }
}

/** Whether it is so of any of those who are not asked about one by one. */
function isSoOfUnnamed(c: Context, { placed }: Use, what: string, at: Moment): boolean {
  return hasUnnamed(c, at) && c.is(someUnnamedSo, { about: [what, at.day], cites: [placed.cite] });
}

/** Whether there is one of them at least. */
export function thereIsOneOf(c: Context, use: Use, persons: Persons, at: Moment): boolean {
  if (isList(persons))
    return someHold(
      c,
      persons.map((each) => () => thereIsOneOf(c, use, each, at)),
    );
  if (typeof persons !== 'object' || !('ownersThat' in persons)) return personsOf(c, use, persons, at).length > 0;
  return ownersThat(c, use, persons.ownersThat, at).length > 0 || isSoOfUnnamed(c, use, persons.ownersThat, at);
}

/** Refuses where shares of some of whom something is so cannot be told from others, since no entry names them. */
export function ownersMustBeNamed(c: Context, use: Use, persons: Persons, at: Moment): void {
  for (const each of isList(persons) ? persons : [persons]) {
    const what = factOfOwners(each);
    if (what === undefined || !isSoOfUnnamed(c, use, what, at)) continue;
    throw new QuestionError(
      `Of holders who are dispersed, or hold too little to be asked about one by one, some are such whose shares are left out (${label(what)}). Enter by name who holds these.`,
    );
  }
}

/** Whether any shares are held by those who are not asked about one by one. */
export function hasUnnamed(c: Context, at: Moment): boolean {
  return c.books.classes().some((id) => isPositive(unnamedShares(c, id, at)));
}

/** The outstanding shares of a class of holders who are not asked about one by one: the dispersed, and who holds little. */
export function unnamedShares(c: Context, of: string, at: Moment): Shares {
  const named = sumOf('shares', c.books.blocks(of, at), ({ shares }) => shares);
  return minus<'shares'>(c.books.outstanding(of).at(at), named);
}

/** By which fact persons are meant, where they are; by one or another where a list names several. */
export function factOfOwners(persons: Persons): string | undefined {
  if (isList(persons)) {
    const facts = new Set(persons.flatMap((each) => factOfOwners(each) ?? []));
    return facts.size === 0 ? undefined : [...facts].join('-or-');
  }
  return typeof persons === 'object' && 'ownersThat' in persons ? persons.ownersThat : undefined;
}

function interestedAt(c: Context, use: Use, at: Moment): Interested {
  return interestedHeld(c, use, at).value;
}

function interestedHeld(c: Context, { placed }: Use, at: Moment): Held<Interested> {
  return c.notion(interestedShareholdersNotion, [], at, placed.article);
}

/** Who they are at a moment, with what shows it where a provision says who they are. */
export function personsHeld(
  c: Context,
  use: Use,
  persons: Persons,
  at: Moment,
): { readonly value: readonly string[]; readonly reason: readonly Reason[] } {
  const reason = persons === 'interested-shareholders' ? [interestedHeld(c, use, at).reason] : [];
  return { value: personsOf(c, use, persons, at), reason };
}

/** Everybody who is an affiliate of one of them, and not among them. */
function affiliatesOf(c: Context, use: Use, persons: Persons, at: Moment): readonly string[] {
  const of = personsOf(c, use, persons, at);
  const found = of.flatMap((each) => c.notion(affiliatesNotion, [each], at, use.placed.article).value);
  return [...new Set(found)].filter((each) => !of.includes(each));
}

/** Those who play a part in the act; asked where its proposal leaves them out. */
function playingOrAsked(c: Context, use: Use, part: ActPart): readonly string[] {
  const named = playing(use, part);
  return leavesUnnamed(use.matter, part) ? [whoIsIt(c, use, part)] : named;
}

function whoIsIt(c: Context, { matter, placed }: Use, what: string): string {
  return c.ask(whoPlays, { about: [what, matter.id], cites: [placed.cite] });
}

/** Whether acts of a kind have somebody who plays the part. */
export function hasPart(kind: ActKind, part: ActPart): boolean {
  if (isOfDeals(part)) return hasDealPart(kind, part);
  return partsOnDirectors[part].some((each) => each === kind);
}

function isOfDeals(part: ActPart): part is DealPart {
  return dealParts.some((each) => each === part);
}

/** Whether somebody plays a part in an act whom its proposal does not name; directors and candidates are always named. */
export function leavesUnnamed(matter: Matter, part: ActPart): boolean {
  return isOfDeals(part) && leavesOut(matter, part);
}

/** Those whom the proposal of the act names in a part. */
export function playing({ matter }: Pick<Use, 'matter'>, part: ActPart): readonly string[] {
  const { act } = matter;
  switch (part) {
    case 'director':
      return act.kind === 'removal' || act.kind === 'director-loan' ? [act.director] : [];
    case 'person':
      return act.kind === 'fill-vacancy' ? [act.person] : [];
    case 'candidate':
      return act.kind === 'election' ? act.candidates : act.kind === 'fill-vacancy' ? [act.person] : [];
    default:
      return namedIn(matter, part);
  }
}

function isList(persons: Persons): persons is readonly Persons[] {
  return Array.isArray(persons);
}

/** As charter data names them, for a fact that is about them. */
export function personsAsNamed(persons: Persons): string {
  if (isList(persons)) return persons.map(personsAsNamed).join(', ');
  if (typeof persons !== 'object') return persons;
  if ('person' in persons) return persons.person;
  if ('ownersThat' in persons) return persons.ownersThat;
  return 'part' in persons ? persons.part : personsAsNamed(persons.affiliatesOf);
}

/** How a sentence tells them. */
export function personsInWords(persons: Persons): string {
  if (isList(persons)) return listed(persons.map(personsInWords));
  if (typeof persons === 'object') {
    if ('person' in persons) return persons.person;
    if ('ownersThat' in persons) return `owners of whom it is so: ${persons.ownersThat.replaceAll('-', ' ')}`;
    return 'part' in persons
      ? `the ${persons.part} in the act`
      : `affiliates of ${personsInWords(persons.affiliatesOf)}`;
  }
  return words[persons];
}

const words: Readonly<Record<Group, string>> = {
  it: 'the person concerned',
  'interested-shareholders': 'interested shareholders',
  directors: 'the directors in office',
  officers: 'officers',
  corporation: 'the corporation',
};
