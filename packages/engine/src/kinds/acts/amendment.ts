import { z } from 'zod';
import { byReading, isByReading, parametersOf, sectionName, writerOf } from '../../instrument/index.js';
import { bringings, defineWord, needTerm, touches, type Acts, type Condition, type Need } from '../../terms/index.js';

const acts = ['amendment', 'designate-series', 'resize-series', 'bylaw'] as const;
const reaches = ['section', 'vote-clause'] as const;

const parameters = parametersOf('amendment', {
  of: z.enum(['charter', 'bylaws', 'designation']).describe('which instrument it speaks of changing'),
  acts: byReading(z.array(z.enum(acts))).describe('the acts that count as changing it'),
  protects: z
    .strictObject({
      sections: z.array(sectionName).min(1).describe('the sections for which this vote is needed'),
      touchedBy: byReading(z.array(z.enum(touches))).describe('how such a section is touched'),
      brings: z
        .array(z.enum(bringings))
        .optional()
        .describe('what may not be brought in without this vote, whichever section it stands in'),
    })
    .optional()
    .describe('where it speaks of some sections only'),
  board: needTerm.optional().describe('the vote of the board that it takes, where the instrument names one'),
  holders: z.array(needTerm).describe('the votes of holders; none where it is left to law'),
  greater: byReading(z.array(z.strictObject({ sections: z.array(sectionName).min(1), vote: needTerm })))
    .optional()
    .describe('sections that can only be changed by the greater vote for which they ask themselves, with that vote'),
  greaterReach: byReading(z.enum(reaches))
    .optional()
    .describe(
      'whether the greater vote keeps the whole of such a section, or only what it says of the vote; left out: the whole',
    ),
  boardAlone: byReading(z.array(sectionName)).optional().describe('sections that the board may change alone'),
  boardAloneByLaw: z
    .string()
    .optional()
    .describe(
      'the law by which the board may make some changes alone, sections with a greater vote apart; left out where it may not',
    ),
  law: z.string().optional().describe('what other law asks of the same change, in our own words'),
});
type Amendment = z.output<typeof parameters>;
type WrittenAmendment = z.input<typeof parameters>;

/** The votes that changing an instrument needs: all of it, or the sections it protects. */
export const amendment = writerOf(parameters);

/** A provision that protects some sections prevails over the general one that yields to it, and is added to the one that does not. */
export const amendmentKind = defineWord({
  kind: 'amendment',
  subject: 'acts',
  heading: 'amendment',
  provides: 'the votes of the board and of the holders that changing an instrument needs',
  parameters,
  answers: ['approval.required', 'approval.status', 'instrument.amend', 'instrument.profile', 'board.votes'],
  expands: (written) => [{ kind: 'requires', acts: rowsOf(written), needs: needsOf(written) }],
  profile: ({ of, protects, board, holders, law }: Amendment) => {
    const votes = [
      ...(board === undefined ? [] : [board.says ?? 'a vote of the board']),
      ...holders.map(({ says = 'a vote of the holders' }) => says),
    ];
    const asks = votes.join(', and ') || (law ?? 'what law asks');
    const field = of === 'bylaws' ? 'bylaw-amendment' : 'charter-amendment';
    return { [field]: protects === undefined ? asks : `for ${protects.sections.join(', ')}: ${asks}` };
  },
});

/** An act that only some meanings of a doubt count as a change has a row of its own. An amendment of the bylaws is an act on bylaws. */
function rowsOf({ of, acts: named, protects }: WrittenAmendment): readonly Acts[] {
  const change = {
    of: 'corporation' as const,
    instrument: of,
    ...(protects === undefined
      ? undefined
      : {
          changes: protects.sections,
          how: protects.touchedBy,
          ...(protects.brings === undefined ? undefined : { orBrings: protects.brings }),
        }),
  };
  const meant = (kinds: readonly (typeof acts)[number][]) =>
    of === 'bylaws' && kinds.includes('amendment') ? [...new Set([...kinds, 'bylaw' as const])] : kinds;
  if (!isByReading(named)) return [{ ...change, acts: meant(named) }];
  const { reading, options } = named;
  const all = Object.entries(options).map(([option, kinds]) => ({ option, kinds: meant(kinds) }));
  return acts.flatMap((kind): readonly Acts[] => {
    const under = all.filter(({ kinds }) => kinds.includes(kind)).map(({ option }) => ({ reading, option }));
    if (under.length === 0) return [];
    return [{ ...change, acts: [kind], ...(under.length === all.length ? undefined : { where: oneOf(under) }) }];
  });
}

function needsOf(written: WrittenAmendment): Need {
  const { cite, of, protects, boardAloneByLaw, law } = written;
  const what = protects === undefined ? `the ${of}` : `a protected section of the ${of}`;
  const asked = law ?? 'the vote of classes, and on clauses that ask for more than law, that other law requires for it';
  const left: Need = { id: 'law', leftToLaw: asked, unlessLoaded: true };
  const votes = votesOf(written);
  if (votes.length === 0) return left;
  const byVotes: Need = { id: '', says: `a change of ${what}`, all: votes };
  if (boardAloneByLaw === undefined) return { ...byVotes, all: [...votes, left] };
  const alone: Need = {
    id: 'board alone',
    says: `a change of ${what} without the shareholders, as far as law lets the board (${boardAloneByLaw})`,
    vote: 'board',
    decides: ['approve'],
    onlyWhere: { stated: 'board-may-amend-alone' },
  };
  const free = lockedIn(written).map(({ where }) => ({ not: where }));
  const way = free.length === 0 ? alone : { id: 'free', says: alone.says, all: [alone], onlyWhere: { all: free } };
  return { cite, says: byVotes.says, all: [{ id: 'ways', any: [byVotes, way] }, left] };
}

function votesOf(written: WrittenAmendment): readonly Need[] {
  const { board, holders, boardAlone } = written;
  const ofHolders = (holders as readonly Need[]).map((need) => ({ id: 'holders', ...need }));
  const greater = lockedIn(written).map((locked) => ({
    id: 'holders',
    ...locked.vote,
    where: bothOf(locked.vote.where, kept(written, locked)),
  }));
  const all = [...ofHolders, ...greater];
  const where: Condition = { not: { changes: boardAlone ?? [], only: true } };
  return [
    ...(board === undefined ? [] : [board as Need]),
    ...(boardAlone === undefined ? all : all.map((need) => ({ ...need, where: bothOf(need.where, where) }))),
  ];
}

function oneOf(conditions: readonly Condition[]): Condition {
  const [only] = conditions;
  return only !== undefined && conditions.length === 1 ? only : { any: conditions };
}

function bothOf(one: Condition | undefined, other: Condition): Condition {
  return one === undefined ? other : { all: [one, other] };
}

interface Locked {
  readonly sections: readonly string[];
  readonly vote: Need;
  readonly where: Condition;
}

/** The sections with a greater vote of their own, each with the condition under which a change reaches it. */
function lockedIn({ greater = [] }: WrittenAmendment): readonly Locked[] {
  const meanings = isByReading(greater)
    ? Object.entries(greater.options).map(([option, list]) => ({ list, meant: { reading: greater.reading, option } }))
    : [{ list: greater, meant: undefined }];
  const found = new Map<
    string,
    { readonly sections: readonly string[]; readonly vote: Need; readonly under: Condition[] }
  >();
  for (const { list, meant } of meanings)
    for (const { sections, vote } of list) {
      const key = JSON.stringify([sections, vote]);
      const known = found.get(key) ?? { sections, vote: vote as Need, under: [] };
      found.set(key, known);
      if (meant !== undefined) known.under.push(meant);
    }
  return [...found.values()].map(({ sections, vote, under }) => {
    const changed: Condition = { changes: sections };
    const isAlways = under.length === 0 || under.length === meanings.length;
    return { sections, vote, where: isAlways ? changed : { all: [changed, oneOf(under)] } };
  });
}

/** Where the greater vote keeps only what a section says of the vote, that must be changed. */
function kept({ greaterReach = 'section' }: WrittenAmendment, { sections, where }: Locked): Condition {
  if (greaterReach === 'section') return where;
  const clause: Condition = { stated: 'changes-vote-clause', about: sections.join(', ') };
  if (!isByReading(greaterReach)) return { all: [where, clause] };
  const { reading, options } = greaterReach;
  const whole = Object.keys(options).filter((option) => options[option] === 'section');
  return { all: [where, { any: [...whole.map((option) => ({ reading, option })), clause] }] };
}
