import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { builtInCharters } from '@quorate/charters';
import { documentNamed } from '@quorate/documents';
import { answerData, readCase, type Charters } from '@quorate/engine';

const file = 'charters/peoples-bankcorp/cases/meetings/what-the-inspectors-may-look-at.yaml';
const text = readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8');
const charters: Charters = {
  find: (id) => builtInCharters.find((each) => each.id === id),
  names: () => builtInCharters.map(({ id }) => id),
};

/** The results on the entries of the case file, with more lines of its journal. */
function answerTo(lines = ''): unknown {
  const { cases } = readCase(text.replace('\nask:', `${lines}\nask:`), { charters });
  const asked = { question: 'meeting.results', asOf: '2004-05-20', input: { meeting: 'am' } };
  return JSON.parse(JSON.stringify(cases.map((each) => answerData(each.open().ask(asked)))[0])) as unknown;
}

function written(name: string, answer: unknown): string {
  const bytes = documentNamed(name)!.write(answer, { corporation: 'Peoples Bankcorp, Inc.', state: 'final' });
  return Buffer.from(bytes).toString('utf8');
}

const instruction = (signed = '') => `
  - { on: 2004-05-12, id: letter, inspector-instructed: { meeting: am, person: fund, limit: SEVENTEENTH.B, shares: [{ holder: cede, class: common, shares: "150,000" }], by: the Secretary${signed} } }`;
const signed = instruction(', signed: 2004-05-12');
const election = `
  - { on: 2004-03-20, proposed: { id: directors, act: { kind: election, meeting: am, seats: 1, class: "1", candidates: [ada, ivy] } } }
  - { on: 2004-05-14, time: "14:10", election-ballot: { meeting: am, holder: cede, votes: [{ candidate: ada, votes: "500,000" }] } }
  - { on: 2004-05-14, time: "14:40", election-tally: { election: directors, class: common, present: "960,000", broker-non-votes: "0", votes: [{ candidate: ada, votes: "500,000", withheld: "0" }, { candidate: ivy, votes: "400,000", withheld: "0" }] } }
  - { on: 2004-05-14, time: "15:00", polls-closed: { proposal: directors } }`;

describe('a certificate of inspectors at a meeting with a limit that a filing alone shows', () => {
  it('certifies the count by what they may look at, and tells that on all facts beside it', () => {
    const told = written('certificate.txt', answerTo());
    expect(told).toMatch(/Cede & Co\.|cede, for fund\s+common\s+150,000\s+67\.00 %\s+not: no signed instruction/);
    expect(told).toMatch(/500,000\s+460,000[^\n]*given\n/);
    expect(told).toContain('The matter was carried: 52.08 % of the votes cast for and against were for it.');
    expect(told).toContain(
      'On all facts that are entered, beside what the inspectors may look at: The matter was not carried',
    );
    expect(told).toMatch(/450,500\s+460,000[^\n]*not given\n/);
    expect(told).not.toContain('Exhibit');
    expect(written('item-5.07.txt', answerTo())).toContain('The matter was carried: 52.08 %');
    expect(written('seev.008.xml', answerTo())).toContain('ACPT');
  });

  it('certifies the count with the limit where a signed instruction is an exhibit', () => {
    const told = written('certificate.txt', answerTo(signed));
    expect(told).toContain('The matter was not carried');
    expect(told).not.toContain('beside what the inspectors may look at');
    expect(told).toMatch(/67\.00 %\s+by instruction/);
    expect(told).toContain(
      '1. Instruction of the Secretary, signed on 12 May 2004: the votes of fund are limited by SEVENTEENTH.B.',
    );
    expect(told).toMatch(/Of record\s+Class\s+Shares\ncede\s+common\s+150,000\n/);
    expect(written('seev.008.xml', answerTo(signed))).toContain('REJT');
  });

  it('has an instruction that nobody signed among the exhibits, as one that is not followed', () => {
    const told = written('certificate.txt', answerTo(instruction()));
    expect(told).toContain('which nobody signed, and which is not followed');
    expect(told).toContain('The matter was carried');
  });

  it('tells the quorum both ways where its figures are others, and of every limit how it is taken, whatever matter it bears on', () => {
    const told = written('certificate.txt', answerTo());
    expect(told).toMatch(/Quorum[^\n]*of 1,000,000 votes entitled to vote/);
    expect(told).toMatch(
      /On all facts that are entered, beside what the inspectors may look at:[^\n]* of 950,500 votes/,
    );
    expect(written('certificate.txt', answerTo(signed))).not.toMatch(/On all facts that are entered[^\n]* of 950,500/);
  });

  it('tells the votes of every nominee both ways', () => {
    const told = written('certificate.txt', answerTo(election));
    expect(told).toMatch(/Nominee\s+By what the inspectors may look at\s+On all facts\nada\s+500,000\s+450,500\n/);
  });

  it('is data for programs with both counts and the exhibits', () => {
    const { results } = JSON.parse(written('certificate.json', answerTo(signed))) as { readonly results: unknown };
    expect(results).toMatchObject({
      instructions: [{ id: 'letter', shares: [{ says: 'cede', class: 'common', shares: '150000' }] }],
      matters: [{ inspected: { outcome: 'not-carried' } }],
    });
  });
});
