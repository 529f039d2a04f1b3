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
  /** By which figures what is left was reckoned. */
  readonly rule?: {
    readonly unit: 'shares' | 'votes';
    readonly classes?: readonly string[];
    readonly base: string;
    readonly part: string;
    readonly whole: boolean;
    readonly inFull: string;
    readonly owned: string;
    readonly leaves: string;
  };
  readonly shares?: readonly {
    readonly holder: string;
    readonly says?: string;
    /** Whose they are, by name. */
    readonly owners?: readonly string[];
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
    /** The holders of record of whose shares something does not count in it, by a limit or because it leaves them out. */
    readonly weighed?: readonly { readonly holder: string; readonly class: string; readonly kept: string }[];
  }[];
  readonly candidates?: readonly { readonly id: string; readonly votes?: string; readonly withheld?: string }[];
  readonly wins?: string;
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
  /** What limits leave of each vote, where that was reckoned again, and what of it is in no file. */
  readonly reckoned: readonly string[];
}

/**
 * Takes whose shares limits reach as the certificate tells it, reckons by their rule what they leave of each vote, and applies it to the shares in the
 * files: a holder votes its limited shares in proportion to all that it has. That they reach these shares no files tell.
 */
export function limitsRecounted(
  { classes = [], limits = [], matters }: CertifiedVotes,
  { lines, apart, elections, electionsApart }: Count,
  { held, heldApart }: Pick<Scanned, 'held' | 'heldApart'>,
): LimitsRecounted {
  const factors = limits.map((limit) => factorReckoned(limit, classes, { held, heldApart }));
  const differences: Difference[] = factors.flatMap((each) => each.differences);
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
        // A series that elects by itself may have other votes than it has with the others: limits reach no such election.
        const isOneEach = elections.every(
          (of) => of.election !== id || classes.some((each) => each.id === of.class && each.votesEach === '1'),
        );
        const told = limits.length > 0 || isOneEach ? (count.candidates ?? []) : [];
        const given = (of: Count['elections'][number], candidate: string, figure: 'for' | 'withheld') =>
          of.candidates.find((each) => each.candidate === candidate)?.[figure];
        const { wins } = { ...all, ...count };
        for (const { id: candidate, votes, withheld } of told) {
          const own = elections.filter(({ election }) => election === id);
          const holders = electionsApart.filter(({ election }) => election === id);
          for (const [figure, certified] of [
            ['for', votes],
            ['withheld', withheld],
          ] as const) {
            if (certified === undefined) continue;
            // Where most votes elect, those withheld are told as they were cast.
            const isLimited = figure === 'for' || wins === 'majority';
            const found = votesAfter(classes, kept, {
              all: own.map((of) => ({ class: of.class, shares: given(of, candidate, figure) })),
              apart: isLimited
                ? holders.map((of) => ({ class: of.class, holder: of.holder, shares: given(of, candidate, figure) }))
                : [],
            });
            const what = figure === 'for' ? 'the votes that count' : 'the votes withheld or against';
            compared(what, candidate, certified, found);
          }
        }
        if (told.length > 0) recounted.push(`${id}${how}`);
      }
      for (const vote of count.votes ?? []) {
        const name = `${id}, ${vote.cite}${how}`;
        const byLimits = whoVotes(classes, applied, vote.entitled);
        // Where it leaves out shares of others, the certificate tells of whom, and how much.
        const without = byLimits === undefined ? leftOutOf(vote.weighed ?? [], heldApart) : [];
        const voting = byLimits ?? whoVotes(classes, without, vote.entitled);
        const keptHere = byLimits === undefined ? keptBy(without, heldApart) : kept;
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
          const found = votesAfter(voting, keptHere, {
            all: lines.filter(isHere).map((line) => ({ class: line.class, shares: line[figure] })),
            apart: apart
              .filter(isHere)
              .map((line) => ({ class: line.class, holder: line.holder, shares: line[figure] })),
          });
          compared(`${vote.says} (${vote.cite})`, figure, vote[figure] ?? '0', found);
        }
        recounted.push(
          byLimits === undefined ? `${name} (without the shares that the certificate tells as left out of it)` : name,
        );
      }
    }
  }
  return { differences, recounted, notRecounted, reckoned: factors.map(({ says }) => says) };
}

/** What a vote leaves out of the shares of holders of record, as it were by a limit on all that each has. */
function leftOutOf(
  weighed: NonNullable<NonNullable<CertifiedCount['votes']>[number]['weighed']>,
  heldApart: Scanned['heldApart'],
): readonly CertifiedLimit[] {
  const shares = weighed.flatMap(({ holder, class: className, kept }) => {
    const own = heldApart.find((each) => each.holder === holder && each.class === className);
    return own === undefined ? [] : [{ holder, class: className, shares: String(own.shares), kept }];
  });
  return [{ says: '', cite: '', shares }];
}

/**
 * What a limit leaves of each vote, by its rule: up to a line, which is a part of all that are outstanding, all count in full, and a part of each above.
 * The positions tell what is outstanding, and what a holder of record has for itself; what is held for somebody through others is in no file.
 */
function factorReckoned(
  { says, cite, rule, shares = [] }: CertifiedLimit,
  classes: readonly CertifiedClass[],
  { held, heldApart }: Pick<Scanned, 'held' | 'heldApart'>,
): { readonly says: string; readonly differences: readonly Difference[] } {
  const name = `${says} (${cite})`;
  const differs = (what: string): Difference => ({ says: `${name}: ${what}` });
  const beyond = shares.flatMap((row) => {
    const position = heldApart.find((each) => each.holder === row.holder && each.class === row.class)?.shares ?? 0n;
    const isOwn = row.owners?.length === 1 && row.owners[0] === row.says;
    const had = fractionOf(row.shares);
    const isRight = isOwn ? isSame(had, [position, 1n]) : !isMore(had, [position, 1n]);
    if (isRight) return [];
    return [
      differs(`${row.shares} shares of ${row.class} at ${row.holder} certified, whose position is of ${position}`),
    ];
  });
  const taken = (why: string) => ({
    says: `${name}: what is left of each vote is taken from the certificate: ${why}`,
    differences: beyond,
  });
  if (rule === undefined) return taken('it does not tell by which figures that was reckoned');
  const weightOf = (id: string): Fraction =>
    rule.unit === 'shares' ? [1n, 1n] : fractionOf(classes.find((each) => each.id === id)?.votesEach ?? '0');
  const owned = sum(shares.map((row) => times(fractionOf(row.shares), weightOf(row.class))));
  if (!isSame(owned, fractionOf(rule.owned))) {
    return taken(`of ${rule.owned} ${rule.unit} owned it tells ${inWords(owned)} by holder of record`);
  }
  const counted = held.filter((each) => (rule.classes ?? [each.class]).includes(each.class));
  const base = sum(counted.map((each) => times([each.shares, 1n], weightOf(each.class))));
  const isByFiles = isSame(base, fractionOf(rule.base));
  const drawn = times(fractionOf(rule.base), fractionOf(rule.part));
  const line: Fraction = rule.whole ? [drawn[0] / drawn[1], 1n] : drawn;
  const inFull = fractionOf(rule.inFull);
  const full = isMore(inFull, owned) ? owned : inFull;
  const left = sum([full, times(minus(owned, full), fractionOf(rule.leaves))]);
  const factor = times(left, [owned[1], owned[0] === 0n ? 1n : owned[0]]);
  const others = shares.filter((row) => !isSame(fractionOf(row.kept), factor));
  const told = [
    isByFiles
      ? `of ${rule.base} ${rule.unit}, which the positions have as well`
      : `of ${rule.base} ${rule.unit} (the positions have ${inWords(base)})`,
    isSame(line, inFull)
      ? `${rule.part} is the line`
      : `${rule.part} is a line of ${inWords(line)}, and ${rule.inFull} are certified to count in full, ${isMore(inFull, line) ? 'as approved or underwritten' : 'which are fewer'}: these are taken from the certificate`,
    `of the ${rule.owned} owned, each above as ${rule.leaves}`,
  ];
  return {
    says: `${name}: ${inWords(factor)} of each vote is left: ${told.join('; ')}`,
    differences: [
      ...beyond,
      ...others.map((row) =>
        differs(`${row.kept} of each vote at ${row.holder} certified, ${inWords(factor)} by its own rule`),
      ),
    ],
  };
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

function isMore([over, under]: Fraction, [other, parts]: Fraction): boolean {
  return over * parts > other * under;
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
