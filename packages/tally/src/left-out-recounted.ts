import { groupedBy, sum, toWire, shares as inShares } from '@quorate/engine';
import type { Count } from './count.js';
import type { Difference } from './difference.js';
import { byTotal, notCountedIn, placesIn } from './left-out.js';
import { resultsIn, type CertifiedLeftOut } from './recount.js';

/**
 * Holds the cards that a certificate tells as not counted against those of the files, reason by reason, and one by one where it tells them.
 * @returns undefined where it tells none at all, and there are some: nobody knows whether they were looked for
 * @throws {TallyError} where it is no certificate
 */
export function leftOutRecounted(certificate: unknown, count: Count): readonly Difference[] | undefined {
  const { matters } = resultsIn(certificate);
  if (matters.every(({ leftOut = [] }) => leftOut.length === 0) && count.notCounted.length > 0) return undefined;
  const places = placesIn(count);
  const told = byTotal(count.notCounted, places);
  return matters.flatMap(({ id, leftOut = [] }) => {
    const rows = places
      .filter(({ matter }) => matter === id)
      .flatMap((place) => notCountedIn(told(place), place, true));
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
    const reasons = [...new Set([...leftOut, ...found].map((each) => each.id))];
    return reasons.flatMap((why) => {
      const [certified, here] = [leftOut, found].map((all) => all.find((each) => each.id === why));
      return differencesOf(certified, here).map((says) => ({ matter: id, says: `${why}: ${says}` }));
    });
  });
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
    ...without(theirs, ours).map((line) => `${line} certified as not counted, and not so in the files`),
    ...without(ours, theirs).map((line) => `${line} does not count by the files, and the certificate does not say so`),
  ];
}

interface Told {
  readonly lines: string;
  readonly shares: string;
}

function keyOf({ id = '', ...line }: Readonly<Record<string, string>>): string {
  const others = Object.entries(line).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [`card ${id}`, ...others.map(([name, text]) => `${name} ${text}`)].join(', ');
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
