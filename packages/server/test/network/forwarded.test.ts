import { describe, expect, it } from 'vitest';
import { addresses, isLoopback } from '@quorate/server';
import { forwarded, type Forwarded } from '../../src/network/forwarded.js';

const proxies = addresses(['10.0.0.0/8', 'fd00::/8']);

describe('what proxies say of a request', () => {
  const cases: readonly (readonly [Readonly<Record<string, string>>, Forwarded | 'contradictory'])[] = [
    [{}, {}],
    [{ 'x-forwarded-for': '203.0.113.7' }, { client: '203.0.113.7' }],
    [{ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }, { client: '203.0.113.7' }],
    [{ 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.1, ::ffff:10.0.0.2' }, { client: '203.0.113.7' }],
    [{ 'x-forwarded-for': '10.0.0.3, 10.0.0.1' }, { client: '10.0.0.3' }],
    [
      { 'x-forwarded-for': '203.0.113.7:4711', 'x-forwarded-proto': 'HTTPS' },
      { client: '203.0.113.7', protocol: 'https' },
    ],
    [
      { 'x-forwarded-for': '1.1.1.1, 203.0.113.7', 'x-forwarded-proto': 'https, http' },
      { client: '203.0.113.7', protocol: 'http' },
    ],
    [
      { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https, http' },
      { client: '203.0.113.7', protocol: 'http' },
    ],
    [{ 'x-forwarded-proto': 'https' }, { protocol: 'https' }],
    [{ 'x-forwarded-for': 'unknown' }, { client: 'unknown' }],
    [{ forwarded: 'for="[2001:db8::1]:4711";proto=https' }, { client: '2001:db8::1', protocol: 'https' }],
    [
      { forwarded: 'for=198.51.100.1, For=203.0.113.7;Proto=http, for="[fd00::1]"' },
      { client: '203.0.113.7', protocol: 'http' },
    ],
    [{ 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' }, { client: '203.0.113.7' }],
    [{ 'x-forwarded-for': '203.0.113.7', forwarded: 'for=198.51.100.1' }, 'contradictory'],
    [{ 'x-forwarded-proto': 'https', forwarded: 'for=203.0.113.7;proto=http' }, 'contradictory'],
  ];
  it.each(cases)('%j is understood', (headers, understood) => {
    expect(forwarded(new Headers(headers), proxies)).toEqual(understood);
  });
});

describe('addresses', () => {
  it('are single ones and ranges of both families', () => {
    const some = addresses(['192.0.2.1', '10.0.0.0/8', '2001:db8::/32']);
    for (const inside of ['192.0.2.1', '10.255.0.1', '::ffff:10.1.1.1', '2001:db8::1%eth0']) {
      expect(some.has(inside)).toBe(true);
    }
    for (const outside of ['192.0.2.2', '11.0.0.1', '2001:db9::1', 'localhost', '']) {
      expect(some.has(outside)).toBe(false);
    }
  });

  it.each([
    ['64:ff9b::/96', '203.0.113.7', '2001:db8::1'],
    ['64:ff9b::cb00:7107', '203.0.113.7', '203.0.113.8'],
    ['64:ff9b::cb00:7100/120', '::ffff:203.0.113.7', '203.0.114.7'],
    ['64:ff9b::7107', '0.0.113.7', '203.0.113.7'],
    ['::ffff:10.0.0.0/104', '10.9.9.9', '11.0.0.1'],
    ['::ffff:0:0/96', '198.51.100.1', '::1'],
    ['fe80::1%eth0', 'fe80::1', 'fe80::2'],
  ])('of IPv4 are so however they are written: %s has %s, and not %s', (written, inside, outside) => {
    const some = addresses([written]);
    expect([some.has(inside), some.has(outside)]).toEqual([true, false]);
  });

  it.each([
    'x',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::/129',
    '10.0.0.0/-1',
    '',
    '64:ff9b::/95',
    '::ffff:10.0.0.0/8',
  ])('%j is none', (written) => {
    expect(() => addresses([written])).toThrow('was expected');
  });

  it('of this machine are known', () => {
    for (const host of ['127.0.0.1', '127.8.8.8', '::1', 'localhost']) expect(isLoopback(host)).toBe(true);
    for (const host of ['0.0.0.0', '::', '10.0.0.1', 'localhost.example', '']) expect(isLoopback(host)).toBe(false);
  });
});
