import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QuorateClient } from '@quorate/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listening, type Listening } from '../../server/test/faults/listening.js';
import { askForAFact } from './examples/ask-for-a-fact.js';
import { behindAWall } from './examples/behind-a-wall.js';
import { firstQuestion } from './examples/first-question.js';
import { paperAndEntry } from './examples/paper-and-entry.js';
import { proposeAndAccept } from './examples/propose-and-accept.js';
import { reliedOn } from './examples/relied-on.js';
import { supposeAndAsk } from './examples/suppose-and-ask.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = new URL('examples/', import.meta.url);

let service: Listening;
let key = '';
let owner: QuorateClient;
let keys: Readonly<Record<string, string>>;

beforeAll(async () => {
  service = await listening();
  key = (service.owner['authorization'] ?? '').replace('Bearer ', '');
  owner = new QuorateClient({ url: service.url, key });
  const families = ['register', 'board', 'officers', 'meetings', 'acts', 'dividends', 'reports', 'instruments'];
  const told = [
    { id: 'ada', type: 'person', data: { id: 'ada', name: 'Ada', kind: 'individual' } },
    ...families.map((family) => ({ id: family, type: 'coverage', data: { family, from: '1998-12-15' } })),
  ];
  const entries = told.map((each) => ({ ...each, on: '1999-01-04', basis: 'books' as const }));
  await owner.entries.append('acme', { expectedVersion: 0, entries });
  keys = {
    administrator: await keyOf('administrator'),
    secretary: await keyOf('secretary'),
    counsel: await keyOf('counsel'),
  };
});
afterAll(async () => service.stop());

/** Somebody with an account of that name and role, and a key. */
async function keyOf(role: 'administrator' | 'secretary' | 'counsel'): Promise<string> {
  const { link } = await owner.accounts.open({ name: `the-${role}` });
  await owner.accounts.grant('acme', `the-${role}`, { role });
  const { session } = await new QuorateClient({ url: service.url }).signIn.withLink(link);
  return (await new QuorateClient({ url: service.url, session }).me.makeKey()).key;
}

describe('the examples of the README', () => {
  it.each(readdirSync(examples))('%s stands there as it runs here', (name) => {
    expect(readme).toContain(readFileSync(new URL(name, examples), 'utf8'));
  });

  it('ask a first question', async () => {
    expect(await firstQuestion(service.url, key)).toBe('answered; Question not understood');
  });

  it('suppose, and ask', async () => {
    const [now, then] = await supposeAndAsk(service.url, key);
    expect([JSON.stringify(now), JSON.stringify(then)]).toEqual([
      expect.stringContaining('"900000"'),
      expect.stringContaining('"1000000"'),
    ]);
  });

  it('keep a paper, and enter with it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quorate-sdk-'));
    const file = join(folder, 'minutes.pdf');
    writeFileSync(file, '%PDF-1.4 minutes');
    expect(await paperAndEntry(service.url, key, file)).toBe('minutes-2003.pdf: drafted, then signed');
    const [paper] = await owner.papers.all('acme');
    expect(Buffer.from(await owner.papers.content('acme', paper?.hash ?? '')).toString()).toBe('%PDF-1.4 minutes');
    rmSync(folder, { recursive: true });
  });

  it('freeze an answer, and see it go stale', async () => {
    const [before, after, ...differences] = await reliedOn(service.url, key);
    expect([before, after]).toEqual(['current', 'stale']);
    expect(differences.join()).toContain('900,000');
    expect(differences.at(-1)).toBe('the letter to the exchange');
  });

  it('ask somebody for a fact', async () => {
    expect(await askForAFact(service.url, key)).toMatch(/\(yes-no\): replied, proposed$/u);
  });

  it('draft behind a wall, and bring it out', async () => {
    expect(await behindAWall(service.url, keys)).toBe('0 seen before, 1 after the-counsel brought it out');
  });

  it('propose, and accept', async () => {
    expect(await proposeAndAccept(service.url, keys)).toBe(
      'accepted: proposed by the-secretary, accepted by the-counsel',
    );
  });
});
