import { groupedBy, quantity, type Quantity } from '@quorate/engine';

/** Shares as they were voted on a candidate, or on all alike. */
export interface CandidateSums {
  readonly for: bigint;
  /** Withheld from the candidate, or against it. */
  readonly withheld: bigint;
  readonly abstain: bigint;
  readonly unvoted: bigint;
}

/** Shares of an election and class that nobody disputes. */
export interface ElectionSums {
  readonly matter: string;
  readonly class: string;
  /** Only of those that are told apart. */
  readonly holder?: string;
  /** By candidate; `alike` are those of lines that name none. */
  readonly by: ReadonlyMap<string, CandidateSums>;
  readonly alike: CandidateSums;
  /** The shares that the cards are of, each once. */
  readonly present: Quantity<'shares'>;
}

/** A sum of an election, as a database tells it: by candidate and choice, or of the shares present, or of both. */
export interface SumOfElection {
  readonly matter: string;
  readonly class: string;
  readonly block: string | undefined;
  readonly candidate: string | undefined;
  readonly choice: string | undefined;
  readonly shares: bigint;
  readonly present: bigint;
}

export function electionSumsIn(sums: readonly SumOfElection[]): readonly ElectionSums[] {
  const lines = groupedBy(sums, ({ matter, class: className, block }) => JSON.stringify([matter, className, block]));
  return Array.from(lines.values(), (own) => {
    const { matter, class: className, block } = own[0]!;
    const named = groupedBy(
      own.filter(({ candidate }) => candidate !== undefined),
      ({ candidate = '' }) => candidate,
    );
    return {
      matter,
      class: className,
      ...(block === undefined ? undefined : { holder: block }),
      by: new Map(Array.from(named, ([candidate, of]) => [candidate, sumsOf(of)])),
      alike: sumsOf(own.filter(({ candidate }) => candidate === undefined)),
      present: quantity(
        'shares',
        own.reduce((all, { present }) => all + present, 0n),
      ),
    };
  });
}

/** Lines or sums, by choice. */
export function sumsOf(
  lines: readonly { readonly choice: string | undefined; readonly shares: bigint }[],
): CandidateSums {
  const of = (...choices: readonly string[]) =>
    lines.reduce((all, { choice, shares }) => (choices.includes(choice ?? '') ? all + shares : all), 0n);
  return {
    for: of('for'),
    withheld: of('against', 'withheld'),
    abstain: of('abstain'),
    unvoted: of('broker-non-vote'),
  };
}

/** A card is of as many shares as it tells of on the candidate on whom it tells most, with those on all alike. */
export function mostOf(lines: readonly { readonly candidate?: string | undefined; readonly shares: bigint }[]): bigint {
  const sums = new Map<string | undefined, bigint>();
  for (const { candidate, shares } of lines) sums.set(candidate, (sums.get(candidate) ?? 0n) + shares);
  const alike = sums.get(undefined) ?? 0n;
  sums.delete(undefined);
  return alike + [...sums.values()].reduce((most, shares) => (shares > most ? shares : most), 0n);
}
