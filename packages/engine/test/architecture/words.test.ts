import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './cruise.js';

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Names of corporations whose charters are in `charters/`, and of the place that one of them comes from. */
const corporation =
  /(?<![A-Za-z])(peoples|bank-?corp|nss|provident|ogdensburg)(?![a-z])|(Peoples|Bank-?[Cc]orp|NSS|Provident|Ogdensburg)(?![a-z])/;

/**
 * A rule that compares a status with 'met' reads "not known" as "not met", or as "met". It hands requirements on to
 * `isMet` of the evaluation instead.
 */
const comparedStatus = /[!=]==?\s*(['"`])met\1|(['"`])met\2\s*[!=]==?|\bcase\s+(['"`])met\3/;

/** What one run puts by, another takes without consulting what it rests on: a rule remembers by the context, with what it consulted. */
const ownMemory = /^(?:export )?(?:const|let) .*(?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|= remembered)/;

describe('the engine', () => {
  const sources = sourcesUnder('packages/engine/src');

  it('has sources to read', () => {
    expect(sources.length).toBeGreaterThan(0);
  });

  it('names no corporation', () => {
    expect(linesWith(corporation, sources)).toEqual([]);
  });

  it('keeps no memory of its own in a rule or a question', () => {
    const rules = sources.filter(({ path }) => /src\/(kinds|terms|questions)\//.test(path));
    expect(linesWith(ownMemory, rules)).toEqual([]);
  });

  it('compares no status with met in a provision kind', () => {
    const kinds = sources.filter(({ path }) => path.startsWith('packages/engine/src/kinds/'));
    expect(linesWith(comparedStatus, kinds)).toEqual([]);
  });
});

describe('the scan for words', () => {
  it.each([
    'const known = new WeakMap<Context, Found>();',
    'const seen = new Set();',
    'export const of = remembered(find);',
  ])('finds a memory in: %s', (text) => {
    expect(linesWith(ownMemory, [{ path: 'bad.ts', text }])).toEqual([`bad.ts:1: ${text}`]);
  });

  it.each(["const kinds = new Set<string>(['a', 'b']);", '  const found = new Map<string, number>();'])(
    'lets pass: %s',
    (text) => {
      expect(linesWith(ownMemory, [{ path: 'good.ts', text }])).toEqual([]);
    },
  );

  it.each([
    "of('Peoples')",
    'Bankcorp, Inc.',
    'peoples-bankcorp',
    'NSS Bancorp',
    'forProvident_series',
    'in Ogdensburg',
  ])('finds a corporation in: %s', (text) => {
    expect(linesWith(corporation, [{ path: 'bad.ts', text: `ok\n${text}` }])).toEqual([`bad.ts:2: ${text}`]);
  });

  it.each(["people's votes", 'const transshipment', 'evident', 'providently'])('lets pass: %s', (text) => {
    expect(linesWith(corporation, [{ path: 'good.ts', text }])).toEqual([]);
  });

  it.each(["if (status === 'met')", "status !== 'met'", '"met" === status', "status=='met'", "case 'met':"])(
    'finds a compared status in: %s',
    (text) => {
      expect(linesWith(comparedStatus, [{ path: 'bad.ts', text }])).toEqual([`bad.ts:1: ${text}`]);
    },
  );

  it.each(["{ status: 'met' }", "=== 'method'", 'isMet(requirement)', "case 'metered':"])('lets pass: %s', (text) => {
    expect(linesWith(comparedStatus, [{ path: 'good.ts', text }])).toEqual([]);
  });
});

function sourcesUnder(folder: string): readonly Source[] {
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(repository, folder, path), 'utf8') }));
}

/** Every line that the pattern matches, as `path:line: text`. */
function linesWith(pattern: RegExp, sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}
