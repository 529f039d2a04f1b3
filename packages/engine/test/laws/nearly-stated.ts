import { givenNames, sortOfPlace, vocabulary, type Answer, type Instrument } from '../../src/index.js';
import { asked, days, type Told } from './cast.js';

/** The facts that an answer went without: those that it needs, and those of which it supposes something. */
export function missedIn(answer: Answer): readonly string[] {
  const needed = answer.outcome === 'answered' ? [] : answer.inquiries.map(({ key }) => key);
  return [...needed, ...answer.rests.map(({ about }) => about)];
}

/** What somebody states who means a fact that the answer went without, and mistakes one place of it. */
export interface NearlyStated {
  readonly key: string;
  readonly entry: Told;
}

const form = /^([a-z-]+)\((.*)\)$/;

/** A fact that an answer went without, stated under another class, of another time, or with two of its places changed about. */
export function nearlyStated(
  answer: Answer,
  charter: Instrument,
  pick: number,
  where: number,
): NearlyStated | undefined {
  const mistaken = missedIn(answer).flatMap((key) => {
    const [, name = '', written = ''] = form.exec(key) ?? [];
    const fact = vocabulary.get(name);
    const about = written.split(', ');
    if (fact === undefined || about.length !== fact.about.length) return [];
    return mistakes(fact.about, about, charter, where).map((wrong): NearlyStated => ({
      key,
      entry: { on: asked[0], type: 'stated', data: { fact: name, about: wrong, value: aReply(name) } },
    }));
  });
  return mistaken[pick % Math.max(1, mistaken.length)];
}

function mistakes(
  places: readonly string[],
  about: readonly string[],
  charter: Instrument,
  where: number,
): readonly (readonly string[])[] {
  const sorts = places.map((place) => sortOfPlace(place));
  const isOfAThing = sorts.some((sort) => sort !== undefined && !['stock', 'time', 'section', 'words'].includes(sort));
  const others = { stock: stockOf(charter), time: days } as const;
  const changed = sorts.flatMap((sort, index) => {
    if ((sort !== 'stock' || !isOfAThing) && sort !== 'time') return [];
    const other = others[sort].filter((each) => !about.includes(each));
    const chosen = other[where % Math.max(1, other.length)];
    return chosen === undefined || about.length < 2 ? [] : [about.with(index, chosen)];
  });
  const turned = about.toReversed();
  return new Set(about).size < 2 ? changed : [...changed, turned];
}

function stockOf(charter: Instrument): readonly string[] {
  const given = givenNames([charter]).filter(({ sort }) => sort === 'stock');
  return [...given.map(({ id }) => id), 'voting-stock'];
}

function aReply(fact: string): string {
  const reply = vocabulary.get(fact)?.reply;
  switch (reply?.kind) {
    case 'choice':
      return reply.of[0] ?? '';
    case 'quantity':
      return reply.least === undefined || reply.least === 'unbounded' ? '1' : reply.least;
    case 'day':
      return days[0];
    case 'person':
    case 'text':
      return 'somebody';
    default:
      return 'yes';
  }
}
