import { beforeEach, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

type Key = Readonly<Record<string, string>>;

let service: TestService;
let secretary: Key;
let counsel: Key;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  secretary = await service.account('sara', 'secretary');
  counsel = await service.account('carl', 'counsel');
  return async () => service.close();
});

const call = async (who: Key, method: string, path: string, body?: unknown) =>
  service.call(method, `/v1/corporations/acme${path}`, body, who);

const taxNumber = '078-05-1120';
const fields = { address: '1 Elm Street', taxNumber };
const anna = {
  id: 'a',
  type: 'person',
  on: '1999-01-04',
  basis: 'books',
  personal: { of: 'anna', ...fields },
  data: { id: 'anna', kind: 'individual' },
};
const entered = async (entry: object = anna, expectedVersion = 0) =>
  call(secretary, 'POST', '/entries', { expectedVersion, entries: [entry] });
const why = { why: 'she asked for it' };

describe('personal data', () => {
  it('is given to those whose office needs it, and each time that is written down', async () => {
    expect((await entered()).status).toBe(201);
    const treasurer = await service.account('theo', 'treasurer');
    const given = await call(treasurer, 'GET', '/persons/anna/personal-data');
    expect(given).toMatchObject({ status: 200, body: [{ of: 'anna', entry: 'a', keptBy: 'sara', fields }] });
    expect((await call(secretary, 'GET', '/entries/a/personal-data')).body).toEqual(given.body);
    expect((await call(secretary, 'GET', '/persons/bert/personal-data')).body).toEqual([]);
    const { body } = await call(counsel, 'GET', '/reads');
    expect(body['reads']).toMatchObject([
      { by: 'sara', what: 'personal data', subject: 'bert' },
      { by: 'sara', what: 'personal data', subject: 'anna' },
      { by: 'theo', what: 'personal data', subject: 'anna' },
    ]);
    const page = await call(counsel, 'GET', '/reads?subject=anna&limit=1');
    expect(page.body).toMatchObject({ reads: [{ by: 'sara' }], next: expect.any(String) as string });
    const next = await call(counsel, 'GET', `/reads?subject=anna&limit=1&before=${page.body['next'] as string}`);
    expect(next.body).toMatchObject({ reads: [{ by: 'theo' }] });
  });

  it('stands in no entry, no answer, no proposal, no export that does not ask for it, and no problem', async () => {
    await entered();
    const proposal = { id: 'p', entries: [{ ...anna, id: 'b', data: { id: 'bert', kind: 'individual' } }] };
    const question = { asOf: '2000-01-01' };
    const wrong = { ...anna, id: 'c', personal: { of: 'ana', taxNumber } };
    for (const [method, path, body, status] of [
      ['GET', '/entries', undefined, 200],
      ['POST', '/questions/capital.summary', question, 200],
      ['POST', '/proposals', proposal, 201],
      ['GET', '/proposals', undefined, 200],
      ['GET', '/export', undefined, 200],
      ['GET', '/verification', undefined, 200],
      ['POST', '/entries', { expectedVersion: 1, entries: [wrong] }, 422],
      ['POST', '/entries', { expectedVersion: 1, entries: [{ ...anna, personal: { taxNumber } }] }, 422],
      [
        'POST',
        '/entries',
        { expectedVersion: 1, entries: [{ ...anna, personal: { of: 'anna', hash: taxNumber } }] },
        422,
      ],
      ['POST', '/hypotheticals', { title: 'x', entries: [{ ...anna, id: 'h' }] }, 422],
    ] as const) {
      const answer = await call(secretary, method, path, body);
      expect(answer.status, `${method} ${path}`).toBe(status);
      expect(answer.text, `${method} ${path}`).not.toMatch(/078-05|Elm/u);
    }
    const { text } = await call(secretary, 'GET', '/export?personal=yes');
    expect(text).toContain(taxNumber);
    const examiner = await service.account('exa', 'examiner');
    expect((await call(examiner, 'GET', '/export')).status).toBe(200);
    expect((await call(examiner, 'GET', '/export?personal=yes')).status).toBe(403);
    const { body } = await call(counsel, 'GET', '/reads');
    expect(body['reads']).toMatchObject([{ by: 'sara', what: 'all personal data', subject: 'acme' }]);
    expect(service.errors).toEqual([]);
  });

  it('is erased with the reason, and told as erased; the chain holds', async () => {
    await entered();
    expect((await call(secretary, 'POST', '/persons/anna/erasure', {})).status).toBe(422);
    const { body, text } = await call(secretary, 'POST', '/persons/anna/erasure', why);
    expect(body).toMatchObject([{ of: 'anna', erased: { by: 'sara', why: why.why } }]);
    expect(text).not.toContain('fields');
    expect((await call(secretary, 'GET', '/entries/a/personal-data')).body).toEqual(body);
    expect((await call(secretary, 'POST', '/entries/none/erasure', why)).status).toBe(404);
    expect((await call(secretary, 'GET', '/verification')).body).toMatchObject({
      intact: { version: 1 },
      personal: { kept: 0, erased: 1, absent: 0 },
      changed: [],
    });
  });

  it('is not erased while a hold stands, which names itself and nothing else', async () => {
    await entered();
    const hold = { id: 'h-1', reason: 'Doe v. Acme', scope: { persons: ['anna'] } };
    expect((await call(counsel, 'POST', '/holds', hold)).status).toBe(201);
    for (const path of ['/persons/anna/erasure', '/entries/a/erasure']) {
      const held = await call(secretary, 'POST', path, why);
      expect(held).toMatchObject({ status: 409, body: { title: 'Legal hold' } });
      expect(held.text).toContain('h-1');
      expect(held.text).not.toContain('Doe');
    }
    expect((await call(secretary, 'GET', '/persons/anna/personal-data')).body).toMatchObject([{ fields }]);
    expect((await call(counsel, 'POST', '/holds/h-1/release', { why: 'settled' })).body).toMatchObject({
      ...hold,
      released: { by: 'carl', why: 'settled' },
    });
    expect((await call(counsel, 'GET', '/holds')).body).toMatchObject([hold]);
    expect((await call(secretary, 'POST', '/persons/anna/erasure', why)).status).toBe(200);
    const nothing = { ...hold, id: 'h-2', scope: {} };
    expect((await call(counsel, 'POST', '/holds', nothing)).status).toBe(422);
    for (const scope of [{ papers: ['AB'.repeat(32)] }, { papers: ['minutes.pdf'] }, { persons: ['anna\u200b'] }]) {
      expect((await call(counsel, 'POST', '/holds', { ...nothing, scope })).status).toBe(422);
    }
  });

  it('under a hold that names nothing is told of with the hold, as long as it stands, and with what may have been meant', async () => {
    await entered();
    const hidden = await service.call(
      'POST',
      '/v1/corporations/acme/papers?name=a.txt&state=drafted&seenByAccounts=sara',
      new TextEncoder().encode('hidden'),
      { ...secretary, 'content-type': 'text/plain' },
    );
    const paper = hidden.body['hash'] as string;
    const scope = { persons: ['Anna', 'anna', 'zacharias'], entries: ['a', 'aa'], papers: [paper] };
    const hold = { id: 'h-1', reason: 'Doe v. Acme', scope };
    const namesNothing = [
      { sort: 'persons', id: 'Anna', nearest: 'anna' },
      { sort: 'persons', id: 'zacharias' },
      { sort: 'entries', id: 'aa', nearest: 'a' },
      // Whoever may not see a paper is not told that there is one.
      { sort: 'papers', id: paper },
    ];
    for (const _ of ['set', 'sent again'])
      expect(await call(counsel, 'POST', '/holds', hold)).toMatchObject({ status: 201, body: { scope, namesNothing } });
    const whole = { id: 'h-2', reason: 'all', scope: { whole: true } };
    expect((await call(counsel, 'POST', '/holds', whole)).body['namesNothing']).toBeUndefined();
    expect((await call(counsel, 'GET', '/holds')).body).toMatchObject([{ id: 'h-1', namesNothing }, { id: 'h-2' }]);
    const late = { ...anna, id: 'aa', personal: undefined, data: { id: 'zacharias', kind: 'individual' } };
    expect((await entered(late, 1)).status).toBe(201);
    const [still] = (await call(counsel, 'GET', '/holds')).body as unknown as readonly Record<string, unknown>[];
    expect(still?.['namesNothing']).toEqual([namesNothing[0], namesNothing[3]]);
    await call(counsel, 'POST', '/holds/h-1/release', { why: 'settled' });
    const [released] = (await call(counsel, 'GET', '/holds')).body as unknown as readonly Record<string, unknown>[];
    expect(released?.['namesNothing']).toBeUndefined();
    expect(service.errors).toEqual([]);
  });
});
