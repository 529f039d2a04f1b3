import { builtInCharters } from '@quorate/charters';
import { citation, instrumentChoices, instrumentsOf, loaded, provisionsAt, sectionsOf } from '@quorate/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

let service: TestService;

const entry = (id: string, type: string, on: string, data: object) => ({ id, type, on, basis: 'books', data });
const journal = [
  entry('covered', 'coverage', '1999-01-04', { family: 'instruments', from: '1999-01-04', through: '2010-12-31' }),
  entry('adopted', 'reading-adopted', '2001-01-02', { reading: 'I-16o', option: 'completion', by: 'board', why: 'so' }),
  entry('repeal', 'instrument-amended', '2002-01-02', {
    instrument: 'charter',
    provisions: ['FIFTEENTH'],
    version: '2',
    repeals: 'yes',
  }),
];

interface Provision {
  readonly cite: string;
  readonly isInForce: boolean;
  readonly readings: readonly { readonly id: string; readonly holds: string; readonly adoption?: object }[];
}

beforeAll(async () => {
  service = await testService();
  for (const [id, charter, entries] of [
    ['acme', 'peoples-bankcorp', journal],
    ['nss', 'nss-bancorp', []],
  ] as const) {
    const kept = await service.call('POST', '/v1/corporations', { id, charter, entries }, service.owner);
    expect(kept.status, kept.text).toBe(201);
  }
});
afterAll(async () => service.close());

const read = async (path: string, corporation = 'acme') =>
  service.call('GET', `/v1/corporations/${corporation}/instruments${path}`, undefined, service.owner);

const section = async (cite: string, asOf: string, corporation = 'acme') => {
  const { status, body, text } = await read(`/sections/${encodeURIComponent(cite)}?asOf=${asOf}`, corporation);
  expect(status, text).toBe(200);
  return body['provisions'] as readonly Provision[];
};

describe('the instruments in outline', () => {
  it('stand in the order in which they are read, each provision in that of the document, with what is in force', async () => {
    const { body } = await read('?asOf=2004-01-01');
    const outline = body as unknown as readonly {
      readonly kind: string;
      readonly isInForce: boolean;
      readonly workedOut: { readonly percent: number };
      readonly articles: readonly {
        readonly number: string;
        readonly provisions: readonly {
          readonly cite: string;
          readonly repealedOn?: string;
          readonly defines: readonly string[];
        }[];
      }[];
    }[];
    expect(outline.map(({ kind }) => kind)).toEqual(['charter', 'bylaws', 'bylaws', 'law']);
    const [charter, bylaws] = outline;
    // Of the bylaws the version that governs is the later one, and stands first.
    expect(outline.map(({ isInForce }) => isInForce)).toEqual([true, true, false, true]);
    expect(charter).toMatchObject({ isInForce: true, workedOut: { percent: 100 } });
    expect(charter?.articles.map(({ number }) => number).slice(0, 4)).toEqual(['FIRST', 'SECOND', 'THIRD', 'FOURTH']);
    expect(charter?.articles.find(({ number }) => number === 'FIFTEENTH')?.provisions).toMatchObject([
      { cite: 'FIFTEENTH', repealedOn: '2002-01-02' },
    ]);
    const defining = (outline[0]?.articles ?? []).flatMap(({ provisions }) =>
      provisions.filter(({ defines }) => defines.includes('continuing-director')),
    );
    expect(defining.map(({ cite }) => cite)).toEqual(['SIXTEENTH.C(3)']);
    expect(bylaws?.articles[0]?.provisions[0]?.cite).toMatch(/^Bylaws /u);
  });

  it('are not in force before their first day', async () => {
    const { body } = await read('?asOf=1990-01-01');
    expect((body as unknown as readonly { isInForce: boolean }[]).map(({ isInForce }) => isInForce)).not.toContain(
      true,
    );
    expect((await read('?asOf=May')).status).toBe(422);
  });
});

describe('a section', () => {
  it('is told with its figures, and with what each reading decides in it', async () => {
    const [exemption, ...others] = await section('SIXTEENTH.B', '2000-06-01');
    expect(others).toEqual([]);
    expect(exemption).toMatchObject({
      cite: 'SIXTEENTH.B',
      kind: 'combination-exemption',
      state: 'worked-out',
      isInForce: true,
      names: [{ section: 'SIXTEENTH.A', as: 'frees' }],
      readings: [
        {
          id: 'I-16o',
          holds: 'agreement',
          decides: [{ parameter: 'before', options: { agreement: 'agreement', completion: 'effect' } }],
        },
      ],
      notes: [{ cite: 'SIXTEENTH.B' }],
    });
    expect(exemption?.readings[0]?.adoption).toBeUndefined();
    expect((await section('SIXTEENTH.A', '2000-06-01'))[0]).toMatchObject({
      namedBy: expect.arrayContaining([expect.objectContaining({ section: 'SIXTEENTH.B', as: 'frees' })]) as unknown,
    });
  });

  it('has the reading that an entry adopted from its day on', async () => {
    const [exemption] = await section('SIXTEENTH.B', '2001-06-01');
    expect(exemption?.readings).toMatchObject([
      { holds: 'completion', adoption: { entry: 'adopted', on: '2001-01-02', by: 'board', why: 'so' } },
    ]);
  });

  it('is not in force once an entry repeals it, and names the entry', async () => {
    expect((await section('FIFTEENTH', '2002-01-01'))[0]).toMatchObject({ isInForce: true });
    expect((await section('FIFTEENTH', '2002-01-02'))[0]).toMatchObject({
      isInForce: false,
      repealedOn: '2002-01-02',
      changes: [{ entry: 'repeal', repeals: true }],
    });
  });

  it('tells over what it prevails and to what it yields, whichever of the two says so', async () => {
    expect((await section('EIGHTEENTH.A', '2000-06-01'))[0]).toMatchObject({ yieldsTo: ['EIGHTEENTH.B'] });
    expect((await section('EIGHTEENTH.B', '2000-06-01'))[0]).toMatchObject({ prevailsOver: ['EIGHTEENTH.A'] });
  });

  it('deeper than any provision leads to the provision in which it stands', async () => {
    const at = await section('SIXTEENTH.A(1)[i]', '2000-06-01');
    expect(at.map(({ cite }) => cite)).toEqual(['SIXTEENTH.A']);
  });

  it('is found as answers cite it, in the bylaws too, and under its article', async () => {
    expect((await section('SIXTEENTH', '2000-06-01')).length).toBeGreaterThan(3);
    const [meetings] = await section('Bylaws 2.1', '2000-06-01');
    expect(meetings).toMatchObject({ cite: 'Bylaws 2.1', isInForce: true });
  });

  it.each(builtInCharters.map((set) => [set.id, set] as const))('of %s opens, wherever one is cited', (_id, set) => {
    const instruments = instrumentsOf(set, instrumentChoices).map(loaded);
    for (const { instrument } of instruments)
      for (const cite of sectionsOf(instrument))
        expect(provisionsAt(instruments, citation(instrument, cite)), cite).not.toEqual([]);
  });

  it('that is in none of the instruments is not there, and the nearest is named', async () => {
    const { status, body } = await read('/sections/FORTH?asOf=2000-06-01');
    expect(status).toBe(404);
    expect(body['detail']).toContain('"FOURTH"');
  });
});
