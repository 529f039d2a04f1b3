import { describe, expect, it } from 'vitest';
import { amendment, bylawPower, type Answer, type Provision } from '../../../src/index.js';
import { instrumentOf } from '../../kinds/board/world.js';
import { corporationOf, holdings, nobodyIsInterested, valueOf, votesRule } from '../../kinds/acts/made-up-rule.js';

const bylaws = bylawPower({ cite: 'V.5', summary: 'bylaws of the board', exclusive: false });
const majority = amendment({
  cite: 'V.6',
  summary: 'a majority',
  of: 'charter',
  acts: ['amendment'],
  holders: [{ cite: 'V.6', says: 'a majority', vote: 'voting', by: { majority: true }, of: 'entitled' }],
});

function ask(question: string, input: object, provisions: readonly Provision[] = [bylaws, majority]): Answer {
  return corporationOf({
    given: [...nobodyIsInterested, { notion: 'directors-in-office', about: [], value: ['d1', 'd2', 'd3'] }],
    instruments: [instrumentOf([votesRule, ...provisions])],
    lines: [...holdings('300', '700')],
  }).ask({ question, asOf: '2002-06-01', input: input as Readonly<Record<string, unknown>> });
}

const steps = (answer: Answer) => (valueOf(answer)['steps'] as readonly { readonly id: string }[]).map(({ id }) => id);
const notes = (answer: Answer) => answer.remarks.map(({ says }) => says).join('\n');

describe('an amendment', () => {
  it('of the bylaws is an act on bylaws, by whichever name they are called', () => {
    const act = ask('approval.required', { act: { kind: 'bylaw', does: 'amend', bylaws: ['3'] } });
    for (const instrument of ['bylaws'])
      expect(steps(ask('instrument.amend', { provisions: ['3'], instrument }))).toEqual(steps(act));
    expect(steps(act)).not.toEqual([]);
  });

  it('of an instrument that there is not is refused, with the nearest that there is', () => {
    expect(() => ask('instrument.amend', { provisions: ['3'], instrument: 'bylaw' })).toThrow('did you mean "bylaws"?');
    const act = { kind: 'amendment', instrument: 'chartre', provisions: ['V.6'] };
    expect(() => ask('approval.required', { act })).toThrow('did you mean "charter"?');
  });

  it('of a section that there is not says so, and that one is added', () => {
    const unknown = ask('instrument.amend', { provisions: ['V.61'], 'inconsistent-with': ['VV.6'] });
    expect(notes(unknown)).toContain(
      'no section V.61: it is taken as one that is added; the nearest that there is, is V.6',
    );
    expect(notes(unknown)).toContain('no section VV.6: what is said to touch it touches nothing here');
    expect(notes(ask('instrument.amend', { provisions: ['V.6(a)', 'V'], 'inconsistent-with': [] }))).toBe('');
  });

  it('is what a reclassification is besides, where it changes the charter', () => {
    const act = { kind: 'reclassification', of: 'corporation', class: 'ordinary' };
    const needed = (more: object) => steps(ask('approval.required', { act: { ...act, ...more } }));
    expect(needed({ amends: ['V.5'] })).toContain('V.6 holders');
    expect(needed({ amends: [] })).toEqual([]);
    const unsaid = ask('approval.required', { act });
    expect(unsaid.rests.map(({ about }) => about)).toContain('amends-charter(act-asked-about)');
  });
});

describe('a bylaw', () => {
  it('rests on being consistent with the charter where nobody entered whether it is', () => {
    const act = { kind: 'bylaw', does: 'adopt', bylaws: ['3'] };
    const resting = (more: object) => ask('approval.required', { act: { ...act, ...more } }).rests;
    expect(resting({}).map(({ about }) => about)).toContain('inconsistent-with-charter(act-asked-about)');
    expect(resting({ 'inconsistent-with': [] }).map(({ about }) => about)).not.toContain(
      'inconsistent-with-charter(act-asked-about)',
    );
  });
});
