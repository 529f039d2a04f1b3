import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { serve } from '@quorate/server';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';

const serving = await serve({ host: '127.0.0.1', port: 0, fetch: async () => new Response('no', { status: 404 }) });
const { hostname, port } = new URL(serving.url);
afterAll(async () => serving.stop());

/** Sends a body of which so much is said to come, in a thread of its own, and tells the first line that each answer began with once all connections have ended. */
async function sent({ times, said, length, ends }: Sending): Promise<readonly string[]> {
  const sending = new Worker(
    `const { connect } = require('node:net');
    const { parentPort, workerData: { port, times, said, length, ends } } = require('node:worker_threads');
    const body = new Uint8Array(length);
    const answers = [];
    for (let each = 0; each < times; each += 1) {
      let answer = '';
      const socket = connect(port, '127.0.0.1');
      socket.on('data', (data) => (answer += data.toString('latin1')));
      socket.on('error', () => undefined);
      socket.on('close', () => answers.push(answer.split('\\r\\n')[0]) === times && parentPort.postMessage(answers));
      socket.write('POST / HTTP/1.1\\r\\nhost: a\\r\\ncontent-length: ' + said + '\\r\\n\\r\\n');
      socket.write(body, () => ends && socket.end());
    }`,
    { eval: true, workerData: { port: Number(port), times, said, length, ends } },
  );
  const [answers] = (await once(sending, 'message')) as [readonly string[]];
  await sending.terminate();
  return answers;
}

interface Sending {
  readonly times: number;
  /** How many bytes are said to come, and how many do. */
  readonly said: number;
  readonly length: number;
  /** Whether the connection is ended where all is sent. */
  readonly ends: boolean;
}

it('what nobody reads of many requests at once is read away some of it at a time, and each is answered', async () => {
  let inTurns = 0;
  const push = Reflect.get(IncomingMessage.prototype, 'push') as (this: IncomingMessage, part: unknown) => boolean;
  const coming = vi.spyOn(IncomingMessage.prototype, 'push').mockImplementation(function (this: IncomingMessage, part) {
    // What flows, or is not even handed on, is taken from the connection as fast as it comes.
    if (this.readableFlowing !== true) inTurns += (part as Uint8Array | null)?.byteLength ?? 0;
    return push.call(this, part);
  });
  onTestFinished(() => coming.mockRestore());
  const answered = await sent({ times: 20, said: 5_000_000, length: 5_000_000, ends: true });
  expect(answered).toEqual(Array.from({ length: 20 }, () => 'HTTP/1.1 404 Not Found'));
  // More than the first portion of each, which is there before it is answered.
  expect(inTurns).toBeGreaterThan(20 * 2 * 65_536);
});

it('a connection that sends another request after what nobody read is answered again', async () => {
  const both = await new Promise<string>((resolve) => {
    let said = '';
    const socket = connect(Number(port), hostname);
    socket.on('data', (data: Buffer) => (said += data.toString('latin1')));
    socket.on('close', () => resolve(said));
    const long = 'x'.repeat(1_000_000);
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${long.length}\r\n\r\n${long}`);
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  });
  expect(both.split('HTTP/1.1 404')).toHaveLength(3);
});

it('whoever does not go on to send it, or sends without end, loses the connection', async () => {
  const from = performance.now();
  expect(await sent({ times: 1, said: 1_000_000, length: 10, ends: false })).toEqual(['HTTP/1.1 404 Not Found']);
  expect(performance.now() - from).toBeLessThan(20_000);
  const [endless] = await sent({ times: 1, said: 100_000_000, length: 60_000_000, ends: false });
  expect(endless).toMatch(/^(HTTP\/1.1 404 Not Found)?$/u);
}, 40_000);
