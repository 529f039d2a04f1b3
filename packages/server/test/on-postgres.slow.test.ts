import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '@quorate/store';
import { startPostgres } from '../../store/test/servers/postgres-server.js';
import { keepTestsIn } from './place.js';

/** The service on PostgreSQL: every test of it that the quick suite runs on SQLite, but for what no database can change. */
const server = await startPostgres({ durable: false });
const model = { url: await server.database() };
await (await openStore(model)).close();
// The server makes the next database while a test works on its own.
let next = server.database(model.url);
keepTestsIn(async () => {
  const url = await next;
  next = server.database(model.url);
  return { ...model, url };
});
afterAll(async () => {
  await next;
  await server.stop();
});

/**
 * What the quick suite holds already, and PostgreSQL cannot change: how requests come over a connection, before anything is looked up; what is
 * judged, answered, described and written of a journal or a charter that was read, which comes the same from either store (the suites of the
 * store hold that); and what is kept in no store. How rows are found, listed, counted, locked and refused stays, and whatever is sent to any route.
 */
const alike = [
  'answering',
  'attacks/bodies',
  'attacks/dependencies',
  'attacks/ends',
  'attacks/many-connections',
  'attacks/own-pages',
  'attacks/pipelined',
  'attacks/problems',
  'attacks/slow-ones',
  'attacks/written-once',
  'books',
  'calendar-feed',
  'charters',
  'comparisons',
  'documents',
  'faults/http-faults',
  'instruments',
  'kept-answers',
  'limits/json-shape',
  'mailed-checkpoints',
  'misnamed',
  'network/forwarded',
  'network/proxy',
  'network/tls',
  'sign-in/certified-provider',
  'site',
].map((name) => `${name}.test.ts`);

const here = new URL('./', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.test.ts') && !file.endsWith('.slow.test.ts'),
);
it('leaves out no file that is gone', () => {
  expect(files).toEqual(expect.arrayContaining(alike));
});
// What a file sets up before each of its tests is for its own tests alone.
describe.each(files.filter((file) => !alike.includes(file)))('%s', async (file) => {
  await import(new URL(file, here).href);
});
