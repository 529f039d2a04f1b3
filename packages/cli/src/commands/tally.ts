import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { ratio, show, toPlain, type OverVotePolicy, type Ratio } from '@quorate/engine';
import {
  atStake,
  countOf,
  electionsIn,
  entriesOf,
  faultCodes,
  filesCompared,
  leftOutRecounted,
  limitsIn,
  listIn,
  listOfNotCounted,
  needsList,
  recounted,
  ruleIn,
  scanned,
  scannedFromPostgres,
  TallyError,
  votesRecounted,
  type Count,
  type CountRules,
  type Difference,
  type ElectionLines,
  type ElectionToCount,
  type FilesToCount,
  type LeftOutRecounted,
  type LimitsRecounted,
  type Scanned,
} from '@quorate/tally';
import { BadInputError, exits } from '../bad-input.js';
import type { Output } from '../output.js';
import { yamlOf } from '../render/yaml.js';
import { saveNew } from './save-new.js';

/** The files, and how they are counted. */
export interface RecountOptions extends Omit<
  FilesToCount,
  'apart' | 'apartFrom' | 'challenged' | 'elections' | 'positions' | 'cards'
> {
  readonly positions?: readonly string[];
  readonly cards?: readonly string[];
  /** The database in which they are, in place of files. */
  readonly postgres?: string;
  readonly election?: readonly string[];
  /** The latest counts, or of a recount what the certificate tells as sealed, if it is left out. */
  readonly overVotes?: OverVotePolicy;
  readonly ballotAbove: 'clipped' | 'invalid';
  readonly struck?: readonly string[];
  readonly threads?: string;
  readonly memory: string;
  readonly json?: boolean;
}

export interface TallyOptions extends RecountOptions {
  readonly apart?: readonly string[];
  readonly apartFrom?: string;
  readonly entries?: string;
  readonly charter?: string;
  readonly on?: string;
  readonly votesEach?: readonly string[];
}

const rules: readonly OverVotePolicy[] = ['latest', 'receipt', 'reject', 'pro-rata'];

/** Counts files, tells what does not count, and what another rule for over-votes would make of it. */
export async function tally(asked: TallyOptions, output: Output): Promise<number> {
  const options = { ...asked, overVotes: asked.overVotes ?? 'latest' } as const;
  const wanted = options.entries === undefined ? undefined : caseFileOf(options);
  const found = await scan({ ...options, elections: electionsNamed(options) }, output);
  const count = inWords(() => countOf(found, options));
  let others: CountsByOthers | undefined;
  const byOthers = (): CountsByOthers => (others ??= countsByOthers(found, options));
  if (output.json)
    output.write(
      JSON.stringify(
        toPlain({ files: found.files, twice: found.twice, passedBeyond: found.passedBeyond, ...count }).plain,
        undefined,
        2,
      ),
    );
  else for (const line of told(found, count, byOthers)) output.write(line);
  if (wanted !== undefined) {
    const others = byOthers();
    const path = `${wanted.path.replace(/\.ya?ml$/u, '')}.not-counted.csv`;
    const ofEntries = { ...wanted.of, byOtherRules: others };
    const list = inWords(() => needsList(found, count, ofEntries))
      ? await listOf(new Map([...others, [options.overVotes, count]]))
      : undefined;
    const named = list === undefined ? undefined : { list: { name: basename(path), sha256: list.sha256 } };
    const text = wanted.textOf(inWords(() => entriesOf(found, count, { ...ofEntries, ...named })));
    if (list !== undefined) saveNew(path, list.text, '--entries');
    try {
      saveNew(wanted.path, text, '--entries');
    } catch (error) {
      if (list !== undefined) rmSync(path);
      throw error;
    }
    if (list !== undefined)
      output.warn(
        `${path} lists every card that does not count, and the entries name it by its hash: keep it as a paper.`,
      );
  }
  return exits.well;
}

/** The list of the cards that do not count, by each rule. */
async function listOf(counts: ReadonlyMap<OverVotePolicy, Count>) {
  const { csvOf } = await import('@quorate/documents');
  const text = csvOf(listOfNotCounted(counts));
  return { text, sha256: createHash('sha256').update(text).digest('hex') };
}

/** Counts files anew and holds a certificate against them. */
export async function recount(path: string, options: RecountOptions, output: Output): Promise<number> {
  const certificate = readCertificate(path);
  const named = electionsNamed(options);
  const certified = inWords(() => electionsIn(certificate));
  const elections = [...named, ...certified.filter(({ id }) => !named.some((each) => each.id === id))];
  const limits = inWords(() => limitsIn(certificate));
  const found = await scan({ ...options, elections, apart: limits.holders }, output);
  const isOfFiles = options.postgres === undefined;
  const ofFiles = isOfFiles ? inWords(() => filesCompared(certificate, found)) : undefined;
  const overVotes = options.overVotes ?? inWords(() => ruleIn(certificate)) ?? 'latest';
  const count = inWords(() => countOf(found, { ...options, overVotes }));
  const ofLines = recounted(certificate, count);
  const votes = inWords(() => votesRecounted(certificate, count, found));
  const leftOut = inWords(() => leftOutRecounted(certificate, count));
  const ofList = await listCompared(certificate, { ...options, overVotes }, found, count);
  const differences = [...(ofFiles ?? []), ...ofLines, ...leftOut.differences, ...ofList, ...votes.differences];
  if (output.json)
    output.write(
      JSON.stringify(
        {
          agrees: differences.length === 0,
          namesFiles: ofFiles !== undefined,
          notCountedTold: leftOut.told,
          limits: limits.says,
          votesRecounted: votes.recounted,
          votesNotRecounted: votes.notRecounted,
          limitsReckoned: votes.reckoned,
          differences,
        },
        undefined,
        2,
      ),
    );
  else {
    for (const each of differences) output.write(differenceInWords(each));
    if (ofLines.length === 0)
      output.write(`Every line of ${path} agrees with the ${isOfFiles ? 'files' : 'database'}, to the last share.`);
    for (const line of afterLeftOut(leftOut, ofList, count)) output.write(line);
    for (const line of afterLimits(limits.says, votes)) output.write(line);
    if (ofFiles === undefined)
      output.write(
        isOfFiles
          ? 'It names no files: whether these are those that it was counted from is not known.'
          : 'A database has no files: whether it has what the certificate was counted from is not known.',
      );
  }
  return differences.length === 0 ? exits.well : exits.mismatch;
}

/** The lists that a certificate names, held against one made anew. */
async function listCompared(
  certificate: unknown,
  chosen: CountRules,
  found: Scanned,
  count: Count,
): Promise<readonly Difference[]> {
  const lists = inWords(() => listIn(certificate));
  if (lists.length === 0) return [];
  const { sha256: anew } = await listOf(new Map([...countsByOthers(found, chosen), [chosen.overVotes, count]]));
  return lists.flatMap(({ name, sha256 }) =>
    sha256 === anew
      ? []
      : [
          {
            says: `${name} (SHA-256 ${sha256}) lists other cards than those that do not count by what was read: that list would be of SHA-256 ${anew}`,
          },
        ],
  );
}

/** What the certificate tells of cards that do not count, where it tells nothing else of them than the files. */
function afterLeftOut({ differences, told: how }: LeftOutRecounted, ofList: readonly Difference[], count: Count) {
  if (differences.length + ofList.length > 0) return [];
  if (how === 'not-at-all')
    return [
      `It tells no card that does not count, and ${figure(BigInt(count.notCounted.length))} lines do not, or not wholly: whether it left out the same is not known.`,
    ];
  return [
    how === 'by-reason'
      ? 'As many lines and shares do not count, reason by reason. Whose they are the certificate does not tell, or not of all of them, and those that name none of its matters it passes over.'
      : 'The cards that do not count are the same, each with its reason and its shares.',
  ];
}

/** What was counted again after limits, and what was not. */
function afterLimits(
  limits: readonly string[],
  { differences, recounted: all, notRecounted, reckoned }: LimitsRecounted,
) {
  return [
    ...(all.length > 0 && differences.length === 0
      ? [`The votes that count agree as well, to the last vote: ${all.join('; ')}.`]
      : []),
    ...reckoned.map((each) => `${each}.`),
    ...(limits.length === 0
      ? []
      : [
          `Whose shares these limits reach is taken as the certificate tells it: ${limits.join('; ')}. It is in no file of positions or cards; it is worked out of the instruments and the journal, whose digests the certificate has.`,
        ]),
    ...notRecounted.map((each) => `Not counted again: ${each}.`),
  ];
}

function differenceInWords({ matter, class: className, candidate, says }: Difference): string {
  const where = [matter, className, candidate].filter((each) => each !== undefined).join(', ');
  return where === '' ? says : `${where}: ${says}`;
}

/** The elections as --election names them: how many seats, and who stands. */
function electionsNamed({ election = [] }: Pick<RecountOptions, 'election'>): readonly ElectionToCount[] {
  const found = election.map((text) => {
    const [, id = '', seats = '', names = ''] = /^([^=]+)=([1-9]\d{0,3}):(.+)$/.exec(text) ?? [];
    const candidates = names.split(',');
    if (id === '' || candidates.includes('') || new Set(candidates).size < candidates.length) {
      throw new BadInputError(
        `--election: the election, its seats and who stands were expected, such as board-2004=2:ada,ben,cy, not "${text}".`,
      );
    }
    return { id, seats: Number(seats), candidates };
  });
  const twice = found.find(({ id }, index) => found.findIndex((each) => each.id === id) < index);
  if (twice !== undefined) throw new BadInputError(`--election names ${twice.id} twice: name each election once.`);
  return found;
}

function votesEachOf({ votesEach = [] }: Pick<TallyOptions, 'votesEach'>): ReadonlyMap<string, Ratio> {
  return new Map(
    votesEach.map((text) => {
      const [, className = '', votes = ''] = /^([^=]+)=(\d.*)$/.exec(text) ?? [];
      try {
        return [className, ratio(votes)] as const;
      } catch {
        throw new BadInputError(
          `--votes-each: a class and how many votes a share of it has were expected, such as common=1, not "${text}".`,
        );
      }
    }),
  );
}

async function scan(
  options: RecountOptions & Pick<TallyOptions, 'apart' | 'apartFrom'> & Pick<FilesToCount, 'elections'>,
  output: Output,
): Promise<Scanned> {
  const {
    threads,
    memory,
    postgres,
    positions = [],
    cards = [],
    proxies = [],
    rulings = [],
    struck = [],
    apartFrom,
    ...others
  } = options;
  if (apartFrom !== undefined && !/^[1-9]\d{0,17}$/.test(apartFrom)) {
    throw new BadInputError(`--apart-from: a whole number of shares was expected, not "${apartFrom}".`);
  }
  if (threads !== undefined && !/^[1-9]\d{0,3}$/.test(threads)) {
    throw new BadInputError(`--threads: a number of processors was expected, not "${threads}".`);
  }
  const calling = new AbortController();
  const stop = (): void => calling.abort(new BadInputError('Called off; nothing was counted.'));
  process.once('SIGINT', stop);
  try {
    const wanted = {
      ...others,
      challenged: struck,
      ...(apartFrom === undefined ? undefined : { apartFrom: BigInt(apartFrom) }),
    };
    const named = { positions, cards, proxies, rulings };
    if (postgres !== undefined) {
      const beside = Object.entries(named).find(([, of]) => of.length > 0);
      if (beside !== undefined) {
        throw new BadInputError(
          `--postgres counts what is in the tables of a database: files it does not take (--${beside[0]}). Put into the tables what is in these, or count files alone.`,
        );
      }
      return await scannedFromPostgres({ ...wanted, url: postgres, signal: calling.signal });
    }
    if (positions.length === 0 || cards.length + proxies.length === 0) {
      throw new BadInputError(
        'Name the files with --positions and --cards, or with --postgres the database in which both are.',
      );
    }
    return await scanned(
      { ...wanted, ...named },
      {
        memory,
        ...(threads === undefined ? undefined : { threads: Number(threads) }),
        signal: calling.signal,
        progress: (step, done, steps) => {
          if (process.stderr.isTTY) output.warn(`${done + 1} of ${steps}: ${step}`);
        },
      },
    );
  } catch (error) {
    if (error instanceof TallyError) throw new BadInputError(error.message);
    throw error;
  } finally {
    process.removeListener('SIGINT', stop);
  }
}

function told(found: Scanned, count: Count, byOthers: () => CountsByOthers): readonly string[] {
  const { files, twice, held, passedBeyond, disputed, aside, elections } = found;
  const isDisputed = [disputed, aside, elections.disputed, elections.aside].some(({ length }) => length > 0);
  return [
    ...files.map(({ name, of, sha256 }) => `${of.padEnd(10)}${name}  sha256 ${sha256}`),
    ...twice.map((name) => `          ${name} is there already, byte for byte: it is counted once`),
    ...held.map(
      ({ class: className, shares, lines }) =>
        `Positions: ${figure(shares)} shares of ${className}, in ${figure(lines)} lines`,
    ),
    ...passedBeyond.map(
      ({ holder, class: className, held: own, passed }) =>
        `          ${holder} has ${figure(own)} shares of ${className}, and ${figure(passed)} stand under it: what is voted below it counts as far as its own reach`,
    ),
    '',
    ...table(count),
    ...(count.apart.length === 0 && count.electionsApart.length === 0
      ? []
      : [
          '',
          'Of these:',
          ...count.apart.map((line) => `  ${line.holder}  ${lineInWords(line)}`),
          ...count.electionsApart.flatMap((each) => electionInWords(each).map((line) => `  ${each.holder}  ${line}`)),
        ]),
    '',
    ...notCounted(count),
    ...withoutIntermediaries(found, count),
    ...rulingsInWords(found),
    ...(isDisputed ? ['', ...underOthers(count, byOthers())] : []),
  ];
}

function table({ lines, elections }: Count): readonly string[] {
  if (lines.length === 0 && elections.length === 0) return ['No vote counts.'];
  return [
    ...lines.map((line) => `${line.matter}, ${line.class}: ${lineInWords(line)}`),
    ...elections.flatMap(electionInWords),
  ];
}

function electionInWords({
  election,
  class: className,
  candidates,
  brokerNonVotes,
  present,
}: ElectionLines): readonly string[] {
  return [
    ...candidates.map(
      ({ candidate, for: yes, withheld, abstain }) =>
        `${election}, ${className}, ${candidate}: ${show(yes)} for, ${show(withheld)} withheld, ${show(abstain)} abstaining`,
    ),
    `${election}, ${className}: ${show(present)} present, of these ${show(brokerNonVotes)} broker non-votes`,
  ];
}

function lineInWords({ for: yes, against, abstain, unvoted }: Count['lines'][number]): string {
  return `${show(yes)} for, ${show(against)} against, ${show(abstain)} abstaining, ${show(unvoted)} broker non-votes`;
}

const mostListed = 20;

function notCounted({ notCounted: all }: Count): readonly string[] {
  if (all.length === 0) return ['Every line counts.'];
  const linesOf = (count: number) => (count === 1 ? '1 line' : `${figure(BigInt(count))} lines`);
  const stakes = [...atStake(all)].map(([code, { cards, shares, untold }]) => {
    const told = untold === cards ? '' : `, ${show(shares)} shares`;
    const besides =
      untold === 0 ? '' : `, ${untold === cards ? '' : `and of ${linesOf(untold)} `}shares that cannot be read`;
    return `  ${code}: ${linesOf(cards)}${told}${besides}: ${faultCodes[code]}`;
  });
  const listed = all.slice(0, mostListed).map(({ code, isoCode, file, says, holder, at, near, shares }) => {
    const where = at === undefined ? '' : ` at ${at}`;
    const iso = isoCode === undefined ? '' : ` (${isoCode})`;
    const of = holder === undefined ? '' : ` of ${holder}`;
    return `  ${file}: ${says}${of}${shares === undefined ? '' : `, ${shares} shares`}: ${code}${iso}${where}${near === undefined ? '' : `; is ${near} meant?`}`;
  });
  const more =
    all.length > mostListed ? [`  and ${figure(BigInt(all.length - mostListed))} more: --json lists them all`] : [];
  return ['Not counted, or not wholly:', ...stakes, '', ...listed, ...more];
}

/** Where a later card took the place of another, and nobody told whether their holder holds for others. */
function withoutIntermediaries({ tellsIntermediaries }: Scanned, { notCounted: all }: Count): readonly string[] {
  return tellsIntermediaries || all.every(({ code }) => code !== 'superseded')
    ? []
    : [
        '',
        'The positions do not tell who holds for others (a column "intermediary"): of cards of too many shares the latest counts, whatever the rule. Where one of these holders is a bank or a broker, add the column, and count again.',
      ];
}

function rulingsInWords({ rulings }: Scanned): readonly string[] {
  if (rulings.length === 0) return [];
  return [
    '',
    'By rulings of the inspectors:',
    ...rulings.map(({ card, matter, holder, shares, counts, against, by, ground }) => {
      const though = against === undefined || counts === 'not' ? '' : `, though it is ${against}`;
      const what = counts === 'not' ? 'does not count' : `is admitted as cast${though}`;
      return `  ${card} of ${holder}, ${figure(shares)} shares on ${matter}: ${what}, by ${by.join(' and ')}: ${ground}`;
    }),
  ];
}

/** What each other rule makes of the files. */
type CountsByOthers = ReadonlyMap<OverVotePolicy, Count>;

function countsByOthers(found: Scanned, chosen: CountRules): CountsByOthers {
  const others = rules.filter((rule) => rule !== chosen.overVotes);
  return new Map(others.map((rule) => [rule, countOf(found, { ...chosen, overVotes: rule })]));
}

/** What each other rule would make of the disputed cards. */
function underOthers(count: Count, byOthers: CountsByOthers): readonly string[] {
  const now = table(count).join('\n');
  return Array.from(byOthers, ([rule, otherCount]) => {
    const other = table(otherCount);
    return other.join('\n') === now
      ? `Under the rule "${rule}" for over-votes: the same.`
      : `Under the rule "${rule}" for over-votes: ${other.join('; ')}.`;
  });
}

function caseFileOf({ entries, charter, on, cards, ...options }: TallyOptions) {
  if (charter === undefined || on === undefined) {
    throw new BadInputError(
      '--entries needs --charter and --on: the charter of the case file, and the day of the meeting.',
    );
  }
  const votesEach = votesEachOf(options);
  return {
    path: entries ?? '',
    of: { on, votesEach },
    textOf: (written: ReturnType<typeof entriesOf>) =>
      `${yamlOf({
        title: `Votes counted from ${cards?.join(', ') ?? 'a database'}`,
        charter,
        journal: written.map(({ id, on: day, type, data }) => ({ on: day, id, [type]: data })),
      })}\n`,
  };
}

function readCertificate(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    throw new BadInputError(
      `${path} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function inWords<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof TallyError) throw new BadInputError(error.message);
    throw error;
  }
}

function figure(count: bigint): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
