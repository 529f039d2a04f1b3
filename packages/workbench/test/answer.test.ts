import { describe, expect, it } from 'vitest';
import { differencesOf } from '../src/parts/answer/differences.js';
import { entryOf, isAskedFor, mistakeIn, replyEntered, whatFollows } from '../src/parts/answer/facts.js';
import { figuresInWords } from '../src/parts/answer/figures-in-words.js';
import { halfPageOf, memorandumOf, stepsBehind } from '../src/parts/answer/memorandum.js';
import type { Answer, NeededFact } from '../src/parts/answer/plain.js';
import { decisive, joining, requirementIn, stepsBelow, waysIn } from '../src/parts/answer/requirement.js';
import {
  badgesOf,
  determinationInWords,
  isToldOf,
  lackOf,
  sentenceOf,
  turningOf,
} from '../src/parts/answer/sentences.js';

const vote = {
  id: 'votes',
  kind: 'vote',
  says: 'four fifths of the shares',
  cite: 'TEN.A',
  status: 'open',
  possible: ['open'],
  have: '500',
  base: '1000',
  needed: '800',
  short: '300',
  unit: 'shares',
};
const body = {
  id: 'body',
  kind: 'body',
  says: 'approval by the continuing directors',
  cite: 'TEN.B',
  status: 'open',
  possible: ['open'],
  have: '5',
  base: '8',
  needed: '6',
  short: '6',
  unit: 'persons',
};
const earlier = {
  id: 'earlier',
  kind: 'body',
  says: 'approval before',
  cite: 'TEN.B',
  status: 'failed',
  possible: ['failed'],
};
const value = {
  outcome: 'needs-approval',
  requirement: {
    id: 'either',
    kind: 'any',
    says: 'directors or votes',
    cite: 'TEN',
    status: 'open',
    possible: ['open'],
    parts: [body, earlier, vote],
  },
  ways: [
    { id: 'body', steps: [{ id: 'body' }] },
    { id: 'votes', steps: [{ id: 'votes' }] },
  ],
};

const told = {
  question: 'approval.status',
  turnsOn: [],
  determinations: [],
  rests: [],
  entries: [],
  remarks: [],
  otherLaw: [],
  unused: [],
  runs: 1,
  stamp: { engine: '0', instruments: {}, journal: '', asOf: '2004-10-20' },
  asserted: [],
  reasons: [
    {
      step: 1,
      key: 'permission.judged',
      says: 'the act lacks a step',
      figures: {},
      outcome: 'open',
      cites: [],
      grounds: [2, 3],
    },
    {
      step: 2,
      key: 'requirement.any',
      says: 'one of these',
      figures: {},
      outcome: 'open',
      cites: ['TEN'],
      grounds: [3],
    },
    {
      step: 3,
      key: 'ownership.counted',
      says: 'four fifths of the shares: 500 of 1,000',
      figures: {},
      outcome: '500',
      cites: ['TEN.A'],
      entries: ['ballot-1'],
      grounds: [],
    },
  ],
};
const answer = { ...told, outcome: 'answered', value } as unknown as Answer;

describe('a requirement', () => {
  const root = requirementIn(value)!;

  it('is read with its figures, wherever it stands in the value', () => {
    expect(root.parts.map(({ state }) => state)).toEqual(['open', 'failed', 'open']);
    expect(root.parts[2]?.figures).toMatchObject({ have: '500', needed: '800', short: '300', unit: 'shares' });
    expect(joining(root)).toBe('One of');
    expect(stepsBelow(root)).toBe(3);
    expect(requirementIn({ outcome: 'permitted' })).toBeUndefined();
  });

  it('is closed to what decides: of several ways, those that did not fail', () => {
    expect(decisive(root).map(({ id }) => id)).toEqual(['body', 'votes']);
    expect(decisive({ ...root, kind: 'all', state: 'failed' }).map(({ id }) => id)).toEqual(['earlier']);
    expect(decisive({ ...root, kind: 'all' }).map(({ id }) => id)).toEqual(['earlier']);
    expect(decisive({ ...root, kind: 'any', state: 'failed', parts: [root.parts[1]!] })).toHaveLength(1);
  });

  it('is not settled where no status is told, and never read as failed', () => {
    const { status, ...without } = vote;
    expect(status).toBe('open');
    expect(requirementIn(without)?.state).toBe('unknown');
  });

  it('tells its figures with their base', () => {
    expect(figuresInWords(root.parts[2]!.figures)).toBe('500 of 1,000 shares, 50 %; 800 needed; 300 short');
    expect(figuresInWords(root.parts[0]!.figures)).toBe('5 of 8 persons; 6 needed');
    const nobodyIsLeft = { ...root.parts[0]!.figures, have: undefined, base: '1', needed: '1', isOutOfReach: true };
    expect(figuresInWords(nobodyIsLeft)).toBe('1 of 1 person needed; out of reach as things stand');
  });
});

describe('the sentence of an answer', () => {
  it('says how an act stands, and what each way lacks: a vote of directors that was taken is taken anew', () => {
    expect(waysIn(value)).toHaveLength(2);
    expect(sentenceOf(answer, 'The merger')).toBe('The merger cannot yet be carried out.');
    expect(lackOf(answer)).toBe(
      'It lacks one of two: approval by the continuing directors, by 6 of 8 in a new vote or 300 more shares for four fifths of the shares.',
    );
  });

  it('is the first reason where nothing better is known, and counts the facts that are needed', () => {
    expect(sentenceOf({ ...answer, question: 'capital.summary' })).toBe('The act lacks a step.');
    const open = { ...told, outcome: 'needs-facts', inquiries: [{}, {}], settlingSets: [], cases: [], timid: false };
    expect(sentenceOf(open as unknown as Answer)).toBe('2 facts must be known before this is settled.');
    expect(badgesOf(open as unknown as Answer).map(({ words }) => words)).toEqual(['2 facts needed']);
    expect(badgesOf(open as unknown as Answer, sentenceOf(open as unknown as Answer))).toEqual([]);
    expect(turningOf(open as unknown as Answer, false).map(({ words }) => words)).toEqual([
      'what it turns on is not worked out yet',
    ]);
  });
});

describe('what is barred', () => {
  it('lacks nothing: what stands in its way is said, and a declaration would not help', () => {
    const declaration = { id: 'board', kind: 'body', says: 'a declaration by the board', cite: 'A', status: 'open' };
    const barred = {
      ...answer,
      question: 'dividends.permit',
      value: {
        outcome: 'barred',
        bars: [
          { id: 'A due', cite: 'A', barred: true },
          { id: 'B capital', cite: 'B', barred: false },
        ],
        requirement: { ...declaration, possible: ['open'], parts: [] },
        ways: [{ id: 'board', steps: [declaration] }],
      },
      reasons: [
        { step: '1', says: 'the dividend may not be done as proposed', cites: [], because: [], entries: [] },
        { step: '2', says: '$5.00 is due and $3.00 is paid: short', cites: ['A'], because: [], entries: [] },
        { step: '3', says: 'capital is enough', cites: ['B'], because: [], entries: [] },
      ],
    } as unknown as Answer;
    expect(lackOf(barred)).toBe('$5.00 is due and $3.00 is paid: short.');
  });
});

describe('a memorandum', () => {
  it('tells facts with their entries, and leaves what only joins steps to the tree', () => {
    const memo = memorandumOf(answer, 'Where does it stand?', 'The merger');
    expect(memo.short[0]).toBe('The merger cannot yet be carried out.');
    expect(memo.facts).toEqual([
      { says: 'Four fifths of the shares: 500 of 1,000.', cites: ['TEN.A'], entries: ['ballot-1'] },
    ]);
    expect(memo.analysis).toEqual([]);
  });

  it('tells no step that holds under a reply alone as if it were known, and what each reply leads to after what is asked, and before the rest', () => {
    const step = (number: number, key: string, says: string, grounds: readonly number[]) => ({
      step: number,
      key,
      says,
      figures: {},
      outcome: '',
      cites: [],
      grounds,
    });
    const reasons = [
      step(1, 'answer.turns', 'not known', [2, 4, 6]),
      step(2, 'answer.in-case', 'if yes: it may', [3, 5]),
      step(3, 'gate.available', 'what is available is enough', []),
      step(4, 'answer.in-case', 'if no: it may not', []),
      step(5, 'shared', 'a director is in office', []),
      step(6, 'known', 'a board is there', [5]),
    ];
    const memo = memorandumOf({ ...answer, entries: ['reply-1'], reasons }, 'May it?');
    expect(memo.analysis.map(({ says }) => says)).toEqual([
      'Not known.',
      'If yes: it may.',
      'If no: it may not.',
      'A director is in office.',
      'A board is there.',
    ]);
    expect(memo.facts).toEqual([{ says: 'It rests on these entries:', cites: [], entries: ['reply-1'] }]);
  });

  it('tells few steps of one sort, and how many more there are, and the entries behind its facts once', () => {
    const step = (number: number, more: object) => ({
      step: number,
      key: 'in-office',
      says: `director ${number} is in office`,
      figures: {},
      outcome: '',
      cites: [],
      grounds: [],
      ...more,
    });
    const reasons = [
      step(1, { key: 'board', says: 'the board', grounds: [2, 3, 4, 5, 6, 7] }),
      ...[2, 3, 4, 5].map((number) => step(number, {})),
      step(6, { key: 'owned', says: 'she owns 5', entries: ['issue-1'] }),
      step(7, { key: 'owned', says: 'with her fund she owns 5', entries: ['issue-1'] }),
    ];
    const memo = memorandumOf({ ...answer, reasons }, 'Who is there?');
    expect(memo.analysis.map(({ says }) => says)).toEqual([
      'Director 2 is in office.',
      'Director 3 is in office.',
      '2 more steps of this sort are told under Why.',
    ]);
    expect(memo.facts.map(({ entries }) => entries)).toEqual([['issue-1'], []]);
  });

  it('stands on half a page: the first facts and steps, and what folds below by its parts', () => {
    const said = (count: number, of: string) =>
      Array.from({ length: count }, (_, place) => ({ says: `${of} ${place}.`, cites: [], entries: [] }));
    const memo = { ...memorandumOf(answer, 'Where does it stand?'), facts: said(5, 'Fact'), analysis: said(4, 'Step') };
    const { shown, folded } = halfPageOf({ ...memo, changes: said(2, 'Premise'), otherLaw: said(1, 'Law') });
    const lengths = (parts: typeof shown) => parts.map(({ of, paragraphs }) => [of, paragraphs.length]);
    expect(lengths(shown)).toEqual([
      ['facts', 2],
      ['analysis', 3],
    ]);
    expect(lengths(folded)).toEqual([
      ['facts', 3],
      ['analysis', 1],
      ['changes', 2],
      ['otherLaw', 1],
    ]);
    const short = halfPageOf({ ...memo, facts: said(3, 'Fact'), analysis: said(4, 'Step'), changes: [], otherLaw: [] });
    expect(lengths(short.shown)).toEqual([
      ['facts', 3],
      ['analysis', 4],
    ]);
    expect(short.folded).toEqual([]);
  });

  it('finds the steps behind a figure', () => {
    expect(stepsBehind(told.reasons, 'TEN.A', vote.says).map(({ step }) => step)).toEqual([3]);
    expect(stepsBehind(told.reasons, undefined, 'nothing of the kind')).toEqual([]);
  });
});

describe('two ways', () => {
  it('differ in what differs alone, found by section', () => {
    const other = { ...value, requirement: { ...value.requirement, parts: [body, earlier, { ...vote, base: '900' }] } };
    expect(differencesOf([value, other])).toEqual([{ at: 'TEN.A', field: 'base', values: ['1000', '900'] }]);
    expect(differencesOf([value, undefined]).length).toBeGreaterThan(0);
  });
});

describe('a fact that is needed', () => {
  const fact: NeededFact = {
    key: 'affiliated(hale, northern)',
    fact: 'affiliated',
    about: ['hale', 'northern'],
    asks: 'Is Hale an affiliate?',
    reply: { kind: 'yes-no' },
    cites: [],
    entry: { stated: { fact: 'affiliated', about: ['hale', 'northern'], value: '' } },
  };
  const cases = [
    { when: { 'Is Hale an affiliate?': 'yes' }, value: { outcome: 'permitted' } },
    { when: { 'Is Hale an affiliate?': 'no', 'Is Irwin?': 'yes' }, value: { outcome: 'needs-approval' } },
    { when: { 'Is Hale an affiliate?': 'no', 'Is Irwin?': 'no' }, value: undefined },
  ];
  const needs = { ...told, outcome: 'needs-facts', inquiries: [fact], settlingSets: [], cases, timid: false } as never;

  it('says why the question cannot be put under a reply', () => {
    const refused = 'The register goes on with shares that had become others.';
    const [first] = cases;
    const other = { when: { 'Is Hale an affiliate?': 'no' }, value: undefined, refused };
    expect(whatFollows(fact, 'no', { ...(needs as object), cases: [first, other] } as never)).toBe(refused);
  });

  it('says what each reply would do', () => {
    expect(whatFollows(fact, 'yes', needs)).toBe('permitted');
    expect(whatFollows(fact, 'no', needs)).toBe('needs approval, or not settled yet');
  });

  it('says whom each reply would elect, and what would come of each matter, where the outcome is one', () => {
    const elects = (elected: readonly string[]) => ({ outcome: 'proved', matters: [matter(elected)] });
    const matter = (elected: readonly string[]) => ({
      id: 'vote',
      says: 'the election of directors',
      outcome: 'all-seats-filled',
      elected,
      lines: [{ id: 'ben common', candidate: 'ben', says: 'Ben Hur' }],
    });
    const after = (yes: object, no: object) =>
      ({
        ...(needs as object),
        cases: [
          { when: { [fact.asks]: 'yes' }, value: yes },
          { when: { [fact.asks]: 'no' }, value: no },
        ],
      }) as never;
    const results = after(elects(['ben']), elects([]));
    expect(whatFollows(fact, 'yes', results)).toBe('the election of directors: elected: Ben Hur');
    expect(whatFollows(fact, 'no', results)).toBe('the election of directors: nobody elected');
    const election = after(matter(['ben']), matter(['cy']));
    expect(whatFollows(fact, 'no', election)).toBe('elected: cy');
  });

  it('was asked of somebody where a request is for it, of the same and for the same day, and is not taken back', () => {
    const request = {
      id: '1',
      to: 'Grace',
      fact: 'affiliated',
      about: ['hale', 'northern'],
      asks: fact.asks,
      on: '2004-10-20',
      askedBy: 'owner',
      askedAt: '2004-10-20T09:00:00Z',
      expiresAt: '2004-11-03T09:00:00Z',
      state: 'open' as const,
    };
    expect(isAskedFor(request, fact, '2004-10-20')).toBe(true);
    expect(isAskedFor({ ...request, state: 'replied' }, fact, '2004-10-20')).toBe(true);
    expect(isAskedFor({ ...request, state: 'withdrawn' }, fact, '2004-10-20')).toBe(false);
    expect(isAskedFor(request, fact, '2004-10-21')).toBe(false);
    expect(isAskedFor({ ...request, about: ['northern', 'hale'] }, fact, '2004-10-20')).toBe(false);
  });

  it('is entered as the reply was', () => {
    expect(entryOf(fact, 'no', { id: 'x', on: '2004-10-20', basis: 'party' })).toMatchObject({
      type: 'stated',
      data: { fact: 'affiliated', about: ['hale', 'northern'], value: 'no' },
    });
    expect(replyEntered({ kind: 'quantity', unit: 'shares' }, ' 1,200 ')).toBe('1200');
    expect(mistakeIn({ kind: 'quantity', unit: 'shares' }, 'many')).toContain('number of shares');
    expect(mistakeIn({ kind: 'day' }, '2004-13-01')).toBeDefined();
    expect(mistakeIn({ kind: 'text' }, 'words')).toBeUndefined();
  });
});

describe('a determination', () => {
  it('is called by who determined what, and by its id where no reason tells', () => {
    const reasons = [
      {
        step: 1,
        key: 'determination.followed',
        says: '',
        figures: { body: 'continuing directors', notion: 'beneficial ownership', about: 'Hale, common', value: '9 %' },
        outcome: '',
        cites: [],
        determination: 'september',
        grounds: [],
      },
    ] as never;
    expect(determinationInWords({ reasons }, 'september')).toBe(
      'of the continuing directors on beneficial ownership (Hale, common)',
    );
    expect(determinationInWords({ reasons }, 'may')).toBe('may');
    const called = { readings: new Map(), determinations: new Map([['may', 'of the board on good faith (Hale)']]) };
    expect(determinationInWords({ reasons }, 'may', called)).toBe('of the board on good faith (Hale)');
    expect([isToldOf({ reasons }, 'september'), isToldOf({ reasons }, 'may')]).toEqual([true, false]);
  });
});

describe('what is permitted', () => {
  const met = {
    ...value.requirement,
    status: 'met',
    parts: [{ ...body, status: 'met', have: '6', short: undefined }, earlier, vote],
  };
  const permitted = (requirement: unknown) =>
    ({ ...answer, outcome: 'answered', value: { outcome: 'permitted', requirement, ways: [] } }) as unknown as Answer;

  it('tells by what it came to be so: the way that is met, with its figures and section', () => {
    expect(lackOf(permitted(met))).toBe('It has approval by the continuing directors, by 6 of 8 persons (TEN.B).');
  });

  it('tells nothing where nothing was needed', () => {
    expect(lackOf(permitted({ ...vote, status: 'met', kind: 'not-needed' }))).toBeUndefined();
    expect(lackOf(permitted(undefined))).toBeUndefined();
  });

  it('tells a step without figures, and without a section, by its words', () => {
    const declared = { id: 'd', kind: 'body', says: 'a declaration by the board', status: 'met', possible: ['met'] };
    expect(lackOf(permitted(declared))).toBe('It has a declaration by the board.');
  });
});

describe('a reading that an answer turns on', () => {
  const turning = (changes: string) =>
    ({ ...answer, turnsOn: [{ reading: 'I-1', adopted: 'a', otherwise: {}, changes }] }) as unknown as Answer;

  it('is called by the section whose words are in doubt, and by its id where no instrument has it', () => {
    const called = { readings: new Map([['I-1', { cite: 'TEN.A', asks: 'Do they?' }]]), determinations: new Map() };
    expect(turningOf(turning('outcome'), true, called)[0]?.words).toBe('turns on how TEN.A is read');
    expect(turningOf(turning('figures'), true, called)[0]?.words).toBe('figures turn on how TEN.A is read');
    expect(turningOf(turning('figures'))[0]?.words).toBe('figures turn on reading I-1');
    const twice = turning('figures');
    const both = { ...twice, turnsOn: [...twice.turnsOn, { ...twice.turnsOn[0], reading: 'I-2' }] } as Answer;
    const two = new Map([...called.readings, ['I-2', { cite: 'TEN.A', asks: 'How many?' }]]);
    expect(turningOf(both, true, { ...called, readings: two }).map(({ words }) => words)).toEqual([
      'figures turn on how TEN.A is read, in 2 respects',
    ]);
  });
});
