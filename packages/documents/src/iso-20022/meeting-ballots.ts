import { z } from 'zod';
import { settledValue } from '../answer-read.js';
import { DocumentError } from '../document.js';

const number = z.string();

const figures = z.looseObject({
  for: number.optional(),
  against: number.optional(),
  oneYear: number.optional(),
  twoYears: number.optional(),
  threeYears: number.optional(),
  abstain: number.optional(),
  votes: z.array(z.looseObject({ id: z.string(), votes: number, shares: number.optional() })).optional(),
  withheld: number.optional(),
});

const ballot = z.looseObject({
  id: z.string(),
  matter: z.string(),
  says: z.string(),
  holder: z.string(),
  holderSays: z.string(),
  class: z.string().optional(),
  received: z.string(),
  paper: z.looseObject({ id: z.string(), place: z.string().optional() }).optional(),
  cast: figures,
  counted: z.enum(['whole', 'in-part', 'not-counted', 'open']),
  counts: figures.optional(),
  why: z.string().optional(),
  code: z.string().optional(),
});

const value = z.looseObject({
  id: z.string(),
  kind: z.enum(['annual', 'special', 'regular']),
  begins: z.string().optional(),
  inspectors: z.array(z.looseObject({ id: z.string(), says: z.string() })),
  ballots: z.array(ballot),
});

export type Ballot = z.output<typeof ballot>;

/** The ballots that came on one paper, of one holder and one class: what a message on instructions is about. */
export interface InstructionAnswered extends Pick<z.output<typeof value>, 'id' | 'kind' | 'begins' | 'inspectors'> {
  readonly message: string;
  readonly holder: string;
  readonly class: string;
  /** The ballots of each instruction in it, by its id. */
  readonly instructions: ReadonlyMap<string, readonly [Ballot, ...Ballot[]]>;
}

/**
 * Reads an answer to `meeting.ballots` of one instruction message.
 * @throws {DocumentError} an answer to another question, or of ballots of several messages, holders or classes
 */
export function instructionIn(answer: unknown): InstructionAnswered {
  const { ballots, ...meeting } = settledValue(answer, 'meeting.ballots', 'What became of the ballots is', value);
  const message = only(
    'paper',
    ballots.map(({ paper }) => paper?.id),
  );
  only(
    'holder',
    ballots.map(({ holder }) => holder),
  );
  const className = only(
    'class',
    ballots.map((each) => each.class),
  );
  const instructions = new Map<string, [Ballot, ...Ballot[]]>();
  for (const each of ballots) {
    const id = each.paper?.place ?? each.id;
    const known = instructions.get(id);
    if (known === undefined) instructions.set(id, [each]);
    else known.push(each);
  }
  return { ...meeting, message, holder: ballots[0]!.holderSays, class: className, instructions };
}

const lacks = {
  paper: 'The ballots came on no paper, as far as is entered: the message answers an instruction by its id.',
  holder: 'There are no ballots to tell of.',
  class: 'A ballot names no class, and its holder has several.',
} as const;

function only(field: keyof typeof lacks, values: readonly (string | undefined)[]): string {
  const [one, ...others] = [...new Set(values)];
  if (one === undefined) throw new DocumentError([values.length === 0 ? lacks.holder : lacks[field]]);
  if (others.length === 0) return one;
  const names = [one, ...others].map((each) => each ?? 'none').join(', ');
  throw new DocumentError([
    `The message is about one ${field}, and these are of several: ${names}. Ask with "${field}".`,
  ]);
}
