import { describe, expect, it } from 'vitest';
import { bylawPower, constituencies, type Given, type Provision } from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import { corporationOf, valueOf, votesRule, type World } from './made-up-rule.js';

const sitting: Given = { notion: 'directors-in-office', about: [], value: ['d1', 'd2', 'd3'] };

function ask(provisions: readonly Provision[], lines: World['lines'], question: string, input: object) {
  const instruments = [instrumentOf([votesRule, ...provisions])];
  return corporationOf({ lines, given: [sitting], instruments }).ask({
    question,
    asOf: '2002-06-01',
    input: input as Record<string, unknown>,
  });
}

function profiled(provision: Provision, field: string): string | undefined {
  const { fields } = valueOf(ask([provision], [], 'instrument.profile', {})) as {
    readonly fields: readonly { readonly id: string; readonly says: readonly { readonly says: string }[] }[];
  };
  return fields.find(({ id }) => id === field)?.says[0]?.says;
}

describe('the power over bylaws', () => {
  const power = (more: object = {}) =>
    bylawPower({ cite: 'V.5', summary: 'bylaws by the board', exclusive: false, ...more });
  const bylaw = (more: object = {}): World['lines'] => [
    ['2002-01-01', 'proposed', { id: 'bylaw', act: { kind: 'bylaw', does: 'amend', bylaws: ['3'], ...more } }],
    [
      '2002-02-01',
      'body-act',
      { by: 'board', on: 'bylaw', decides: 'approve', yes: ['d1', 'd2'], present: ['d1', 'd2'], 'at-meeting': 'yes' },
    ],
  ];
  const status = (provision: Provision, more: object = {}) =>
    ask([provision], bylaw(more), 'approval.status', { of: 'bylaw' });
  const lawOn = (provision: Provision, more: object = {}) => status(provision, more).otherLaw.map((each) => each.says);

  it('leaves the power of shareholders beside it unless it is exclusive', () => {
    const holders = expect.stringMatching(/^the power of the shareholders/) as string;
    expect(lawOn(power())).toContainEqual(holders);
    expect(lawOn(power({ exclusive: true }))).not.toContainEqual(holders);
  });

  it('leaves to law what it asks where a bylaw fixes the number of directors, and only there', () => {
    const numbers = power({ number: 'a vote of holders on the number' });
    expect(lawOn(numbers, { 'number-of-directors': '7' })).toContain('a vote of holders on the number');
    expect(lawOn(numbers)).not.toContain('a vote of holders on the number');
    expect(lawOn(power(), { 'number-of-directors': '7' })).not.toContain('a vote of holders on the number');
  });

  it('is barred by an inconsistency that is entered, and not by an entry that there is none', () => {
    expect(valueOf(status(power(), { 'inconsistent-with': ['V.4'] }))['outcome']).toBe('barred');
    expect(valueOf(status(power(), { 'inconsistent-with': [] }))['outcome']).toBe('permitted');
  });

  it('tells in the profile whether it is exclusive', () => {
    expect(profiled(power(), 'bylaw-amendment')).toMatch(/shareholders/);
    expect(profiled(power({ exclusive: true }), 'bylaw-amendment')).toBe('by the board alone');
  });
});

describe('what directors may weigh', () => {
  const section = (more: object = {}): Provision =>
    constituencies({
      cite: 'V.6',
      summary: 'interests beside those of holders',
      may: ['board'],
      must: false,
      rights: false,
      factors: [
        { id: 'suppliers', says: 'those who supply it' },
        { id: 'staff', says: 'those who work for it' },
      ],
      others: false,
      ...more,
    });
  const consider = (input: object, more: object = {}) => valueOf(ask([section(more)], [], 'board.consider', input));

  it('is a duty, which gives standing, where the section says so', () => {
    expect(consider({}, { must: true, rights: true })).toMatchObject({
      may: true,
      must: true,
      breach: true,
      standing: true,
    });
    expect(profiled(section(), 'other-constituencies')).toBe('may be considered');
    expect(profiled(section({ must: true }), 'other-constituencies')).toBe('must be considered');
  });

  it('reaches a factor that is not listed only where others may be weighed', () => {
    expect(consider({ factor: 'weather' }, { others: true })).toMatchObject({ may: true, others: true });
    expect(() => consider({ factor: 'weather' })).toThrow(/No factor "weather" is listed$/);
    expect(() => consider({ factor: 'stafs' })).toThrow(/did you mean "staff"\?/);
  });

  describe('against a proposal', () => {
    const opposing = { cite: 'V.7', says: 'the board finds against it', means: ['a suit'], lawful: 'it is lawful' };
    const proposed = (id: string, act: object): World['lines'][number] => ['2002-01-01', 'proposed', { id, act }];
    const found = (on: string): World['lines'][number] => [
      '2002-02-01',
      'body-act',
      { by: 'board', on, decides: 'recommend-against', yes: '3', present: '3', 'at-meeting': 'yes' },
    ];
    const defence = proposed('suit', { kind: 'defence', what: 'litigate', against: 'big' });
    const offer = (id: string, by: string) => proposed(id, { kind: 'offer', by, class: 'common', percent: '60%' });
    const outcome = (lines: World['lines'], of = 'suit', more: object = { opposing }) =>
      valueOf(ask([section(more)], [defence, ...lines], 'combination.oppose', { of }))['outcome'];

    it('it takes a finding on the step itself, or on a proposal of the one it is aimed at', () => {
      expect(outcome([offer('bid', 'big')])).toBe('needs-approval');
      expect(outcome([offer('bid', 'big'), found('bid')])).toBe('permitted');
      expect(outcome([offer('bid', 'big'), found('suit')])).toBe('permitted');
      expect(outcome([offer('bid', 'other'), found('bid')])).toBe('needs-approval');
    });

    it('counts a finding on a merger to which it is a party, and none on another step of defence', () => {
      const merger = proposed('union', { kind: 'merger', of: 'corporation', with: 'big' });
      const other = proposed('letter', { kind: 'defence', what: 'advise-against', against: 'big' });
      expect(outcome([merger, found('union')])).toBe('permitted');
      expect(outcome([other, found('letter')])).toBe('needs-approval');
    });

    it('is not governed where the section gives no such power, and is asked of steps of defence only', () => {
      expect(outcome([], 'suit', {})).toBe('silent');
      expect(() => outcome([offer('bid', 'big')], 'bid')).toThrow(/the offer by big for the common is none/);
    });
  });
});
