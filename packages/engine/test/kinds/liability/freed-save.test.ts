import { describe, expect, it } from 'vitest';
import { exculpation, indemnityBesides, openCorporation, post, type Answer } from '../../../src/index.js';
import { instrumentOf, journalOf } from '../board/world.js';
import type { Line } from '../capital/stock-world.js';

const charter = instrumentOf([
  exculpation({
    cite: '13',
    summary: 'no damages, save in three cases',
    towards: ['corporation'],
    unless: [
      { cite: '13(x)', what: 'disloyalty', says: 'disloyalty' },
      { cite: '13(y)', what: 'bad-faith', says: 'bad faith' },
      { cite: '13(z)', what: 'improper-benefit', says: 'an improper benefit' },
    ],
    repealSparesItsDay: false,
    laterLaw: 'whether later law frees further',
    law: 'the statute on liability',
  }),
  indemnityBesides({ cite: '14', summary: 'no forbidden payment', besides: [], never: 'payments that a law forbids' }),
]);
const day = '2001-05-01';
const facts = ['breach-disloyalty', 'breach-bad-faith', 'breach-improper-benefit'];
const stated = (fact: string, value: string): Line => ['2001-12-31', 'stated', { fact, about: ['ada', day], value }];

function ask(question: string, lines: readonly Line[], input: object): Answer {
  const board: Line = [
    '2001-01-02',
    'opening-board',
    { size: '1', directors: [{ person: 'ada', 'term-ends-after': '9' }] },
  ];
  const books = post(journalOf(['ada'], [board, ...lines]));
  return openCorporation({ instruments: [charter], books }).ask({
    question,
    asOf: '2002-01-01',
    input: { person: 'ada', act: day, ...input },
  });
}
const suit = (...lines: readonly Line[]): Answer =>
  ask('liability.exculpation', lines, { capacity: 'director', claimant: 'corporation', relief: 'damages' });

describe('a director freed save in some cases', () => {
  it('is freed where none is found, and later law may free further', () => {
    const answer = suit(...facts.map((fact) => stated(fact, 'no')));
    expect(answer).toMatchObject({ value: { outcome: 'exculpated' } });
    expect(answer.otherLaw.map(({ says }) => says)).toContain('whether later law frees further');
  });

  it.each(facts)('is not freed where one is found: %s', (fact) => {
    expect(suit(stated(fact, 'yes'))).toMatchObject({ value: { outcome: 'not-exculpated' } });
  });

  it('is not freed, nor held liable, while one is not known', () => {
    expect(suit(stated('breach-disloyalty', 'no'), stated('breach-bad-faith', 'no')).outcome).toBe('needs-facts');
  });
});

describe('payments of indemnity that may never be made', () => {
  it('are told, and left to the law that forbids them, where there is no right to indemnity', () => {
    const answer = ask('liability.indemnification', [], { serving: 'corporation' });
    expect(answer).toMatchObject({
      value: { outcome: 'silent', besides: [], never: 'payments that a law forbids' },
    });
    expect(answer.otherLaw.map(({ says }) => says)).toContainEqual(
      expect.stringContaining('payments that a law forbids'),
    );
  });
});
