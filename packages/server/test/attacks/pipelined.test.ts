import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { serve } from '@quorate/server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fewAtOnce } from '../../src/network/pipelined.js';

let begun = 0;
const serving = await serve({
  host: '127.0.0.1',
  port: 0,
  fetch: async () => {
    begun += 1;
    return new Response('well');
  },
});
const { hostname, port } = new URL(serving.url);

beforeEach(() => {
  begun = 0;
});
afterAll(async () => serving.stop());

/** Sends requests one after the other without waiting for an answer, and tells how many answers came. */
async function sentTogether(count: number): Promise<number> {
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (data: Buffer) => (said += data.toString('latin1')));
  socket.on('error', () => undefined);
  const request = (last: boolean) => `GET / HTTP/1.1\r\nhost: a\r\n${last ? 'connection: close\r\n' : ''}\r\n`;
  socket.write(request(false).repeat(count - 1) + request(true));
  await new Promise((resolve) => socket.on('close', resolve));
  return said.split('HTTP/1.1 200').length - 1;
}

describe('requests that are sent before others of the same connection are answered', () => {
  it('are answered where they are few', async () => {
    expect(await sentTogether(20)).toBe(20);
  });

  it('end their connection where they are many, and are not begun', async () => {
    await sentTogether(20_000);
    expect(begun).toBeLessThan(100);
    expect(await (await fetch(serving.url)).text()).toBe('well');
  });
});

describe('requests of many connections that come at once', () => {
  const arriving = (name: number, listener: ReturnType<typeof fewAtOnce>) => {
    const socket = { destroyed: false };
    listener({ socket, name } as unknown as IncomingMessage, new EventEmitter() as unknown as ServerResponse);
    return socket;
  };

  it('are begun a few in each turn of the event loop, in the order in which they came, all but those whose connection has ended', async () => {
    const order: number[] = [];
    let inThisTurn = 0;
    let most = 0;
    const listener = fewAtOnce((request) => {
      order.push((request as unknown as { readonly name: number }).name);
      inThisTurn += 1;
      most = Math.max(most, inThisTurn);
    });
    const sockets = Array.from({ length: 100 }, (_, name) => arriving(name, listener));
    const [, , , , , , , , , , , , , , , gone] = sockets;
    if (gone !== undefined) gone.destroyed = true;
    while (order.length < 99) {
      await othersTurn();
      inThisTurn = 0;
    }
    await othersTurn();
    arriving(100, listener);
    expect(most).toBeLessThanOrEqual(8);
    expect(order).toEqual([...Array(101).keys()].filter((name) => name !== 15));
  });
});
