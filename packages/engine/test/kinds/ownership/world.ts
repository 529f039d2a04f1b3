import {
  acquiring,
  article,
  classVotes,
  continuingDirector,
  determinationPower,
  interestedShareholder,
  Journal,
  limitExemption,
  openCorporation,
  ownership,
  ownershipLimit,
  post,
  type Answer,
  type Corporation,
  type EntryInput,
  type Given,
  type Instrument,
  type Reading,
} from '../../../src/index.js';

const choice = (id: string, cite: string, first: string, second: string): Reading => ({
  id,
  cite,
  asks: `${first}, or ${second}?`,
  options: { [first]: first, [second]: second },
  adopted: first,
  because: 'made up',
});

const byName = <A extends string, B extends string>(reading: string, first: A, second: B) => ({
  reading,
  options: { [first]: first, [second]: second } as Record<string, A | B>,
});

const approval = { kind: 'body', body: 'continuing-directors', fraction: { atLeast: '3/4' }, atMeeting: true } as const;
const years = { from: 'founding', number: '2', firstDayCounts: false };

/** A made-up charter with other numbers: interested at more than 20 %, a limit of 15 %, two years, a tenth of a vote. */
export const charter: Instrument = {
  schema: 1,
  id: 'articles',
  kind: 'charter',
  title: 'Articles of Lantern Works',
  corporation: 'lantern',
  jurisdiction: 'somewhere',
  currency: 'USD',
  from: '1990-01-01',
  source: 'invented',
  articles: [
    article('I', 'Votes', [
      classVotes({
        cite: 'I.1',
        summary: 'one vote a share, three for each founder share; series as their terms say',
        votes: [
          { class: 'common', each: '1' },
          { class: 'founder', each: '3' },
        ],
        seriesOf: ['preferred'],
      }),
    ]),
    article('II', 'Interested holders', [
      ownership({
        cite: 'II.1',
        summary: 'with affiliates, all rights',
        together: ['affiliates'],
        rights: 'all',
        base: byName('R-base', 'with-own-rights', 'outstanding'),
      }),
      interestedShareholder({
        cite: 'II.2',
        summary: 'more than 20 %',
        fraction: { moreThan: '20%' },
        of: { classes: ['common', 'founder'] },
        affiliatesToo: true,
        excludes: ['corporation', 'subsidiaries'],
        proForma: ['affiliate'],
      }),
      continuingDirector({
        cite: 'II.3',
        summary: 'directors from before, and successors',
        before: 'the-person-concerned',
        service: byName('R-service', 'was-one-before', 'without-a-break'),
        unaffiliatedWith: 'everybody-interested',
        nobodyInterested: 'person-to-be',
        successors: { recommendedBy: { atLeast: '2/3' }, unaffiliated: byName('R-successor', 'not-needed', 'needed') },
      }),
    ]),
    article('III', 'Limit', [
      ownershipLimit({
        cite: 'III.1',
        summary: 'two years: 15 %, not counted',
        over: { moreThan: '15%' },
        of: 'class',
        rights: 'counted',
        looksAt: 'what-results',
        years: { ...years, when: 'within' },
        forbids: ['offer', 'acquisition'],
        reaches: 'acquisition',
        counts: 'every-acquisition',
        unless: approval,
        partlyApproved: byName('R-partly', 'from-the-limit', 'from-what-was-approved'),
        exempt: 'exempt-from-limit',
        effect: { kind: 'not-counted', whole: true, among: 'alike', notice: 'kept' },
      }),
      ownershipLimit({
        cite: 'III.2',
        summary: 'afterwards: a tenth of each vote above 15 %',
        over: { moreThan: '15%' },
        of: 'class',
        rights: 'counted',
        looksAt: 'what-results',
        years: { ...years, when: 'after' },
        forbids: [],
        reaches: 'acquisition',
        counts: 'every-acquisition',
        unless: approval,
        partlyApproved: 'from-the-limit',
        exempt: 'exempt-from-limit',
        effect: { kind: 'reduced', above: '15%', to: '1/10' },
      }),
      ownership({
        cite: 'III.3',
        summary: 'with those it controls and groups, rights within 30 days',
        together: ['controlled', 'group'],
        rights: { withinDays: '30' },
        base: 'with-own-rights',
      }),
      acquiring({
        cite: 'III.4',
        summary: 'every way',
        forming: 'acquires',
        passive: 'does-not-acquire',
        excludes: ['corporation'],
      }),
      limitExemption({ cite: 'III.5', summary: 'plans and underwriters', plans: true, underwriters: 'each-by-itself' }),
      determinationPower({
        cite: 'III.6',
        summary: 'a majority of the continuing directors',
        body: 'continuing-directors',
        fraction: { majority: true },
        ifInGoodFaith: true,
      }),
    ]),
  ],
  readings: [
    choice('R-base', 'II.1', 'with-own-rights', 'outstanding'),
    choice('R-service', 'II.3', 'was-one-before', 'without-a-break'),
    choice('R-successor', 'II.3', 'not-needed', 'needed'),
    choice('R-partly', 'III.1', 'from-the-limit', 'from-what-was-approved'),
  ],
  notes: [],
};

export type Line = readonly [on: string, type: string, data: unknown];

/** Kept from 2000-01-01; 1,000 common shares outstanding from then on; founded that day. */
export const start: readonly Line[] = [
  ['2000-01-01', 'milestone', { name: 'founding' }],
  ['2000-01-01', 'milestone', { name: 'formed' }],
  ['2000-01-01', 'shares-issued', { class: 'common', to: 'dispersed', shares: '1000' }],
];

export const buys = (on: string, to: string, shares: string, of = 'common'): Line => [
  on,
  'shares-transferred',
  { class: of, from: 'dispersed', to, shares },
];

const kept = ['register', 'board', 'meetings', 'acts', 'instruments'];
const persons = ['ash', 'birch', 'cedar', 'dale', 'elm', 'fern', 'gale', 'holt', 'bank'];

/** @param through the day through which a family is kept, of those that are not kept on */
export function journalOf(lines: readonly Line[], through: Readonly<Record<string, string>> = {}): Journal {
  const all: readonly Line[] = [
    ...kept.map((family): Line => [
      '2000-01-01',
      'coverage',
      { family, from: '2000-01-01', ...(family in through ? { through: through[family] } : undefined) },
    ]),
    ...persons.map((id): Line => ['2000-01-01', 'person', { id, kind: id === 'bank' ? 'corporation' : 'other' }]),
    ['2000-01-01', 'person', { id: 'plan', kind: 'plan', sponsor: 'corporation' }],
    ...lines,
    ['2000-01-01', 'coverage', { family: 'officers', from: '2000-01-01' }],
  ];
  const entries = all.map(([on, type, data], index): EntryInput => {
    const [day = '', time] = on.split(' ');
    const base = { id: `e${index + 1}`, corporation: 'lantern', type, on: day, by: 'secretary', basis: 'books', data };
    return { ...base, enteredAt: '2020-01-01T00:00:00Z', ...(time === undefined ? undefined : { time }) };
  });
  const { journal, problems } = Journal.empty('lantern').append(entries);
  if (journal === undefined) throw new Error(problems.map((each) => JSON.stringify(each)).join('\n'));
  return journal;
}

interface Options {
  readonly given?: readonly Given[];
  readonly readings?: Readonly<Record<string, string>>;
  readonly strict?: boolean;
  readonly instrument?: Instrument;
}

export function open(lines: readonly Line[], { instrument = charter, ...options }: Options = {}): Corporation {
  return openCorporation({ instruments: [instrument], books: post(journalOf([...start, ...lines])), ...options });
}

export function ask(
  lines: readonly Line[],
  question: string,
  asOf: string,
  input: Readonly<Record<string, unknown>> = {},
  options: Options = {},
): Answer {
  return open(lines, options).ask({ question, asOf, input });
}

/** The value of an answer that must be answered. */
export function value(...put: Parameters<typeof ask>): unknown {
  const answer = ask(...put);
  if (answer.outcome !== 'answered') throw new Error(`It asks for ${asks(answer).join(', ')}.`);
  return answer.value;
}

export function asks(answer: Answer): readonly string[] {
  return answer.outcome === 'answered' ? [] : answer.inquiries.map((each) => each.fact);
}
