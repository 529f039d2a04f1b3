import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonical, toPlain } from '../../src/evaluation/index.js';
import { day } from '../../src/exact/index.js';
import { isUnder } from '../../src/instrument/index.js';
import { givenInWords, stipulatedValue } from '../../src/session/index.js';
import { instrument, sessionOf, standingOf } from './small-charter.js';

const determination = (value: string, by = 'board', more: object = {}) => ({
  on: '2003-01-01',
  type: 'determination',
  data: { id: 'd-1', by, yes: '3', notion: 'standing', about: ['p'], place: 'I.A', value, ...more },
});

describe('whose definition holds', () => {
  it('is that of the article of use, before others of the instrument', () => {
    const two = instrument({
      articles: [
        {
          number: 'I',
          title: 'One',
          provisions: [{ kind: 'standing', cite: 'I.A', summary: 's', gives: 'no' } as never],
        },
        {
          number: 'II',
          title: 'Two',
          provisions: [{ kind: 'standing', cite: 'II.A', summary: 's', gives: 'yes' } as never],
        },
      ],
    });
    const session = sessionOf([two]);
    expect(standingOf(session, '2005-01-01', 'II')).toMatchObject({ value: true });
    expect(standingOf(session, '2005-01-01', 'I')).toMatchObject({ value: false });
    expect(standingOf(session, '2005-01-01', 'IX')).toMatchObject({ value: false });
  });

  it('is that of the version in force on the day', () => {
    const session = sessionOf([
      instrument({ until: '2004-12-31' }, 'no'),
      instrument({ id: 'charter-2', from: '2005-01-01' }, 'yes'),
    ]);
    expect(standingOf(session, '2004-12-31')).toMatchObject({ value: false });
    expect(standingOf(session, '2005-01-01')).toMatchObject({ value: true });
    expect(() => standingOf(session, '1999-12-31')).toThrow(/standing/);
  });

  it('is that of the question’s day for a time before any was in force', () => {
    const session = sessionOf([
      instrument({ until: '2004-12-31' }, 'no'),
      instrument({ id: 'charter-2', from: '2005-01-01' }, 'yes'),
    ]);
    const earlier = { day: day('1999-12-31') };
    const on = (asOf: string) => session.contextOn(day(asOf)).notionNamed('standing', ['p'], earlier, 'I').value;
    expect([on('2004-12-31'), on('2005-01-01')]).toEqual([false, true]);
  });

  it('is nobody’s after a repeal', () => {
    const repeal = {
      on: '2004-01-01',
      type: 'instrument-amended',
      data: { instrument: 'charter', provisions: ['I'], version: '2', repeals: 'yes' },
    };
    const session = sessionOf([instrument()], [repeal]);
    expect(standingOf(session, '2003-12-31')).toMatchObject({ value: false });
    expect(() => standingOf(session, '2004-01-01')).toThrow(/standing/);
    const [before] = session.inForce.on(day('2003-12-31')).map((placed) => session.inForce.repealOf(placed));
    expect(before).toBe('2004-01-01');
  });
});

describe('a notion that is given', () => {
  it('stands before any definition, and is a premise', () => {
    const session = sessionOf([instrument()], [], { given: [{ notion: 'standing', about: ['p'], value: 'yes' }] });
    expect(standingOf(session)).toMatchObject({ value: true, rests: [{ kind: 'given' }] });
  });

  it('stands only for its arguments and its place', () => {
    const session = sessionOf([instrument()], [], {
      given: [
        { notion: 'standing', about: ['q'], value: 'yes' },
        { notion: 'standing', about: ['p'], place: 'II', value: 'yes' },
      ],
    });
    expect(standingOf(session)).toMatchObject({ value: false });
  });

  it('has a unit beside each number in it, and says of a name made of digits that it is words', () => {
    const value = { of: [{ shares: { value: '7', unit: 'shares' }, class: { value: '1', unit: 'words' } }] } as const;
    expect(stipulatedValue({ notion: 'standing', value })).toMatchObject({ of: [{ class: '1' }] });
    expect(() => stipulatedValue({ notion: 'standing', value: [{ class: '1' }] })).toThrow(
      '"standing: class" is given as 1, without its unit',
    );
    expect(givenInWords(value, (id) => id)).toBe('of shares 7 shares; class 1');
  });
});

describe('readings', () => {
  it('hold by default, until an entry adopts another, and a question may set one', () => {
    const adopted = {
      on: '2004-01-01',
      type: 'reading-adopted',
      data: { reading: 'R-1', option: 'yes', why: 'opinion' },
    };
    const session = sessionOf([instrument({}, 'R-1')], [adopted]);
    expect(standingOf(session, '2003-12-31')).toMatchObject({
      value: false,
      turnsOn: [{ reading: 'R-1', adopted: 'no' }],
    });
    expect(standingOf(session, '2004-01-01')).toMatchObject({
      value: true,
      turnsOn: [{ reading: 'R-1', adopted: 'yes' }],
    });
    expect(
      standingOf(sessionOf([instrument({}, 'R-1')], [adopted], { readings: { 'R-1': 'no' } }), '2004-01-01'),
    ).toMatchObject({ value: false });
    expect(() => session.adopted('R-9', day('2004-01-01'))).toThrow(/R-9/);
  });
});

/** Whether one was withdrawn or set aside only acts that are kept whole can tell. */
const kept = { on: '2000-01-01', type: 'coverage', data: { family: 'acts', from: '2000-01-01' } };

describe('determinations', () => {
  it('by the right body take the notion’s place, and the answer shows what it would be without', () => {
    const answered = standingOf(sessionOf([instrument()], [kept, determination('yes')]));
    expect(answered).toMatchObject({
      value: true,
      determinations: [{ determination: 'd-1', changes: 'outcome', without: { value: false } }],
    });
  });

  it('by the wrong body, for another place, of another person, or not made yet: of no effect', () => {
    expect(standingOf(sessionOf([instrument()], [kept, determination('yes', 'audit-committee')]))).toMatchObject({
      value: false,
    });
    expect(
      standingOf(sessionOf([instrument()], [kept, determination('yes', 'board', { place: 'II.A' })])),
    ).toMatchObject({
      value: false,
    });
    expect(
      standingOf(sessionOf([instrument()], [kept, determination('yes', 'board', { about: ['corporation'] })])),
    ).toMatchObject({ value: false });
    expect(standingOf(sessionOf([instrument()], [kept, determination('yes')]), '2002-12-31')).toMatchObject({
      value: false,
    });
  });

  it('no longer, once withdrawn or held by a court not to have been made in good faith', () => {
    const withdrawn = { on: '2004-01-01', type: 'determination-withdrawn', data: { determination: 'd-1' } };
    const session = sessionOf([instrument()], [kept, determination('yes'), withdrawn]);
    expect(standingOf(session, '2003-12-31')).toMatchObject({ value: true });
    expect(standingOf(session, '2004-01-01')).toMatchObject({ value: false });
    const order = { on: '2004-01-01', type: 'court-order', data: { about: 'd-1', holds: 'not-in-good-faith' } };
    expect(standingOf(sessionOf([instrument()], [kept, determination('yes'), order]))).toMatchObject({ value: false });
  });

  it('the latest one is followed', () => {
    const later = { ...determination('no', 'board', { id: 'd-2' }), on: '2003-06-01' };
    const answered = standingOf(sessionOf([instrument()], [kept, determination('yes'), later]));
    expect(answered).toMatchObject({ value: false });
  });
});

describe('what rules see', () => {
  const seen = () => sessionOf([instrument()]).contextOn('2005-01-01' as never);

  it('refuses a kind of provision that is not registered, by its name', () => {
    const [placed] = seen().provisionsOn('2005-01-01' as never);
    expect(placed).toBeDefined();
    expect(seen().kindOf(placed as never).kind).toBe('standing');
    const unknown = { ...placed, provision: { kind: 'stading' } } as never;
    expect(() => seen().kindOf(unknown)).toThrow('No kind of provision is called "stading".');
  });

  it('takes a parameter as it is, or as the reading in force chooses, and never guesses', () => {
    expect(seen().resolve('yes')).toBe('yes');
    expect(seen().resolve({ reading: 'R-1', options: { yes: 1, no: 2 } })).toBe(2);
    expect(() => seen().resolve({ reading: 'R-1', options: { yes: 1 } })).toThrow(
      'The reading R-1 has the option "no", for which the provision gives no value.',
    );
  });

  it('refuses a reading that no instrument has', () => {
    expect(() => sessionOf([instrument()]).adopted('R-9', '2005-01-01' as never)).toThrow(
      'No instrument has a reading "R-9".',
    );
  });
});

/** Worked out apart from the engine, which has no libraries of Node. */
const sha256Of = (whole: object) =>
  createHash('sha256')
    .update(canonical(toPlain(whole).plain))
    .digest('hex');

describe('the stamp', () => {
  it('names the engine, each instrument by digest, the head of the journal and the day', () => {
    const first = standingOf(sessionOf([instrument()])).stamp;
    const second = standingOf(sessionOf([instrument({}, 'yes')])).stamp;
    expect(first).toMatchObject({
      asOf: '2005-01-01',
      journal: 'e-0',
      instruments: { 'charter-1': sha256Of(instrument()) },
    });
    expect(second.instruments['charter-1']).not.toBe(first.instruments['charter-1']);
  });

  it('says as known when', () => {
    const knownAt = '2010-01-01T00:00:00Z';
    expect(standingOf(sessionOf([instrument()], [determination('yes')], { knownAt }))).toMatchObject({
      value: false,
      stamp: { knownAt },
    });
  });
});

describe('sections', () => {
  it('stand under the section that they are part of', () => {
    expect(isUnder('FOURTH.A', 'FOURTH')).toBe(true);
    expect(isUnder('FOURTH(1)', 'FOURTH')).toBe(true);
    expect(isUnder('FOURTEENTH', 'FOURTH')).toBe(false);
  });
});
