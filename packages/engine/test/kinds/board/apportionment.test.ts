import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apportioned,
  asEqualAsPossible,
  boardAct,
  boardClasses,
  boardNumber,
  entireBoard,
} from '../../../src/kinds/board/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

describe('apportionment', () => {
  it('adds up and keeps the classes within one of each other', () => {
    assert(
      property(integer({ min: 0, max: 60 }), integer({ min: 1, max: 4 }), (number, count) => {
        const classes = Array.from({ length: count }, (_, index) => `class-${index}`);
        const spread = apportioned(number, classes, classes.toReversed());
        const sizes = spread.map((each) => each.most);
        expect(spread.map((each) => each.least)).toEqual(sizes);
        expect(sizes.reduce((all, size) => all + size, 0)).toBe(number);
        expect(asEqualAsPossible(sizes)).toBe(true);
      }),
    );
  });

  it('gives the directors left over to the classes that the bylaws name first', () => {
    expect(apportioned(8, ['1', '2', '3'], ['3', '1', '2'])).toEqual([
      { id: '1', least: 3, most: 3 },
      { id: '2', least: 2, most: 2 },
      { id: '3', least: 3, most: 3 },
    ]);
  });

  it('leaves open which classes are larger where nothing says so, or not of all that are', () => {
    const open = { least: 2, most: 3 };
    expect(apportioned(8, ['1', '2', '3'], [])).toEqual(['1', '2', '3'].map((id) => ({ id, ...open })));
    expect(apportioned(8, ['1', '2', '3'], ['3'])).toEqual([
      { id: '1', ...open },
      { id: '2', ...open },
      { id: '3', least: 3, most: 3 },
    ]);
  });
});

describe('an act of the Board', () => {
  const charter = instrumentOf([
    boardClasses({ cite: 'V.1', summary: 'one class', classes: ['1'], termLasts: '1', counted: 'meetings' }),
    entireBoard({ cite: 'V.2', summary: 'all seats', duringDecrease: 'larger' }),
  ]);
  const bylaws = instrumentOf(
    [
      boardNumber({ cite: '1', summary: 'six directors', number: '6', largerFirst: ['1'] }),
      boardAct({
        cite: '2',
        summary: 'a third is a quorum',
        quorum: { atLeast: '1/3' },
        quorumOf: 'entire-board',
        act: { majority: true },
        withoutMeeting: 'all-in-writing',
      }),
    ],
    { id: 'rules', kind: 'bylaws', citedAs: 'Rules' },
  );
  const people = ['ada', 'ben', 'cleo'];
  const done = (data: object): Line => [
    '2000-03-01',
    'body-act',
    { id: 'done', by: 'board', on: 'x', decides: 'approve', ...data },
  ];
  const valueOf = (instruments: Parameters<typeof open>[0], data: object) => {
    const opening: Line = ['2000-01-10', 'director-elected', { person: 'ada', by: 'incorporator' }];
    const more = ['ben', 'cleo'].map((person): Line => [
      '2000-01-10',
      'director-elected',
      { person, by: 'incorporator' },
    ]);
    const corporation = open(instruments, people, [opening, ...more, done(data)]);
    return asked(corporation, { question: 'board.act', asOf: '2000-04-01', input: { act: 'done' } })['value'];
  };

  it('needs the quorum of the entire Board as the bylaws number it, and a majority of those present', () => {
    const meeting = { 'at-meeting': 'yes', present: ['ada', 'ben'] };
    expect(valueOf([charter, bylaws], { ...meeting, yes: ['ada', 'ben'] })).toMatchObject({
      outcome: 'act-of-the-board',
      quorum: '2',
      charter: 'silent',
      rule: 'Rules 2',
    });
    expect(valueOf([charter, bylaws], { ...meeting, yes: ['ada'] })).toMatchObject({
      outcome: 'not-carried',
      needed: '2',
    });
    expect(valueOf([charter, bylaws], { 'at-meeting': 'yes', present: ['ada'], yes: ['ada'] })).toMatchObject({
      outcome: 'no-quorum',
    });
  });

  it('in writing takes every director in office', () => {
    expect(valueOf([charter, bylaws], { 'at-meeting': 'no', yes: people })).toMatchObject({
      outcome: 'act-of-the-board',
    });
    expect(valueOf([charter, bylaws], { 'at-meeting': 'no', yes: ['ada', 'ben'] })).toMatchObject({
      outcome: 'not-carried',
    });
  });

  it('is left to other law where no instrument speaks', () => {
    expect(valueOf([charter], { 'at-meeting': 'no', yes: people })).toMatchObject({ outcome: 'silent' });
  });
});
