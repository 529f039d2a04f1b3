import { groupedBy, sum, toWire, shares as inShares } from '@quorate/engine';
import type { Count } from './count.js';
import type { Difference } from './difference.js';
import { byTotal, notCountedIn, placesIn } from './left-out.js';
import { resultsIn, type CertifiedLeftOut } from './recount.js';

/** The cards that a certificate tells as not counted, held against those of the files. */
export interface LeftOutRecounted {
  readonly differences: readonly Difference[];
  /** How the certificate tells them: whose each is, how many by reason, or not at all where there are some: nobody knows then whether they were looked for. */
  readonly told: 'one-by-one' | 'in-a-list' | 'by-reason' | 'not-at-all';
}

/** @throws {TallyError} where it is no certificate */
export function leftOutRecounted(certificate: unknown, count: Count): LeftOutRecounted {
  const { matters } = resultsIn(certificate);
  const told = toldHow(certificate, count);
  if (told === 'not-at-all') return { differences: [], told };
  const places = placesIn(count);
  // Whoever told them by reason alone passed over those that name none of its matters.
  const tellsSome = matters.some(({ leftOut = [] }) => leftOut.some(({ lines = [] }) => lines.length > 0));
  const isByReasonAlone = told === 'by-reason' && !tellsSome && listIn(certificate).length === 0;
  const isTold = ({ matter }: { readonly matter?: string }) =>
    !isByReasonAlone || places.some((place) => place.matter === matter);
  const leftOut = byTotal(count.notCounted.filter(isTold), places);
  const differences = matters.flatMap(({ id, leftOut: certifiedOnes = [] }) => {
    const rows = places
      .filter(({ matter }) => matter === id)
      .flatMap((place) => notCountedIn(leftOut(place), place, true));
    const found = Array.from(
      groupedBy(rows, ({ why }) => why),
      ([why, own]): CertifiedLeftOut => {
        const readable = own.flatMap(({ shares }) => (shares === undefined ? [] : [inShares(shares)]));
        return {
          id: why,
          cards: own.reduce((all, { cards }) => all + Number(cards), 0),
          ...(readable.length === 0 ? undefined : { shares: toWire(sum('shares', readable)) }),
          lines: own.flatMap(({ lines = [] }) => lines.map(({ card = '', ...line }) => ({ id: card, ...line }))),
        };
      },
    );
    const reasons = [...new Set([...certifiedOnes, ...found].map((each) => each.id))];
    return reasons.flatMap((why) => {
      const [certified, here] = [certifiedOnes, found].map((all) => all.find((each) => each.id === why));
      return differencesOf(certified, here).map((says) => ({ matter: id, says: `${why}: ${says}` }));
    });
  });
  return { differences, told };
}

function toldHow(certificate: unknown, count: Count): LeftOutRecounted['told'] {
  const { matters } = resultsIn(certificate);
  if (matters.every(({ leftOut = [] }) => leftOut.length === 0) && count.notCounted.length > 0) return 'not-at-all';
  const lists = new Set(listIn(certificate).map(({ sha256 }) => sha256));
  const ways = new Set(
    matters.map(({ leftOut = [], leftOutListed = [] }) => {
      if (leftOut.every(({ cards, lines = [] }) => lines.length === cards)) return 'one-by-one';
      return leftOutListed.some((list) => lists.has(list)) ? 'in-a-list' : 'by-reason';
    }),
  );
  return (['by-reason', 'in-a-list'] as const).find((way) => ways.has(way)) ?? 'one-by-one';
}

/**
 * The lists of cards that do not count that a certificate names: by their names and SHA-256.
 * @throws {TallyError} where it is no certificate
 */
export function listIn(certificate: unknown): readonly { readonly name: string; readonly sha256: string }[] {
  const { files = [] } = resultsIn(certificate);
  return files.filter(({ of }) => of === 'not-counted').map(({ id, says }) => ({ name: says, sha256: id }));
}

function differencesOf(
  certified: CertifiedLeftOut | undefined,
  found: CertifiedLeftOut | undefined,
): readonly string[] {
  const [one, other] = [certified, found].map((each) => ({
    lines: `${each?.cards ?? 0} lines`,
    shares: each?.shares === undefined ? 'no shares' : `${each.shares} shares`,
  })) as [Told, Told];
  if (one.lines !== other.lines || one.shares !== other.shares) {
    return [
      `${one.lines} and ${one.shares} that do not count certified, ${other.lines} and ${other.shares} in the files`,
    ];
  }
  if ((certified?.lines ?? []).length === 0) return [];
  const [theirs, ours] = [certified, found].map((each) => (each?.lines ?? []).map(keyOf)) as [string[], string[]];
  return [
    ...without(theirs, ours).map((key) => `${lineInWords(key)} certified as not counted, and not so in the files`),
    ...without(ours, theirs).map(
      (key) => `${lineInWords(key)} does not count by the files, and the certificate does not say so`,
    ),
  ];
}

interface Told {
  readonly lines: string;
  readonly shares: string;
}

function keyOf(line: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(line).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function lineInWords(key: string): string {
  const { id = '', ...others } = Object.fromEntries(JSON.parse(key) as [string, string][]);
  return [`card ${id}`, ...Object.entries(others).map(([name, text]) => `${name} ${text}`)].join(', ');
}

/** Those of some that are not among others, each as often. */
function without(some: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1);
  return some.filter((each) => {
    const there = left.get(each) ?? 0;
    left.set(each, there - 1);
    return there <= 0;
  });
}
