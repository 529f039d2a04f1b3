import { show, toWire, type OverVotePolicy, type Quantity } from '@quorate/engine';
import type { Count } from './count.js';
import type { Line } from './summing.js';
import type { ElectionLines } from './elections.js';
import type { Scanned } from './scan.js';
import type { ElectionToCount } from './scanned-elections.js';
import {
  limitsRecounted,
  type CertifiedClass,
  type CertifiedCount,
  type CertifiedLimit,
  type LimitsRecounted,
} from './limits-recounted.js';
import type { Difference } from './difference.js';
import { TallyError } from './tally-error.js';

interface CertifiedMatter extends CertifiedCount {
  readonly id: string;
  readonly act: string;
  /** Of an election, how many were to be filled. */
  readonly seats?: number | string;
  readonly lines: readonly CertifiedLine[];
  readonly leftOut?: readonly CertifiedLeftOut[];
  /** The lists, by their SHA-256, of those that it does not tell one by one. */
  readonly leftOutListed?: readonly string[];
  /** By what the inspectors may look at, where that is another count. */
  readonly inspected?: CertifiedCount;
}

/** What a certificate tells of cards that its totals leave out. */
export interface CertifiedLeftOut {
  readonly id: string;
  readonly cards: number;
  readonly shares?: string;
  /** One by one, where the certificate tells them. */
  readonly lines?: readonly Readonly<Record<string, string>>[];
}

type CertifiedLine = Readonly<Record<string, unknown>> & { readonly class: string; readonly candidate?: string };

/** What the files have of a line. */
interface CountedLine {
  readonly class: string;
  readonly candidate?: string;
  readonly figures: Readonly<Record<string, Quantity<'shares'>>>;
}

/**
 * Holds the certificate of a meeting, as JSON, against a count of the files, line by line, in shares of record.
 * @returns nothing where all of it agrees to the last share
 * @throws {TallyError} where it is no certificate
 */
export function recounted(certificate: unknown, { lines, elections }: Count): readonly Difference[] {
  const matters = mattersIn(certificate);
  const counted = new Map<string, CountedLine[]>();
  const put = (matter: string, line: CountedLine): void => {
    counted.set(matter, [...(counted.get(matter) ?? []), line]);
  };
  for (const line of lines) put(line.matter, ofMatter(line));
  for (const election of elections) for (const line of ofElection(election)) put(election.election, line);
  const certified = matters.flatMap((matter) => differencesOf(matter, counted.get(matter.id) ?? []));
  const stray = [...counted]
    .filter(([matter]) => !matters.some(({ id }) => id === matter))
    .flatMap(([matter, own]) =>
      [...new Set(own.map((line) => line.class))].map((className) => ({
        matter,
        class: className,
        says: 'the files have votes on it, and the certificate has not',
      })),
    );
  return [...certified, ...stray];
}

/**
 * Holds the files that a certificate names against those that were read: by what they are of, and by their SHA-256.
 * @returns undefined where it names none: then nobody can tell whether they are the same
 * @throws {TallyError} where it is no certificate
 */
export function filesCompared(
  certificate: unknown,
  { files }: Pick<Scanned, 'files'>,
): readonly Difference[] | undefined {
  const { files: named = [] } = resultsIn(certificate);
  const certified = named.filter(({ of }) => of !== 'not-counted');
  if (certified.length === 0) return undefined;
  const told = files.map(({ of, name, sha256 }) => ({ of, says: name, id: sha256 }));
  const isIn = (all: readonly CertifiedFile[], { of, id }: CertifiedFile) =>
    all.some((each) => each.of === of && each.id === id);
  return [
    ...certified
      .filter((file) => !isIn(told, file))
      .map(({ of, says, id }) => ({
        says: `${says} (${of}, SHA-256 ${id}) was counted, and is not among these files`,
      })),
    ...told
      .filter((file) => !isIn(certified, file))
      .map(({ of, says, id }) => ({
        says: `${says} (${of}, SHA-256 ${id}) is no file that the certificate was counted from`,
      })),
  ];
}

/**
 * The rule that was sealed for over-votes, as a certificate tells it; undefined where it tells none.
 * @throws {TallyError} where it is no certificate
 */
export function ruleIn(certificate: unknown): OverVotePolicy | undefined {
  return resultsIn(certificate).overVotes?.rule;
}

/**
 * The limits on votes that a certificate tells, each with whom it reaches and its section; and the holders of record whom they reach or whose shares votes leave out, who
 * have to be told apart in a count of the files.
 * @throws {TallyError} where it is no certificate
 */
export function limitsIn(certificate: unknown): {
  readonly says: readonly string[];
  readonly holders: readonly string[];
} {
  const { limits = [], matters } = resultsIn(certificate);
  const weighed = matters.flatMap(({ votes = [], inspected }) =>
    [...votes, ...(inspected?.votes ?? [])].flatMap((vote) => vote.weighed ?? []),
  );
  return {
    says: [...new Set(limits.map(({ says, cite }) => `${says} (${cite})`))],
    holders: [...new Set([...limits.flatMap(({ shares = [] }) => shares), ...weighed].map(({ holder }) => holder))],
  };
}

/**
 * The votes of a certificate after the limits that it tells, counted again by a reckoning of its own.
 * @throws {TallyError} where it is no certificate, or a figure in it cannot be read
 */
export function votesRecounted(
  certificate: unknown,
  count: Count,
  scan: Pick<Scanned, 'held' | 'heldApart'>,
): LimitsRecounted {
  return limitsRecounted(resultsIn(certificate), count, scan);
}

/**
 * The elections of a certificate, as they were held: how many seats, and who stood.
 * @throws {TallyError} where it is no certificate
 */
export function electionsIn(certificate: unknown): readonly ElectionToCount[] {
  return mattersIn(certificate)
    .filter(({ act }) => act === 'election')
    .flatMap(({ id, lines, seats }) => {
      if (seats === undefined) return [];
      const candidates = [...new Set(lines.flatMap(({ candidate = [] }) => candidate))];
      return [{ id, seats: Number(seats), candidates }];
    });
}

function ofMatter({ class: className, for: yes, against, abstain, unvoted }: Line): CountedLine {
  return { class: className, figures: { for: yes, against, abstain, brokerNonVotes: unvoted } };
}

function ofElection({ class: className, candidates, brokerNonVotes }: ElectionLines): readonly CountedLine[] {
  return candidates.map(({ candidate, for: yes, withheld, abstain }) => ({
    class: className,
    candidate,
    figures: { for: yes, withheld, abstain, brokerNonVotes },
  }));
}

interface CertifiedFile {
  /** Its SHA-256. */
  readonly id: string;
  readonly of: string;
  readonly says: string;
}

interface CertifiedResults {
  readonly matters: readonly CertifiedMatter[];
  readonly files?: readonly CertifiedFile[];
  readonly limits?: readonly CertifiedLimit[];
  readonly classes?: readonly CertifiedClass[];
  readonly overVotes?: { readonly rule: OverVotePolicy };
}

function mattersIn(certificate: unknown): readonly CertifiedMatter[] {
  return resultsIn(certificate).matters;
}

/** @throws {TallyError} where it is no certificate */
export function resultsIn(certificate: unknown): CertifiedResults {
  const read = certificate as { readonly document?: unknown; readonly results?: Partial<CertifiedResults> } | null;
  const { matters, files, limits, classes, overVotes } = read?.results ?? {};
  if (read?.document !== 'certificate' || !Array.isArray(matters)) {
    throw new TallyError(
      'This is no certificate of a meeting as JSON: "quorate document certificate.json" writes one.',
    );
  }
  return {
    matters,
    ...(Array.isArray(files) ? { files } : undefined),
    ...(Array.isArray(limits) ? { limits } : undefined),
    ...(Array.isArray(classes) ? { classes } : undefined),
    ...(overVotes === undefined ? undefined : { overVotes }),
  };
}

const figuresOf = {
  matter: ['for', 'against', 'abstain', 'brokerNonVotes'],
  election: ['for', 'withheld', 'abstain', 'brokerNonVotes'],
} as const;

function differencesOf({ id, act, lines }: CertifiedMatter, counted: readonly CountedLine[]): readonly Difference[] {
  if (act === 'election' && counted.length === 0) {
    const says = `it is an election, and the files have no votes in it: where its cards name candidates, add --election ${id}=SEATS:CANDIDATES`;
    return [{ matter: id, says }];
  }
  if (act === 'frequency') {
    return [
      {
        matter: id,
        says: 'it asks how often, and cards in files vote for and against: its votes are not in the files',
      },
    ];
  }
  const isSame = (one: Pick<CountedLine, 'class' | 'candidate'>, other: Pick<CountedLine, 'class' | 'candidate'>) =>
    one.class === other.class && one.candidate === other.candidate;
  const told = ({ class: className, candidate }: Pick<CountedLine, 'class' | 'candidate'>, says: string) => ({
    matter: id,
    class: className,
    ...(candidate === undefined ? undefined : { candidate }),
    says,
  });
  const missing = counted
    .filter((line) => !lines.some((each) => isSame(each, line)))
    .map((line) =>
      told(
        line,
        `the files have votes of this ${line.candidate === undefined ? 'class' : 'class and candidate'}, and the certificate has not`,
      ),
    );
  return [
    ...lines.flatMap((line) => {
      const found = counted.find((each) => isSame(each, line));
      return figuresOf[act === 'election' ? 'election' : 'matter'].flatMap((figure): readonly Difference[] => {
        const [one, other] = [line[figure], found?.figures[figure]];
        const files = other === undefined ? '0' : toWire(other);
        if (one === files || (one === undefined && files === '0')) return [];
        const said = typeof one === 'string' ? one : 'nothing';
        return [told(line, `${figure}: ${said} certified, ${inWords(other)} in the files`)];
      });
    }),
    ...missing,
  ];
}

function inWords(shares: Quantity<'shares'> | undefined): string {
  return shares === undefined ? 'nothing' : show(shares);
}
