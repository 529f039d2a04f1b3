import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '@quorate/store';
import { startPostgres } from '../servers/postgres-server.js';

it.each(['LATIN1', 'SQL_ASCII'])('a database in %s is refused before anything is kept in it', async (encoding) => {
  const server = await startPostgres({ durable: false });
  onTestFinished(async () => server.stop());
  const url = await server.database();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database narrow encoding '${encoding}' template template0`);
  await client.end();
  const narrow = url.replace(/[^/]+$/u, 'narrow');
  await expect(openStore({ url: narrow })).rejects.toThrow(`keeps its texts in ${encoding}`);
});
