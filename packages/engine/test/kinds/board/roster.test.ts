import { describe, expect, it } from 'vitest';
import { boardClasses } from '../../../src/kinds/board/index.js';
import { atClose, directorsInOfficeNotion, moment } from '../../../src/index.js';
import { asked, instrumentOf, open } from './world.js';

const persons = ['ada', 'ben', 'cleo', 'dan', 'eva', 'fay'];

const classes = instrumentOf([
  boardClasses({ cite: 'V.1', summary: 'two classes', classes: ['1', '2'], termLasts: '2', counted: 'meetings' }),
]);

const opening = [
  '2000-01-10',
  'opening-board',
  {
    size: '4',
    classes: ['2', '2'],
    directors: [
      { person: 'ada', class: '1', 'term-ends-after': '1', since: '1995-05-01' },
      { person: 'ben', class: '1', 'term-ends-after': '1' },
      { person: 'cleo', class: '2', 'term-ends-after': '2' },
      { person: 'dan', class: '2', 'term-ends-after': '2' },
    ],
  },
] as const;

const meeting = (on: string, id: string) =>
  [on, 'meeting-held', { id, kind: 'annual', of: 'shareholders', quorum: 'yes' }] as const;
const elected = (on: string, person: string, more: object = {}) =>
  [on, 'director-elected', { person, class: '1', by: 'shareholders', ...more }] as const;

function inOffice(lines: Parameters<typeof open>[2], at: string): readonly string[] {
  const { session } = open([classes], persons, [opening, ...lines]);
  const c = session.contextOn(moment(at).day);
  return c.notion(directorsInOfficeNotion, [], at.length === 10 ? atClose(moment(at).day) : moment(at)).value;
}

describe('directors in office', () => {
  it('keeps a director whose term is over while nobody succeeds', () => {
    expect(inOffice([meeting('2000-05-01', 'am-2000')], '2001-01-01')).toEqual(['ada', 'ben', 'cleo', 'dan']);
  });

  it('takes out those of the class whose terms were over when as many come', () => {
    const lines = [
      meeting('2000-05-01', 'am-2000'),
      elected('2000-05-01', 'eva', { meeting: 'am-2000' }),
      elected('2000-05-01', 'fay', { meeting: 'am-2000' }),
    ];
    expect(inOffice(lines, '2000-06-01')).toEqual(['cleo', 'dan', 'eva', 'fay']);
  });

  it('keeps the one elected again', () => {
    const lines = [
      meeting('2000-05-01', 'am-2000'),
      elected('2000-05-01', 'eva', { meeting: 'am-2000' }),
      elected('2000-05-01', 'ben', { meeting: 'am-2000' }),
    ];
    expect(inOffice(lines, '2000-06-01')).toEqual(['ben', 'cleo', 'dan', 'eva']);
  });

  it('asks who stayed where fewer come than terms were over', () => {
    const { session } = open([classes], persons, [
      opening,
      meeting('2000-05-01', 'am-2000'),
      elected('2000-05-01', 'eva', { meeting: 'am-2000' }),
    ]);
    const answer = session.ask({ question: 'board.roster', asOf: moment('2000-06-01').day }, (c) => ({
      ask: () => c.notionNamed('directors-in-office', [], c.now),
    }));
    expect(answer.outcome).toBe('needs-facts');
    expect(JSON.stringify(answer)).toContain('held-over');
  });

  it('seats nobody who was elected and has not qualified, and the predecessor stays until then', () => {
    const lines = [
      meeting('2000-05-01', 'am-2000'),
      elected('2000-05-01', 'eva', { meeting: 'am-2000', succeeds: 'ada', qualified: 'no' }),
      ['2000-05-20', 'director-qualified', { person: 'eva' }] as const,
    ];
    expect(inOffice(lines, '2000-05-19')).toEqual(['ada', 'ben', 'cleo', 'dan']);
    expect(inOffice(lines, '2000-05-20')).toEqual(['ben', 'cleo', 'dan', 'eva']);
  });

  it('lets a resignation count from when it takes effect', () => {
    const lines = [['2000-02-01', 'director-resigned', { person: 'dan', effective: '2000-03-01 12:00' }] as const];
    expect(inOffice(lines, '2000-03-01T11:59')).toContain('dan');
    expect(inOffice(lines, '2000-03-01T12:00')).not.toContain('dan');
  });
});

describe('was-director', () => {
  it('goes by the opening list for service without a break before the roster opens', () => {
    const { session } = open([classes], persons, [opening]);
    const c = session.contextOn(moment('2000-06-01').day);
    expect(c.notionNamed('was-director', ['ada'], moment('1996-05-02')).value).toBe(true);
  });
});

describe('a roster on which nobody was ever entered', () => {
  const nobody = (lines: Parameters<typeof open>[2] = []) => open([classes], persons, lines);

  it('is asked for by whatever counts the Board, and never taken for an empty Board', () => {
    for (const put of [
      { question: 'board.roster', asOf: '2000-06-01', input: {} },
      { question: 'board.apportion', asOf: '2000-06-01', input: { number: '4' } },
    ]) {
      const answer = nobody().ask(put);
      expect(answer.outcome === 'needs-facts' && answer.inquiries.map(({ key }) => key)).toContain(
        'directors-on(2000-06-01)',
      );
    }
  });

  it('is asked for of the days before the list that opens it as well', () => {
    const answer = nobody([opening]).ask({ question: 'board.roster', asOf: '2000-01-09', input: {} });
    expect(answer.outcome).toBe('needs-facts');
  });

  it('says who sat, or that nobody did, as somebody states it', () => {
    const stating = (value: string) =>
      nobody([['2000-06-01', 'stated', { fact: 'directors-on', about: ['2000-06-01'], value }]]).session.contextOn(
        moment('2000-06-01').day,
      );
    const inOffice = (value: string) => {
      const c = stating(value);
      return c.notionNamed('directors-in-office', [], c.now).value;
    };
    expect(inOffice('eva, fay')).toEqual(['eva', 'fay']);
    expect(inOffice('none')).toEqual([]);
  });

  it('is not one whose directors have all left', () => {
    const left = ['ada', 'ben', 'cleo', 'dan'].map(
      (person) => ['2000-02-01', 'director-left', { person, why: 'term-ended' }] as const,
    );
    expect(inOffice(left, '2000-06-01')).toEqual([]);
  });
});

describe('the roster before it is kept', () => {
  const before = (lines: Parameters<typeof open>[2]) =>
    asked(open([classes], persons, [opening, ...lines]), { question: 'board.roster', asOf: '1999-06-01' });

  it('is asked for, and never taken for empty', () => {
    const answer = before([]);
    expect(answer.outcome).toBe('needs-facts');
    expect(JSON.stringify(answer)).toContain('directors-on');
  });

  it('is what somebody states', () => {
    const { session } = open([classes], persons, [
      opening,
      ['1999-06-01', 'stated', { fact: 'directors-on', about: ['1999-06-01'], value: 'eva, fay' }],
    ]);
    const c = session.contextOn(moment('1999-06-01').day);
    expect(c.notionNamed('directors-in-office', [], c.now).value).toEqual(['eva', 'fay']);
  });
});
