import { readdirSync } from 'node:fs';
import { afterAll, describe } from 'vitest';
import { openStore } from '@quorate/store';
import { startPostgres } from '../../store/test/servers/postgres-server.js';
import { keepTestsIn } from './place.js';

/** The service on PostgreSQL: every test of it that the quick suite runs on SQLite. */
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

const here = new URL('./', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.test.ts') && !file.endsWith('.slow.test.ts'),
);
// What a file sets up before each of its tests is for its own tests alone.
describe.each(files)('%s', async (file) => {
  await import(new URL(file, here).href);
});
