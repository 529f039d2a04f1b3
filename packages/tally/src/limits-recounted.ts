import { toWire, type Quantity } from '@quorate/engine';
import type { Count } from './count.js';
import type { Difference } from './difference.js';
import type { Scanned } from './scan.js';
import { TallyError } from './tally-error.js';

/** A number as a fraction of whole numbers: what is reckoned here shares nothing with what the certificate was made by. */
type Fraction = readonly [over: bigint, under: bigint];

export interface CertifiedClass {
  readonly id: string;
  readonly outstanding: string;
  readonly votesEach: string;
}

export interface CertifiedLimit {
  readonly says: string;
  readonly cite: string;
  readonly applied?: string;
  readonly shares?: readonly {
    readonly holder: string;
    readonly class: string;
    readonly shares: string;
    /** What is left of each of their votes. */
    readonly kept: string;
  }[];
}

export interface CertifiedCount {
  readonly votes?: readonly {
    readonly says: string;
    readonly cite: string;
    readonly for?: string;
    readonly against?: string;
    readonly entitled?: string;
  }[];
  readonly candidates?: readonly { readonly id: string; readonly votes?: string }[];
}

/** What of a certificate tells votes after limits. */
export interface CertifiedVotes {
  readonly classes?: readonly CertifiedClass[];
  readonly limits?: readonly CertifiedLimit[];
  readonly matters: readonly (CertifiedCount & {
    readonly id: string;
    readonly act: string;
    readonly inspected?: CertifiedCount;
  })[];
}

/** Votes that were counted again after the limits that a certificate tells, and those that could not be. */
export interface LimitsRecounted {
  readonly differences: readonly Difference[];
  /** Each required vote or election that came to the same, or did not. */
  readonly recounted: readonly string[];
  /** Each of which the certificate does not tell enough, with what is wanting. */
  readonly notRecounted: readonly string[];
}

/**
 * Takes the limits as the certificate tells them, whose shares they reach and what they leave of each vote, and applies them to the shares in the
 * files: a holder votes its limited shares in proportion to all that it has. That they reach these shares no files tell.
 */
export function limitsRecounted(
  { classes = [], limits = [], matters }: CertifiedVotes,
  { lines, apart, elections, electionsApart }: Count,
  { heldApart }: Pick<Scanned, 'heldApart'>,
): LimitsRecounted {
  if (limits.length === 0) return { differences: [], recounted: [], notRecounted: [] };
  const differences: Difference[] = [];
  const recounted: string[] = [];
  const notRecounted: string[] = [];
  for (const { id, act, inspected, ...all } of matters) {
    const counts = [
      { count: all, applied: limits, how: '' },
      ...(inspected === undefined
        ? []
        : [
            {
              count: inspected,
              applied: limits.filter((limit) => limit.applied !== 'not-applied'),
              how: ', by what the inspectors may look at',
            },
          ]),
    ];
    for (const { count, applied, how } of counts) {
      const kept = keptBy(applied, heldApart);
      const compared = (what: string, figure: string, certified: string, found: Fraction): void => {
        if (!isSame(fractionOf(certified), found)) {
          const says = `${what}${how}: ${figure}: ${certified} votes certified, ${inWords(found)} after the limits that it tells`;
          differences.push({ matter: id, says });
        }
      };
      if (act === 'election') {
        const told = (count.candidates ?? []).flatMap(({ id: candidate, votes }) =>
          votes === undefined ? [] : [{ candidate, votes }],
        );
        const gives = (of: Count['elections'][number], candidate: string) =>
          of.candidates.find((each) => each.candidate === candidate)?.for;
        for (const { candidate, votes } of told) {
          const own = elections.filter(({ election }) => election === id);
          const holders = electionsApart.filter(({ election }) => election === id);
          const found = votesAfter(classes, kept, {
            all: own.map((of) => ({ class: of.class, shares: gives(of, candidate) })),
            apart: holders.map((of) => ({ class: of.class, holder: of.holder, shares: gives(of, candidate) })),
          });
          compared('the votes that count', candidate, votes, found);
        }
        if (told.length > 0) recounted.push(`${id}${how}`);
      }
      for (const vote of count.votes ?? []) {
        const name = `${id}, ${vote.cite}${how}`;
        const voting = whoVotes(classes, applied, vote.entitled);
        if (vote.for === undefined || vote.against === undefined || voting === undefined) {
          const why =
            vote.for === undefined || vote.against === undefined
              ? 'its figures are not told'
              : 'shares are left out of it that the certificate does not name, more than one class has as many votes, or it is not by votes';
          notRecounted.push(`${name}: ${why}`);
          continue;
        }
        for (const figure of ['for', 'against'] as const) {
          const isHere = (each: { readonly matter: string; readonly class: string }) =>
            each.matter === id && voting.some((of) => of.id === each.class);
          const found = votesAfter(voting, kept, {
            all: lines.filter(isHere).map((line) => ({ class: line.class, shares: line[figure] })),
            apart: apart
              .filter(isHere)
              .map((line) => ({ class: line.class, holder: line.holder, shares: line[figure] })),
          });
          compared(`${vote.says} (${vote.cite})`, figure, vote[figure] ?? '0', found);
        }
        recounted.push(name);
      }
    }
  }
  return { differences, recounted, notRecounted };
}

type KeptOf = (holder: string, className: string) => Fraction;

/** What is left of each vote of a holder of record, over all its shares. */
function keptBy(limits: readonly CertifiedLimit[], heldApart: Scanned['heldApart']): KeptOf {
  return (holder, className) => {
    const held = heldApart.find((each) => each.holder === holder && each.class === className)?.shares ?? 0n;
    const lost = sum(
      limits.flatMap((limit) => lostIn(limit, (row) => row.holder === holder && row.class === className)),
    );
    return held === 0n ? [1n, 1n] : minus([1n, 1n], times(lost, [1n, held]));
  };
}

/** The shares that a limit takes the votes of. */
function lostIn(
  { shares = [] }: CertifiedLimit,
  isOf: (row: NonNullable<CertifiedLimit['shares']>[number]) => boolean,
): readonly Fraction[] {
  return shares.filter(isOf).map((row) => times(fractionOf(row.shares), minus([1n, 1n], fractionOf(row.kept))));
}

/** The classes of which the votes entitled are as many as are certified: all of them together, or one; undefined where none are, or not these alone. */
function whoVotes(
  classes: readonly CertifiedClass[],
  limits: readonly CertifiedLimit[],
  entitled: string | undefined,
): readonly CertifiedClass[] | undefined {
  if (entitled === undefined) return undefined;
  const votesOf = ({ id, outstanding, votesEach }: CertifiedClass): Fraction => {
    const lost = sum(limits.flatMap((limit) => lostIn(limit, (row) => row.class === id)));
    return times(minus(fractionOf(outstanding), lost), fractionOf(votesEach));
  };
  const voting = classes.filter((each) => !isSame(votesOf(each), [0n, 1n]));
  const alone = voting.length === 1 ? [] : voting.map((each) => [each]);
  const fitting = [voting, ...alone].filter((some) => isSame(fractionOf(entitled), sum(some.map(votesOf))));
  return fitting.length === 1 ? fitting[0] : undefined;
}

interface Voted {
  readonly class: string;
  readonly holder?: string;
  readonly shares: Quantity<'shares'> | undefined;
}

/** The votes of shares, without what limits take of those of the holders who are told apart. */
function votesAfter(
  classes: readonly CertifiedClass[],
  kept: KeptOf,
  { all, apart }: { readonly all: readonly Voted[]; readonly apart: readonly Voted[] },
): Fraction {
  const votes = ({ class: className, shares }: Voted): Fraction => {
    const each = classes.find(({ id }) => id === className)?.votesEach;
    return shares === undefined || each === undefined ? [0n, 1n] : times(fractionOf(toWire(shares)), fractionOf(each));
  };
  const lost = apart.map((own) => times(votes(own), minus([1n, 1n], kept(own.holder ?? '', own.class))));
  return minus(sum(all.map(votes)), sum(lost));
}

/** A figure as it is written: a whole number, decimals, or a fraction. */
function fractionOf(written: string): Fraction {
  const read = /^(-?)(\d+)(?:\.(\d+))?(?:\/(0*[1-9]\d*))?$/.exec(written);
  if (read === null) {
    throw new TallyError(
      `The certificate has "${written}" where a number was expected: take it as "quorate document certificate.json" wrote it.`,
    );
  }
  const [, sign = '', whole = '', decimals = '', under = '1'] = read;
  const over = BigInt(`${whole}${decimals}`);
  return [sign === '' ? over : -over, 10n ** BigInt(decimals.length) * BigInt(under)];
}

function sum(all: readonly Fraction[]): Fraction {
  return all.reduce<Fraction>(
    ([over, under], [more, parts]) => lowest(over * parts + more * under, under * parts),
    [0n, 1n],
  );
}

function minus(one: Fraction, [over, under]: Fraction): Fraction {
  return sum([one, [-over, under]]);
}

function times([over, under]: Fraction, [other, parts]: Fraction): Fraction {
  return lowest(over * other, under * parts);
}

function isSame([over, under]: Fraction, [other, parts]: Fraction): boolean {
  return over * parts === other * under;
}

function lowest(over: bigint, under: bigint): Fraction {
  let [greater, smaller] = [over < 0n ? -over : over, under];
  while (smaller !== 0n) [greater, smaller] = [smaller, greater % smaller];
  return greater === 0n ? [0n, 1n] : [over / greater, under / greater];
}

function inWords([over, under]: Fraction): string {
  return under === 1n ? String(over) : `${over}/${under}`;
}
