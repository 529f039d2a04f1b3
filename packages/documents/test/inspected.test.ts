import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { builtInCharters } from '@quorate/charters';
import { documentNamed } from '@quorate/documents';
import { answerData, readCase, type Charters } from '@quorate/engine';

const meetings = '../../../charters/peoples-bankcorp/cases/meetings';
const textOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`${meetings}/${name}.yaml`, import.meta.url)), 'utf8');
const limited = textOf('what-the-inspectors-may-look-at');
const contested = textOf('a-contested-annual-meeting');
const charters: Charters = {
  find: (id) => builtInCharters.find((each) => each.id === id),
  names: () => builtInCharters.map(({ id }) => id),
};

/** The results on the entries of the case file, with more lines of its journal. */
function answerTo(lines = '', text = limited): unknown {
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
    expect(told).toMatch(/500,000\s+460,000[^\n]*given, 19,999 over\n/);
    expect(told).toContain('The matter was carried: 52.08 % of the votes cast for and against were for it.');
    expect(told).toContain(
      'On all facts that are entered, beside what the inspectors may look at: The matter was not carried',
    );
    expect(told).toMatch(/450,500\s+460,000[^\n]*not given, 4,751 short\n/);
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

  it('names the determination of an instruction as the answer tells it, and by its id where it does not', () => {
    const answer = answerTo(signed) as { readonly value: { readonly instructions: readonly object[] } };
    const instructions = answer.value.instructions.map((each) => ({ ...each, determination: 'd-1' }));
    const told = (says: object) =>
      written('certificate.txt', {
        ...answer,
        value: { ...answer.value, instructions },
        determinations: [{ determination: 'd-1', ...says, changes: 'nothing', without: { outcome: 'answered' } }],
      });
    expect(told({})).toContain('limited by SEVENTEENTH.B, by the determination d-1.');
    expect(told({ says: 'the determination of the Board that Fund is over the line' })).toContain(
      'limited by SEVENTEENTH.B, by the determination of the Board that Fund is over the line.',
    );
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

  it('tells a quorum of which the figures are not told as one of which they are not, and never as one of nought', () => {
    const answer = answerTo() as { readonly value: { readonly quorum: object } };
    const quorum = { ...answer.value.quorum, inspected: { outcome: 'unsettled' } };
    const told = written('certificate.txt', { ...answer, value: { ...answer.value, quorum } });
    expect(told).toMatch(/Quorum[^\n]*how many votes are entitled to vote turns on what is not entered\./);
    expect(told).not.toContain('of 0 ');
  });

  it('tells by how much a vote has what it needed or lacks it, and nothing where that is not known', () => {
    const answer = answerTo() as {
      readonly value: {
        readonly matters: readonly { readonly inspected?: object; readonly votes: readonly object[] }[];
      };
    };
    const resultWith = (changed: object) => {
      const matters = answer.value.matters.map(({ inspected: _inspected, ...matter }) => ({
        ...matter,
        votes: matter.votes.map((vote) => ({ ...vote, ...changed })),
      }));
      const told = written('certificate.txt', { ...answer, value: { ...answer.value, matters } });
      return /(?:not )?given.*$/mu.exec(told)?.[0];
    };
    expect(resultWith({ status: 'met', for: '480001', needed: '480001' })).toBe('given, none over');
    expect(resultWith({ status: 'met', for: '480002.5', needed: '480001' })).toBe('given, 1.5 over');
    expect(resultWith({ status: 'failed', for: '480000', needed: '480001' })).toBe('not given, 1 short');
    expect(resultWith({ status: 'failed', needed: undefined })).toBe('not given');
  });

  it('tells the votes of every nominee both ways', () => {
    const told = written('certificate.txt', answerTo(election));
    expect(told).toMatch(/Nominee\s+Votes that count on all facts that are entered\nada\s+450,500\n/);
    expect(told).toMatch(/Nominee\s+Votes that count\s+Rank\s+Result\nada\s+500,000\s+1\s+elected\n/);
    expect(written('certificate.txt', answerTo(election + signed))).toMatch(
      /Nominee\s+Votes that count\s+Rank\s+Result\nada\s+450,500\s+1\s+elected\n/,
    );
    expect(written('item-5.07.txt', answerTo(election + signed))).toContain(
      'by the votes of a share: ada 450,500 and Ivy Ames',
    );
    expect(written('item-5.07.txt', answerTo(election))).not.toContain('Votes that count');
  });

  it('is data for programs with both counts and the exhibits', () => {
    const { results } = JSON.parse(written('certificate.json', answerTo(signed))) as { readonly results: unknown };
    expect(results).toMatchObject({
      instructions: [{ id: 'letter', shares: [{ says: 'cede', class: 'common', shares: '150000' }] }],
      matters: [{ inspected: { outcome: 'not-carried' } }],
    });
  });
});

describe('a certificate of a contested meeting', () => {
  const told = written('certificate.txt', answerTo('', contested));

  it('says what elects to how many seats, which rule was sealed for over-votes, and that nothing was challenged', () => {
    expect(told).toContain('Most votes elect (Bylaws 2.7). Seats to fill of class 1: 3.');
    expect(told).toContain('Margin: the last who is elected has 80,000 votes more than the first who is not.');
    expect(told).toContain('none of them counts: so it was sealed by the inspector on 12 May 2004, before the polls');
    expect(told).toContain('No challenge of a ballot, and no ruling on one, is entered.');
    expect(told).toContain('By what the inspectors may look at, and on all facts, the same votes count.');
    expect(written('certificate.txt', answerTo())).not.toContain('so it was sealed');
  });

  it('tells who would be elected under each rule that was not sealed, and that a reading changes figures alone', () => {
    expect(told).toContain(
      'Followed here: “none of them”. Where it is “the latest, as far as the shares held reach”: the election of b1, b2, b3, f1, f2 and f3: Elected: f2, f1 and f3.',
    );
    expect(told).toContain('at the annual meeting of 14 May 2004 are of more shares');
    expect(told).toMatch(/without approval”: figures are others, and no matter comes out otherwise/);
  });

  it('tells shares that are issued and not entitled to vote', () => {
    const kept = `
  - { on: 1998-12-21, shares-reacquired: { class: common, from: dispersed, shares: "1,000", held-as: treasury } }`;
    const below = `
  - { on: 1998-12-21, person: { id: daughter, kind: corporation } }
  - { on: 1998-12-21, relationship: { kind: majority-of-votes, person: corporation, of: daughter } }
  - { on: 1998-12-22, shares-transferred: { class: common, from: dispersed, to: daughter, shares: "500" } }`;
    expect(written('certificate.txt', answerTo(kept, contested))).toContain(
      'Issued, not outstanding, and so not entitled to vote: 1,000 shares of common (1,000 held by the corporation itself).',
    );
    expect(written('certificate.txt', answerTo(kept + below, contested))).toContain(
      'Issued, not outstanding, and so not entitled to vote: 1,500 shares of common (1,000 held by the corporation itself; 500 held by corporations in which it has the majority of the votes).',
    );
    expect(told).not.toContain('not entitled to vote:');
  });

  it('tells what would be without a determination that it follows, and where that leaves more to enter', () => {
    const answer = answerTo('', contested) as { readonly value: { readonly matters: readonly object[] } };
    const [election, ...others] = answer.value.matters;
    const without = (outcome: string) =>
      written('certificate.txt', {
        ...answer,
        determinations: [
          {
            determination: 'd-1',
            changes: 'outcome',
            without: { outcome, value: { ...answer.value, matters: [{ ...election, elected: ['b1'] }, ...others] } },
          },
        ],
      });
    expect(without('answered')).toContain(
      'It follows the determination d-1. Without it: the election of b1, b2, b3, f1, f2 and f3: Elected: b3, f2 and f1. Not elected: b1, b2 and f3. On all facts',
    );
    expect(without('needs-facts')).toContain('Without it: more would have to be entered before anything could be');
  });
});
