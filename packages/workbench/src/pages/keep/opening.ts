import type { Wire } from '@quorate/sdk';
import { texts } from './texts.js';

/** A holder of a pasted list, and what it holds. */
export interface HolderLine {
  readonly name: string;
  readonly shares: string;
}

/** A director of a pasted list, and the class of the seat. */
export interface DirectorLine {
  readonly name: string;
  readonly seat?: string;
}

/** What was read of a list, or what is wrong with it. */
export type Lines<Line> = { readonly lines: readonly Line[]; readonly mistake?: string };

/** Holders and their shares, a line each: the last of a line is the number, whatever commas stand in name or number. */
export function holdersIn(text: string): Lines<HolderLine> {
  const lines: HolderLine[] = [];
  for (const line of linesOf(text)) {
    const [, name = '', written = ''] = /^(.*?)\s*[,;\t]\s*("?\d[\d,]*"?)$/u.exec(line) ?? [];
    const shares = written.replaceAll(/[",]/gu, '');
    if (name === '' || shares === '') return { lines: [], mistake: texts.badLine(line) };
    lines.push({ name: unquoted(name), shares: String(BigInt(shares)) });
  }
  return once(lines);
}

/** Directors, a line each, with the class of the seat after a comma. */
export function directorsIn(text: string): Lines<DirectorLine> {
  const lines: DirectorLine[] = [];
  for (const line of linesOf(text)) {
    const [name = '', seat = ''] = line.split(/[,;\t]/u).map((part) => unquoted(part.trim()));
    if (name === '') return { lines: [], mistake: texts.noName(line) };
    lines.push(seat === '' ? { name } : { name, seat });
  }
  return once(lines);
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function unquoted(text: string): string {
  return text.replaceAll(/^"|"$/gu, '');
}

function once<Line extends { readonly name: string }>(lines: readonly Line[]): Lines<Line> {
  const ids = new Set<string>();
  for (const { name } of lines) {
    const id = idOf(name);
    if (ids.has(id)) return { lines: [], mistake: texts.twice(name) };
    ids.add(id);
  }
  return { lines };
}

/** A name as an id: "Birch & Sons, Inc." is birch-sons-inc. */
export function idOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 100);
}

/** Holders of whom nobody matters alone. */
const dispersed = 'dispersed';
const dispersedWords: ReadonlySet<string> = new Set(['others', 'other-holders', 'public', dispersed]);

/** Under which id a holder stands. */
function holderOf(name: string): string {
  const id = idOf(name);
  return dispersedWords.has(id) ? dispersed : id;
}

/** What held on the first day. */
export interface Opening {
  readonly day: string;
  readonly class: string;
  readonly treasury: string;
  readonly holders: readonly HolderLine[];
  readonly size: string;
  readonly directors: readonly DirectorLine[];
  readonly families: readonly string[];
  readonly vouchedBy: string;
}

/** The sum of whole numbers that are written. */
export function summed(numbers: readonly string[]): string {
  return String(numbers.reduce((sum, each) => sum + BigInt(each), 0n));
}

interface Holding {
  readonly holder: string;
  readonly shares: string;
}

interface PartOfList {
  readonly holdings: readonly Holding[];
  readonly part?: { readonly number: string; readonly of: string };
}

/** How many characters the holdings of one entry have at most: an entry has 100,000 with all of it. */
const longestPart = 90_000;

/** A list of holders in as many parts as it takes: one, which is then the list, where it fits one entry. */
function inParts(all: readonly Holding[]): readonly PartOfList[] {
  const parts: Holding[][] = [];
  let length = longestPart;
  for (const holding of all) {
    const added = JSON.stringify(holding).length + 1;
    length += added;
    if (length > longestPart) {
      parts.push([]);
      length = added;
    }
    parts.at(-1)?.push(holding);
  }
  if (parts.length === 1) return parts.map((holdings) => ({ holdings }));
  const of = String(parts.length);
  return parts.map((holdings, place) => ({ holdings, part: { number: String(place + 1), of } }));
}

/** The entries with which a journal begins: coverage, whoever is named, the opening lists. */
export function entriesOf(opening: Opening): readonly Wire['NewEntry'][] {
  const { day, holders, directors, families, vouchedBy } = opening;
  const entry = (id: string, type: string, basis: Wire['NewEntry']['basis'], data: Wire['NewEntry']['data']) => ({
    id,
    type,
    on: day,
    basis,
    data,
  });
  const names = new Map(
    [...holders, ...directors].filter(({ name }) => holderOf(name) !== dispersed).map(({ name }) => [idOf(name), name]),
  );
  const seated = new Set(directors.map(({ name }) => idOf(name)));
  const outstanding = holders.map(({ shares }) => shares);
  const treasury = opening.treasury === '' ? '0' : opening.treasury;
  return [
    ...families.map((family) =>
      entry(`covered-${family}`, 'coverage', 'books', {
        family,
        from: day,
        ...(vouchedBy === '' ? {} : { 'vouched-by': vouchedBy }),
      }),
    ),
    ...[...names].map(([id, name]) =>
      entry(`person-${id}`, 'person', 'books', { id, name, kind: seated.has(id) ? 'individual' : 'other' }),
    ),
    ...inParts(holders.map(({ name, shares }) => ({ holder: holderOf(name), shares }))).map(({ holdings, part }) =>
      entry(
        [`opening-register-${idOf(opening.class)}`, ...(part === undefined ? [] : [part.number])].join('-'),
        'opening-register',
        'certified-list',
        {
          class: opening.class,
          issued: summed([...outstanding, treasury]),
          treasury,
          holdings,
          ...(part === undefined ? {} : { part }),
        },
      ),
    ),
    ...(directors.length === 0
      ? []
      : [
          entry('opening-board', 'opening-board', 'books', {
            size: opening.size === '' ? String(directors.length) : opening.size,
            directors: directors.map(({ name, seat }) => ({
              person: idOf(name),
              ...(seat === undefined ? {} : { class: seat }),
            })),
          }),
        ]),
  ];
}
