import { describe, expect, it } from 'vitest';
import { amendment, type Given, type Reading } from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import { corporationOf, holdings, valueOf, votesRule } from './made-up-rule.js';

const readings: readonly Reading[] = [
  {
    id: 'R-board',
    cite: 'V.8',
    asks: 'Of which directors?',
    options: { office: 'in office', whole: 'the entire board' },
    adopted: 'office',
    because: 'chosen',
  },
  {
    id: 'R-alone',
    cite: 'V.8',
    asks: 'May the board change the office alone?',
    options: { both: 'no', board: 'yes' },
    adopted: 'both',
    because: 'chosen',
  },
];

const board = {
  says: 'a majority of the board',
  vote: 'board',
  by: 'majority',
  of: { reading: 'R-board', options: { office: 'members', whole: 'whole-board' } },
} as const;

const rules = [
  votesRule,
  amendment({
    cite: 'V.8',
    summary: 'the ordinary vote',
    of: 'charter',
    acts: ['amendment'],
    yieldsTo: ['V.9'],
    board: { cite: 'V.8(a)', ...board },
    holders: [
      {
        cite: 'V.8(b)',
        says: 'more than half of the votes',
        vote: 'voting',
        by: { majority: true },
        of: 'entitled',
      },
    ],
    boardAlone: { reading: 'R-alone', options: { both: [], board: ['III'] } },
  }),
  amendment({
    cite: 'V.9',
    summary: 'the vote for what is protected',
    of: 'charter',
    acts: ['amendment'],
    protects: { sections: ['VI', 'V.9'], touchedBy: ['changes', 'inconsistent'] },
    board: { cite: 'V.9(a)', ...board },
    holders: [
      {
        cite: 'V.9(b)',
        says: 'three fifths of the votes',
        vote: 'voting',
        by: { atLeast: '60%' },
        of: 'entitled',
      },
    ],
  }),
];

const given: readonly Given[] = [
  { notion: 'directors-in-office-count', about: [], value: '5', unit: 'persons' },
  { notion: 'entire-board', about: [], value: '9', unit: 'persons' },
];

const corporation = corporationOf({
  lines: holdings('600', '401'),
  given,
  instruments: [instrumentOf(rules, { readings: [...readings] })],
});

function amend(provisions: readonly string[], against?: readonly string[]) {
  return corporation.ask({
    question: 'instrument.amend',
    asOf: '2002-06-01',
    input: { provisions, ...(against === undefined ? undefined : { 'inconsistent-with': against }) },
  });
}

function stepsOf(...parts: Parameters<typeof amend>): readonly (readonly [string, string | undefined])[] {
  const steps = valueOf(amend(...parts))['steps'] as readonly Record<string, string>[];
  return steps.filter(({ kind }) => kind !== 'other-law').map((step) => [step['id'] ?? '', step['needed']]);
}

const ordinary = [
  ['V.8(a) board', '3'],
  ['V.8(b) holders', '501'],
];
const protectedVote = [
  ['V.9(a) board', '3'],
  ['V.9(b) holders', '601'],
];

describe('the vote on an amendment', () => {
  it('is the ordinary one for what is not protected', () => {
    expect(stepsOf(['IV'], [])).toEqual(ordinary);
    expect(stepsOf(['V.8'], [])).toEqual(ordinary);
  });

  it('is the greater one for a protected section, a part of one, and the whole that holds one', () => {
    expect(stepsOf(['VI'], [])).toEqual(protectedVote);
    expect(stepsOf(['VI.B(2)'], [])).toEqual(protectedVote);
    expect(stepsOf(['V'], [])).toEqual(protectedVote);
  });

  it('does not take a section whose name merely begins alike', () => {
    expect(stepsOf(['VII'], [])).toEqual(ordinary);
  });

  it('is the greater one for an addition that contradicts a protected section', () => {
    expect(stepsOf(['XX'], ['VI'])).toEqual(protectedVote);
    expect(stepsOf(['XX'], ['IV'])).toEqual(ordinary);
  });

  it('supposes no contradiction where none is entered, and says so', () => {
    const answer = amend(['XX']);
    expect(answer.rests.map((each) => each.kind)).toContain('nothing-further');
    expect(answer.rests.find((each) => each.about.startsWith('inconsistent-with-section'))?.changesAt).toBeDefined();
  });

  it('shows the number of the board by each reading', () => {
    const turn = amend(['IV'], []).turnsOn.find((each) => each.reading === 'R-board');
    expect(JSON.stringify(turn?.otherwise['whole'])).toContain('"base":"9"');
  });

  it('leaves the holders out where the board may act alone, by that reading only', () => {
    const turn = amend(['III'], []).turnsOn.find((each) => each.reading === 'R-alone');
    expect(JSON.stringify(turn?.otherwise['board'])).not.toContain('V.8(b)');
    expect(stepsOf(['III'], [])).toEqual(ordinary);
    expect(amend(['III', 'IV'], []).turnsOn.some((each) => each.reading === 'R-alone')).toBe(false);
  });
});
