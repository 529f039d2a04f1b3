import { z } from 'zod';
import { message, reason, type Reason, listed } from '../../evaluation/index.js';
import { compare, equals, isZero, minus, negate, plus, show, sum, sumOf } from '../../exact/index.js';
import type { Ratio, Shares } from '../../exact/index.js';
import type { EntryOf } from '../../journal/index.js';

import type { Context } from '../../session/index.js';
import { countsPresence, type Matter, nameOfAct, sharesPresentFact } from '../../terms/index.js';
import { countedIn, lineFigures, type ResultLine } from './result-lines.js';

const proof = message(
  'meeting.proof',
  '{line}: {figures}; together {counted} of {represented} shares present: {outcome}',
);

export const proofShape = z.looseObject({
  id: z.string().describe('the candidate, and the classes that are proved together'),
  says: z.string().describe('the same in words'),
  outcome: z.enum(['proved', 'not-proved', 'not-shown']),
  counted: z.string().describe('all shares on the lines'),
  represented: z.string().optional().describe('shares present by the minutes'),
  over: z.string().optional().describe('how many more are on the lines than were present; below nought: fewer'),
});

/** Shares present, as the minutes of the last sitting that counts them tell. */
export interface Presence {
  readonly total: Shares | undefined;
  /** Those of them that were present in person, where the minutes tell. */
  readonly inPerson?: Shares;
  /** Absent where the minutes tell of all together. */
  readonly byClass?: ReadonlyMap<string, Shares>;
}

/** Shares present in all are asked for where no minutes count them. */
export function presenceOf(c: Context, sittings: readonly EntryOf<'meeting-held'>[]): Presence {
  const counting = sittings.findLast(countsPresence);
  const { presence, 'present-shares': total, 'in-person-shares': inPerson } = counting?.data ?? {};
  const apart = inPerson === undefined ? undefined : { inPerson };
  if (presence !== undefined) {
    const byClass = new Map<string, Shares>();
    for (const row of presence) {
      const known = byClass.get(row.class);
      byClass.set(row.class, known === undefined ? row.shares : plus<'shares'>(known, row.shares));
    }
    return { total: sum('shares', [...byClass.values()]), byClass, ...apart };
  }
  if (total !== undefined) return { total, ...apart };
  const about = [sittings[0]!.data.id];
  const asked = c.attempt(() => c.exactly(c.quantity<'shares'>('shares', sharesPresentFact, { about, cites: [] })));
  if (!asked.settled) c.waitFor(asked.waiting);
  return { total: asked.settled ? asked.value : undefined };
}

/** The classes of the electorate. */
export type Classes = readonly { readonly id: string; readonly outstanding: Shares; readonly votesEach: Ratio }[];

/** Lines that are proved together, and the shares present that they are to come to; undefined where nobody told of those. */
export interface Proved {
  readonly lines: readonly [ResultLine, ...ResultLine[]];
  readonly represented: Shares | undefined;
}

/** Class by class where the minutes count by class; else all classes with a general vote together, and no others. */
export function provedLines(
  lines: readonly ResultLine[],
  { total, byClass }: Presence,
  classes: Classes,
): readonly Proved[] {
  const candidates = [...new Set(lines.map(({ candidate }) => candidate))];
  const general = classes.filter(({ outstanding, votesEach }) => !isZero(outstanding) && !isZero(votesEach));
  return candidates.flatMap((candidate) => {
    const own = lines.filter((line) => line.candidate === candidate);
    if (byClass !== undefined) {
      return own.map((line): Proved => ({ lines: [line], represented: byClass.get(line.class) }));
    }
    const [first, ...others] = own;
    if (first === undefined) return [];
    const isGeneral = own.length === general.length && general.every(({ id }) => own.some((line) => line.class === id));
    return [{ lines: [first, ...others], represented: isGeneral ? total : undefined }];
  });
}

/** All shares on the lines; those of rejected cards among them as far as more were present than voted otherwise. */
function countedOf(proved: Proved): Shares {
  const counted = sumOf('shares', proved.lines, countedIn);
  return areRejectedPresent(proved) ? plus<'shares'>(counted, rejectedIn(proved.lines)) : counted;
}

/** Whether the minutes count the holders of rejected cards as present: as far as more were there than voted otherwise. */
export function areRejectedPresent({ lines, represented }: Proved): boolean {
  return represented !== undefined && compare(sumOf('shares', lines, countedIn), represented) < 0;
}

function rejectedIn(lines: Proved['lines']): Shares {
  return sumOf('shares', lines, ({ rejected }) => rejected);
}

/** Whether a line proves, with the others that are proved with it. */
export function isProvedBy(proved: Proved, line: ResultLine): boolean {
  return proved.lines.includes(line) && proofOutcome(proved) === 'proved';
}

export function proofOutcome(proved: Proved): 'proved' | 'not-proved' | 'not-shown' {
  if (proved.represented === undefined) return 'not-shown';
  return equals<'shares'>(countedOf(proved), proved.represented) ? 'proved' : 'not-proved';
}

/** What a proof is of: the matter, or the candidate, and the classes. */
function provedInWords(c: Context, matter: Matter, { lines }: Proved): string {
  const [{ candidate }] = lines;
  return `${candidate === undefined ? nameOfAct(c, matter) : `the election of ${c.nameOf(candidate)}`}, ${classesOf(lines)}`;
}

function classesOf(lines: Proved['lines']): string {
  return listed(lines.map((line) => line.class));
}

export function proofValue(c: Context, matter: Matter, proved: Proved) {
  const { lines, represented } = proved;
  const [{ candidate }] = lines;
  const classes = classesOf(lines);
  const counted = countedOf(proved);
  return {
    id: candidate === undefined ? classes : `${candidate} ${classes}`,
    says: provedInWords(c, matter, proved),
    outcome: proofOutcome(proved),
    counted,
    ...(represented === undefined ? undefined : { represented, over: minus<'shares'>(counted, represented) }),
  };
}

const figuresInWords: Readonly<Record<(typeof lineFigures)[number], string>> = {
  for: 'for',
  against: 'against',
  oneYear: 'for every year',
  twoYears: 'for every second year',
  threeYears: 'for every third year',
  withheld: 'withheld',
  abstain: 'abstaining',
  brokerNonVotes: 'broker non-votes',
  notVoted: 'not voted',
};

export function proofReason(c: Context, matter: Matter, proved: Proved): Reason {
  const { lines, represented } = proved;
  const counted = countedOf(proved);
  const total = (figure: (typeof lineFigures)[number]): Shares => sumOf('shares', lines, (line) => line[figure]);
  const isHowOften = matter.act.kind === 'frequency';
  const told = lineFigures
    .filter((figure) => (figure === 'for' && !isHowOften) || !isZero(total(figure)))
    .map((figure) => `${show(total(figure))} ${figuresInWords[figure]}`);
  const rejected = rejectedIn(lines);
  if (!isZero(rejected)) told.push(`${show(rejected)} on cards that are rejected`);
  const figures = {
    line: provedInWords(c, matter, proved),
    figures: told.length > 1 ? told.join(', ') : [...told, 'nothing else'].join(', '),
    counted: show(counted),
    represented: represented === undefined ? 'an unknown number of' : show(represented),
  };
  return reason(proof, proofInWords(counted, represented), { figures });
}

function proofInWords(counted: Shares, represented: Shares | undefined): string {
  if (represented === undefined) return 'the minutes do not count these shares apart, so that nothing proves the line';
  const over = minus<'shares'>(counted, represented);
  const order = compare(counted, represented);
  if (order === 0) return 'they agree';
  return order > 0 ? `${show(over)} more than were present` : `${show(negate(over))} present of which nothing is told`;
}

/** What all the proofs of a meeting come to. */
export function provedInAll(proofs: readonly ('proved' | 'not-proved' | 'not-shown')[]) {
  if (proofs.length === 0) return 'nothing-voted';
  if (proofs.includes('not-proved')) return 'not-proved';
  return proofs.includes('not-shown') ? 'not-shown' : 'proved';
}
