import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  asSaid,
  InstrumentError,
  loadInstrument,
  nearest,
  provisionFields,
  readingsIn,
  type InstrumentProblem,
  type KindCore,
  withWordsWrittenOut,
} from '../../src/instrument/index.js';

const kind: KindCore = {
  kind: 'test-limit',
  subject: 'ownership',
  provides: 'a limit, for tests',
  facts: [],
  parameters: z.strictObject({
    ...provisionFields,
    kind: z.literal('test-limit'),
    over: z.union([z.string(), z.strictObject({ reading: z.string(), options: z.record(z.string(), z.string()) })]),
  }),
};
const kinds = new Map([[kind.kind, kind]]);

function instrument(changes: Record<string, unknown> = {}, provision: Record<string, unknown> = {}): unknown {
  return {
    schema: 1,
    id: 'test-charter',
    kind: 'charter',
    title: 'Test charter',
    corporation: 'test',
    jurisdiction: 'Nowhere',
    currency: 'USD',
    from: '2000-01-01',
    source: 'made up for tests',
    articles: [
      {
        number: 'I',
        title: 'Limit',
        provisions: [{ kind: 'test-limit', cite: 'I.A', summary: 'a limit', over: '10%', ...provision }],
      },
    ],
    readings: [],
    notes: [],
    ...changes,
  };
}

/** The way to the provision of that instrument. */
const provision = ['articles', 0, 'provisions', 0];

function problemsOf(data: unknown, by: ReadonlyMap<string, KindCore> = kinds): readonly InstrumentProblem[] {
  try {
    loadInstrument(data, by);
    return [];
  } catch (thrown) {
    if (thrown instanceof InstrumentError) return thrown.problems;
    throw thrown;
  }
}

describe('loading an instrument', () => {
  it('places each provision in its article, with its citation', () => {
    const { placed } = loadInstrument(instrument({ citedAs: 'Bylaws' }), kinds);
    expect(placed).toMatchObject([{ article: 'I', cite: 'Bylaws I.A', provision: { over: '10%' } }]);
  });

  it('names an unknown kind and the nearest known one', () => {
    expect(problemsOf(instrument({}, { kind: 'test-limmit' }))).toEqual([
      {
        place: 'I.A',
        problem: 'no kind of provision is called "test-limmit"; did you mean "test-limit"?',
        path: [...provision, 'kind'],
        nearest: 'test-limit',
      },
    ]);
  });

  it('names no kind where none is near', () => {
    expect(problemsOf(instrument({}, { kind: 'zzzzzzzz' }))).toEqual([
      { place: 'I.A', problem: 'no kind of provision is called "zzzzzzzz"', path: [...provision, 'kind'] },
    ]);
  });

  it('refuses readings and notes of a section that it does not have, and takes those above and below one', () => {
    const note = (cite: string) => instrument({ notes: [{ cite, slip: 'a slip', readAs: 'as it is meant' }] });
    expect(problemsOf(note('XLIV.Z.9'))).toEqual([
      {
        place: 'readings and notes, XLIV.Z.9',
        problem: 'the instrument has no section "XLIV.Z.9"',
        path: ['notes', 0, 'cite'],
      },
    ]);
    expect([problemsOf(note('I')), problemsOf(note('I.A(1)'))]).toEqual([[], []]);
  });

  it('names a parameter that the kind does not have, at its section', () => {
    expect(problemsOf(instrument({}, { ower: '10%' }))[0]).toMatchObject({
      place: 'I.A (test-limit) ower',
      problem: expect.stringContaining("there is no field 'ower' here; did you mean 'over'?"),
      path: [...provision, 'ower'],
      nearest: 'over',
    });
  });

  it('refuses a reference to a section that it does not have, and names the nearest', () => {
    const [problem] = problemsOf(instrument({}, { yieldsTo: ['II.A'] }));
    expect(problem).toEqual({
      place: 'I.A',
      problem: 'the instrument has no section "II.A"; the nearest is "I.A"',
      path: provision,
      nearest: 'I.A',
    });
  });

  it('refuses a reading that is not among its readings, or whose default is none of its options', () => {
    const over = { reading: 'R-1', options: { ten: '10%', twelve: '12%' } };
    expect(problemsOf(instrument({}, { over }))[0]?.problem).toMatch(/R-1/);
    const reading = {
      id: 'R-1',
      cite: 'I.A',
      asks: 'How much?',
      options: { ten: 'ten', twelve: 'twelve' },
      adopted: 'eleven',
      because: 'no reason',
    };
    expect(problemsOf(instrument({ readings: [reading] }, { over }))[0]).toMatchObject({
      place: 'reading R-1',
      problem: expect.stringContaining('ten, twelve'),
    });
  });

  it('refuses two readings with one id, and a meaning for which a provision has no value', () => {
    const over = { reading: 'R-1', options: { ten: '10%' } };
    const reading = {
      id: 'R-1',
      cite: 'I.A',
      asks: 'How much?',
      options: { ten: 'ten', twelve: 'twelve' },
      adopted: 'ten',
      because: 'no reason',
    };
    const whole = { ...over, options: { ten: '10%', twelve: '12%' } };
    expect(problemsOf(instrument({ readings: [reading] }, { over: whole }))).toEqual([]);
    expect(problemsOf(instrument({ readings: [reading] }, { over }))).toEqual([
      { place: 'I.A', problem: expect.stringContaining('may be read as "twelve"'), path: provision },
    ]);
    expect(problemsOf(instrument({ readings: [reading, reading] }, { over: whole }))).toEqual([
      { place: 'reading R-1', problem: expect.stringContaining('two readings'), path: ['readings', 1, 'id'] },
    ]);
  });

  it('lists every mistake at once, with its place', () => {
    expect(
      problemsOf({ ...(instrument() as object), from: '2000-02-30', currency: 5 }).map((problem) => problem.place),
    ).toEqual(expect.arrayContaining(['currency', 'from']));
    expect(() => loadInstrument('nothing', kinds)).toThrow(/without id/);
  });
});

describe('a kind that is a word', () => {
  const field = z.strictObject({
    ...provisionFields,
    kind: z.literal('test-word'),
    over: z.string(),
    twice: z.boolean(),
  });
  const word: KindCore = {
    ...kind,
    kind: 'test-word',
    parameters: field,
    expands: (written) => {
      const { cite, summary, over, twice } = written as z.input<typeof field>;
      const one = { kind: 'test-limit', cite, summary, over: over === 'nothing' ? 5 : over };
      return twice ? [one, { ...one, cite: `${cite}(2)` }] : [one];
    },
  };
  const withWord = new Map([...kinds, [word.kind, word]]);
  const written = (over: string, twice: unknown = true): unknown => instrument({}, { kind: 'test-word', over, twice });

  it('stands for provisions in other kinds, and rules see these alone', () => {
    const { placed } = loadInstrument(written('10%'), withWord);
    expect(placed.map(({ provision }) => [provision.kind, provision.cite])).toEqual([
      ['test-limit', 'I.A'],
      ['test-limit', 'I.A(2)'],
    ]);
    expect(asSaid(placed).map(({ provision }) => provision.kind)).toEqual(['test-word']);
  });

  it('is read as it is meant, with yes for true', () => {
    expect(loadInstrument(written('10%', 'yes'), withWord).placed).toHaveLength(2);
  });

  it('written out loads to the same provisions', () => {
    const loaded = loadInstrument(written('10%'), withWord);
    const again = loadInstrument(withWordsWrittenOut(loaded), kinds);
    expect(again.placed.map(({ provision }) => provision)).toEqual(loaded.placed.map(({ provision }) => provision));
  });

  it('has the mistakes of what it stands for told at its own place', () => {
    expect(problemsOf(written('nothing', false), withWord)).toMatchObject([
      { path: ['articles', 0, 'provisions', 0, 'over'] },
    ]);
  });
});

describe('a value that a reading chooses where the kind takes one value', () => {
  const plain: KindCore = {
    ...kind,
    kind: 'test-plain',
    parameters: z.strictObject({
      ...provisionFields,
      kind: z.literal('test-plain'),
      parts: z.array(z.strictObject({ of: z.string(), most: z.number(), least: z.number().optional() })),
    }),
  };
  const withPlain = new Map([[plain.kind, plain]]);
  const reading = (id: string, ...options: readonly string[]) => ({
    id,
    cite: 'I.A',
    asks: 'Which?',
    options: Object.fromEntries(options.map((each) => [each, each])),
    adopted: options.at(-1),
    because: 'no reason',
  });
  const either = (id: string, narrow: unknown, wide: unknown) => ({ reading: id, options: { narrow, wide } });
  const read = (parts: unknown, readings = [reading('R-1', 'narrow', 'wide')], more = {}): unknown =>
    instrument({
      readings,
      articles: [
        {
          number: 'I',
          title: 'Parts',
          provisions: [{ kind: 'test-plain', cite: 'I.A', summary: 'parts', parts, ...more }],
        },
      ],
    });

  it('has one provision for each option, which speaks where the text is read so; as it is said it is one, as adopted', () => {
    const { placed } = loadInstrument(read([{ of: 'a', most: either('R-1', 1, 2) }]), withPlain);
    expect(placed.map(({ provision: each }) => [each.ifRead, each])).toMatchObject([
      [{ 'R-1': 'narrow' }, { parts: [{ most: 1 }] }],
      [{ 'R-1': 'wide' }, { parts: [{ most: 2 }] }],
    ]);
    const [said, ...others] = asSaid(placed);
    expect(others).toEqual([]);
    expect(said).toMatchObject({
      provision: { parts: [{ most: 2 }] },
      written: { parts: [{ most: { reading: 'R-1' } }] },
    });
    expect(said?.provision.ifRead).toBeUndefined();
  });

  it('may be any part, in several places by one reading, and by several readings', () => {
    const parts = [
      { of: 'a', most: either('R-1', 1, 2) },
      either('R-1', { of: 'b', most: 3 }, { of: 'c', most: either('R-2', 4, 5) }),
    ];
    const two = [reading('R-1', 'narrow', 'wide'), reading('R-2', 'narrow', 'wide')];
    const { placed } = loadInstrument(read(parts, two), withPlain);
    expect(placed.map(({ provision: each }) => [each.ifRead, (each as unknown as { parts: unknown }).parts])).toEqual([
      [
        { 'R-1': 'narrow' },
        [
          { of: 'a', most: 1 },
          { of: 'b', most: 3 },
        ],
      ],
      [
        { 'R-1': 'wide', 'R-2': 'narrow' },
        [
          { of: 'a', most: 2 },
          { of: 'c', most: 4 },
        ],
      ],
      [
        { 'R-1': 'wide', 'R-2': 'wide' },
        [
          { of: 'a', most: 2 },
          { of: 'c', most: 5 },
        ],
      ],
    ]);
  });

  it('written out loads to the same provisions', () => {
    const loaded = loadInstrument(read([{ of: 'a', most: either('R-1', 1, 2) }]), withPlain);
    const again = loadInstrument(withWordsWrittenOut(loaded), withPlain);
    expect(again.placed.map(({ provision: each }) => each)).toEqual(loaded.placed.map(({ provision: each }) => each));
  });

  it('is told where it stands: an option without a value, one that the reading does not have, and a wrong value', () => {
    const told = (value: unknown) => problemsOf(read([{ of: 'a', most: value }]), withPlain);
    expect(told({ reading: 'R-1', options: { wide: 2 } })).toMatchObject([
      {
        problem: expect.stringContaining('may be read as "narrow", for which this provision gives no value') as string,
      },
    ]);
    expect(told({ reading: 'R-1', options: { narrow: 1, wide: 2, wider: 3 } })).toMatchObject([
      { problem: expect.stringContaining('cannot be read as "wider"') as string },
    ]);
    expect(told(either('R-1', 1, 'two'))).toMatchObject([
      {
        place: 'I.A (test-plain) parts.0.most, where "R-1" is read as "wide"',
        path: [...provision, 'parts', 0, 'most', 'options', 'wide'],
      },
    ]);
  });

  it('tells what is amiss elsewhere once, and a value that is amiss by every option as it stands', () => {
    expect(problemsOf(read([{ of: 7, most: either('R-1', 1, 2) }]), withPlain)).toMatchObject([
      { place: 'I.A (test-plain) parts.0.of', path: [...provision, 'parts', 0, 'of'] },
    ]);
    expect(problemsOf(read([{ of: either('R-1', 1, 2), most: 1 }]), withPlain)).toMatchObject([
      { place: 'I.A (test-plain) parts.0.of', path: [...provision, 'parts', 0, 'of'] },
    ]);
    expect(problemsOf(read(either('R-1', 1, 2)), withPlain)).toMatchObject([{ path: [...provision, 'parts'] }]);
    const apart = [
      { of: 'a', most: { reading: 'R-1', options: { narrow: 1 } }, least: { reading: 'R-1', options: { wide: 1 } } },
    ];
    expect(problemsOf(read(apart), withPlain).length).toBeGreaterThan(0);
  });

  it('is refused where there are more meanings than anybody follows', () => {
    const ids = ['R-1', 'R-2', 'R-3', 'R-4', 'R-5', 'R-6'];
    const parts = (count: number) => ids.slice(0, count).map((id) => ({ of: 'a', most: either(id, 1, 2) }));
    const readings = ids.map((id) => reading(id, 'narrow', 'wide'));
    expect(loadInstrument(read(parts(5), readings), withPlain).placed).toHaveLength(32);
    expect(problemsOf(read(parts(6), readings), withPlain)).toMatchObject([
      { problem: expect.stringContaining('more than 32 meanings') as string },
    ]);
  });

  it('has no place in what fixes a series, and neither has a provision that stands by some readings alone', () => {
    const fixing = { ...plain, series: () => ({ series: 's', class: 'c' }) } as unknown as KindCore;
    const withFixing = new Map([[plain.kind, fixing]]);
    expect(problemsOf(read([{ of: 'a', most: either('R-1', 1, 2) }]), withFixing)).toMatchObject([
      { path: [...provision, 'parts', 0, 'most'] },
    ]);
    const ifRead = { 'R-1': 'wide' };
    expect(problemsOf(read([{ of: 'a', most: 1 }], undefined, { ifRead }), withFixing)).toMatchObject([
      { path: [...provision, 'ifRead'], problem: expect.stringContaining('read one way') as string },
    ]);
    expect(
      problemsOf(read([{ of: 'a', most: 1 }], undefined, { ifRead: { 'R-1': 'wider' } }), withPlain),
    ).toMatchObject([{ problem: expect.stringContaining('cannot be read as "wider"') as string }]);
    expect(problemsOf(read([{ of: 'a', most: 1 }], undefined, { ifRead: { 'R-9': 'wide' } }), withPlain)).toMatchObject(
      [{ problem: expect.stringContaining('"R-9" is not among') as string }],
    );
  });
});

describe('names', () => {
  it('finds the readings that parameters name, however deep', () => {
    expect(readingsIn({ a: [{ b: { reading: 'R-1', options: { x: { reading: 'R-2', options: {} } } } }] })).toEqual([
      'R-1',
      'R-2',
    ]);
  });

  it('suggests a name only where one is near', () => {
    expect(nearest('shares-isued', ['shares-issued', 'shares-split'])).toBe('shares-issued');
    expect(nearest('shares-sisued', ['shares-issued'])).toBe('shares-issued');
    expect(nearest('xyz', ['shares-issued'])).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });
});
