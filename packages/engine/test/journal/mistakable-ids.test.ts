import { describe, expect, it } from 'vitest';
import {
  instrumentsOf,
  Journal,
  journalFromSnapshot,
  judgedOnto,
  snapshotOf,
  type EntryInput,
  type Appended,
} from '@quorate/engine';
import { peoplesBankcorp } from '@quorate/peoples-bankcorp';

const instruments = instrumentsOf(peoplesBankcorp, ['charter']);

function person(id: string, name?: string, entry = `entry-${Buffer.from(id).toString('hex')}`): EntryInput {
  const data = { id, kind: 'individual', ...(name === undefined ? {} : { name }) };
  const made = { on: '2000-01-01', enteredAt: '2000-01-02T00:00:00Z', by: 'anna', basis: 'books' };
  return { id: entry, corporation: 'peoples-bankcorp', type: 'person', ...made, data };
}

const group = (id: string): EntryInput => ({
  ...person(id),
  type: 'group',
  data: { id, members: ['ada', 'abe'], purpose: 'voting together', basis: 'concert' },
});

const empty = Journal.empty('peoples-bankcorp');
const judged = (journal: Journal, ...entries: readonly EntryInput[]) => [
  judgedOnto(journal, entries, instruments),
  judgedOnto(journal, entries, undefined),
];

describe('an id that a reader would take for another', () => {
  const persons = ['ada', 'José', 'abe', 'fifi', 'harbor-point'].map((id) => person(id));
  const { journal: known = empty } = judgedOnto(empty, persons, []);

  it('is no longer than what can be asked for', () => {
    for (const made of [person, group]) {
      const entered = (length: number) =>
        [instruments, undefined].map((by) => {
          const { journal = empty } = judgedOnto(Journal.empty('peoples-bankcorp'), persons, by);
          return judgedOnto(journal, [{ ...made('ä'.repeat(length)), id: 'long' }], by).problems ?? [];
        });
      expect(entered(200)).toEqual([[], []]);
      for (const problems of entered(201))
        expect(problems).toMatchObject([{ path: ['data', 'id'], message: expect.stringContaining('201 characters') }]);
    }
  });

  it.each([
    ['in another case', 'Ada', 'ada'],
    ['in another form of its letters', 'ﬁﬁ', 'fifi'],
    ['in letters of another width', 'ａｄａ', 'ada'],
    ['in Cyrillic letters', 'аԁа', 'ada'],
    ['in Greek letters', 'ΑΒΕ', 'abe'],
    ['with an accent more', 'harbor-poínt', 'harbor-point'],
    ['with an accent less', 'jose', 'José'],
    ['with a letter without its dot', 'harbor-po\u0131nt', 'harbor-point'],
    ['with two letters without their dot', 'fıfı', 'fifi'],
    ['with a letter that has a stroke', 'ħarbor-point', 'harbor-point'],
    ['of the treasury', 'Treasury', 'treasury'],
  ])('%s is refused, whether or not a charter is known', (_what, id, other) => {
    for (const { problems = [] } of judged(known, person(id))) {
      expect(problems.map(({ path }) => path.join('.'))).toEqual(['data.id']);
      expect(problems[0]?.message).toContain(`'${other}'`);
    }
  });

  it('is refused of two that come together', () => {
    for (const { problems = [] } of judged(empty, person('bert'), person('BERT')))
      expect(problems.map(({ entry }) => entry)).toEqual([person('bert').id, person('BERT').id]);
  });

  it('is refused as the id of an entry, of one that is there and of one that comes along', () => {
    const snapshot = snapshotOf(known);
    const textAt = (sequence: number) => JSON.stringify(persons[sequence - 1]);
    const place = { corporation: known.corporation, formed: undefined, length: known.length, textAt };
    const rest = snapshot === undefined ? undefined : journalFromSnapshot(snapshot, place);
    expect(rest).toBeDefined();
    for (const journal of [known, rest ?? empty]) {
      for (const id of [person('ada').id.toUpperCase(), person('ada').id.replace('e', '\u0435')]) {
        for (const { problems = [] } of judged(journal, person('carl', undefined, id))) {
          expect(problems.map(({ path }) => path.join('.'))).toEqual(['id']);
          if (!id.includes('\u0435')) expect(problems[0]?.message).toContain(`'${person('ada').id}'`);
        }
      }
      for (const { problems } of judged(journal, person('carl', undefined, 'E-1'))) expect(problems).toBeUndefined();
    }
    const together = [person('carl', undefined, 'e-1'), person('dora', undefined, 'E-1')];
    for (const { problems = [] } of judged(known, ...together))
      expect(problems.map(({ entry, path }) => `${entry} ${path.join('.')}`)).toEqual(['e-1 id', 'E-1 id']);
    // Nothing is left of entries that were refused.
    for (const { problems } of judged(known, person('carl', undefined, 'E-1'))) expect(problems).toBeUndefined();
  });

  it('is refused as the id of a new series, of a class that the charter has and of a series that was made', () => {
    const designated = (series: string): EntryInput => ({
      ...person(series, undefined, 'designated'),
      type: 'series-designated',
      data: { series, class: 'preferred', shares: '1000' },
    });
    const proposed = (series: string): EntryInput => ({
      ...person(series, undefined, 'proposed'),
      type: 'proposed',
      data: { id: 'p', act: { kind: 'designate-series', series, class: 'preferred', shares: '1000' } },
    });
    const path = ({ problems = [] }: Appended) => problems.map((each) => each.path.join('.'));
    expect(path(judgedOnto(known, [designated('Preferred')], instruments))).toEqual(['data.series']);
    expect(path(judgedOnto(known, [proposed('Common')], instruments))).toEqual(['data.act.series']);
    const { journal: made = empty } = judgedOnto(known, [proposed('series-a')], instruments);
    expect(judgedOnto(made, [designated('series-a')], instruments).problems).toBeUndefined();
    for (const wrong of ['Series-A', 's\u0435ries-a'])
      for (const one of judged(made, designated(wrong))) expect(path(one)).toContain('data.series');
  });

  it.each([
    ['Cyrillic', 'p\u0430ypal'],
    ['Greek', 'p\u03bfint'],
    ['Armenian', 'p\u0585int'],
    ['Cherokee', '\u13aada'],
    ['Coptic', 'p\u2c9fint'],
    ['Lisu', '\ua4d0da'],
  ])('is refused in words of Latin and %s letters, in an id, a name, or the id of the entry', (_alphabet, mixed) => {
    for (const { problems = [] } of judged(empty, person(mixed, `${mixed}, Inc.`, `entry-${mixed}`)))
      expect(problems.map(({ path }) => path.join('.'))).toEqual(['id', 'data.id', 'data.name']);
  });

  it('is none of another kind of thing, nor one that was taken back or refused, nor one entered before this was asked', () => {
    for (const { problems } of judged(known, group('ADA'))) expect(problems).toBeUndefined();
    const corrected = {
      ...person('ADA', undefined, 'again'),
      supersedes: { entry: person('ada').id, because: 'clerical', note: 'x' },
    };
    for (const { problems } of judged(known, corrected as EntryInput)) expect(problems).toBeUndefined();
    const refused = judgedOnto(known, [person('CARL'), person('CARL', undefined, 'twice')], undefined);
    expect(refused.problems).toBeDefined();
    expect(judgedOnto(known, [person('carl')], undefined).problems).toBeUndefined();
    expect(known.readOn([person('Ada')]).problems).toBeUndefined();
  });

  it('is no name as people have them', () => {
    const names = [
      'O’Neill',
      "O'Neill",
      'Çelik',
      '株式会社ABC',
      'Ødegård',
      'Мария Иванова',
      'Ελένη',
      'नेहा',
      '👩‍💼 & Co.',
      'می‌خواهم',
    ];
    const ids = ['o-neill', 'Çelik', '株式会社ABC', 'Ødegård', 'Мария', 'Ελένη'].map((id) => person(id));
    const entries = names.map((name, place) => person(`person-${place}`, name));
    for (const { problems } of judged(empty, ...entries, ...ids)) expect(problems).toBeUndefined();
  });
});

describe('a sign that nobody sees', () => {
  it.each([
    ['turns the direction', 'ada\u202Eevil'],
    ['marks a direction', 'ada\u200F'],
    ['isolates', '\u2066ada'],
    ['is no width', 'a\u200Bda'],
    ['joins nothing', 'a\u200Dda'],
    ['is a soft hyphen', 'a\u00ADda'],
    ['is a byte order mark', '\uFEFFada'],
    ['is a filler', 'ada\u3164'],
    ['is a blank of Braille', 'ada\u2800'],
    ['begins a note between lines', 'ada\uFFF9'],
    ['is of nobody’s alphabet', 'ada\uE000'],
    ['is none', 'ada\u{1FFFF}'],
    ['chooses a variant of a letter that has none', 'a\uFE00da'],
    ['is a tag', 'ada\u{E0041}'],
    ['is half a sign', 'ada\uD800'],
    ['is an escape of a terminal', 'ada\u001B[2J'],
  ])('is refused wherever it stands in an entry, where it %s', (_what, text) => {
    for (const entry of [person(text), person('ada', text), { ...person('ada'), paper: { id: text } }]) {
      for (const { problems = [] } of judged(empty, entry)) expect(problems[0]?.message).toMatch(/text without U\+/u);
    }
  });
});
