import { describe, expect, it } from 'vitest';
import {
  answer,
  asGraph,
  asMemorandum,
  asProof,
  asSentence,
  CircleError,
  Evaluation,
  held,
  inquiryKey,
  message,
  QuestionError,
  reason,
  UnknownNotionError,
  unsettled,
  type Answer,
  type EvaluationParts,
  type FactType,
  type Held,
} from '../../src/evaluation/index.js';
import {
  amount,
  day,
  fractionMet,
  parseFraction,
  persons,
  plusAmount,
  ratio,
  shares,
  timesAmount,
  type Amount,
} from '../../src/exact/index.js';

const said = message('test.said', 'it is {value}: {outcome}');
const at = { day: day('2001-01-01') };
const stamp = { engine: 'test', instruments: {}, journal: 'head', asOf: '2001-01-01' };

const yesNo = (name: string, more: Partial<FactType> = {}): FactType => ({
  name,
  asks: `Is {0} ${name}?`,
  about: ['person'],
  reply: { kind: 'yes-no' },
  ...more,
});

function evaluationWith(
  parts: Partial<EvaluationParts> & { readonly entered?: Readonly<Record<string, readonly string[]>> },
): Evaluation {
  const { entered = {} } = parts;
  return new Evaluation({
    strict: false,
    adopted: () => 'default',
    definitions: () => undefined,
    facts: {
      stated: (inquiry) =>
        (entered[inquiryKey(inquiry)] ?? []).map((value, index) => ({
          value,
          entry: `${inquiryKey(inquiry)} #${index}`,
        })),
    },
    ...parts,
  });
}

function ask(evaluation: Evaluation, question: () => Held<unknown>): Answer {
  return answer(
    evaluation,
    { ask: question },
    {
      question: 'test',
      stamp,
      sensitivity: 'single',
      nameOf: (id) => id,
      optionsOf: () => ({ adopted: 'default', asks: 'Which?', means: {}, others: ['other'] }),
    },
  );
}

const tell = (value: unknown, ...grounds: readonly Held<unknown>[]): Held<unknown> =>
  held(
    value,
    reason(said, String(value), {
      figures: { value: String(value) },
      cites: ['T.1'],
      grounds: grounds.map((each) => each.reason),
    }),
  );

describe('asking', () => {
  it('asks for a fact that nobody entered, with the entry that answers it', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => tell(evaluation.is(yesNo('affiliated'), { about: ['p'], cites: ['T.2'] })));
    expect(answered).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [
        {
          asks: 'Is p affiliated?',
          cites: ['T.2'],
          reply: { kind: 'yes-no' },
          entry: { stated: { fact: 'affiliated', about: ['p'], value: '…' } },
        },
      ],
      cases: [
        { when: { 'Is p affiliated?': 'yes' }, value: true },
        { when: { 'Is p affiliated?': 'no' }, value: false },
      ],
    });
  });

  it('tells of a fact the reply to another under which alone it is waited for', () => {
    const evaluation = evaluationWith({});
    const is = (name: string) => evaluation.is(yesNo(name), { about: ['p'], cites: [] });
    const answered = ask(evaluation, () => {
      const either = is('here') ? is('open') : is('near') && is('known');
      return tell(either);
    });
    expect(answered).toMatchObject({ outcome: 'needs-facts' });
    const after = answered.outcome === 'answered' ? [] : answered.inquiries;
    expect(Object.fromEntries(after.map(({ key, askedIf }) => [key, askedIf]))).toEqual({
      'here(p)': undefined,
      'open(p)': { key: 'here(p)', reply: 'yes' },
      'near(p)': { key: 'here(p)', reply: 'no' },
      'known(p)': { key: 'near(p)', reply: 'yes' },
    });
  });

  it('tells of a fact no reply where it matters whatever another one is', () => {
    const evaluation = evaluationWith({});
    const is = (name: string) => evaluation.is(yesNo(name), { about: ['p'], cites: [] });
    const answered = ask(evaluation, () => tell(is('here') ? is('open') : !is('open')));
    const asked = answered.outcome === 'answered' ? [] : answered.inquiries;
    expect(asked.map(({ key, askedIf }) => [key, askedIf])).toEqual([
      ['here(p)', undefined],
      ['open(p)', undefined],
    ]);
  });

  it('tells of a fact no reply where it settles the outcome by itself, at once or in one case', () => {
    const evaluation = evaluationWith({});
    const is = (name: string) => evaluation.is(yesNo(name), { about: ['p'], cites: [] });
    const both = (one: string, other: string): boolean => {
      const tried = [one, other].map((name) => evaluation.attempt(() => is(name)));
      if (tried.some((each) => each.settled && !each.value)) return false;
      const waiting = tried.flatMap((each) => (each.settled ? [] : each.waiting));
      return waiting.length === 0 || evaluation.suspendOn(waiting);
    };
    const askedIf = (question: () => boolean) => {
      const answered = ask(evaluation, () => tell(question()));
      const asked = answered.outcome === 'answered' ? [] : answered.inquiries;
      return Object.fromEntries(asked.map((each) => [each.key, each.askedIf]));
    };
    expect(askedIf(() => both('first', 'second'))).toEqual({ 'first(p)': undefined, 'second(p)': undefined });
    const here = { key: 'here(p)', reply: 'yes' };
    expect(askedIf(() => is('here') && both('first', 'second'))).toEqual({
      'here(p)': undefined,
      'first(p)': here,
      'second(p)': here,
    });
  });

  it('reads no silence as no: an unknown reply is neither', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => tell(!evaluation.is(yesNo('affiliated'), { about: ['p'], cites: [] })));
    expect(answered.outcome).toBe('needs-facts');
  });

  it('drops a fact whose replies all lead to the same outcome', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () =>
      tell(evaluation.is(yesNo('affiliated'), { about: ['p'], cites: [] }) || true),
    );
    expect(answered).toMatchObject({ outcome: 'answered', value: true });
  });

  it('treats two entries that differ as a dispute, and names both', () => {
    const evaluation = evaluationWith({ entered: { 'affiliated(p)': ['yes', 'no'] } });
    const answered = ask(evaluation, () => tell(evaluation.is(yesNo('affiliated'), { about: ['p'], cites: [] })));
    expect(answered.outcome).toBe('needs-facts');
    expect(answered.entries).toEqual(['affiliated(p) #0', 'affiliated(p) #1']);
  });

  it('takes two entries that agree as one', () => {
    const evaluation = evaluationWith({ entered: { 'affiliated(p)': ['yes', 'yes'] } });
    expect(ask(evaluation, () => tell(evaluation.is(yesNo('affiliated'), { about: ['p'], cites: [] })))).toMatchObject({
      value: true,
    });
  });

  it('never splits a day, a person or a text: it asks', () => {
    const evaluation = evaluationWith({});
    const when: FactType = { name: 'became', asks: 'On which day?', about: [], reply: { kind: 'day' } };
    const answered = ask(evaluation, () => tell(evaluation.ask(when, { cites: [] })));
    expect(answered).toMatchObject({ outcome: 'needs-facts', runs: 1, inquiries: [{ fact: 'became' }] });
  });

  it('suspends the step that asked; its siblings go on', () => {
    const evaluation = evaluationWith({ entered: { 'sibling(p)': ['yes'] } });
    const answered = ask(evaluation, () => {
      const first = evaluation.attempt(() => evaluation.is(yesNo('unknown'), { about: ['p'], cites: [] }));
      const second = evaluation.is(yesNo('sibling'), { about: ['p'], cites: [] });
      return tell(second || (first.settled && first.value));
    });
    expect(answered).toMatchObject({ outcome: 'answered', value: true });
  });
});

describe('quantities', () => {
  const further: FactType = {
    name: 'further',
    asks: 'How many more does {0} own?',
    about: ['person'],
    reply: { kind: 'quantity', unit: 'shares', least: '0' },
  };
  const owned = (evaluation: Evaluation): Amount<'shares'> =>
    plusAmount(amount(shares(60)), evaluation.quantity('shares', further, { about: ['p'], cites: ['T.3'] }));

  it('splits a quantity only at the comparison, and names the figure', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => tell(evaluation.test('atLeast', owned(evaluation), amount(shares(100)))));
    expect(answered).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'further', turnsAt: ['at least 40 shares'] }],
    });
  });

  it('tells of two unknowns that are compared from which figure of each it holds, by the reply to the other', () => {
    const evaluation = evaluationWith({});
    const of = (name: string) =>
      evaluation.quantity<'shares'>('shares', { ...further, name }, { about: [name], cites: ['T.3'] });
    const turnsOf = (known: number, times: string) => {
      const answered = ask(evaluation, () => {
        const other = timesAmount<'shares'>(of('other'), ratio(times));
        return tell(
          evaluation.test(
            'atLeast',
            plusAmount(amount(shares(60)), of('one')),
            plusAmount(amount(shares(known)), other),
          ),
        );
      });
      const { inquiries } = answered as { readonly inquiries: readonly { readonly turnsAt: readonly string[] }[] };
      return inquiries.map(({ turnsAt }) => turnsAt);
    };
    const [one, other] = ['one', 'other'].map((id) => `what is replied to “How many more does ${id} own?”`);
    expect(turnsOf(100, '0.5')).toEqual([
      [`at least 40 shares, plus 0.5 times ${other}`],
      [`not more than -80 shares, plus 2 times ${one}`],
    ]);
    expect(turnsOf(60, '1')).toEqual([[`at least ${other}`], [`not more than ${one}`]]);
    expect(turnsOf(100, '-1')).toEqual([[`at least 40 shares, less ${other}`], [`at least 40 shares, less ${one}`]]);
  });

  it('needs nothing more where the bounds decide', () => {
    const evaluation = evaluationWith({});
    expect(
      ask(evaluation, () => tell(evaluation.test('atLeast', owned(evaluation), amount(shares(60))))),
    ).toMatchObject({ value: true });
    expect(
      ask(evaluation, () => tell(evaluation.test('lessThan', owned(evaluation), amount(shares(60))))),
    ).toMatchObject({ value: false });
  });

  it('keeps two comparisons of one quantity consistent with one another', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => {
      const big = evaluation.test('atLeast', owned(evaluation), amount(shares(100)));
      const bigger = evaluation.test('atLeast', owned(evaluation), amount(shares(90)));
      return tell(!big || bigger);
    });
    expect(answered).toMatchObject({ outcome: 'answered', value: true });
  });

  it('asks for the very number where a rule can use nothing less', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => tell(evaluation.exactly(owned(evaluation))));
    expect(answered).toMatchObject({ outcome: 'needs-facts', inquiries: [{ fact: 'further' }] });
  });

  it('supposes nothing further, says so, and says at which figure that changes the answer', () => {
    const supposed: FactType = {
      ...further,
      supposed: { reply: '0', premise: 'inquiry found no further shares of {0}' },
    };
    const evaluation = evaluationWith({});
    const sum = (): Amount<'shares'> =>
      plusAmount(amount(shares(60)), evaluation.quantity('shares', supposed, { about: ['p'], cites: [] }));
    const answered = ask(evaluation, () => tell(evaluation.test('atLeast', sum(), amount(shares(100)))));
    expect(answered).toMatchObject({
      outcome: 'answered',
      value: false,
      rests: [
        { kind: 'nothing-further', says: 'inquiry found no further shares of p', changesAt: ['at least 40 shares'] },
      ],
    });
  });

  it('a strict evaluation supposes nothing', () => {
    const supposed: FactType = { ...further, supposed: { reply: '0', premise: 'none' } };
    const evaluation = evaluationWith({ strict: true });
    const sum = (): Amount<'shares'> =>
      plusAmount(amount(shares(60)), evaluation.quantity('shares', supposed, { about: ['p'], cites: [] }));
    expect(ask(evaluation, () => tell(evaluation.test('atLeast', sum(), amount(shares(100))))).outcome).toBe(
      'needs-facts',
    );
  });

  it('a supposed yes or no is a premise, and its contrary is tried', () => {
    const evaluation = evaluationWith({});
    const anyone = yesNo('over', { about: [], supposed: { reply: 'no', premise: 'nobody else is over' } });
    const answered = ask(evaluation, () => tell(evaluation.is(anyone, { cites: [] })));
    expect(answered).toMatchObject({ outcome: 'answered', value: false, rests: [{ says: 'nobody else is over' }] });
    expect(answered.rests[0]?.changesAt).toHaveLength(1);
  });
});

describe('counting over a body', () => {
  const directors = Array.from({ length: 13 }, (_, index) => `d${index}`);
  const twoThirds = parseFraction({ atLeast: '2/3' });

  it('settles thirteen directors of unknown standing in at most eight runs', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => {
      const body = evaluation.count(
        'independent directors',
        directors,
        (member) => evaluation.is(yesNo('independent'), { about: [member], cites: [] }),
        [(member) => Number(member.slice(1)) < 9],
      );
      return tell(
        evaluation.testCount(body, 'two thirds', (members, yes = 0) =>
          fractionMet<'persons'>(twoThirds, persons(yes), persons(members)),
        ),
      );
    });
    expect(answered.outcome).toBe('needs-facts');
    expect(answered.runs).toBeLessThanOrEqual(8);
    expect(answered.outcome === 'needs-facts' && answered.inquiries).toHaveLength(13);
  });

  it('decides where every reachable count agrees', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => {
      const body = evaluation.count(
        'directors',
        directors,
        (member) => evaluation.is(yesNo('independent'), { about: [member], cites: [] }),
        [],
      );
      return tell(evaluation.testCount(body, 'at most thirteen', (members) => members <= 13));
    });
    expect(answered).toMatchObject({ outcome: 'answered', value: true });
  });

  it('splits an unknown measure of a known member', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => {
      const body = evaluation.count('directors', ['d1'], () => true, [
        (member) => evaluation.is(yesNo('present'), { about: [member], cites: [] }),
      ]);
      return tell(evaluation.testCount(body, 'all present', (members, present = 0) => members === present));
    });
    expect(answered).toMatchObject({ outcome: 'needs-facts', inquiries: [{ fact: 'present' }] });
  });
});

describe('notions', () => {
  it('works a notion out once for its name, arguments, place and moment', () => {
    let worked = 0;
    const evaluation = evaluationWith({
      definitions: () => () => {
        worked += 1;
        return tell(true);
      },
    });
    ask(evaluation, () =>
      tell(evaluation.notionNamed('n', ['p'], at).value === evaluation.notionNamed('n', ['p'], at).value),
    );
    expect(worked).toBe(1);
    ask(evaluation, () => tell(evaluation.notionNamed('n', ['p'], at, 'ANOTHER').value));
    expect(worked).toBe(2);
  });

  it('refuses a circle at one moment, and names its members', () => {
    const evaluation: Evaluation = evaluationWith({
      definitions: (name) => () => evaluation.notionNamed(name === 'a' ? 'b' : 'a', [], at),
    });
    expect(() => ask(evaluation, () => evaluation.notionNamed('a', [], at))).toThrow(CircleError);
    expect(() => ask(evaluation, () => evaluation.notionNamed('a', [], at))).toThrow(/a\(\).*b\(\)/);
    // Wherever a question that cannot be put is told as such, and no fault of the program, this is too.
    expect(() => ask(evaluation, () => evaluation.notionNamed('a', [], at))).toThrow(QuestionError);
  });

  it('lets a definition refer to itself at an earlier moment', () => {
    const earlier = { day: day('2000-01-01') };
    const evaluation: Evaluation = evaluationWith({
      definitions: (name) => (_about, when) =>
        when.day === earlier.day ? tell(true) : evaluation.notionNamed(name, [], earlier),
    });
    expect(ask(evaluation, () => evaluation.notionNamed('a', [], at))).toMatchObject({ value: true });
  });

  it('refuses a notion that nothing defines', () => {
    const evaluation = evaluationWith({});
    expect(() => ask(evaluation, () => evaluation.notionNamed('nowhere', [], at))).toThrow(UnknownNotionError);
  });
});

describe('readings and determinations', () => {
  it('turns each consulted reading and reports the one that changes the answer', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => tell(evaluation.reading('R-1') === 'default'));
    expect(answered.turnsOn).toEqual([
      {
        reading: 'R-1',
        adopted: 'default',
        asks: 'Which?',
        means: {},
        otherwise: { other: { outcome: 'answered', value: false } },
        changes: 'outcome',
      },
    ]);
  });

  it('leaves out a reading that changes nothing', () => {
    const evaluation = evaluationWith({});
    expect(ask(evaluation, () => tell(evaluation.reading('R-1') !== '')).turnsOn).toEqual([]);
  });

  it('shows what a determination changes', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => tell(evaluation.heeds('D-1') ? 'as determined' : 'as computed'));
    expect(answered).toMatchObject({
      value: 'as determined',
      determinations: [
        {
          determination: 'D-1',
          says: 'D-1',
          changes: 'outcome',
          without: { outcome: 'answered', value: 'as computed' },
        },
      ],
    });
  });
});

describe('limits on splitting', () => {
  it('stops at its limit of runs and says that it is timid', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => {
      const replies = Array.from({ length: 9 }, (_, index) =>
        evaluation.is(yesNo(`f${index}`), { about: [], cites: [] }),
      );
      return tell(replies.filter(Boolean).length % 2 === 0);
    });
    expect(answered).toMatchObject({ outcome: 'needs-facts', timid: true });
    expect(answered.runs).toBeLessThanOrEqual(256);
  });
});

describe('reasons of an answer that several runs made', () => {
  const isOne = (evaluation: Evaluation): boolean =>
    evaluation.is(yesNo('affiliated'), { about: ['p'], cites: ['T.2'] });

  it('tell each case under the reply that leads to it, never a reply as a fact', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => tell(isOne(evaluation) ? 'small' : 'large'));
    expect(asProof(answered.reason).map((line) => line.says)).toEqual([
      'Not known: Is p affiliated? The outcome turns on it',
      'If yes: it is small: small',
      'If no: it is large: large',
    ]);
  });

  it('say first what is so whatever the reply, where it is', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => tell(isOne(evaluation) || true));
    expect(asSentence(answered.reason)).toBe(
      'it is true: true, whatever the reply to what is not known: Is p affiliated?',
    );
  });

  it('go as far as they go where a value was found without the fact', () => {
    const evaluation = evaluationWith({});
    const answered = ask(evaluation, () => {
      const open = evaluation.attempt(() => isOne(evaluation));
      if (!open.settled) evaluation.waitFor(open.waiting);
      return tell({ settled: 'part', open: open.settled ? open.value : unsettled });
    });
    expect(answered).toMatchObject({ outcome: 'needs-facts', settledParts: { settled: 'part' } });
    expect(asProof(answered.reason)).toHaveLength(1);
  });
});

describe('reasons', () => {
  it('tells a shared step once and points back to it', () => {
    const shared = tell('shared');
    const top = tell('top', tell('left', shared), tell('right', shared));
    expect(asSentence(top.reason)).toBe('it is top: top');
    expect(asProof(top.reason).map((line) => [line.depth, line.step, line.see])).toEqual([
      [0, 1, undefined],
      [1, 2, undefined],
      [2, 3, undefined],
      [1, 4, undefined],
      [2, 3, 3],
    ]);
    expect(asGraph(top.reason)).toHaveLength(4);
    expect(asMemorandum(top.reason).length).toBeLessThanOrEqual(asProof(top.reason).length);
  });
});
