import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DocumentError, documentNamed, instructionsIn, type Writing } from '@quorate/documents';
import { answerData, checkedCharter, readCase, type Charters } from '@quorate/engine';
import { structureFaults } from './iso-20022-structure.js';

const folder = fileURLToPath(new URL('../../../charters/invented/published-results/', import.meta.url));
const set = checkedCharter(readFileSync(`${folder}plurality.yaml`, 'utf8'), 'plurality.yaml');
const charters: Charters = { find: () => set, names: () => [set.id] };
const writing: Writing = { corporation: 'Meridian & Sons, Inc.', state: 'final' };
const long = 'a-proposal-with-a-name-that-is-longer-than-any-message-has-room-for';

const called = `title: a meeting
charter: plurality
persons: [ada, ott, tek]
coverage: { all: 2010-01-01.. }
journal:
  - { on: 2012-01-03, person: { id: ivy, kind: individual, name: Ivy Ames } }
  - { on: 2012-01-03, person: { id: cede, kind: corporation, name: Cede & Co. } }
  - { on: 2012-01-03, shares-issued: { class: common, to: dispersed, shares: 900000 } }
  - { on: 2012-01-03, shares-issued: { class: common, to: cede, shares: 100000 } }
  - { on: 2024-04-01, meeting-called: { id: am, kind: annual, of: shareholders, by: board, for: "2024-05-15 10:00", place: "1 Main Street, Springfield" } }
  - { on: 2024-04-01, record-date: { for: am, date: 2024-03-28 } }
  - { on: 2024-04-01, meeting-noticed: { meeting: am, sent: 2024-04-05, to: all holders } }
  - { on: 2024-04-01, proposed: { id: directors, board-recommends: for, election: { meeting: am, seats: 1, candidates: [ott, tek] } } }
  - { on: 2024-04-01, proposed: { id: auditors, meeting: am, board-recommends: for, resolution: { on: the ratification of the auditors, advisory: no } } }
  - { on: 2024-04-01, proposed: { id: often, meeting: am, frequency: { of: the vote on pay, advisory: yes } } }
  - { on: 2024-04-01, proposed: { id: ${long}, meeting: am, board-recommends: against, resolution: { on: a request of a holder } } }
`;
const bare = `title: a meeting
charter: plurality
coverage: { all: 2010-01-01.. }
journal:
  - { on: 2012-01-03, shares-issued: { class: common, to: dispersed, shares: 900000 } }
  - { on: 2024-04-01, meeting-called: { id: am, kind: special, of: shareholders, by: board } }
  - { on: 2024-04-01, proposed: { id: auditors, meeting: am, resolution: { on: the auditors } } }
`;

function answered(question: string, start: string, lines = '', more: object = {}): unknown {
  const { cases } = readCase(`${start}${lines}`, { charters, alsoAsOf: '2024-05-20' });
  const asked = { question, asOf: '2024-05-20', input: { meeting: 'am', ...more } };
  return JSON.parse(JSON.stringify(cases.map((each) => answerData(each.open().ask(asked)))[0])) as unknown;
}

function written(name: string, answer: unknown, how: Partial<Writing> = {}): string {
  return new TextDecoder().decode(documentNamed(name)!.write(answer, { ...writing, ...how }));
}

function wanting(name: string, answer: unknown, how: Partial<Writing> = {}): readonly string[] {
  try {
    written(name, answer, how);
  } catch (error) {
    if (error instanceof DocumentError) return error.problems;
    throw error;
  }
  return [];
}

const agenda = answered('meeting.agenda', called);

describe('the notification of a meeting, seev.001', () => {
  const xml = written('seev.001.xml', agenda);

  it('is valid by its structure, with everything entered and with next to nothing', () => {
    expect(structureFaults('seev.001.001.11', xml)).toEqual([]);
    const least = written('seev.001.xml', answered('meeting.agenda', bare));
    expect(structureFaults('seev.001.001.11', least)).toEqual([]);
    expect(least).toContain('<EvtCmpltnsSts>INCO</EvtCmpltnsSts><EvtConfSts>UCON</EvtConfSts>');
    expect(least).toContain('<DtAndTm><DtCd>UKWN</DtCd></DtAndTm>');
    for (const unknown of ['AnncmntDt', 'EntitlmntFxgDt', 'MgmtRcmmndtn', 'VoteTp', 'AddtlInf']) {
      expect(least).not.toContain(unknown);
    }
  });

  it('tells the record date, the place, what carries each matter, and what the board recommends', () => {
    expect(xml).toContain('<EntitlmntFxgDt><Dt><Dt>2024-03-28</Dt></Dt><DtMd>EODY</DtMd></EntitlmntFxgDt>');
    expect(xml).toContain('The meeting is held at: 1 Main Street, Springfield');
    expect(xml).toContain('<IssrLabl>directors/ott</IssrLabl>');
    expect(xml).toContain('<ListgGrpRsltnLabl>directors</ListgGrpRsltnLabl>');
    expect(xml).toContain('<MgmtRcmmndtn>CAGS</MgmtRcmmndtn>');
    expect(xml).toContain('<ThrshldPctg>50</ThrshldPctg></Thrshld><ThrshldBsis><Prtry><Id>VOMG</Id>');
    expect(xml).toContain('Meridian &amp; Sons, Inc.');
  });

  it('has ids of at most 35 characters, by which two that differ stay apart', () => {
    const labels = [...xml.matchAll(/<IssrLabl>([^<]+)<\/IssrLabl>/g)].map(([, label = '']) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.find((label) => label.startsWith('a-proposal'))).toMatch(/^a-proposal-with-a-name-tha-[0-9a-f]{8}$/);
  });

  it('is not written of a meeting to which nothing is put', () => {
    const nothing = bare.replace(/ {2}- \{ on: 2024-04-01, proposed.*\n/, '');
    expect(wanting('seev.001.xml', answered('meeting.agenda', nothing))[0]).toContain('Nothing is put to this meeting');
  });
});

interface Told {
  readonly id?: string;
  readonly account?: string;
  readonly balance?: string;
  readonly votes: string;
}

function instruction(
  singles: readonly Told[],
  head: { readonly meeting?: string; readonly security?: string } = {},
): string {
  const { meeting = 'am', security = '<OthrId><Id>common</Id><Tp><Prtry>CLASS</Prtry></Tp></OthrId>' } = head;
  const each = singles.map(
    ({ id = 'S-1', account = 'cede', balance = '100000', votes }) =>
      `<Instr><SnglInstrId>${id}</SnglInstrId><VoteExctnConf>true</VoteExctnConf><AcctDtls><AcctId>${account}</AcctId><InstdBal><Bal><ShrtLngPos>LONG</ShrtLngPos><Qty><Unit>${balance}</Unit></Qty></Bal></InstdBal></AcctDtls><VoteDtls><VoteInstrForAgndRsltn>${votes}</VoteInstrForAgndRsltn></VoteDtls></Instr>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:seev.004.001.09"><MtgInstr><MtgInstrId>MSG-7</MtgInstrId>
<MtgRef><MtgId>${meeting}</MtgId><MtgDtAndTm>2024-05-15T10:00:00</MtgDtAndTm><Tp>GMET</Tp></MtgRef><FinInstrmId>${security}</FinInstrmId>
${each.join('\n')}
</MtgInstr></Document>`;
}

const quantity = (name: string, shares: string) => `<${name}><Qty><Unit>${shares}</Unit></Qty></${name}>`;
const vote = (label: string, ...quantities: readonly string[]) =>
  `<VoteInstr><IssrLabl>${label}</IssrLabl>${quantities.join('')}</VoteInstr>`;
const perMatter = (...votes: readonly string[]) => `<VotePerAgndRsltn>${votes.join('')}</VotePerAgndRsltn>`;
const received = { on: '2024-05-10', time: '09:00' };
const read = (xml: string, more: object = {}) => instructionsIn(xml, agenda, { ...received, ...more });

const whole = instruction([
  {
    votes: perMatter(
      vote('directors/ott', quantity('For', '60000')),
      vote('directors/tek', quantity('Wthhld', '60000')),
      vote('auditors', quantity('For', '50000'), quantity('Agnst', '30000'), quantity('Abstn', '20000')),
      vote('often', '<OneYr><Cd>QALL</Cd></OneYr>'),
    ),
  },
  {
    id: 'S-2',
    account: 'acct-ada',
    votes: '<VoteForAllAgndRsltns><Tp>WMGT</Tp></VoteForAllAgndRsltns>',
    balance: '10',
  },
]);

describe('instructions of holders, seev.004', () => {
  it('become ballots that name the message and the instruction as their paper', () => {
    expect(structureFaults('seev.004.001.09', whole)).toEqual([]);
    const { entries, faults, message } = read(whole, { accounts: new Map([['acct-ada', 'ada']]) });
    expect(message).toBe('MSG-7');
    expect(entries.filter(({ paper }) => paper?.place === 'S-1').map(({ type, data }) => ({ type, data }))).toEqual([
      {
        type: 'election-ballot',
        data: {
          meeting: 'am',
          election: 'directors',
          votes: [{ candidate: 'ott', votes: '60000' }],
          withheld: '60000',
          holder: 'cede',
          class: 'common',
        },
      },
      {
        type: 'ballot',
        data: {
          proposal: 'auditors',
          for: '50000',
          against: '30000',
          abstain: '20000',
          holder: 'cede',
          class: 'common',
        },
      },
      { type: 'ballot', data: { proposal: 'often', 'one-year': '100000', holder: 'cede', class: 'common' } },
    ]);
    expect(entries[0]).toMatchObject({ on: '2024-05-10', time: '09:00', paper: { id: 'MSG-7', place: 'S-1' } });
    const ofAda = entries.filter(({ paper }) => paper?.place === 'S-2');
    expect(ofAda.map(({ data }) => data)).toMatchObject([
      { votes: [{ candidate: 'ott', votes: '10' }, { candidate: 'tek' }], holder: 'ada' },
      { proposal: 'auditors', for: '10' },
      { proposal: long, against: '10' },
    ]);
    expect(faults).toMatchObject([{ code: 'no-recommendation', instruction: 'S-2', shares: '10' }]);
  });

  it('come out the same entries from the same message', () => {
    expect(read(whole)).toEqual(read(whole));
  });

  it.each([
    ['not-xml', '<Document><MtgInstr></Document>'],
    ['not-xml', ''],
    ['not-xml', '<!DOCTYPE a [<!ENTITY b "c">]><Document/>'],
    ['other-message', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:seev.004.001.03"><MtgInstr/></Document>'],
    [
      'other-meeting',
      instruction([{ votes: perMatter(vote('auditors', quantity('For', '1'))) }], { meeting: 'other' }),
    ],
    [
      'unknown-class',
      instruction([{ votes: perMatter(vote('auditors', quantity('For', '1'))) }], {
        security: '<ISIN>US0378331005</ISIN>',
      }),
    ],
    ['missing-element', instruction([])],
    [
      'unknown-account',
      instruction([{ account: 'no holder', votes: perMatter(vote('auditors', quantity('For', '1'))) }]),
    ],
    ['unknown-resolution', instruction([{ votes: perMatter(vote('auditor', quantity('For', '1'))) }])],
    ['unknown-resolution', instruction([{ votes: perMatter(vote('directors', quantity('For', '1'))) }])],
    ['not-whole-shares', instruction([{ votes: perMatter(vote('auditors', quantity('For', '1.5'))) }])],
    ['not-whole-shares', instruction([{ votes: perMatter(vote('auditors', quantity('For', '-1'))) }])],
    ['not-whole-shares', instruction([{ balance: '1e3', votes: perMatter(vote('auditors', quantity('For', '1'))) }])],
    [
      'more-than-instructed',
      instruction([
        { balance: '10', votes: perMatter(vote('auditors', quantity('For', '6'), quantity('Agnst', '5'))) },
      ]),
    ],
    ['choice-of-another-sort', instruction([{ votes: perMatter(vote('auditors', quantity('Wthhld', '1'))) }])],
    ['choice-of-another-sort', instruction([{ votes: perMatter(vote('often', quantity('For', '1'))) }])],
    ['no-recommendation', instruction([{ votes: perMatter(vote('often', quantity('WthMgmt', '1'))) }])],
    ['left-to-somebody', instruction([{ votes: perMatter(vote('auditors', quantity('Dscrtnry', '1'))) }])],
    ['no-choice', instruction([{ votes: perMatter(vote('auditors', quantity('Blnk', '1'))) }])],
    [
      'withheld-unevenly',
      instruction([
        {
          votes: perMatter(
            vote('directors/ott', quantity('Wthhld', '1')),
            vote('directors/tek', quantity('Wthhld', '2')),
          ),
        },
      ]),
    ],
    ['not-understood', instruction([{ votes: perMatter(vote('auditors', quantity('Maybe', '1'))) }])],
  ])('tell %s, and take nothing of it', (code, xml) => {
    const { entries, faults } = read(xml);
    expect(faults.map((fault) => fault.code)).toEqual([code]);
    expect(entries).toEqual([]);
  });

  it('tell where something stands, and take what is beside it', () => {
    const xml = instruction([
      { votes: perMatter(vote('auditors', quantity('For', '7')), vote('auditor', quantity('For', '1'))) },
      { votes: perMatter(vote('auditors', quantity('For', '8'))) },
    ]);
    const { entries, faults } = read(xml);
    expect(entries.map(({ data }) => data)).toMatchObject([{ proposal: 'auditors', for: '7' }]);
    expect(faults).toMatchObject([
      { code: 'unknown-resolution', at: { line: 4 }, instruction: 'S-1' },
      { code: 'same-instruction-twice', at: { line: 5 }, instruction: 'S-1', shares: '100000' },
    ]);
  });

  it('at exactly the balance are taken, and one share above it not', () => {
    const of = (against: string) =>
      read(
        instruction([
          { balance: '10', votes: perMatter(vote('auditors', quantity('For', '6'), quantity('Agnst', against))) },
        ]),
      ).faults;
    expect(of('4')).toEqual([]);
    expect(of('5')).toMatchObject([{ code: 'more-than-instructed', shares: '11' }]);
  });
});

const card = (id: string, place: string, data: string, time = '09:00') =>
  `  - { on: 2024-05-15, time: "${time}", id: ${id}, paper: { id: MSG-7, place: ${place} }, ${data} }\n`;
const cards = [
  card('c1', 'S-1', 'ballot: { proposal: auditors, holder: cede, class: common, for: 60000 }'),
  card(
    'c2',
    'S-1',
    'election-ballot: { meeting: am, election: directors, holder: cede, votes: [{ candidate: ott, votes: 60000 }] }',
  ),
  card('c3', 'S-2', 'ballot: { proposal: auditors, holder: cede, class: common, against: 70000 }', '09:30'),
  card('c4', 'S-3', 'ballot: { proposal: auditors, holder: cede, class: common, for: 5 }', '16:00'),
].join('');
const inspector = `  - { on: 2024-05-14, inspector-appointed: { meeting: am, inspector: ivy, by: the Board, sworn: 2024-05-15 } }
  - { on: 2024-05-15, meeting-held: { id: am, kind: annual, of: shareholders, present-shares: 600000 } }
`;
const closed = ['auditors', 'directors', 'often', long]
  .map((id) => `  - { on: 2024-05-15, time: "15:00", polls-closed: { proposal: ${id} } }\n`)
  .join('');
const challenged = `  - { on: 2024-05-16, ballot-challenged: { ballot: c3, by: a holder, ground: no power of attorney } }\n`;
const ballots = (lines: string, more: object = {}) => answered('meeting.ballots', called, lines, more);

describe('what became of instructions, seev.006', () => {
  it('is valid by its structure, and tells what is accepted, what rejected and why', () => {
    const xml = written('seev.006.xml', ballots(cards + inspector + closed));
    expect(structureFaults('seev.006.001.10', xml)).toEqual([]);
    expect(xml).toContain('<InstrTp><InstrId>MSG-7</InstrId></InstrTp>');
    expect(xml).toContain(
      '<SnglInstrId>S-1</SnglInstrId><InstrSts><PrcgSts><Sts>RCIS</Sts><AddtlInf>the resolution on the ratification of the auditors: does not count, superseded (DUPL)</AddtlInf>',
    );
    expect(xml).toContain('<SnglInstrId>S-2</SnglInstrId><InstrSts><PrcgSts><Sts>RCIS</Sts></PrcgSts>');
    expect(xml).toContain(
      '<SnglInstrId>S-3</SnglInstrId><InstrSts><Rjctd><Rsn><RsnCd><Cd>LATE</Cd></RsnCd><AddtlRsnInf>late</AddtlRsnInf>',
    );
    expect(xml).toContain('<CnfrmgPty><LglPrsn><NmAndAdr><Nm>Ivy Ames</Nm>');
    expect(xml).toContain('<VoteCstgPty><LglPrsn><NmAndAdr><Nm>Cede &amp; Co.</Nm>');
  });

  it('is pending while a challenge is not ruled on', () => {
    const xml = written('seev.006.xml', ballots(cards + inspector + closed + challenged));
    expect(structureFaults('seev.006.001.10', xml)).toEqual([]);
    expect(xml.match(/<Pdg>/g)).toHaveLength(3);
    expect(xml).toContain('<RsnCd><Cd>OTHR</Cd></RsnCd>');
  });

  it('names who confirms it, and is of one message and one holder', () => {
    const noInspector = cards + `${inspector.split('\n')[1] ?? ''}\n`;
    expect(wanting('seev.006.xml', ballots(noInspector))[0]).toContain('no inspector is entered');
    const ofAda = card('a1', 'S-9', 'ballot: { proposal: auditors, holder: ada, class: common, for: 1 }');
    expect(wanting('seev.006.xml', ballots(cards + ofAda + inspector))[0]).toContain('of several: cede, ada');
    expect(wanting('seev.006.xml', ballots(cards + ofAda + inspector, { holder: 'cede' }))).toEqual([]);
    expect(wanting('seev.006.xml', ballots(inspector))[0]).toContain('There are no ballots');
    const onNone = '  - { on: 2024-05-15, ballot: { proposal: auditors, holder: cede, class: common, for: 1 } }\n';
    expect(wanting('seev.006.xml', ballots(onNone + inspector))[0]).toContain('on no paper');
  });
});

describe('how instructions were counted, seev.007', () => {
  it('is valid by its structure, and tells what counts of each', () => {
    const xml = written('seev.007.xml', ballots(cards + inspector + closed));
    expect(structureFaults('seev.007.001.10', xml)).toEqual([]);
    expect(xml).toContain('<MtgInstrId>MSG-7</MtgInstrId>');
    expect(xml).toMatch(/<IssrLabl>auditors<\/IssrLabl>.*?<Agnst><Unit>70000<\/Unit><\/Agnst>/);
    expect(xml).toMatch(/<IssrLabl>directors\/ott<\/IssrLabl>.*?<For><Unit>60000<\/Unit><\/For>/);
    expect(xml).toContain('<ModltyOfCntg><Prtry><Id>NTLD</Id>');
  });

  it('is not written while a challenge is not ruled on', () => {
    expect(wanting('seev.007.xml', ballots(cards + inspector + closed + challenged))[0]).toContain('not settled');
  });
});

describe('the results of a meeting, seev.008', () => {
  const totals = `  - { on: 2024-05-15, election-tally: { election: directors, class: common, votes: [{ candidate: ott, votes: 400000, withheld: 100000 }, { candidate: tek, votes: 100000, withheld: 400000 }], broker-non-votes: 100000 } }
  - { on: 2024-05-15, tally: { proposal: auditors, class: common, for: 449994, against: 150006 } }
  - { on: 2024-05-15, tally: { proposal: often, class: common, one-year: 300000, two-years: 100000, three-years: 50000, abstain: 50000, broker-non-votes: 100000 } }
  - { on: 2024-05-15, withdrawn: { proposal: ${long} } }
`;
  const results = (lines: string) => answered('meeting.results', called, lines);

  it('is valid by its structure, and tells each matter and nominee, broker non-votes by a code of its own', () => {
    const xml = written('seev.008.xml', results(totals + inspector + closed.replace(/.*a-proposal.*\n/, '')));
    expect(structureFaults('seev.008.001.09', xml)).toEqual([]);
    expect(xml).toMatch(/<IssrLabl>directors\/ott<\/IssrLabl>.*?<RsltnSts>ACPT<\/RsltnSts><For><Unit>400000/);
    expect(xml).toMatch(/<IssrLabl>directors\/tek<\/IssrLabl>.*?<RsltnSts>REJT<\/RsltnSts>/);
    expect(xml).toContain('<Prtry><Cd><Id>BKNV</Id>');
    expect(xml).toContain('<OneYr><Unit>300000</Unit></OneYr><TwoYrs>');
    expect(xml).toContain('<RsltnSts>WDRA</RsltnSts>');
    expect(xml).toContain('<MtgDtAndTm>2024-05-15T10:00:00</MtgDtAndTm>');
  });

  it('is not written of a line that does not prove, of an open matter, without the hour, or as preliminary', () => {
    const all = totals + inspector + closed.replace(/.*a-proposal.*\n/, '');
    const of = (lines: string, how: Partial<Writing> = {}) => wanting('seev.008.xml', results(lines), how);
    expect(of(all)).toEqual([]);
    expect(of(all.replace('150006', '150005'))[1]).toContain('1 fewer');
    expect(of(all, { state: 'preliminary' })[1]).toContain('tells final results');
    const noHour = called.replace('"2024-05-15 10:00"', '2024-05-15');
    expect(wanting('seev.008.xml', answered('meeting.results', noHour, all))[0]).toContain('the hour at which');
    const barely = all.replace('for: 449994, against: 150006', 'for: 300000, against: 300000');
    expect(wanting('seev.008.xml', results(barely))).toEqual([]);
  });
});

describe.each([
  ['seev.001.xml', () => agenda],
  ['seev.006.xml', () => ballots(cards + inspector + closed)],
  ['seev.007.xml', () => ballots(cards + inspector + closed)],
] as const)('%s', (name, answer) => {
  it('is the same bytes for the same answer, and others for another corporation', () => {
    expect(written(name, answer())).toBe(written(name, answer()));
    expect(written(name, answer(), { corporation: 'Other, Inc.' })).not.toBe(written(name, answer()));
  });
});

describe('the check of structure itself', () => {
  it('finds what is out of order, too often, missing, too long or no code', () => {
    const xml = written('seev.001.xml', agenda);
    const faults = (changed: string) => structureFaults('seev.001.001.11', changed);
    expect(faults(xml.replace(/<MtgId>am<\/MtgId><Tp>GMET<\/Tp>/, '<Tp>GMET</Tp><MtgId>am</MtgId>'))[0]).toContain(
      'out of order',
    );
    expect(faults(xml.replace('<MtgId>am</MtgId>', ''))[0]).toContain('0 times MtgId');
    expect(faults(xml.replace('<MtgId>am</MtgId>', '<MtgId>am</MtgId>'.repeat(2)))[0]).toContain('2 times MtgId');
    expect(faults(xml.replace('<MtgId>am<', `<MtgId>${'a'.repeat(36)}<`))[0]).toContain('36 signs');
    expect(faults(xml.replace('<Tp>GMET</Tp>', '<Tp>AGM</Tp>'))[0]).toContain('no code AGM');
    expect(faults(xml.replaceAll('001.001.11', '001.001.10'))[0]).toContain('no Document');
  });
});
