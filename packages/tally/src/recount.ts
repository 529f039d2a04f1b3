import { show, toWire, type Quantity } from '@quorate/engine';
import type { Count, Line } from './count.js';
import { TallyError } from './tally-error.js';

/** Where a count of the files and a certificate differ, or cannot be held against each other. */
export interface Difference {
  readonly matter: string;
  readonly class?: string;
  readonly says: string;
}

const figures = [
  ['for', 'for'],
  ['against', 'against'],
  ['abstain', 'abstain'],
  ['brokerNonVotes', 'unvoted'],
] as const;

interface CertifiedMatter {
  readonly id: string;
  readonly act: string;
  readonly lines: readonly (Readonly<Record<string, unknown>> & { readonly class: string })[];
}

/**
 * Holds the certificate of a meeting, as JSON, against a count of the files, line by line, in shares of record.
 * @returns nothing where all of it agrees to the last share
 * @throws {TallyError} where it is no certificate
 */
export function recounted(certificate: unknown, { lines }: Count): readonly Difference[] {
  const matters = mattersIn(certificate);
  const certified = matters.flatMap((matter) => differencesOf(matter, lines));
  const stray = lines
    .filter(({ matter }) => !matters.some(({ id }) => id === matter))
    .map(({ matter, class: className }) => ({
      matter,
      class: className,
      says: 'the files have votes on it, and the certificate has not',
    }));
  return [...certified, ...stray];
}

function mattersIn(certificate: unknown): readonly CertifiedMatter[] {
  const read = certificate as {
    readonly document?: unknown;
    readonly results?: { readonly matters?: readonly CertifiedMatter[] };
  } | null;
  if (read?.document !== 'certificate' || !Array.isArray(read.results?.matters)) {
    throw new TallyError(
      'This is no certificate of a meeting as JSON: "quorate document certificate.json" writes one.',
    );
  }
  return read.results.matters;
}

function differencesOf({ id, act, lines }: CertifiedMatter, counted: readonly Line[]): readonly Difference[] {
  if (act === 'election') {
    return [{ matter: id, says: 'it is an election, and cards of elections are not counted from files' }];
  }
  const own = counted.filter(({ matter }) => matter === id);
  const missing = own
    .filter((line) => !lines.some((each) => each.class === line.class))
    .map((line) => ({
      matter: id,
      class: line.class,
      says: 'the files have votes of this class, and the certificate has not',
    }));
  return [
    ...lines.flatMap((line) => {
      const found = own.find((each) => each.class === line.class);
      return figures.flatMap(([certified, name]): readonly Difference[] => {
        const [one, other] = [line[certified], found?.[name]];
        const files = other === undefined ? '0' : toWire(other);
        if (one === files || (one === undefined && files === '0')) return [];
        const said = typeof one === 'string' ? one : 'nothing';
        return [
          { matter: id, class: line.class, says: `${certified}: ${said} certified, ${inWords(other)} in the files` },
        ];
      });
    }),
    ...missing,
  ];
}

function inWords(shares: Quantity<'shares'> | undefined): string {
  return shares === undefined ? 'nothing' : show(shares);
}
