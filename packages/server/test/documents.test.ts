import { beforeEach, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

let service: TestService;

const families = ['register', 'meetings', 'acts', 'board'];
const entries = [
  { id: 'ivy', type: 'person', data: { id: 'ivy', name: 'Ivy Ames', kind: 'individual' } },
  ...families.map((family) => ({ id: family, type: 'coverage', data: { family, from: '1998-12-15' } })),
  { id: 'born', type: 'milestone', data: { name: 'conversion' } },
  { id: 'issued', type: 'shares-issued', data: { class: 'common', to: 'dispersed', shares: '1000000' } },
  {
    id: 'put',
    type: 'proposed',
    data: { id: 'auditors', meeting: 'am', act: { kind: 'resolution', on: 'the auditors' } },
  },
  {
    id: 'held',
    type: 'meeting-held',
    data: { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': '600000' },
  },
  { id: 'sworn', type: 'inspector-appointed', data: { meeting: 'am', inspector: 'ivy', sworn: '1999-01-04' } },
  { id: 'votes', type: 'tally', data: { proposal: 'auditors', class: 'common', for: '400000', against: '200000' } },
].map((each) => ({ ...each, on: '1999-01-04', basis: 'books' as const }));

beforeEach(async () => {
  service = await testService();
  await service.call(
    'POST',
    '/v1/corporations',
    { id: 'acme', charter: 'peoples-bankcorp', name: 'Acme, Inc.' },
    service.owner,
  );
  return async () => service.close();
});

const enter = async (some: readonly unknown[], expectedVersion = 0) =>
  service.call('POST', '/v1/corporations/acme/entries', { expectedVersion, entries: some }, service.owner);
const written = async (document: string, more: object = {}, who = service.owner) =>
  service.call(
    'POST',
    `/v1/corporations/acme/documents/${document}`,
    { asOf: '1999-02-01', input: { meeting: 'am' }, ...more },
    who,
  );

describe('documents over HTTP', () => {
  it('are written from what is entered, as files to be saved', async () => {
    expect((await enter(entries)).status).toBe(201);
    const text = await written('item-5.07.txt');
    expect(text.status).toBe(200);
    expect(text.text).toContain('Acme, Inc. held its annual meeting of shareholders');
    expect(text.headers.get('content-disposition')).toBe('attachment; filename="item-5.07.txt"');
    const pdf = await written('certificate.pdf');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.text).toMatch(/^%PDF/);
  });

  it('tell what is wanting, and write nothing', async () => {
    await enter(entries.slice(0, -1));
    const { status, body } = await written('certificate.pdf');
    expect(status).toBe(422);
    expect(body).toMatchObject({ title: 'Document not written' });
    expect(body['detail']).toContain('no vote is entered; enter it, or that it was withdrawn.');
    expect((await written('certificate.doc')).status).toBe(422);
    expect((await written('item-5.07.txt', { input: { meeting: 'none' } })).body).toMatchObject({
      title: 'Question not understood',
    });
  });

  it('are for those who may ask', async () => {
    await enter(entries);
    expect((await written('item-5.07.txt', {}, {})).status).toBe(401);
  });
});
