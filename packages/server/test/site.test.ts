import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

describe('the workbench as it is served', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-site-'));
  let service: TestService;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<meta name="style-nonce" content="" /><title>The page</title>');
    writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'start();');
    service = await testService({ site: folder });
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const open = async (path: string) => service.call('GET', path, undefined, { accept: 'text/html,*/*' });

  it('is one page, at every address that is none of the service', async () => {
    for (const path of ['/', '/sign-in', '/corporations/acme/acts/deal']) {
      const { status, text, headers } = await open(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('The page');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    expect((await open('/docs')).text).not.toContain('The page');
    expect((await open('/v1/nothing')).status).toBe(401);
    expect((await open('/assets/gone.js')).status).toBe(404);
    // Whoever asks for the first address without saying how is shown the page as well.
    expect((await service.call('GET', '/')).text).toContain('The page');
    // A program that asks for an address that is not there is told so.
    expect((await service.call('GET', '/nothing')).status).toBe(404);
  });

  it('runs no script but its own, and allows styles by a nonce that is another each time', async () => {
    const pages = await Promise.all([open('/'), open('/')]);
    const nonces = pages.map(({ text, headers }) => {
      const policy = headers.get('content-security-policy') ?? '';
      const nonce = /content="([^"]+)"/u.exec(text)?.[1] ?? 'none';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).not.toContain('unsafe');
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  it('is kept by browsers where its name carries its hash, and sent compressed to those that read that', async () => {
    const plain = await service.begun('/assets/main-1a2b.js', {});
    expect(plain.headers.get('cache-control')).toContain('immutable');
    expect(plain.headers.get('content-type')).toContain('text/javascript');
    expect(await plain.text()).toBe('start();');
    const zipped = await service.begun('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe('start();');
    for (const refused of ['gzip;q=0', 'br, gzip; q=0.0, *;q=1', 'notgzip', 'gzip-like']) {
      const sent = await service.begun('/assets/main-1a2b.js', { 'accept-encoding': refused });
      expect([refused, sent.headers.get('content-encoding'), await sent.text()]).toEqual([refused, null, 'start();']);
    }
  });

  it('reaches no file outside its folder', async () => {
    for (const path of ['/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/..%2fpackage.json']) {
      expect((await service.call('GET', path)).status).toBe(404);
    }
  });
});
