import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DefaultQueryCompiler, SqliteQueryCompiler } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '@quorate/store';
import { serviceTables } from '../src/database/distribution.js';
import { clockOf } from './clock.js';
import { Statements } from './statements.js';
import type { StoreUnderTest } from './store-suite.js';
import { suites } from './suites.js';

// In a file of its own, and in the slow suite, where files share no modules: others' statements would be read too.
const statements = new Statements();
SqliteQueryCompiler.prototype.compileQuery = function (...query) {
  const compiled = DefaultQueryCompiler.prototype.compileQuery.apply(this, query);
  statements.note(compiled);
  return compiled;
};

const folder = mkdtempSync(join(tmpdir(), 'quorate-statements-'));
let made = 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = () => ({ file: join(folder, `${made}.sqlite`) });

const under: StoreUnderTest = {
  fresh: async (clock, options) => {
    made += 1;
    return openStore(place(), { ...clockOf(clock), ...options });
  },
  again: async (options) => openStore(place(), options),
  place,
};

for (const suite of suites) suite('SQLite', under);

/** Run last: it reads what the suites above had the store send. */
describe('the statements of a store', () => {
  const sent = () => statements.all().filter(({ text }) => /^(?:select|insert|update|delete)/u.test(text));
  const tables = (text: string) =>
    [...text.matchAll(/(?:from|into|update|join) "?([a-z_]+)"?/gu)].flatMap(([, name = '']) =>
      name === 'set' ? [] : [name],
    );
  const isService = (table: string) =>
    serviceTables.includes(table) || table.startsWith('kysely') || table === 'sqlite_master';

  it('are all read: of every table', () => {
    const read = new Set(sent().flatMap(({ text }) => tables(text)));
    const made = statements.all().flatMap(({ text }) => /^create table (?!if )([a-z_]+) /u.exec(text)?.[1] ?? []);
    expect(made.filter((table) => !read.has(table))).toEqual([]);
  });

  it('are each of one corporation, or of the service itself; only the list of corporations and the roles of an account are of many', () => {
    const ofMany = sent().flatMap(({ text }) => {
      const named = tables(text);
      if (named.every(isService) || text.startsWith('insert')) return [];
      const chosen = text.match(/"corporation" = (?:\?|"matters"\."corporation")/gu)?.length ?? 0;
      return chosen === named.length && !named.some(isService) ? [] : [text];
    });
    expect(ofMany).toEqual([
      'select "corporation" from "corporations" order by "corporation"',
      'select "corporation" from "corporations" order by "corporation" limit ?',
      'select * from "corporations" limit ?',
      'select * from "corporations" order by "corporation"',
      'select * from "grants" where "account" = ?',
    ]);
  });

  it('put the rows of one corporation in at a time, and never move a row to another', () => {
    for (const { text, corporations } of sent()) {
      if (text.startsWith('insert') && !tables(text).every(isService)) expect(corporations, text).toBe(1);
      expect(text).not.toMatch(/ set (?:[^(]*, )?"corporation" = /u);
    }
  });
});
