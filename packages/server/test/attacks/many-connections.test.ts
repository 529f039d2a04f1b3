import { EventEmitter } from 'node:events';
import { addresses } from '@quorate/server';
import { expect, it } from 'vitest';
import { limitConnections } from '../../src/serve.js';

/** A server at which so many connections come from an address; each tells whether it was closed as it came. */
function arriving(server: EventEmitter, count: number, remoteAddress: string): readonly EventEmitter[] {
  return Array.from({ length: count }, () => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => socket.emit('refused') });
    socket.once('refused', () => refused.add(socket));
    server.emit('connection', socket);
    return socket;
  });
}

const refused = new Set<EventEmitter>();
const refusedOf = (sockets: readonly EventEmitter[]) => sockets.filter((each) => refused.has(each)).length;

it.each([
  ['203.0.113.9', '203.0.113.10'],
  ['::ffff:203.0.113.9', '203.0.113.10'],
  // Whoever has a network of IPv6 has all of its addresses.
  ['2001:db8:1:2::9', '2001:db8:1:3::9'],
])('of connections from %s more than 256 are closed as they come, and those from %s are not', (from, elsewhere) => {
  const server = new EventEmitter();
  limitConnections(server as never, undefined);
  const open = arriving(server, 256, from);
  expect(refusedOf(open)).toBe(0);
  expect(refusedOf(arriving(server, 10, from))).toBe(10);
  expect(refusedOf(arriving(server, 10, elsewhere))).toBe(0);
  for (const socket of open.slice(0, 3)) socket.emit('close');
  expect(refusedOf(arriving(server, 10, from))).toBe(7);
});

it('this machine, and proxies that were named, have no limit', () => {
  const server = new EventEmitter();
  limitConnections(server as never, addresses(['10.0.0.0/8']));
  expect(refusedOf([...arriving(server, 300, '127.0.0.1'), ...arriving(server, 300, '10.1.2.3')])).toBe(0);
});

it('another address of the same network of IPv6 is no other place', () => {
  const server = new EventEmitter();
  limitConnections(server as never, undefined);
  arriving(server, 256, '2001:db8:1:2::9');
  expect(refusedOf(arriving(server, 1, '2001:db8:1:2::a'))).toBe(1);
});
