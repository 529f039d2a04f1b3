import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { majority } from '../../../src/exact/index.js';
import { fractionField } from '../../../src/journal/field/index.js';
import { bylawPower, greaterRequirement, type Answer, type Provision, type Reading } from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import { corporationOf, holdings, nobodyIsInterested, valueOf, votesRule, type World } from './made-up-rule.js';

const reach: Reading = {
  id: 'R-reach',
  cite: 'V.5',
  asks: 'Which of their acts?',
  options: { changes: 'changes', any: 'any' },
  adopted: 'changes',
  because: 'chosen',
};

const power = (more: object = {}): Provision =>
  bylawPower({
    cite: 'V.5',
    summary: 'bylaws of the board and of the holders',
    exclusive: false,
    shareholders: {
      reach: { reading: 'R-reach', options: { changes: 'changes-and-inconsistent', any: 'any' } },
      votes: [
        {
          cite: 'V.5(i)',
          says: 'seven tenths of the votes',
          vote: 'voting',
          by: { atLeast: '70%' },
          of: 'entitled',
        },
      ],
      law: 'the vote that law asks for',
    },
    ...more,
  });
const greater = greaterRequirement({
  cite: 'V.6',
  summary: 'the greater',
  law: 'the floor of law',
});

function ask(
  question: string,
  bylaw: object,
  more: Partial<World> = {},
  provisions: readonly Provision[] = [power()],
): Answer {
  const act = { kind: 'bylaw', does: 'amend', bylaws: ['3'], 'inconsistent-with': [], ...bylaw };
  const { lines = [] } = more;
  return corporationOf({
    given: [...nobodyIsInterested, { notion: 'directors-in-office', about: [], value: ['d1', 'd2', 'd3'] }],
    instruments: [instrumentOf([votesRule, ...provisions], { readings: provisions.includes(greater) ? [] : [reach] })],
    ...more,
    lines: [...holdings('300', '700'), ['2002-01-01', 'proposed', { id: 'bylaw', act }], ...lines],
  }).ask({ question, asOf: '2002-06-01', input: { of: 'bylaw' } });
}

type Step = Readonly<Record<string, string>>;
const stepsOf = (...[bylaw, more, provisions]: [object, Partial<World>?, (readonly Provision[])?]) =>
  (valueOf(ask('approval.required', bylaw, more, provisions))['steps'] as readonly Step[]).map((step) => [
    step['id'],
    step['needed'],
  ]);

const board = ['V.5 board', undefined];
const vote = ['V.5(i) holders', '700'];
const law = ['V.5 shareholders', undefined];

describe('the power over bylaws that shareholders have by votes', () => {
  it('is a way beside that of the board, where nobody says whose act it is', () => {
    expect(stepsOf({})).toEqual([board, vote, law]);
    expect(stepsOf({ by: 'board' })).toEqual([board]);
    expect(stepsOf({ by: 'shareholders' })).toEqual([vote, law]);
  });

  it('takes the votes for amending, repealing and what is inconsistent; by the reading for whatever they do', () => {
    const adopting = { by: 'shareholders', does: 'adopt' };
    expect(stepsOf({ by: 'shareholders', does: 'repeal' })).toEqual([vote, law]);
    expect(stepsOf({ ...adopting, 'inconsistent-with-bylaws': [] })).toEqual([law]);
    expect(stepsOf({ ...adopting, 'inconsistent-with-bylaws': ['4'] })).toEqual([vote, law]);
    expect(stepsOf({ ...adopting, 'inconsistent-with-bylaws': [] }, { readings: { 'R-reach': 'any' } })).toEqual([
      vote,
      law,
    ]);
  });

  it('supposes that an addition contradicts no bylaw, until somebody enters that it does', () => {
    const adopting = { by: 'shareholders', does: 'adopt' };
    expect(ask('approval.required', adopting).rests.map(({ about }) => about)).toContain(
      'inconsistent-with-bylaws(bylaw)',
    );
    const entered: World['lines'] = [
      ['2002-01-02', 'stated', { fact: 'inconsistent-with-bylaws', about: ['bylaw'], value: 'yes' }],
    ];
    expect(stepsOf(adopting, { lines: entered })).toEqual([vote, law]);
  });

  it('is met by the last share', () => {
    const tally = (votes: string): World['lines'] => [
      ['2002-05-01', 'tally', { proposal: 'bylaw', class: 'common', holder: 'dispersed', for: votes }],
    ];
    const outcome = (votes: string) =>
      valueOf(ask('approval.status', { by: 'shareholders' }, { lines: tally(votes) }))['outcome'];
    expect([outcome('699'), outcome('700')]).toEqual(['needs-approval', 'permitted']);
  });

  it('is left to law where the instrument names no vote, and taken away where the power of the board is exclusive', () => {
    const silent = power({ shareholders: undefined });
    expect(stepsOf({ by: 'shareholders' }, {}, [silent])).toEqual([law]);
    const exclusive = power({ shareholders: undefined, exclusive: true });
    expect(valueOf(ask('approval.status', { by: 'shareholders' }, {}, [exclusive]))['outcome']).toBe('barred');
    expect(stepsOf({ by: 'board' }, {}, [exclusive])).toEqual([board]);
  });
});

describe('a bylaw that changes a vote or a quorum', () => {
  const changing = (now: object, proposed: object) => ({
    by: 'shareholders',
    'voting-requirement': { now: { of: 'outstanding', ...now }, proposed: { of: 'outstanding', ...proposed } },
  });
  const one = (now: object, proposed: object) => stepsOf(changing(now, proposed), {}, [greater]);

  it('takes the greater of the two, whichever it is; of equal parts more than before at least', () => {
    const [low, high] = [{ vote: 'majority' }, { vote: 'at least 4/5' }];
    expect(one(low, high)).toEqual([['V.6 greater-requirement', '800']]);
    expect(one(high, low)).toEqual([['V.6 greater-requirement', '800']]);
    expect(one({ vote: 'at least 50%' }, low)).toEqual([['V.6 greater-requirement', '501']]);
    expect(one(low, { vote: 'at least 50%' })).toEqual([['V.6 greater-requirement', '501']]);
  });

  it('has the greater quorum as well, and both votes where they are taken of different bases', () => {
    const steps = valueOf(
      ask(
        'approval.required',
        changing(
          { vote: 'a majority', of: 'cast', quorum: 'at least 1/4' },
          { vote: 'at least 60%', quorum: 'more than 1/3' },
        ),
        {},
        [greater],
      ),
    )['steps'] as readonly Step[];
    expect(steps).toMatchObject([
      { id: 'V.6 requirement-in-effect', entitled: '1000', quorum: '334' },
      { id: 'V.6 requirement-proposed', needed: '600', quorum: '334' },
    ]);
  });

  it('counts only with its quorum', () => {
    const quorate = (cast: object) =>
      valueOf(
        ask(
          'approval.status',
          changing({ vote: 'at least 30%' }, { vote: 'at least 20%', quorum: 'at least 60%' }),
          {
            lines: [['2002-05-01', 'tally', { proposal: 'bylaw', class: 'common', holder: 'dispersed', ...cast }]],
          },
          [greater],
        ),
      )['outcome'];
    expect(quorate({ for: '300', against: '299' })).toBe('needs-approval');
    expect(quorate({ for: '300', against: '300' })).toBe('permitted');
  });

  it('is supposed to change none where nobody says so; else the vote is asked about until its numbers are written', () => {
    const plain = ask('approval.required', { by: 'shareholders' }, {}, [greater]);
    expect(valueOf(plain)['steps']).toEqual([]);
    expect(plain.rests.map(({ about }) => about)).toContain('changes-voting-requirement(bylaw)');
    const says = (value: string, fact = 'changes-voting-requirement'): World['lines'][number] => [
      '2002-01-02',
      'stated',
      { fact, about: ['bylaw'], value },
    ];
    const changes = (...lines: World['lines']) => ask('approval.status', { by: 'shareholders' }, { lines }, [greater]);
    const asked = changes(says('yes'));
    expect(asked.outcome === 'needs-facts' && asked.inquiries.map(({ fact }) => fact)).toEqual([
      'has-greater-requirement',
    ]);
    expect(valueOf(changes(says('yes'), says('yes', 'has-greater-requirement')))['outcome']).toBe('permitted');
    expect(valueOf(changes(says('no')))['outcome']).toBe('permitted');
  });

  it('is no matter for other acts, and reads no fraction but the words for one', () => {
    const [other] = [
      corporationOf({
        lines: holdings('300', '700'),
        given: nobodyIsInterested,
        instruments: [instrumentOf([votesRule, greater])],
      }).ask({ question: 'instrument.amend', asOf: '2002-06-01', input: { provisions: ['V'] } }),
    ];
    expect(valueOf(other)['steps']).toEqual([]);
    expect(() => one({ vote: 'three quarters' }, { vote: 'majority' })).toThrow(/no fraction; write at least 75%/);
    expect(z.encode(fractionField, majority)).toBe('more than 0.5');
    expect(z.decode(fractionField, z.encode(fractionField, z.decode(fractionField, 'at least 2/3')))).toMatchObject({
      verb: 'atLeast',
    });
    expect(() => one({ vote: 'at least 150%' }, { vote: 'majority' })).toThrow(/from 0 to 1/);
  });
});
