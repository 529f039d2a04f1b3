import { createRoute, z } from '@hono/zod-openapi';
import { personalFields, type PersonalField, type PersonalRecord } from '@quorate/store';
import { allow } from '../../access/gate.js';
import { givenOfPerson } from '../../access/written-reads.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, json, oneLine, problems } from '../responses.js';

const text = z.string().min(1).max(2_000).optional();
const fields = Object.fromEntries(personalFields.map((field) => [field, text])) as Record<PersonalField, typeof text>;

/** Personal data as it is sent with an entry: it is kept beside the journal, which has a salted hash of it. */
export const personal = z
  .strictObject({ of: z.string().min(1).max(200).describe('whose it is, by the id in the journal'), ...fields })
  .openapi('Personal');

/** That something was erased. */
export const erasedSchema = z.object({ by: z.string(), at: z.string(), why: z.string() }).openapi('Erased');

/** Why something is erased. */
export const erasing = z.strictObject({ why: oneLine(2_000).describe('it stays for ever') }).openapi('Erasing');

/** Personal data that came with an entry, or what became of it. */
export const personalRecord = z
  .object({
    hash: z.string().describe('what stands for it in the entry'),
    of: z.string(),
    entry: z.string().describe('the entry with which it came'),
    keptBy: z.string(),
    keptAt: z.string(),
    fields: z.object(fields).optional().describe('absent where it was erased'),
    erased: erasedSchema.optional(),
  })
  .openapi('PersonalRecord');

const id = (name: string) =>
  z
    .string()
    .min(1)
    .max(200)
    .openapi({ param: { name, in: 'path' }, description: 'the id in the journal' });
const onePerson = corporationParameter.extend({ person: id('person') });
const oneEntry = corporationParameter.extend({ entry: id('entry') });

const records = z.array(personalRecord);
const given = { 200: json(records, 'what was kept, the earliest first'), ...problems(422) };
const erased = { 200: json(records, 'erased'), ...problems(400, 409, 413, 422) };
const why = { ...json(erasing, 'why'), required: true } as const;

const ofPerson = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/persons/{person}/personal-data',
  tags: ['personal data'],
  summary: 'What is kept of a person beside the journal; that you read it is written down',
  request: { params: onePerson },
  responses: given,
});

const ofEntry = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/entries/{entry}/personal-data',
  tags: ['personal data'],
  summary: 'What came with an entry of a person; that you read it is written down',
  request: { params: oneEntry },
  responses: given,
});

const erasePerson = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/persons/{person}/erasure',
  tags: ['personal data'],
  summary: 'Erase all that is kept of a person beside the journal, for good; the chain holds',
  request: { params: onePerson, body: why },
  responses: erased,
});

const eraseEntry = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/entries/{entry}/erasure',
  tags: ['personal data'],
  summary: 'Erase what came with an entry of a person, for good; the chain holds',
  request: { params: oneEntry, body: why },
  responses: erased,
});

/** What of persons is kept beside the journal: reading, which is written down, and erasing, which a hold forbids. */
export function personalDataRoutes({ store }: Service) {
  const { personalData } = store;
  const routes = part();
  routes.openapi(ofPerson, async (c) => {
    const { corporation, person } = c.req.valid('param');
    const { name: by } = allow(c.get('caller'), 'read-personal-data', corporation);
    await store.corporation(corporation);
    const read = { by, what: 'personal data', subject: person } as const;
    const found = await personalData.of(corporation, { person });
    return c.json(await givenOfPerson(store, corporation, read, found.map(wire)), 200);
  });
  routes.openapi(ofEntry, async (c) => {
    const { corporation, entry } = c.req.valid('param');
    const { name: by } = allow(c.get('caller'), 'read-personal-data', corporation);
    await store.corporation(corporation);
    const found = await personalData.of(corporation, { entry });
    const persons = [...new Set(found.map(({ of }) => of))];
    const reads = persons.map((subject) => ({ by, what: 'personal data', subject }));
    await store.reads.recordAll(corporation, reads);
    return c.json(found.map(wire), 200);
  });
  routes.openapi(erasePerson, async (c) => {
    const { corporation, person } = c.req.valid('param');
    const { name: by } = allow(c.get('caller'), 'erase', corporation);
    const { why: reason } = c.req.valid('json');
    return c.json((await personalData.erase(corporation, { person }, { by, why: reason })).map(wire), 200);
  });
  routes.openapi(eraseEntry, async (c) => {
    const { corporation, entry } = c.req.valid('param');
    const { name: by } = allow(c.get('caller'), 'erase', corporation);
    const { why: reason } = c.req.valid('json');
    return c.json((await personalData.erase(corporation, { entry }, { by, why: reason })).map(wire), 200);
  });
  return routes;
}

function wire({ fields: told, erased: gone, ...record }: PersonalRecord) {
  return {
    ...record,
    ...(told === undefined ? undefined : { fields: { ...told } }),
    ...(gone === undefined ? undefined : { erased: { ...gone } }),
  };
}
