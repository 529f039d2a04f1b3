import {
  addWords,
  citation,
  namesIn,
  nearest,
  plainlyWritten,
  readingsIn,
  sectionsOf,
  standsIn,
} from '../instrument/index.js';
import type { GivenSort, NameSort, Instrument, LeansOn, Provision } from '../instrument/index.js';
import { builtInNotions, kinds } from '../kinds/index.js';
import { questions } from '../questions/index.js';
import type { PathProblem } from './problem.js';

/** Something to say of an instrument of a set, by its place in the list. */
export interface OfInstrument extends PathProblem {
  readonly index: number;
}

interface Found {
  readonly index: number;
  readonly sort: 'stock' | 'section' | 'notion' | 'question';
  readonly name: string;
  readonly path: readonly (string | number)[];
  readonly gives: boolean;
}

/**
 * The names in the provisions of a corporation's instruments that stand in none of them: classes and series, sections, notions,
 * questions; each with the nearest that does.
 */
export function unknownNames(instruments: readonly Instrument[]): readonly OfInstrument[] {
  const found = instruments.flatMap(namesOf);
  const known = {
    stock: new Set(found.filter(({ sort, gives }) => sort === 'stock' && gives).map(({ name }) => name)),
    notion: new Set([...builtInNotions.keys(), ...instruments.flatMap(notionsOf)]),
    question: new Set(['any', ...questions.flatMap(({ name, family }) => [name, family])]),
  };
  const sections = instruments.map(
    (instrument) => new Set([...sectionsIn(instrument), ...instruments.flatMap(citedSectionsOf)]),
  );
  return found.flatMap(({ index, sort, name, path, gives }) => {
    if (gives || (sort === 'stock' && known.stock.size === 0)) return [];
    const names = sort === 'section' ? sections[index]! : known[sort];
    if (sort === 'section' ? standsIn(name, names) : names.has(name)) return [];
    const near = nearest(name, names);
    const message = `${missing[sort](name)}${near === undefined ? '' : `; did you mean "${near}"?`}`;
    return [{ index, path, message, ...(near === undefined ? undefined : { nearest: near }) }];
  });
}

const missing: Readonly<Record<Found['sort'], (name: string) => string>> = {
  stock: (name) => `no instrument authorises or designates the stock "${name}"`,
  section: (name) => `no instrument has a section "${name}"`,
  notion: (name) => `no provision defines the notion "${name}"`,
  question: (name) => `there is no question "${name}", and no family of them`,
};

/** The readings that nothing consults: a doubt that changes no answer is a mistake, or belongs to a provision that is not there. */
export function unusedReadings(instruments: readonly Instrument[]): readonly OfInstrument[] {
  const used = new Set(instruments.flatMap(({ articles }) => readingsIn(articles)));
  return instruments.flatMap(({ readings }, index) =>
    readings.flatMap(({ id }, at) =>
      used.has(id)
        ? []
        : [
            {
              index,
              path: ['readings', at, 'id'],
              message: `no provision consults the reading "${id}": it changes nothing`,
            },
          ],
    ),
  );
}

/** What provisions cannot do without and no instrument has: questions on them would be refused. */
export function lackingBeside(instruments: readonly Instrument[]): readonly OfInstrument[] {
  const all = instruments.flatMap(({ articles }) => articles.flatMap(({ provisions }) => provisions));
  const open = all.flatMap((each) => kinds.get(each.kind)?.bearsOn?.(each as never).notions ?? []);
  const defined = new Set([...builtInNotions.keys(), ...instruments.flatMap(notionsOf), ...open]);
  const isThere = (on: LeansOn): boolean =>
    'notion' in on
      ? defined.has(on.notion) || defined.has('any')
      : all.some((each) => each.kind === on.kind && (each as { readonly series?: string }).series === on.series);
  return instruments.flatMap(({ articles }, index) =>
    articles.flatMap(({ provisions }, article) =>
      provisions.flatMap((provision, at) =>
        leansOn(provision)
          .filter((on) => !isThere(on))
          .map((on) => ({
            index,
            path: ['articles', article, 'provisions', at],
            message: `${provision.cite} (${provision.kind}) needs beside it ${besideInWords(on)}; until it stands in some instrument, questions that come to it are refused`,
          })),
      ),
    ),
  );
}

const fixesDividends = new Set(['series-dividend', 'periodic-dividend']);

/** Dividends that the terms of a series give and nobody can reckon by periods: what falls due of them is asked. */
export function dividendsWithoutPeriods(instruments: readonly Instrument[]): readonly OfInstrument[] {
  const all = instruments.flatMap(({ articles }) => articles.flatMap(({ provisions }) => provisions));
  const fixed = new Set(
    all.filter(({ kind }) => fixesDividends.has(kind)).map((each) => (each as { readonly series?: string }).series),
  );
  return instruments.flatMap(({ articles }, index) =>
    articles.flatMap(({ provisions }, article) =>
      provisions.flatMap((provision, at) => {
        const { series, terms = {} } = provision as {
          readonly series?: string;
          readonly terms?: Readonly<Record<string, unknown>>;
        };
        if (terms.dividend === undefined || fixed.has(series)) return [];
        const lacks = (['dividends-from', 'dividend-months'] as const).filter((each) => terms[each] === undefined);
        const message = `${provision.cite} gives ${series} a dividend and not ${lacks.join(' and ')}: what falls due of it is asked, and not worked out`;
        return lacks.length === 0 ? [] : [{ index, path: ['articles', article, 'provisions', at, 'terms'], message }];
      }),
    ),
  );
}

/** Provisions on who elects which directors that are in force together: each bars the elections of which the other alone speaks. */
export function electorsDenied(instruments: readonly Instrument[]): readonly OfInstrument[] {
  const found = instruments.flatMap(({ articles, kind }, index) =>
    articles.flatMap(({ provisions }, article) =>
      provisions.flatMap((provision, at) =>
        provision.kind === 'class-directors'
          ? [
              {
                cite: provision.cite,
                ends: 'inForce' in provision,
                ifRead: provision.ifRead ?? {},
                kind,
                index,
                path: ['articles', article, 'provisions', at],
              },
            ]
          : [],
      ),
    ),
  );
  return found.flatMap(({ cite, ends, ifRead, kind, index, path }, at) => {
    const excludes = (other: Readonly<Record<string, string>>) =>
      Object.entries(other).some(([reading, option]) => (ifRead[reading] ?? option) !== option);
    const other = found
      .slice(0, at)
      .find((each) => (each.index === index || each.kind !== kind) && !(each.ends && ends) && !excludes(each.ifRead));
    if (other === undefined) return [];
    const message = `${other.cite} and ${cite} (class-directors) are in force together, and each bars the directors whom only the other lets a class elect; write them as one provision, or say under inForce when each begins and ends`;
    return [{ index, path, message }];
  });
}

/** What a provision leans on: by its kind, and by words that stand for whoever some provision defines. */
function leansOn(provision: Provision): readonly LeansOn[] {
  const words = new Set<string>();
  addWords(provision, words);
  return [
    ...meaningsIn(provision).flatMap((each) => kinds.get(each.kind)?.leansOn?.(each as never) ?? []),
    ...['interested-shareholders', 'became-interested']
      .filter((notion) => words.has(notion))
      .map((notion) => ({ notion, kind: 'interested-shareholder' })),
  ];
}

function besideInWords(on: LeansOn): string {
  return 'notion' in on
    ? `"${on.notion}", which a provision of the kind "${on.kind}" defines`
    : `a provision of the kind "${on.kind}" on ${on.series}`;
}

function namesOf(instrument: Instrument, index: number): readonly Found[] {
  return instrument.articles.flatMap(({ provisions }, article) =>
    provisions.flatMap((provision, at) => {
      const path = ['articles', article, 'provisions', at];
      const kind = kinds.get(provision.kind);
      const named = kind === undefined ? [] : namesIn(kind, provision);
      const open = kinds.get(provision.kind)?.bearsOn?.(provision as never);
      return [
        ...named.flatMap(({ sort, ...each }): readonly Found[] =>
          isGiven(sort) ? [] : [{ ...each, path: [...path, ...each.path], sort, index, gives: each.gives === true }],
        ),
        ...(['questions', 'leaves'] as const).flatMap((list) =>
          (open?.[list] ?? []).map((name, place): Found => {
            const way = [...path, 'bearsOn', list, place];
            return { index, sort: 'question', name, path: way, gives: false };
          }),
        ),
      ];
    }),
  );
}

/** What instruments give ids to is there by that. */
function isGiven(sort: NameSort): sort is GivenSort {
  return sort === 'agency' || sort === 'person' || sort === 'milestone';
}

function notionsOf({ articles }: Instrument): readonly string[] {
  return articles.flatMap(({ provisions }) =>
    provisions.flatMap(meaningsIn).flatMap((each) => kinds.get(each.kind)?.defines?.(each as never) ?? []),
  );
}

function meaningsIn(provision: Provision): readonly Provision[] {
  const kind = kinds.get(provision.kind);
  return kind === undefined ? [provision] : plainlyWritten(kind, provision);
}

/** Its articles and the sections that they list are there too, whatever is entered of them. */
function sectionsIn(instrument: Instrument): readonly string[] {
  const listed = instrument.articles.flatMap(({ number, sections = [] }) => [number, ...sections]);
  return [...listed, ...sectionsOf(instrument)];
}

function citedSectionsOf(instrument: Instrument): readonly string[] {
  return sectionsIn(instrument).map((section) => citation(instrument, section));
}
