import { describe, expect, it } from 'vitest';
import { DocumentError, documentNamed, pagesOf, type Writing } from '@quorate/documents';
import { answerData, readCase, type Charters } from '@quorate/engine';
import { builtInCharters } from '@quorate/charters';

const charters: Charters = {
  find: (id) => builtInCharters.find((each) => each.id === id),
  names: () => builtInCharters.map(({ id }) => id),
};

const start = `title: a meeting
charter: peoples-bankcorp
coverage: { all: 1998-12-30.. }
journal:
  - { on: 1998-12-30, milestone: { name: conversion } }
  - { on: 1998-12-30, person: { id: ott, kind: individual, name: "=Olga Ott" } }
  - { on: 1998-12-30, person: { id: tek, kind: individual, name: Emil Tek } }
  - { on: 1998-12-30, shares-issued: { class: common, to: ott, shares: 880000 } }
  - { on: 2004-03-01, shares-issued: { class: common, to: tek, shares: 120000 } }
`;
const called = `  - { on: 2004-04-01, meeting-called: { id: am, kind: annual, of: shareholders, by: board, for: 2004-05-15, place: the main office } }
`;
const fixed = `  - { on: 2004-04-01, record-date: { for: am, date: 2004-03-28 } }
`;

function asked(
  lines: string,
  { asOf = '2004-05-01', ...input }: Readonly<Record<string, string>> = {},
  opening = start,
) {
  const { cases } = readCase(`${opening}${lines}`, { charters, alsoAsOf: asOf });
  const question = { question: 'voting.entitlement', asOf, input: { meeting: 'am', ...input } };
  return JSON.parse(JSON.stringify(cases.map((each) => answerData(each.open().ask(question)))[0])) as unknown;
}

function written(name: string, answer: unknown, state: Writing['state'] = 'final'): string {
  const bytes = documentNamed(name)!.write(answer, { corporation: 'Meridian', state });
  return Buffer.from(bytes).toString(name.endsWith('.pdf') ? 'latin1' : 'utf8');
}

function wanting(answer: unknown): string {
  try {
    written('record-list.txt', answer);
  } catch (error) {
    if (error instanceof DocumentError) return error.message;
    throw error;
  }
  return '';
}

describe('the list of the record date', () => {
  it('names for whom a holder of record holds', () => {
    const nominee = `  - { on: 2004-03-02, person: { id: cede, kind: other, name: Cede and Co } }
  - { on: 2004-03-02, shares-transferred: { class: common, from: tek, to: cede, shares: 120000 } }
  - { on: 2004-03-02, held-for: { holder: cede, class: common, owners: [tek] } }
`;
    const answer = asked(nominee + called + fixed);
    expect(written('record-list.txt', answer)).toContain('Cede and Co, for Emil Tek');
    expect(written('record-list.csv', answer)).toContain('cede,Cede and Co,common,Emil Tek,');
  });

  it('has each holder of record at its close, with the votes that every limit leaves', () => {
    const later = `  - { on: 2004-04-10, shares-transferred: { class: common, from: ott, to: tek, shares: 5000 } }\n`;
    const answer = asked(called + fixed + later);
    expect(written('record-list.csv', answer).split('\r\n')).toEqual([
      'holder,name,class,for,shares,votes,leftOfEachVote,limitedBy',
      expect.stringMatching(/^ott,'=Olga Ott,common,,880000,/u),
      expect.stringMatching(/^tek,Emil Tek,common,,120000,100200,0\.835,.*SEVENTEENTH/u),
      '',
    ]);
    const text = written('record-list.txt', answer).replaceAll(/\s+/gu, ' ');
    expect(text).toContain(
      'Meridian: annual meeting of shareholders of 15 May 2004, at the main office. The record date is 28 March 2004.',
    );
    expect(text).toContain('I certify that this is the list of all holders of record who may vote');
    expect(text).toContain('It rests on this: ');
    expect(written('record-list.pdf', answer)).toContain('/StructTreeRoot');
    expect(written('record-list.pdf', answer)).toBe(written('record-list.pdf', answer));
  });

  it('is not certified while shares stand in nobody’s name, and says of how many', () => {
    const answer = asked(
      `  - { on: 2004-03-02, shares-issued: { class: common, to: dispersed, shares: 7000 } }\n${called}${fixed}`,
    );
    expect(wanting(answer)).toContain('the holders of 7,000 are not entered by name');
    const text = written('record-list.txt', answer, 'preliminary');
    expect(text).toContain('This list is preliminary');
    expect(text).not.toContain('I certify');
  });

  it('is not certified of a register that is not kept to the record date, and says through when it is', () => {
    const keptThrough = (last: string) =>
      start.replace('all: 1998-12-30..', `register: 1998-12-30..${last}, meetings: 1998-12-30.., acts: 1998-12-30..`);
    const ofBefore = (opening: string) => opening.replace(/.*2004-03-01.*\n/u, '');
    const answer = asked(called + fixed, {}, ofBefore(keptThrough('2001-01-01')));
    expect(wanting(answer)).toContain('Nobody vouches for the register after 1 January 2001');
    const text = written('record-list.txt', answer, 'preliminary').replaceAll(/\s+/gu, ' ');
    expect(text).toContain('made through 1 January 2001');
    expect(text).toContain('who held shares at the close of 28 March 2004 is not known');
    expect(text).not.toContain('I certify');
    expect(wanting(asked(called + fixed, {}, keptThrough('2004-03-27')))).toContain('after 27 March 2004');
    expect(wanting(asked(called + fixed, {}, keptThrough('2004-03-28')))).toBe('');
  });

  it('leaves nobody out: an answer of some of the holders, or of no meeting, is no list', () => {
    const first = asked(called + fixed, { limit: '1' }) as { readonly value: { readonly holders: readonly object[] } };
    expect(wanting(first)).toContain('ask with a greater "limit"');
    const [holder = {}] = first.value.holders;
    const holders = Array.from({ length: 10_000 }, () => holder);
    const full = wanting({ ...first, value: { ...first.value, holders, next: 'tek' } });
    expect(full).toContain('in this form a list has no more than 10,000 holders: ask for record-list.csv');
    expect(full).not.toContain('greater');
    const { cases } = readCase(start, { charters, alsoAsOf: '2004-05-01' });
    const [other] = cases.map((each) =>
      answerData(each.open().ask({ question: 'voting.entitlement', asOf: '2004-05-01', input: {} })),
    );
    expect(wanting(JSON.parse(JSON.stringify(other)))).toContain('names no meeting');
    expect(wanting({ question: 'meeting.results' })).toContain('no answer to voting.entitlement');
  });

  it('has for a spreadsheet all holders of a register, page after page, and each once', () => {
    const many = ['abe', 'bea', 'zoe']
      .map(
        (id) =>
          `  - { on: 2004-03-02, person: { id: ${id}, kind: individual, name: ${id} } }\n  - { on: 2004-03-03, shares-transferred: { class: common, from: ott, to: ${id}, shares: 1000 } }\n`,
      )
      .join('');
    const lines = many + called + fixed;
    const pages = pagesOf(documentNamed('record-list.csv')!, { corporation: 'Meridian', state: 'final' });
    let [next, count]: [ReturnType<typeof pages.take>, number] = [{}, 0];
    while (next !== undefined) {
      next = pages.take(asked(lines, { limit: '2', ...next }));
      count += 1;
    }
    expect(count).toBe(3);
    const text = Buffer.from(pages.written()).toString();
    expect(text).toBe(written('record-list.csv', asked(lines)));
    expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      'holder',
      'abe',
      'bea',
      'ott',
      'tek',
      'zoe',
      '',
    ]);
  });

  it('is of all its pages, in their order, and of one journal', () => {
    const form = documentNamed('record-list.csv')!;
    const ofPages = () => pagesOf(form, { corporation: 'Meridian', state: 'final' });
    const first = asked(called + fixed, { limit: '1' });
    const pages = ofPages();
    expect(pages.take(first)).toEqual({ after: 'ott' });
    expect(() => pages.written()).toThrow(/lists some of the holders only/u);
    expect(() => ofPages().take(asked(called + fixed, { after: 'ott' }))).toThrow(DocumentError);
    const later = asked(`${called}${fixed}  - { on: 2004-04-02, person: { id: new, kind: other, name: New } }\n`, {
      after: 'ott',
    });
    expect(() => pages.take(later)).toThrow(/Something was entered while the list was written/u);
    const nobody = `  - { on: 2004-03-02, shares-issued: { class: common, to: dispersed, shares: 7000 } }\n`;
    const wanted = ofPages();
    wanted.take(asked(nobody + called + fixed));
    expect(() => wanted.written()).toThrow(/the holders of 7,000 are not entered by name/u);
  });

  it.each([{ person: 'ott' }, { after: 'ott' }])('is of no answer that was asked with %o', (some) => {
    const answer = asked(called + fixed, some);
    expect(wanting(answer)).toContain('asked with "person" or "after"');
    expect(() => written('record-list.txt', answer, 'preliminary')).toThrow(DocumentError);
    expect(() => written('record-list.csv', answer, 'preliminary')).toThrow(DocumentError);
  });

  it.each([
    [
      'no record date is entered',
      called,
      '2004-05-01',
      /No record date of the annual meeting of 2004-05-15 is entered/u,
    ],
    ['it is still ahead', called + fixed.replace('2004-03-28', '2004-05-02'), '2004-05-01', /known from its close/u],
    ['there is no meeting', '', '2004-05-01', /No meeting "am" is entered/u],
  ])('cannot be asked for where %s', (_why, lines, asOf, says) => {
    expect(() => asked(lines, { asOf })).toThrow(says);
  });

  it('is of a meeting or of an act, and not of both', () => {
    expect(() => asked(called + fixed, { of: 'deal' })).toThrow(/Name one/u);
  });
});
