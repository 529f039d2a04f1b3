import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DocumentError, documentForms, documentNamed, type Writing } from '@quorate/documents';
import { answerData, checkedCharter, readCase, type Charters } from '@quorate/engine';

const folder = fileURLToPath(new URL('../../../charters/invented/published-results/', import.meta.url));
const set = checkedCharter(readFileSync(`${folder}plurality.yaml`, 'utf8'), 'plurality.yaml');
const charters: Charters = { find: () => set, names: () => [set.id] };

const meeting = `title: a meeting
charter: plurality
persons: [ada]
coverage: { all: 2010-01-01.. }
journal:
  - { on: 2012-01-03, person: { id: ott, kind: individual, name: "Olga <Ott>" } }
  - { on: 2012-01-03, person: { id: tek, kind: individual, name: "=Tek, Emil" } }
  - { on: 2012-01-03, person: { id: ivy, kind: individual, name: Ivy Ames } }
  - { on: 2012-01-03, shares-issued: { class: common, to: dispersed, shares: 1000000 } }
  - { on: 2024-04-01, meeting-called: { id: am, kind: annual, of: shareholders, by: board, for: 2024-05-15 } }
  - { on: 2024-04-01, record-date: { for: am, date: 2024-03-28 } }
  - { on: 2024-04-01, proposed: { id: directors, election: { meeting: am, seats: 1, candidates: [ott, tek] } } }
  - { on: 2024-04-01, proposed: { id: auditors, meeting: am, resolution: { on: the ratification of the auditors } } }
  - { on: 2024-05-15, meeting-held: { id: am, kind: annual, of: shareholders, present-shares: 600000 } }
  - { on: 2024-05-15, election-tally: { election: directors, class: common, votes: [{ candidate: ott, votes: 400000, withheld: 100000 }, { candidate: tek, votes: 100000, withheld: 400000 }], broker-non-votes: 100000 } }
`;
const auditors = `  - { on: 2024-05-15, tally: { proposal: auditors, class: common, for: 449994, against: 150006 } }
  - { on: 2024-05-15, time: "15:00", polls-closed: { proposal: auditors } }
`;
const inspector = `  - { on: 2024-05-14, inspector-appointed: { meeting: am, inspector: ivy, by: the Board, sworn: 2024-05-15 } }
`;

const fractional = {
  id: 'IV',
  cite: 'IV',
  says: 'most votes',
  status: 'failed',
  for: '4302500/7',
  against: '1490500/7',
  base: '950500',
  needed: '760400',
};

const writing: Writing = { corporation: 'Meridian & Sons, Inc.', state: 'final' };

function answerTo(...lines: readonly string[]): unknown {
  return answerFrom(meeting, ...lines);
}

function answerFrom(start: string, ...lines: readonly string[]): unknown {
  const { cases } = readCase(`${start}${lines.join('')}`, { charters, alsoAsOf: '2024-05-16' });
  const asked = { question: 'meeting.results', asOf: '2024-05-16', input: { meeting: 'am' } };
  // As it is sent.
  return JSON.parse(JSON.stringify(cases.map((each) => answerData(each.open().ask(asked)))[0])) as unknown;
}

const whole = answerTo(auditors, inspector);

function written(name: string, answer: unknown = whole, how: Partial<Writing> = {}): string {
  const bytes = documentNamed(name)!.write(answer, { ...writing, ...how });
  return Buffer.from(bytes).toString(name.endsWith('.pdf') ? 'latin1' : 'utf8');
}

function wanting(name: string, answer: unknown): readonly string[] {
  try {
    written(name, answer);
  } catch (error) {
    if (error instanceof DocumentError) return error.problems;
    throw error;
  }
  return [];
}

describe('the results of a meeting as Item 5.07 asks for them', () => {
  it('tell who was present, every nominee and every matter', () => {
    expect(written('item-5.07.txt')).toBe(`Item 5.07 Submission of Matters to a Vote of Security Holders

On 15 May 2024, Meridian & Sons, Inc. held its annual meeting of shareholders. At the close of 28 March 2024, the record date, there were 1,000,000 shares of common outstanding. 600,000 shares were present in person or by proxy, 60.00 % of those with a general vote, and made a quorum.

1. The election of Olga <Ott> and =Tek, Emil

Nominee         For  Withheld  Broker non-votes
Olga <Ott>  400,000   100,000           100,000
=Tek, Emil  100,000   400,000           100,000

Elected: Olga <Ott>.

Not elected: =Tek, Emil.

2. The resolution on the ratification of the auditors

Class       For  Against  Broker non-votes
common  449,994  150,006                 0

The matter was carried: 74.99 % of the votes cast for and against were for it.
`);
  });

  it('tell of a vote on how often the answers and abstentions, and which had most votes', () => {
    const often = `  - { on: 2024-04-01, proposed: { id: often, meeting: am, frequency: { of: the vote on pay, advisory: yes } } }
  - { on: 2024-05-15, tally: { proposal: often, class: common, one-year: 300000, two-years: 100000, three-years: 50000, abstain: 50000, broker-non-votes: 100000 } }
  - { on: 2024-05-15, time: "15:00", polls-closed: { proposal: often } }
`;
    const answer = answerTo(auditors, often, inspector);
    for (const name of ['item-5.07.txt', 'certificate.txt']) {
      const text = written(name, answer);
      expect(text).toContain('3. The advisory vote on the frequency of the vote on pay');
      expect(text).toMatch(/Class\s+1 year\s+2 years\s+3 years\s+Abstentions\s+Broker non-votes\n/);
      expect(text).toMatch(/common\s+300,000\s+100,000\s+50,000\s+50,000\s+100,000\n/);
      expect(text).toContain('Most votes were cast for every year, with what carries an ordinary matter.');
    }
    expect(written('item-5.07.csv', answer)).toContain(',common,,,,50000,100000,0,0,,300000,100000,50000\r\n');
  });

  it('are a page in which names are names', () => {
    const page = written('item-5.07.html');
    expect(page).toContain('<th scope="row">Olga &lt;Ott&gt;</th><td>400,000</td>');
    expect(page).toContain('Meridian &amp; Sons, Inc. held');
    expect(page).not.toMatch(/<script|src=|href=/);
  });

  it('are rows for a spreadsheet, in which a name is no formula', () => {
    const rows = written('item-5.07.csv').split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toBe(
      'matter,act,says,outcome,nominee,class,for,against,withheld,abstain,brokerNonVotes,notVoted,rejected,elected,oneYear,twoYears,threeYears',
    );
    expect(rows[2]).toContain(`all-seats-filled,"'=Tek, Emil",common,100000,0,400000,0,100000,0,0,no,,,`);
    expect(rows[3]).toContain('auditors,resolution,the resolution on the ratification of the auditors,carried,,common');
  });

  it.each([' =Tek', '＝Tek', '－Tek', '＠Tek', '\u3000+Tek'])(
    'nor one that a spreadsheet takes for a formula all the same: %j',
    (name) => {
      const rows = written('item-5.07.csv', answerFrom(meeting.replace('=Tek, Emil', name), auditors, inspector)).split(
        '\r\n',
      );
      expect(rows[2]).toContain(`,'${name},common,`);
    },
  );

  it('are not final with a matter left out or a line that does not prove, and preliminary with that told', () => {
    const without = answerTo();
    expect(wanting('item-5.07.csv', without)).toContain(
      'The resolution on the ratification of the auditors: no vote is entered.',
    );
    const short = answerTo(auditors.replace('150006', '150005'));
    const fault =
      'The resolution on the ratification of the auditors, common: 599,999 shares are told of, 1 fewer than the 600,000 present.';
    expect(wanting('item-5.07.txt', short)).toContain(fault);
    expect(written('item-5.07.txt', short, { state: 'preliminary' })).toContain(`Open: ${fault}`);
  });

  it('have no nought for what is not entered of a line that does not prove', () => {
    const short = answerTo(auditors.replace('150006', '150005'));
    const text = written('item-5.07.txt', short, { state: 'preliminary' });
    expect(text).toMatch(/common\s+449,994\s+150,005\s+not entered\s+not entered\n/);
    const rows = written('item-5.07.csv', short, { state: 'preliminary' }).split('\r\n');
    expect(rows[3]).toMatch(/,common,449994,150005,0,,,0,0,,,,$/);
  });

  it('are written of nothing that is not settled, nor of another question', () => {
    const unsettled = { ...(answerTo(auditors) as object), outcome: 'needs-facts', inquiries: [{ asks: 'How many?' }] };
    expect(wanting('item-5.07.txt', unsettled)).toEqual([expect.stringContaining('not settled'), 'How many?']);
    expect(wanting('item-5.07.txt', { question: 'board.roster' })).toEqual([
      expect.stringContaining('no answer to meeting.results'),
    ]);
  });
});

/** The certificate with other results of its election. */
function electionTold(of: object): string {
  const { value, ...rest } = whole as { readonly value: { readonly matters: readonly { readonly act: string }[] } };
  const matters = value.matters.map((matter) => (matter.act === 'election' ? { ...matter, ...of } : matter));
  return written('certificate.txt', { ...rest, value: { ...value, matters } });
}

describe('the certificate of the inspectors', () => {
  const cards = `  - { on: 2012-01-03, shares-transferred: { class: common, from: dispersed, to: ada, shares: 5000 } }
  - { on: 2024-05-15, time: "14:00", id: card-1, ballot: { proposal: auditors, holder: ada, for: 5000 } }
  - { on: 2024-05-15, time: "14:30", ballot-challenged: { ballot: card-1, by: a holder, ground: no power of attorney } }
`;
  const ruling = `  - { on: 2024-05-16, ballot-ruled: { ballot: card-1, counts: not, code: IPOA, ground: it never came, by: [ivy] } }
`;

  it('tells every challenge and every ruling, and is not written while one is open', () => {
    const held = meeting
      .replace('present-shares: 600000', 'present-shares: 595000')
      .replace('broker-non-votes: 100000', 'broker-non-votes: 95000');
    const told = answerFrom(held, auditors, inspector, cards, ruling);
    const text = written('certificate.txt', told);
    expect(text).toMatch(/card-1\s+ada\s+challenged by a holder\s+15 May 2024 at 14:30\s+no power of attorney/);
    expect(text).toMatch(/card-1\s+ada\s+does not count \(IPOA\), by Ivy Ames\s+16 May 2024\s+it never came/);
    expect(text).toMatch(/card-1\s+ada\s+5,000\s+0\s+ruled out\s+IPOA/);
    expect(text).toMatch(/by reason\s+Ballots\s+Shares not counted\nruled out\s+1\s+5,000\n/);
    expect(written('certificate.txt', answerTo(auditors, inspector, cards, ruling))).toMatch(/Rejected\n.* 5,000\n/);
    expect(wanting('certificate.txt', answerTo(auditors, inspector, cards))).toContain(
      'Does the ballot of 15 May 2024, cast by ada and challenged, count as it was cast? The inspectors rule on it.',
    );
    const stated = `  - { on: 2024-05-16, stated: { fact: challenged-ballot-counts, about: [card-1, ada], value: yes } }
`;
    expect(wanting('certificate.txt', answerTo(auditors, inspector, cards, stated))).toContain(
      'The ballot card-1 of ada is challenged, and no ruling of the inspectors stands: enter it with a "ballot-ruled" entry.',
    );
  });

  it('tells of a late ballot that a ruling lets it count, though it is late', () => {
    const late = `  - { on: 2012-01-03, shares-transferred: { class: common, from: dispersed, to: ada, shares: 5000 } }
  - { on: 2024-05-15, time: "16:00", id: card-1, ballot: { proposal: auditors, holder: ada, for: 5000 } }
  - { on: 2024-05-16, ballot-ruled: { ballot: card-1, counts: as-cast, ground: handed in at 14:00, by: [ivy] } }
`;
    expect(written('certificate.txt', answerTo(auditors.replace('449994', '444994'), inspector, late))).toMatch(
      /card-1\s+ada\s+is admitted as cast, though it came after the polls had closed, by Ivy Ames\s+16 May 2024\s+handed in at 14:00/,
    );
  });

  it('tells what was ruled on cards of files that totals have in them, by inspectors of the meeting alone', () => {
    const ruled = (
      by: string,
      alone = '',
    ) => `  - { on: 2024-05-15, tally: { proposal: auditors, class: common, for: 449994, against: 150006, rulings: [
      { card: "7", holder: cede, counts: as-cast, against: wrong-meeting, shares: 900, ground: an error of the printer, by: [${by}]${alone} },
      { card: "8", holder: cede, counts: not, against: late, shares: 400, ground: no signature, by: [ivy] } ] } }
`;
    const text = written(
      'certificate.txt',
      answerTo(auditors, inspector, ruled('ivy', ', alone: nobody else was there')),
    );
    expect(text).toMatch(
      /7\s+cede\s+900\s+is admitted as cast, though it is of another meeting, by Ivy Ames\s+an error of the printer; ruled\s+alone: nobody else was there/,
    );
    expect(text).toMatch(/8\s+cede\s+400\s+does not count, by Ivy Ames\s+no signature/);
    expect(text).not.toContain('no ruling on one, is entered');
    expect(wanting('certificate.txt', answerTo(auditors, inspector, ruled('ott')))).toContain(
      'The total of the resolution on the ratification of the auditors has the card 7 as it was ruled on, and somebody who ruled is not entered as inspector of the meeting: enter the inspectors, or count again without the ruling.',
    );
  });

  it('tells fractions of votes that a limit leaves, and the part that they are of the base', () => {
    const { value, ...rest } = whole as { readonly value: { readonly matters: readonly object[] } };
    const matters = value.matters.map((matter) => ({ ...matter, votes: [fractional] }));
    expect(written('certificate.txt', { ...rest, value: { ...value, matters } })).toMatch(
      /IV: most votes\s+614,642 6\/7\s+212,928 4\/7\s+950,500\s+760,400\s+64.66 %\s+not given/,
    );
  });

  it('says that a figure is not known where the answer has none, and what that means', () => {
    const { value, ...rest } = whole as { readonly value: { readonly matters: readonly object[] } };
    const { id, cite, says } = fractional;
    const matters = value.matters.map((matter) => ({ ...matter, votes: [{ id, cite, says, status: 'met' }] }));
    const text = written('certificate.txt', { ...rest, value: { ...value, matters } });
    expect(text).toMatch(/IV: most votes( +not known){5} +given/);
    expect(text).toContain('the result is the same whatever that is');
  });

  it('has where it was held, under which engagement the inspectors act, and the limits on votes by holder of record', () => {
    const { value, ...rest } = whole as { readonly value: { readonly inspectors: readonly object[] } };
    const [ivy] = value.inspectors;
    const text = written('certificate.txt', {
      ...rest,
      value: {
        ...value,
        begins: '2024-05-15T10:00',
        place: '1 Main Street',
        inspectors: [{ ...ivy, engagement: 'the letter of 2 April 2024', paper: { id: 'oath', hash: 'ab12' } }],
        limits: [
          {
            cite: 'VII.B',
            person: 'fund',
            says: 'Harbor Fund',
            applied: 'by-the-register',
            shares: [
              { says: 'Cede & Co.', owners: ['Harbor Fund'], class: 'common', shares: '150000', kept: '67/100' },
            ],
          },
        ],
      },
    });
    expect(text).toContain(
      'its annual meeting of shareholders of 15 May 2024 at 10:00, at 1 Main Street. Final results.',
    );
    expect(text).toContain(
      'Ivy Ames was appointed by the Board, under the letter of 2 April 2024, and took the oath on 15 May 2024 (oath, SHA-256 ab12).',
    );
    expect(text).toMatch(
      /Harbor Fund \(VII.B\)\s+Cede & Co., for Harbor Fund\s+common\s+150,000\s+67.00 %\s+by the register/,
    );
  });

  it('has who inspected under which oath, the quorum, the proof and what it was made from', () => {
    const text = written('certificate.txt');
    for (const said of [
      'Ivy Ames was appointed by the Board and took the oath on 15 May 2024.',
      'Quorum (FIFTH.1): 600,000 of 1,000,000 votes entitled to vote were present; the least number that makes a quorum is 500,001.',
      'FIFTH.2: the votes cast on an ordinary matter; 1,000,000 votes entitled  449,994  150,006  600,000  300,001      74.99 %  given',
      'No closing of the polls is entered.',
      'The polls closed on 15 May 2024 at 15:00.',
      'Olga <Ott>, common',
      '______________________________\nIvy Ames',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(/Instrument charter\s+[0-9a-f]{64}/);
  });

  it('ranks the nominees by the votes that count, with the margin and the term of those elected', () => {
    const text = written('certificate.txt');
    expect(text).toMatch(
      /Nominee\s+Votes that count\s+Rank\s+Result\nOlga <Ott>\s+400,000\s+1\s+elected\n=Tek, Emil\s+100,000\s+2\s+not elected\n/,
    );
    expect(text).toContain('the last who is elected has 300,000 votes more than the first who is not');
    expect(text).toContain('The term of Olga <Ott> runs until the next annual meeting after that of the election.');
    const tie = answerFrom(
      meeting
        .replace('votes: 400000, withheld: 100000', 'votes: 250000, withheld: 250000')
        .replace('votes: 100000, withheld: 400000', 'votes: 250000, withheld: 250000'),
      auditors,
      inspector,
    );
    expect(written('certificate.txt', tie)).toMatch(/Emil\s+250,000\s+1\s+equal votes, not elected\n/);
    expect(written('certificate.txt', tie)).not.toContain('The term of');
  });

  it('tells of nominees who are elected each by its own votes by how many these are more than the others', () => {
    const result = (votes: readonly object[], more: object = {}) =>
      electionTold({
        wins: 'majority',
        elected: ['ott'],
        candidates: votes,
        class: '2',
        term: { meetings: 3 },
        ...more,
      });
    const text = result([
      { id: 'ott', votes: '400000', withheld: '399999' },
      { id: 'tek', votes: '100000', withheld: '100002.5' },
    ]);
    expect(text).toMatch(/Nominee\s+Votes that count\s+Withheld or against\s+Margin\s+Rank\s+Result\n/);
    expect(text).toMatch(/Olga <Ott>\s+400,000\s+399,999\s+1 more\s+1\s+elected\n/);
    expect(text).toMatch(/Emil\s+100,000\s+100,002.5\s+2.5 fewer\s+2\s+not elected\n/);
    expect(text).toContain(
      'The term of Olga <Ott> in class 2 runs until the third annual meeting after that of the election.',
    );
    expect(text).not.toContain('Margin: the last');
    const open = result([{ id: 'ott', votes: '400000' }, { id: 'tek' }], { term: { year: 2027 } });
    expect(open).toMatch(/Olga <Ott>\s+400,000\s+not known\s+not known\s+not known\s+elected\n/);
    expect(open).toContain('runs until the annual meeting of 2027.');
    expect(result([], { elected: ['ott', 'tek'], term: undefined })).toContain(
      'Until when Olga <Ott> and =Tek, Emil serve in class 2 is not told by what is entered and laid down.',
    );
    expect(result([], { term: { meetings: 7 } })).toContain('until the 7th annual meeting');
  });

  it('tells of a nominee who has the votes and is not elected by which section, and no margin over it', () => {
    const text = electionTold({
      wins: 'plurality',
      elected: [],
      lacking: [{ id: 'ott', says: 'Olga <Ott>', status: 'barred', cites: ['V.4'] }],
      candidates: [
        { id: 'ott', votes: '400000' },
        { id: 'tek', votes: '100000' },
      ],
    });
    expect(text).toMatch(/Olga <Ott>\s+400,000\s+1\s+has the votes, not elected\n/);
    expect(text).toContain('Nobody was elected.');
    expect(text).toContain('Olga <Ott> has the votes and is not elected: it is barred (V.4).');
    expect(text).toContain('Not elected: =Tek, Emil.');
    expect(text).not.toContain('Margin: the last');
  });

  it('tells who was there in person, when the polls opened, and which cards the totals leave out', () => {
    const cards = [
      { why: 'superseded', cards: 1200, shares: 4500 },
      { why: 'line-not-read', cards: 1, lines: [{ card: 'c;;x' }] },
      {
        why: 'more-than-held',
        cards: 1,
        shares: 500,
        lines: [{ card: '=17', holder: 'zoe', shares: '1500', counts: 1000, at: 'cede', candidate: 'ott' }],
      },
    ];
    const files = [{ of: 'not-counted', name: 'votes.not-counted.csv', sha256: 'ab'.repeat(32) }];
    const text = written(
      'certificate.txt',
      answerFrom(
        meeting
          .replace('present-shares: 600000', 'present-shares: 600000, in-person-shares: 1200')
          .replace('broker-non-votes: 100000', 'broker-non-votes: 100000, not-counted: [{ why: late, cards: 3 }]'),
        auditors.replace(
          'against: 150006',
          `against: 150006, files: ${JSON.stringify(files)}, not-counted: ${JSON.stringify(cards)}`,
        ),
        inspector,
        '  - { on: 2024-05-15, time: "14:00", polls-opened: { proposal: auditors } }\n  - { on: 2024-05-15, time: "14:00", polls-opened: { proposal: directors } }\n',
      ),
    );
    expect(text).toContain('600,000 shares were present (1,200 in person and 598,800 by proxy), 60.00 %');
    expect(text).toContain('The polls opened on 15 May 2024 at 14:00 and closed on 15 May 2024 at 15:00.');
    expect(text).toContain('The polls opened on 15 May 2024 at 14:00. No closing of the polls is entered.');
    expect(text).toMatch(
      /by reason\s+Lines\s+Shares not counted\nsuperseded\s+1,200\s+4,500\nline not read\s+1\s+cannot be read\nmore than held\s+1\s+500\n/,
    );
    expect(text).toMatch(/wholly\s+Holder\s+Shares\s+Counted\s+Why\nc;;x\s+not told\s+not told\s+0\s+line not read\n/u);
    expect(text).toMatch(/=17\s+zoe\s+1,500\s+1,000\s+more than held; at cede; as to ott\n/u);
    const whose =
      /Whose cards 1,200 lines of the resolution on the ratification of the auditors are, each with its reason and its shares, is listed\s+in votes\.not-counted\.csv, SHA-256\s+(?:ab){32}\./u;
    expect(text).toMatch(whose);
    // The list is of the total that names it: it lists no cards of another.
    expect(text).toMatch(/Whose cards 3 lines of the election of [^\n]+ are, the totals do not tell\./u);
    expect(text).toMatch(/List of cards that do not count votes\.not-counted\.csv/u);
  });

  it('is not written without an inspector who was sworn, nor where a line does not prove', () => {
    expect(wanting('certificate.txt', answerTo(auditors))[1]).toContain('No inspector is entered');
    const unsworn = answerTo(auditors, inspector.replace(', sworn: 2024-05-15', ''));
    expect(wanting('certificate.pdf', unsworn)[1]).toContain('Ivy Ames has taken no oath');
    expect(wanting('certificate.json', answerTo(auditors.replace('150006', '150007'), inspector))[1]).toContain(
      '1 more',
    );
  });

  it('is data for programs, with the stamp of the answer', () => {
    expect(JSON.parse(written('certificate.json'))).toMatchObject({
      document: 'certificate',
      corporation: 'Meridian & Sons, Inc.',
      state: 'final',
      results: { outcome: 'proved', represented: '600000' },
      stamp: { asOf: '2024-05-16' },
    });
  });

  it('is a tagged PDF with its title', () => {
    const pdf = written('certificate.pdf');
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/Lang (en)');
    expect(pdf).toContain('/S /TH');
  });
});

const fromResults = documentForms
  .filter(({ name, question }) => question === 'meeting.results' && !name.startsWith('seev'))
  .map(({ name }) => name);

describe.each(fromResults)('%s', (name) => {
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

  it('is the same bytes for the same answer, and others for another', () => {
    expect(hash(written(name))).toBe(hash(written(name)));
    const other = answerTo(auditors.replace('449994', '449995').replace('150006', '150005'), inspector);
    expect(hash(written(name, other))).not.toBe(hash(written(name)));
  });
});
