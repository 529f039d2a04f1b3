import { connect } from 'node:net';
import { serve } from '@quorate/server';
import { expect, it } from 'vitest';
import { listening } from '../faults/listening.js';
import { selfSigned } from '../network/certificate.js';

it.concurrent('a connection that never ends the head of its request is ended', async ({ onTestFinished }) => {
  const service = await listening();
  onTestFinished(async () => service.stop());
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  socket.write('GET /health HTTP/1.1\r\nhost: x\r\nx-slow: ');
  const drip = setInterval(() => socket.write('a'), 500);
  const said: string[] = [];
  socket.on('data', (data: Buffer) => said.push(data.toString()));
  await new Promise((resolve) => {
    socket.on('close', resolve);
    socket.on('error', resolve);
  });
  clearInterval(drip);
  expect(said.join('')).toMatch(/^HTTP\/1\.1 408/u);
  expect((await fetch(`${service.url}/health`)).status).toBe(200);
});

it.concurrent('a connection that never ends the body of its request is ended', async ({ onTestFinished }) => {
  const service = await listening();
  onTestFinished(async () => service.stop());
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  const head = ['POST /v1/sign-in HTTP/1.1', 'host: x', 'content-type: application/json', 'content-length: 1000'];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  const drip = setInterval(() => socket.write(' '), 500);
  const said: string[] = [];
  socket.on('data', (data: Buffer) => said.push(data.toString()));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(drip);
  expect(said.join('')).toMatch(/^HTTP\/1\.1 408/u);
}, 60_000);

it.concurrent('a connection takes another request after its answer, says how long the next is waited for, and is ended where none comes', async ({
  onTestFinished,
}) => {
  const service = await listening();
  onTestFinished(async () => service.stop());
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  const asked = async () =>
    new Promise<string>((resolve) => {
      socket.once('data', (data: Buffer) => resolve(data.toString()));
      socket.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
    });
  // How long the next is waited for is said with each answer.
  expect(await asked()).toMatch(/^HTTP\/1\.1 200 [^]*\r\nkeep-alive: timeout=60\r\n/iu);
  await asked();
  await new Promise((resolve) => socket.on('close', resolve));
}, 120_000);

it.concurrent('a connection that never makes its TLS is ended as soon', async ({ onTestFinished }) => {
  const fetchNothing = () => new Response();
  const serving = await serve({ fetch: fetchNothing, host: '127.0.0.1', port: 0, tls: await selfSigned() });
  onTestFinished(async () => serving.stop());
  const { hostname, port } = new URL(serving.url);
  const socket = connect(Number(port), hostname);
  // The head of a record that says hello, and nothing of what it says.
  socket.write(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('close', resolve));
}, 40_000);

it.concurrent('a connection that reads nothing of its answer is ended', async ({ onTestFinished }) => {
  let isLetGo = (): void => undefined;
  const letGo = new Promise<void>((resolve) => (isLetGo = resolve));
  const part = new Uint8Array(64_000);
  const fetchEndless = () =>
    new Response(new ReadableStream({ pull: (answer) => answer.enqueue(part), cancel: () => isLetGo() }));
  const serving = await serve({ fetch: fetchEndless, host: '127.0.0.1', port: 0 });
  const { hostname, port } = new URL(serving.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(async () => {
    socket.destroy();
    await serving.stop();
  });
  socket.pause();
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await letGo;
});
