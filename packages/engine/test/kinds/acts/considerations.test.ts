import { describe, expect, it } from 'vitest';
import { constituencies, type Answer, type Provision } from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import { corporationOf, valueOf, type World } from './made-up-rule.js';

const section = (more: object = {}): Provision =>
  constituencies({
    cite: 'V.6',
    summary: 'what has to be weighed',
    may: ['board'],
    must: true,
    on: [
      { says: 'an offer', acts: ['offer'] },
      { says: 'a merger', acts: ['merger'] },
      { says: 'a sale of everything', acts: ['disposition'], whole: true },
    ],
    factors: [
      { id: 'staff', says: 'those who work for it' },
      { id: 'towns', says: 'where it is' },
    ],
    others: false,
    ...more,
  });

function consider(input: object, lines: World['lines'] = [], provision = section()): Answer {
  return corporationOf({ lines, instruments: [instrumentOf([provision])] }).ask({
    question: 'board.consider',
    asOf: '2002-06-01',
    input: input as Record<string, unknown>,
  });
}

const merger: World['lines'][number] = [
  '2002-01-01',
  'proposed',
  { id: 'union', act: { kind: 'merger', of: 'corporation', with: 'big' } },
];
const minutes = (considered: readonly string[] | undefined, by = 'board'): World['lines'][number] => [
  '2002-02-01',
  'body-act',
  {
    by,
    on: 'union',
    decides: 'disapprove',
    yes: '2',
    present: '3',
    'at-meeting': 'yes',
    ...(considered && { considered }),
  },
];
const weighed = (...lines: World['lines']) => valueOf(consider({ of: 'union' }, [merger, ...lines]));
const evidence = (value: Readonly<Record<string, unknown>>) =>
  (value['factors'] as readonly { readonly evidence: string }[]).map((each) => each.evidence);

describe('what a board has to weigh', () => {
  it('is shown by its minutes, factor by factor; what they leave out is named and not called a breach', () => {
    const found = weighed(minutes(['staff']));
    expect(evidence(found)).toEqual(['shown', 'not-shown']);
    expect(found).toMatchObject({ must: true, applies: true, missing: ['towns'] });
    expect(weighed(minutes(['staff']), minutes(['towns']))).toMatchObject({ missing: [] });
  });

  it('is not known where no minutes are entered, those of a committee or without factors among them', () => {
    const none = ['no-minutes-entered', 'no-minutes-entered'];
    expect(evidence(weighed())).toEqual(none);
    expect(evidence(weighed(minutes(undefined)))).toEqual(none);
    expect(evidence(weighed(minutes(['staff'], 'committee:deals')))).toEqual(none);
  });

  it('names a factor in the minutes that the section does not list, unless others may be weighed', () => {
    expect(() => weighed(minutes(['stafs']))).toThrow(/did you mean "staff"\?/);
    const open = consider({ of: 'union' }, [merger, minutes(['weather'])], section({ others: true }));
    expect(valueOf(open)['missing']).toEqual(['staff', 'towns']);
  });

  it('is asked for on the proposals named, and concerning the corporation itself', () => {
    const on = (act: object) => valueOf(consider({ act }))['applies'];
    expect(on({ kind: 'offer', by: 'big', class: 'common', percent: '100%' })).toBe(true);
    expect(on({ kind: 'merger', of: 'big', with: 'corporation' })).toBe(true);
    expect(on({ kind: 'merger', of: 'sub', with: 'big' })).toBe(false);
    expect(on({ kind: 'disposition', 'assets-of': 'corporation', all: 'yes' })).toBe(true);
    expect(on({ kind: 'disposition', 'assets-of': 'corporation', all: 'no' })).toBe(false);
    expect(on({ kind: 'disposition', 'assets-of': 'sub', all: 'yes' })).toBe(false);
    expect(on({ kind: 'dissolution', of: 'corporation' })).toBe(false);
    expect(valueOf(consider({ act: { kind: 'dissolution', of: 'corporation' } }))).toMatchObject({
      must: false,
      breach: false,
    });
  });

  it('turns on whether a sale is of substantially everything, which is asked', () => {
    const sale = { act: { kind: 'disposition', 'assets-of': 'corporation' } };
    const answer = consider(sale);
    expect(answer.outcome === 'needs-facts' && answer.inquiries[0]?.fact).toBe('substantially-all-assets');
    const part = section({ on: [{ says: 'any sale', acts: ['disposition'] }] });
    expect(valueOf(consider(sale, [], part))['applies']).toBe(true);
  });

  it('speaks of every action where the section names no proposals, and leaves open who can demand it', () => {
    const everywhere = consider({ of: 'union' }, [merger], section({ on: undefined }));
    expect(valueOf(everywhere)).not.toHaveProperty('applies');
    expect(valueOf(everywhere)).toMatchObject({ must: true, breach: true });
    expect(valueOf(everywhere)).not.toHaveProperty('standing');
    expect(everywhere.otherLaw.map(({ says }) => says)).toContainEqual(expect.stringContaining('enforce'));
    const free = consider({ of: 'union' }, [merger], section({ must: false, rights: true }));
    expect(valueOf(free)).toMatchObject({ must: false, standing: true });
    expect(valueOf(free)).not.toHaveProperty('missing');
  });

  it('is told in the profile with its proposals', () => {
    const { fields } = valueOf(
      corporationOf({ lines: [], instruments: [instrumentOf([section()])] }).ask({
        question: 'instrument.profile',
        asOf: '2002-06-01',
        input: {},
      }),
    ) as { readonly fields: readonly { readonly id: string; readonly says: readonly { readonly says: string }[] }[] };
    expect(fields.find(({ id }) => id === 'other-constituencies')?.says[0]?.says).toBe(
      'must be considered: on an offer; a merger; a sale of everything',
    );
  });
});
