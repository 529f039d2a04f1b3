import { answerData, openCorporation } from '@quorate/engine';
import { describe, expect, it } from 'vitest';
import { nssDemonstration } from '../src/corporations/nss.js';
import { peoplesDemonstration } from '../src/corporations/peoples.js';
import { providentDemonstration } from '../src/corporations/provident.js';
import { demonstrations, inMemory, type Demonstration } from '../src/index.js';

/** An answer as a program has it, with every section that its reasons cite. */
interface Answered {
  readonly outcome: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly reasons: readonly { readonly cites: readonly string[] }[];
}

/** The answers to the questions worth asking, by question. */
function answersOf(demonstration: Demonstration): (question: string) => Answered {
  const corporation = openCorporation(inMemory(demonstration));
  return (name) => {
    const worth = demonstration.asks.find(({ question }) => question === name);
    if (worth === undefined) throw new Error(`${demonstration.id} does not ask ${name}`);
    const { question, asOf, input } = worth;
    return answerData(corporation.ask({ question, asOf, input })) as unknown as Answered;
  };
}

describe('the contested merger at Peoples', () => {
  const answer = answersOf(peoplesDemonstration);

  it('is proposed by an Interested Shareholder, by what its fund holds through a broker', () => {
    const { outcome, value, reasons } = answer('ownership.interested-shareholder');
    expect(outcome).toBe('answered');
    const counted = { id: 'common', counted: '122000', base: '1000000', margin: '22000' };
    expect(value).toMatchObject({
      persons: [{ id: 'harbor-point', interested: true, since: '2004-02-05', classes: [counted] }],
    });
    expect(cites(reasons)).toContain('SIXTEENTH.C(1)(a)');
  });

  it('finds the votes of its side cut down, and nobody else’s', () => {
    const { outcome, value, reasons } = answer('voting.entitlement');
    expect(outcome).toBe('answered');
    expect(value).toMatchObject({ recordDate: '2004-09-10', votes: '978220', votesBeforeLimits: '1000000' });
    const holders = value['holders'] as readonly Readonly<Record<string, unknown>>[];
    const cut = holders.filter(({ votes, votesBeforeLimits }) => votes !== votesBeforeLimits).map(({ id }) => id);
    expect(cut).toEqual(['beacon-quay', 'harbor-point']);
    expect(cites(reasons)).toContain('SEVENTEENTH.B');
  });

  it('is one director and 239,251 votes short', () => {
    const { outcome, value, reasons } = answer('approval.status');
    expect(outcome).toBe('answered');
    expect(value).toMatchObject({ outcome: 'needs-approval' });
    const steps = stepsOf(value['requirement']);
    expect(steps).toContainEqual(expect.objectContaining({ have: '5', base: '8', needed: '6', status: 'open' }));
    const [first, second] = [
      { have: '543325', base: '978220', needed: '782576' },
      { have: '443105', base: '878000' },
    ];
    expect(steps).toContainEqual(expect.objectContaining({ ...first, short: '239251', status: 'open' }));
    expect(steps).toContainEqual(expect.objectContaining({ ...second, needed: '439001', status: 'met' }));
    expect(cites(reasons)).toEqual(expect.arrayContaining(['SIXTEENTH.A(1)[i]', 'SIXTEENTH.B', 'SEVENTEENTH.B']));
  });
});

describe('the holder near ten per cent of NSS', () => {
  const answer = answersOf(nssDemonstration);

  it('can add 8,399 shares before the first line, and 8,400 before another', () => {
    const { outcome, value, reasons } = answer('solve.largest');
    expect(outcome).toBe('answered');
    const owned = { owned: '231600', base: '2400000' };
    expect(value).toMatchObject({
      lines: [
        { cite: 'VI.D.4', existing: '8399', issued: '9333', ...owned },
        { cite: 'XIII.1', existing: '8399', ...owned },
        { cite: 'XIII.5', existing: '8400', ...owned },
      ],
    });
    expect(cites(reasons)).toEqual(expect.arrayContaining(['VI.D.4', 'XIII.1', 'XIII.5']));
  });

  it('needs approval for exactly ten per cent', () => {
    const { outcome, value, reasons } = answer('acquisition.permit');
    expect(outcome).toBe('answered');
    expect(value).toMatchObject({
      outcome: 'needs-approval',
      limits: [{ cite: 'XIII.1', after: '240000', over: true }, {}],
    });
    expect(cites(reasons)).toContain('XIII.1(a)');
  });

  it('still needs two thirds of the votes and one regulator', () => {
    const { outcome, value, reasons } = answer('approval.status');
    expect(outcome).toBe('answered');
    expect(value).toMatchObject({ outcome: 'needs-approval' });
    const steps = stepsOf(value['requirement']);
    const vote = { id: 'XIII.1(a) vote', have: '0', needed: '1600000', status: 'open' };
    expect(steps).toContainEqual(expect.objectContaining(vote));
    const agencies = steps.filter(({ kind }) => kind === 'approval').map(({ id, status }) => [id, status]);
    expect(agencies).toEqual([
      ['XIII.1(b) federal-reserve', 'met'],
      ['XIII.1(b) connecticut-banking-commissioner', 'open'],
    ]);
    expect(cites(reasons)).toContain('XIII.1(b)');
  });
});

describe('Series A at Provident', () => {
  const answer = answersOf(providentDemonstration);

  it('bore what the reports of lending made it bear, and was paid but for a part of one dividend', () => {
    const { outcome, value, reasons } = answer('dividends.calendar');
    expect(outcome).toBe('answered');
    const dates = value['dates'] as readonly { id: string; standing: string; rates: readonly { percent: string }[] }[];
    const percents = dates.map(({ rates }) => rates.map(({ percent }) => percent.slice(0, 4)).join(' then '));
    const lending = ['1.90', '1.90', '1.90', '1.71', '1.99', '3.21', '4.02', '2.95', '1.26'];
    const nine = Array.from({ length: 7 }, () => '9.00');
    expect(percents).toEqual([...lending, ...Array.from({ length: 9 }, () => '1.00'), '1.00 then 9.00', ...nine]);
    const notInFull = dates.filter(({ standing }) => standing !== 'paid-in-full');
    expect(notInFull.map(({ id, standing }) => [id, standing])).toEqual([['P25', 'paid-in-part']]);
    expect(cites(reasons)).toContain('B 3(b)(i)');
  });

  it('bars dividends and purchases until the middle of 2018', () => {
    const { outcome, value, reasons } = answer('dividends.windows');
    expect(outcome).toBe('answered');
    const spans = [{ from: '2017-09-30', through: '2018-06-30' }];
    expect(value).toMatchObject({
      restrictions: [
        { id: 'B 3(d)(ii)', spans },
        { id: 'B 8(b)', spans },
      ],
    });
    expect(cites(reasons)).toEqual(expect.arrayContaining(['B 3(d)(ii)', 'B 8(b)']));
  });

  it('leaves no dividend to the common stock: a part is unpaid, and the span runs', () => {
    const { outcome, value, reasons } = answer('dividends.permit');
    expect(outcome).toBe('answered');
    expect(value).toMatchObject({ outcome: 'barred' });
    const bars = (value['bars'] as readonly { cite: string; barred: boolean }[]).filter(({ barred }) => barred);
    expect(bars).toMatchObject([{ cite: 'A.A', shortfall: { amount: '135762.5' } }, { cite: 'B 3(d)(ii)' }]);
    expect(cites(reasons)).toEqual(expect.arrayContaining(['A.A', 'B 3(d)(ii)']));
  });
});

it('each corporation comes with three questions', () => {
  expect(demonstrations.map(({ asks }) => asks.length)).toEqual([3, 3, 3]);
});

function cites(reasons: Answered['reasons']): readonly string[] {
  return reasons.flatMap((reason) => reason.cites);
}

interface Step {
  readonly id?: string;
  readonly kind?: string;
  readonly status?: string;
  readonly parts?: readonly Step[];
}

/** A requirement with all its parts, and theirs. */
function stepsOf(requirement: unknown): readonly Step[] {
  const step = requirement as Step;
  return [step, ...(step.parts ?? []).flatMap(stepsOf)];
}
