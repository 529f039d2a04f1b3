import { z } from 'zod';
import { settledValue } from './answer-read.js';
import { besidesShape } from './made-from.js';

const number = z.string();

const line = z.looseObject({
  id: z.string(),
  class: z.string(),
  candidate: z.string().optional(),
  says: z.string(),
  for: number.optional(),
  against: number.optional(),
  oneYear: number.optional(),
  twoYears: number.optional(),
  threeYears: number.optional(),
  withheld: number.optional(),
  abstain: number.optional(),
  brokerNonVotes: number.optional(),
  notVoted: number,
  rejected: number.default('0'),
  ofCast: number.optional(),
  ofPresent: number.optional(),
  ofOutstanding: number.optional(),
});

const vote = z.looseObject({
  id: z.string(),
  cite: z.string(),
  says: z.string(),
  status: z.string().optional(),
  for: number.optional(),
  against: number.optional(),
  entitled: number.optional(),
  base: number.optional(),
  needed: number.optional(),
  weighed: z.array(z.looseObject({ id: z.string(), says: z.string(), class: z.string(), kept: number })).default([]),
});

const ballot = z.looseObject({
  id: z.string(),
  says: z.string().optional(),
  counted: z.string(),
  why: z.string(),
  code: z.string().optional(),
  cast: z.record(z.string(), number).optional(),
  counts: z.record(z.string(), number).optional(),
  given: z.array(z.looseObject({ votes: number, ofRecord: number })).optional(),
});

const cardLeftOut = z.looseObject({
  id: z.string(),
  holder: z.string().optional(),
  matter: z.string().optional(),
  class: z.string().optional(),
  candidate: z.string().optional(),
  shares: z.string().optional(),
  counts: number.optional(),
  at: z.string().optional(),
});

const ruledCard = z.looseObject({
  id: z.string(),
  holder: z.string(),
  counts: z.enum(['as-cast', 'not']),
  against: z.string().optional(),
  shares: number,
  ground: z.string(),
  by: z.array(z.looseObject({ says: z.string() })),
  alone: z.string().optional(),
  notFollowed: z.string().optional(),
});

const reviewed = z.looseObject({
  id: z.string(),
  says: z.string(),
  disposition: z.enum(['as-cast', 'not-counted', 'otherwise', 'open']),
  late: z.boolean().default(false),
  challenges: z.array(z.looseObject({ id: z.string(), by: z.string(), ground: z.string(), on: z.string() })),
  rulings: z.array(
    z.looseObject({
      id: z.string(),
      counts: z.enum(['as-cast', 'not', 'otherwise']),
      ground: z.string(),
      by: z.array(z.looseObject({ says: z.string() })),
      on: z.string(),
      alone: z.string().optional(),
      code: z.string().optional(),
      superseded: z.string().optional(),
      notFollowed: z.string().optional(),
    }),
  ),
});

const proof = z.looseObject({
  id: z.string(),
  says: z.string(),
  outcome: z.enum(['proved', 'not-proved', 'not-shown']),
  counted: number,
  represented: number.optional(),
  over: number.optional(),
});

/** What a count comes to: on all facts, or by what the inspectors may look at. */
const counted = {
  outcome: z.string(),
  votes: z.array(vote).default([]),
  preferred: z.array(z.enum(['oneYear', 'twoYears', 'threeYears'])).optional(),
  elected: z.array(z.string()).optional(),
  tied: z.array(z.string()).optional(),
  lacking: z
    .array(z.looseObject({ id: z.string(), status: z.enum(['barred', 'open', 'failed']), cites: z.array(z.string()) }))
    .default([]),
  candidates: z
    .array(z.looseObject({ id: z.string(), votes: number.optional(), withheld: number.optional() }))
    .default([]),
};

const matter = z.looseObject({
  ...counted,
  id: z.string(),
  says: z.string(),
  act: z.string(),
  pollsOpened: z.string().optional(),
  pollsClosed: z.string().optional(),
  leftOut: z
    .array(
      z.looseObject({
        id: z.string(),
        cards: z.number(),
        shares: number.optional(),
        lines: z.array(cardLeftOut).default([]),
      }),
    )
    .default([]),
  leftOutListed: z.array(z.string()).default([]),
  ruledCards: z.array(ruledCard).default([]),
  term: z.looseObject({ meetings: z.number().optional(), year: z.number().optional() }).optional(),
  lines: z.array(line),
  proof: z.array(proof),
  inspected: z.looseObject(counted).optional(),
  ballots: z.array(ballot).default([]),
  reviewed: z.array(reviewed).default([]),
  seats: z.number().optional(),
  class: z.string().optional(),
  wins: z.enum(['plurality', 'majority']).optional(),
  rule: z.string().optional(),
});

/** Whether those present made a quorum: on all facts, or by what the inspectors may look at. */
const quorate = {
  outcome: z.string(),
  unit: z.string().optional(),
  entitled: number.optional(),
  needed: number.optional(),
  present: number.optional(),
};

const value = z.looseObject({
  outcome: z.enum(['proved', 'not-proved', 'not-shown', 'nothing-voted']),
  id: z.string(),
  kind: z.enum(['annual', 'special', 'regular']),
  held: z.string(),
  begins: z.string().optional(),
  place: z.string().optional(),
  sittings: z.array(z.string()).default([]),
  recordDate: z.string().optional(),
  represented: number,
  inPerson: number.optional(),
  byProxy: number.optional(),
  ofOutstanding: number.optional(),
  quorum: z.looseObject({ ...quorate, rule: z.string().optional(), inspected: z.looseObject(quorate).optional() }),
  inspectors: z.array(
    z.looseObject({
      id: z.string(),
      says: z.string(),
      by: z.string().optional(),
      engagement: z.string().optional(),
      sworn: z.string().optional(),
      paper: z.looseObject({ id: z.string(), hash: z.string().optional() }).optional(),
    }),
  ),
  classes: z.array(
    z.looseObject({
      id: z.string(),
      issued: number.optional(),
      treasury: number.optional(),
      called: number.optional(),
      ofSubsidiaries: number.optional(),
      outstanding: number,
      votesEach: number,
    }),
  ),
  overVotes: z
    .looseObject({
      rule: z.enum(['latest', 'receipt', 'reject', 'pro-rata']),
      on: z.string(),
      by: z.string().optional(),
    })
    .optional(),
  limits: z
    .array(
      z.looseObject({
        cite: z.string(),
        person: z.string(),
        says: z.string(),
        applied: z.enum(['by-the-register', 'looked-at', 'instructed', 'not-applied']).optional(),
        rule: z
          .looseObject({
            unit: z.enum(['shares', 'votes']),
            base: number,
            part: number,
            inFull: number,
            owned: number,
            leaves: number,
          })
          .optional(),
        shares: z.array(
          z.looseObject({
            says: z.string(),
            owners: z.array(z.string()),
            class: z.string(),
            shares: number,
            kept: number,
          }),
        ),
      }),
    )
    .default([]),
  instructions: z
    .array(
      z.looseObject({
        id: z.string(),
        says: z.string(),
        limit: z.string(),
        determination: z.string().optional(),
        by: z.string(),
        signed: z.string().optional(),
        paper: z.looseObject({ id: z.string(), hash: z.string().optional() }).optional(),
        shares: z.array(z.looseObject({ says: z.string(), class: z.string(), shares: number })),
      }),
    )
    .default([]),
  matters: z.array(matter),
  without: z.array(z.looseObject({ id: z.string(), says: z.string(), why: z.enum(['withdrawn', 'no-vote-entered']) })),
  files: z
    .array(
      z.looseObject({
        id: z.string(),
        of: z.enum(['positions', 'cards', 'proxies', 'rulings', 'not-counted']),
        says: z.string(),
      }),
    )
    .default([]),
});

/** What the answer would be with something taken otherwise; its value is read only where it is settled. */
const otherwise = z.looseObject({ outcome: z.string(), value: z.unknown().optional() });

const besides = besidesShape.extend({
  turnsOn: z
    .array(besidesShape.shape.turnsOn.unwrap().element.extend({ otherwise: z.record(z.string(), otherwise) }))
    .default([]),
  determinations: z
    .array(
      z.looseObject({
        determination: z.string(),
        says: z.string().optional(),
        changes: z.string(),
        without: otherwise,
      }),
    )
    .default([]),
});

export type MeetingResults = z.output<typeof value>;
export type Matter = MeetingResults['matters'][number];
export type Line = Matter['lines'][number];

/** An answer to `meeting.results`, with what it was made from and what it turns on. */
export interface ResultsAnswer extends Pick<
  z.output<typeof besides>,
  'turnsOn' | 'rests' | 'determinations' | 'stamp'
> {
  readonly value: MeetingResults;
}

/** The matters of results that would be others; undefined where they would not be settled. */
export function mattersOtherwise({ outcome, value: other }: z.output<typeof otherwise>): readonly Matter[] | undefined {
  return outcome === 'answered' ? value.parse(other).matters : undefined;
}

/**
 * Reads an answer to `meeting.results` as it is sent.
 * @throws {DocumentError} an answer to another question, or one that still needs facts: they are named
 */
export function resultsIn(answer: unknown): ResultsAnswer {
  const told = settledValue(answer, 'meeting.results', 'The results of the meeting are', value);
  return { ...besides.parse(answer), value: told };
}
