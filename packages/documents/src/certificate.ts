import { compareBy, equals, minus, ratio, shares, show } from '@quorate/engine';
import { DocumentError, type Block, type Document } from './document.js';
import { capital, figure, listed, moment, partOf, percent } from './in-words.js';
import { mattersOtherwise, resultsIn, type Matter, type ResultsAnswer } from './meeting-results.js';
import {
  faultsOf,
  linesTable,
  meetingInWords,
  asInspected,
  outcomeOf,
  outstandingInWords,
  presentInWords,
  votesOfNominees,
  withoutVote,
} from './results-told.js';
import { cardsLeftOut, notCounted } from './ballots-told.js';
import { electedBy, nomineesTold } from './election-told.js';
import { inMeaning, madeFrom, premisesTold, readingFollowed } from './made-from.js';
import type { Writing } from './writing.js';

/**
 * The certificate of the inspectors of election: who inspected under which oath, the shares entitled and present, the quorum, the
 * votes on each matter with what carries it, ballots that do not count, the proof of every line, and what it was made from.
 * @throws {DocumentError} no inspector, one who took no oath, a matter without votes, or a line that does not prove
 */
export function certificate(answer: unknown, writing: Writing): Document {
  const results = certifiable(answer);
  const { value } = results;
  const names = value.inspectors.map(({ says }) => says);
  const record =
    value.recordDate === undefined ? 'No record date is entered' : `The record date was ${moment(value.recordDate)}`;
  return {
    title: `Certificate of the inspector${names.length === 1 ? '' : 's'} of election`,
    blocks: [
      {
        kind: 'paragraph',
        says: `${writing.corporation}: ${meetingInWords(value)} of ${heldInWords(value)}. ${capital(writing.state)} results.`,
      },
      ...value.inspectors.map(appointment),
      { kind: 'heading', says: 'Shares and quorum' },
      {
        kind: 'paragraph',
        says: `${record}; ${outstandingInWords(value)} were outstanding. ${presentInWords(value)}.`,
      },
      ...notEntitled(value),
      ...limitsTold(value),
      ...quorumTold(results),
      ...ruleSealed(value),
      ...(value.matters.some(({ reviewed, ruledCards }) => reviewed.length + ruledCards.length > 0)
        ? []
        : [{ kind: 'paragraph', says: 'No challenge of a ballot, and no ruling on one, is entered.' } as const]),
      ...value.matters.flatMap((matter, index) => matterTold(value, matter, index)),
      ...withoutVote(value),
      { kind: 'heading', says: 'Proof to the shares present' },
      {
        kind: 'table',
        says: 'Proof of every line',
        columns: ['Line', 'Told of', 'Present', 'Result'],
        rows: value.matters.flatMap(({ proof }) =>
          proof.map((each) => [capital(each.says), figure(each.counted), figure(each.represented ?? '0'), 'proves']),
        ),
      },
      ...turnsTold(results),
      ...exhibits(results),
      { kind: 'heading', says: 'Made from' },
      madeFrom('the certificate', results.stamp, filesTold(value)),
      { kind: 'signatures', names },
    ],
  };
}

/** The same as data, for programs: the value, what it turns on, and what it was made from. */
export function certificateData(answer: unknown, writing: Writing): unknown {
  const { value, turnsOn, rests, determinations, stamp } = certifiable(answer);
  return { document: 'certificate', ...writing, results: value, turnsOn, rests, determinations, stamp };
}

function certifiable(answer: unknown): ResultsAnswer {
  const results = resultsIn(answer);
  const { value } = results;
  const unvoted = value.without.filter(({ why }) => why === 'no-vote-entered');
  const open = value.matters.filter(({ outcome }) => outcome === 'open');
  const notRuledOn = value.matters.flatMap(({ reviewed }) =>
    reviewed.filter(({ disposition }) => disposition === 'open'),
  );
  const problems = [
    ...(value.inspectors.length === 0
      ? ['No inspector is entered: enter who was appointed with an "inspector-appointed" entry.']
      : []),
    ...value.inspectors
      .filter(({ sworn }) => sworn === undefined)
      .map(
        ({ says }) => `${says} has taken no oath, as far as is entered: enter the appointment with its "sworn" day.`,
      ),
    ...(value.matters.length === 0 ? ['No vote of this meeting is entered.'] : []),
    ...unvoted.map(({ says }) => `${capital(says)}: no vote is entered; enter it, or that it was withdrawn.`),
    ...open.map(({ says }) => `${capital(says)}: it is still open.`),
    ...notRuledOn.map(
      ({ id, says }) =>
        `The ballot ${id} of ${says} is challenged, and no ruling of the inspectors stands: enter it with a "ballot-ruled" entry.`,
    ),
    ...value.matters.flatMap(({ says, ruledCards }) =>
      ruledCards.flatMap(({ id, notFollowed }) =>
        notFollowed === undefined
          ? []
          : [
              `The total of ${says} has the card ${id} as it was ruled on, and ${notFollowed}: enter the inspectors, or count again without the ruling.`,
            ],
      ),
    ),
    ...faultsOf(value),
  ];
  if (problems.length > 0) throw new DocumentError(['Nothing can be certified yet:', ...problems]);
  return results;
}

function appointment({ says, by, engagement, sworn, paper }: ResultsAnswer['value']['inspectors'][number]): Block {
  const appointed = by === undefined ? 'was appointed' : `was appointed by ${by}`;
  const under = engagement === undefined ? '' : `, under ${engagement},`;
  return {
    kind: 'paragraph',
    says: `${says} ${appointed}${under} and took the oath on ${moment(sworn ?? '')}${paperInWords(paper)}.`,
  };
}

/** When and where it was held, with its sittings where it was adjourned. */
function heldInWords({ held, begins, place, sittings }: ResultsAnswer['value']): string {
  const adjourned = sittings.length < 2 ? '' : `, adjourned and held on ${listed(sittings.map(moment))}`;
  return `${moment(begins ?? held)}${place === undefined ? '' : `, at ${place}`}${adjourned}`;
}

/** Shares that are issued and not outstanding. */
function notEntitled({ classes }: ResultsAnswer['value']): readonly Block[] {
  const kept = classes.flatMap(({ id, issued, treasury, called, ofSubsidiaries, outstanding }) => {
    if (issued === undefined || issued === outstanding) return [];
    const all = minus<'shares'>(shares(issued), shares(outstanding));
    const why = [
      [treasury, 'held by the corporation itself'],
      [ofSubsidiaries, 'held by corporations in which it has the majority of the votes'],
      [called, 'called for redemption with the money deposited'],
    ].flatMap(([part, says]) => (part === undefined || part === '0' ? [] : [`${figure(part)} ${says}`]));
    return [`${show(all)} shares of ${id}${why.length === 0 ? '' : ` (${why.join('; ')})`}`];
  });
  return kept.length === 0
    ? []
    : [{ kind: 'paragraph', says: `Issued, not outstanding, and so not entitled to vote: ${listed(kept)}.` }];
}

const rules: Readonly<Record<NonNullable<ResultsAnswer['value']['overVotes']>['rule'], string>> = {
  latest: 'the latest count, as far as the shares held reach',
  receipt: 'the earliest count in the order of receipt, as far as the shares held reach',
  reject: 'none of them counts',
  'pro-rata': 'all of them count in proportion',
};

/** The rule that was chosen before the polls closed for cards of more shares than an intermediary held. */
function ruleSealed({ overVotes }: ResultsAnswer['value']): readonly Block[] {
  if (overVotes === undefined) return [];
  const by = overVotes.by === undefined ? '' : ` by ${overVotes.by}`;
  return [
    {
      kind: 'paragraph',
      says: `Of cards of an intermediary that are of more shares than it held, ${rules[overVotes.rule]}: so it was sealed${by} on ${moment(overVotes.on)}, before the polls closed.`,
    },
  ];
}

/** Whose votes a limit reaches, by holder of record, what remains of each, and how the inspectors take it. */
function limitsTold({ limits }: ResultsAnswer['value']): readonly Block[] {
  if (limits.length === 0) return [];
  const rows = limits.flatMap(({ cite, says, applied, shares }) =>
    shares.map((each) => [
      `${says} (${cite})`,
      each.owners.length === 1 && each.owners[0] === each.says ? each.says : `${each.says}, for ${listed(each.owners)}`,
      each.class,
      figure(each.shares),
      percent(each.kept),
      applied === undefined ? 'not said, and the result is the same' : appliedHow[applied],
    ]),
  );
  return [
    {
      kind: 'table',
      says: 'Limits on votes',
      columns: ['Limited', 'Of record', 'Class', 'Shares', 'Left of each vote', 'Applied'],
      rows,
    },
    ...limits.flatMap(({ cite, says, rule }) =>
      rule === undefined ? [] : [{ kind: 'paragraph', says: ruleInWords(`${says} (${cite})`, rule) } as const],
    ),
  ];
}

/** The line is a part of all that are outstanding; more count in full where more was approved, or underwritten. */
function ruleInWords(
  whose: string,
  { unit, base, part, inFull, owned, leaves }: NonNullable<ResultsAnswer['value']['limits'][number]['rule']>,
): string {
  const above = leaves === '0' ? 'nothing of each' : `${show(ratio(leaves))} of each`;
  return `${whose}: the line is ${percent(part)} of ${figure(base)} ${unit}; of its ${figure(owned)} ${unit} ${figure(inFull)} count in full, and ${above} above, spread over all of them alike.`;
}

const appliedHow: Readonly<Record<NonNullable<ResultsAnswer['value']['limits'][number]['applied']>, string>> = {
  'by-the-register': 'by the register',
  'looked-at': 'by the books',
  instructed: 'by instruction',
  'not-applied': 'not: no signed instruction',
};

/** The instructions to the inspectors, with the shares of record that each lists. */
function exhibits({ value: { instructions }, determinations }: ResultsAnswer): readonly Block[] {
  if (instructions.length === 0) return [];
  return [
    { kind: 'heading', says: `Exhibit${instructions.length === 1 ? '' : 's'}: instructions to the inspectors` },
    ...instructions.flatMap(({ says, limit, determination, by, signed, paper, shares }, index): readonly Block[] => {
      const after = determination === undefined ? '' : `, by ${determinationSaid(determination, determinations)}`;
      const how =
        signed === undefined ? 'which nobody signed, and which is not followed' : `signed on ${moment(signed)}`;
      return [
        {
          kind: 'paragraph',
          says: `${index + 1}. Instruction of ${by}, ${how}${paperInWords(paper)}: the votes of ${says} are limited by ${limit}${after}.`,
        },
        {
          kind: 'table',
          says: `Shares that instruction ${index + 1} lists`,
          columns: ['Of record', 'Class', 'Shares'],
          rows: shares.map((each) => [each.says, each.class, figure(each.shares)]),
        },
      ];
    }),
  ];
}

/** A determination in words, as an answer that rests on it has them; where none does, by its id. */
function determinationSaid(id: string, told: ResultsAnswer['determinations']): string {
  return told.find(({ determination }) => determination === id)?.says ?? `the determination ${id}`;
}

/** A paper behind what is told, with its hash where it is kept. */
function paperInWords(paper: ResultsAnswer['value']['inspectors'][number]['paper']): string {
  if (paper === undefined) return '';
  return ` (${[paper.id, ...(paper.hash === undefined ? [] : [`SHA-256 ${paper.hash}`])].join(', ')})`;
}

/** The quorum by what the inspectors may look at, and that on all facts where the figures are others. */
function quorumTold({ value: { quorum } }: ResultsAnswer): readonly Block[] {
  if (quorum.entitled === undefined) {
    return [{ kind: 'paragraph', says: 'No instrument in force says what makes a quorum.' }];
  }
  const cite = quorum.rule === undefined ? '' : ` (${quorum.rule})`;
  const [theirs, all] = [quorateInWords(quorum.inspected ?? quorum), quorateInWords(quorum)];
  return [
    { kind: 'paragraph', says: `Quorum${cite}: ${theirs}.` },
    ...(theirs === all
      ? []
      : [
          {
            kind: 'paragraph',
            says: `On all facts that are entered, beside what the inspectors may look at: ${all}.`,
          } as const,
        ]),
  ];
}

type Quorum = ResultsAnswer['value']['quorum'];

function quorateInWords({ unit = 'shares', entitled, needed, present }: Quorum): string {
  if (entitled === undefined) return 'how many votes are entitled to vote turns on what is not entered';
  const there =
    present === undefined
      ? `of ${figure(entitled)} ${unit} entitled to vote; how many of them the shares present have after the limits is not entered, and it is the same whatever they have`
      : `${figure(present)} of ${figure(entitled)} ${unit} entitled to vote were present`;
  const least = needed === undefined ? '' : `; the least number that makes a quorum is ${figure(needed)}`;
  return `${there}${least}`;
}

function matterTold({ files }: ResultsAnswer['value'], matter: Matter, index: number): readonly Block[] {
  return [
    { kind: 'heading', says: `${index + 1}. ${capital(matter.says)}` },
    { kind: 'paragraph', says: pollsInWords(matter) },
    linesTable(matter),
    ...standards(asInspected(matter)),
    ...outcomeOf(matter).map((says) => ({ kind: 'paragraph', says }) as const),
    ...nomineesTold(asInspected(matter)),
    ...onAllFacts(matter),
    ...notCounted(asInspected(matter)),
    ...cardsLeftOut(matter, files),
    ...reviewsOf(matter),
    ...ruledCardsOf(matter),
  ];
}

function pollsInWords({ pollsOpened, pollsClosed }: Matter): string {
  const opened = pollsOpened === undefined ? '' : `opened on ${moment(pollsOpened)}`;
  if (pollsClosed === undefined) {
    return `${opened === '' ? '' : `The polls ${opened}. `}No closing of the polls is entered.`;
  }
  return `The polls ${opened === '' ? '' : `${opened} and `}closed on ${moment(pollsClosed)}.`;
}

/** Where a limit rests on more than the register: that the votes above are by what the inspectors may look at; and those on all facts. */
function onAllFacts(matter: Matter): readonly Block[] {
  if (matter.inspected === undefined) return [];
  const { inspected: _inspected, ...all } = matter;
  const [theirs, others] = [asInspected(matter), all].map(({ votes, candidates }) =>
    JSON.stringify([votes, candidates]),
  );
  if (theirs === others) {
    return [{ kind: 'paragraph', says: 'By what the inspectors may look at, and on all facts, the same votes count.' }];
  }
  if (matter.elected !== undefined) {
    return [
      {
        kind: 'table',
        says: `Votes on all facts in ${matter.says}`,
        columns: ['Nominee', 'Votes that count on all facts that are entered'],
        rows: votesOfNominees(all),
      },
    ];
  }
  return [
    {
      kind: 'paragraph',
      says: 'The votes required are counted by what the inspectors may look at, and are instructed of. On all facts that are entered they are these.',
    },
    ...standards(all),
    ...notCounted({ ...all, ballots: [] }),
  ];
}

/** Each vote that the instruments require: its base, what it needs and what it has, after limits. */
function standards(matter: Matter): readonly Block[] {
  const { votes, says } = matter;
  if (votes.length === 0) return electedBy(matter);
  const rows = votes.map((vote) => [
    `${vote.cite}: ${vote.says}${vote.entitled === undefined ? '' : `; ${figure(vote.entitled)} votes entitled`}`,
    told(vote.for),
    told(vote.against),
    told(vote.base),
    told(vote.needed),
    vote.for === undefined || vote.base === undefined
      ? notTold
      : vote.base === '0'
        ? 'none'
        : partOf(vote.for, vote.base),
    `${statuses[vote.status ?? ''] ?? 'open'}${marginIn(vote)}`,
  ]);
  const columns = ['Vote required', 'For', 'Against', 'Base', 'Needed', 'Of the base', 'Result'];
  const isAllTold = rows.every((row) => !row.includes(notTold));
  return [
    { kind: 'table', says: `Votes required for ${says}`, columns, rows },
    ...(isAllTold
      ? []
      : [
          {
            kind: 'paragraph',
            says: 'A figure that is not known turns on a fact that is not entered; the result is the same whatever that is.',
          } as const,
        ]),
  ];
}

const notTold = 'not known';

function told(votes: string | undefined): string {
  return votes === undefined ? notTold : figure(votes);
}

/** By how much a vote that is decided has what it needed, or lacks it. */
function marginIn({ status, for: cast, needed }: Matter['votes'][number]): string {
  if (cast === undefined || needed === undefined || (status !== 'met' && status !== 'failed')) return '';
  const [had, least] = [shares(cast), shares(needed)];
  if (equals(had, least)) return ', none over';
  return compareBy<'shares'>('moreThan', had, least)
    ? `, ${show(minus<'shares'>(had, least))} over`
    : `, ${show(minus<'shares'>(least, had))} short`;
}

const statuses: Readonly<Record<string, string>> = { met: 'given', failed: 'not given', open: 'open' };

/** Every challenge of a ballot and every ruling on it, those too that another took the place of. */
function reviewsOf({ reviewed, says }: Matter): readonly Block[] {
  if (reviewed.length === 0) return [];
  const rows = reviewed.flatMap(({ id, says: holder, late, challenges, rulings }) => [
    ...challenges.map(({ by, on, ground }) => [id, holder, `challenged by ${by}`, moment(on), ground]),
    ...rulings.map((ruling) => [
      id,
      holder,
      rulingInWords(ruling, late ? 'late' : undefined),
      moment(ruling.on),
      groundOf(ruling),
    ]),
  ]);
  return [
    {
      kind: 'table',
      says: `Challenges and rulings on ${says}`,
      columns: ['Ballot', 'Holder', 'What was done', 'When', 'Ground'],
      rows,
    },
  ];
}

type MadeRuling = Matter['reviewed'][number]['rulings'][number];

const ruled: Readonly<Record<MadeRuling['counts'], string>> = {
  'as-cast': 'is admitted as cast',
  not: 'does not count',
  otherwise: 'counts with other figures',
};

/** The rulings on cards of files, that the totals have in them. */
function ruledCardsOf({ ruledCards, says }: Matter): readonly Block[] {
  if (ruledCards.length === 0) return [];
  return [
    {
      kind: 'table',
      says: `Rulings on cards that the totals of ${says} have in them`,
      columns: ['Card that was ruled on', 'Holder', 'Shares', 'What was ruled', 'Ground'],
      rows: ruledCards.map(({ id, holder, shares: cast, counts, against, by, ...ruling }) => [
        id,
        holder,
        figure(cast),
        rulingInWords({ counts, by }, against),
        groundOf(ruling),
      ]),
    },
  ];
}

/** Why a card would not count by itself, as counts of files name it. */
const outside: Readonly<Record<string, string>> = {
  late: 'it came after the polls had closed',
  'wrong-meeting': 'it is of another meeting',
  incomplete: 'it does not say when it came, or of which meeting it is',
};

/** @param against why the card does not count by itself */
function rulingInWords({ counts, by, code }: Pick<MadeRuling, 'counts' | 'by' | 'code'>, against?: string): string {
  const names = listed(by.map(({ says }) => says));
  const though =
    against === undefined || counts === 'not'
      ? ''
      : `, though ${outside[against] ?? `it is ${against.replaceAll('-', ' ')}`}`;
  return `${ruled[counts]}${though}${code === undefined ? '' : ` (${code})`}, by ${names}`;
}

function groundOf({
  ground,
  alone,
  superseded,
  notFollowed,
}: Pick<MadeRuling, 'ground' | 'alone' | 'superseded' | 'notFollowed'>): string {
  return [
    ground,
    ...(alone === undefined ? [] : [`ruled alone: ${alone}`]),
    ...(superseded === undefined ? [] : ['a later ruling took its place']),
    ...(notFollowed === undefined ? [] : [`not followed: ${notFollowed}`]),
  ].join('; ');
}

/** Readings, rules, premises and determinations under which a result would be another, with what it would be. */
function turnsTold({ value, turnsOn, rests, determinations }: ResultsAnswer): readonly Block[] {
  const says = [
    ...turnsOn.map(
      ({ otherwise, means, ...reading }) =>
        `${readingFollowed({ means, ...reading })} ${Object.entries(otherwise)
          .map(([option, other]) => `Where it is ${inMeaning(means[option] ?? option)}: ${apartIn(value, other)}`)
          .join(' ')}`,
    ),
    ...premisesTold(rests),
    ...determinations
      .filter(({ changes }) => changes !== 'nothing')
      .map(
        ({ determination, without }) =>
          `It follows ${determinationSaid(determination, determinations)}. Without it: ${apartIn(value, without)}`,
      ),
  ];
  if (says.length === 0) return [];
  return [
    { kind: 'heading', says: 'What would change it' },
    ...says.map((each) => ({ kind: 'paragraph', says: each }) as const),
  ];
}

/** What would come of each matter that would come out otherwise, in sentences. */
function apartIn(
  { matters }: ResultsAnswer['value'],
  other: ResultsAnswer['determinations'][number]['without'],
): string {
  const others = mattersOtherwise(other);
  if (others === undefined) return 'more would have to be entered before anything could be certified.';
  const apart = others.flatMap((matter) => {
    const outcome = outcomeOf(matter).join(' ');
    const here = matters.find(({ id }) => id === matter.id);
    return here !== undefined && outcomeOf(here).join(' ') === outcome ? [] : [`${matter.says}: ${outcome}`];
  });
  return apart.length === 0
    ? 'figures are others, and no matter comes out otherwise.'
    : apart.map((says, place) => (place === 0 ? says : capital(says))).join(' ');
}

const fileOf = {
  positions: 'File of positions',
  cards: 'File of cards',
  proxies: 'File of proxies',
  rulings: 'File of rulings',
  'not-counted': 'List of cards that do not count',
} as const;

function filesTold({ files }: ResultsAnswer['value']): readonly (readonly [string, string])[] {
  return files.map(({ id, of, says }) => [`${fileOf[of]} ${says}, SHA-256`, id]);
}
