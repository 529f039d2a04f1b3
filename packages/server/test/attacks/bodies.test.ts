import { connect } from 'node:net';
import { GatheredBytes } from '@quorate/store';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listening } from '../faults/listening.js';
import { testService, type TestService } from '../service.js';

let service: TestService;
let stranger: Readonly<Record<string, string>>;
/** By which somebody without an account may reply. */
let link: string;

beforeAll(async () => {
  service = await testService({ largestBody: 10_000_000 });
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  stranger = await service.account('stranger');
  const fact = { fact: 'complete-through', about: ['register'], on: '2004-01-01', to: 'Ada' };
  const { body } = await service.call('POST', '/v1/corporations/acme/fact-requests', fact, service.owner);
  link = String(body['link']);
});
afterAll(async () => service.close());

/** A body that goes on for ever, and counts how much of it was read. */
function endless(part: string) {
  const bytes = new TextEncoder().encode(part);
  const read = { bytes: 0, isLetGo: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        read.bytes += bytes.byteLength;
        controller.enqueue(bytes);
      },
      cancel: () => {
        read.isLetGo = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read };
}

async function sent(
  path: string,
  { body, headers }: { body: ReadableStream; headers: Readonly<Record<string, string>> },
) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as const;
  return service.fetch(new Request(`http://localhost${path}`, init));
}

describe('a body', () => {
  it.each([
    ['of nobody', '/v1/corporations/acme/entries', 401, () => ({})],
    ['of whoever has no link to reply by', `/v1/replies/qr_acme.${'x'.repeat(43)}`, 404, () => ({})],
    ['of nobody, beside where one signs in', '/v1/sign-in/x/papers', 401, () => ({})],
    ['of nobody, beside a link', '/v1/replies/x/papers', 401, () => ({})],
    ['of somebody without a role', '/v1/corporations/acme/entries', 404, () => stranger],
    ['of somebody who may keep no corporation', '/v1/corporations', 403, () => stranger],
    ['where nothing takes one', '/health', 404, () => ({})],
    ['where nothing is', '/v2/anything', 404, () => ({})],
  ])('%s is not read at all', async (_, path, status, headers) => {
    const { body, read } = endless('{}');
    expect((await sent(path, { body, headers: headers() })).status).toBe(status);
    expect(read.bytes).toBe(0);
  });

  it.each([
    ['at sign-in', '/v1/sign-in', 64_000],
    ['for a question', '/v1/corporations/acme/questions/capital.summary', 64_000],
    ['beside an account that is called so', '/v1/corporations/acme/roles/papers', 64_000],
    ['of entries', '/v1/corporations/acme/entries', 4_000_000],
    ['of a paper', '/v1/corporations/acme/papers', 10_000_000],
  ])('%s is read no further than it may go', async (_, path, most) => {
    const part = `"${'a'.repeat(1_000)}" `;
    const { body, read } = endless(part);
    expect((await sent(path, { body, headers: service.owner })).status).toBe(413);
    expect(read.bytes).toBeLessThanOrEqual(most + 2 * part.length);
    expect(read.isLetGo).toBe(true);
  });

  it.each([
    ['levels', '['.repeat(60)],
    ['parts', `[${'0,'.repeat(3_000)}`.replace('[', '')],
    ['digits', '12345'],
  ])('of JSON is let go at the first too many of its %s, however its media type is spelt', async (_, part) => {
    const { body, read } = endless(part);
    const first = new TextEncoder().encode('[');
    const whole = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(first),
      pull: async (controller) => {
        const { value } = await reader.read();
        if (value !== undefined) controller.enqueue(value);
      },
      cancel: async () => reader.cancel(),
    });
    const reader = body.getReader();
    const headers = { ...service.owner, 'content-type': 'Application/JSON; charset=UTF-8' };
    expect((await sent('/v1/corporations/acme/entries', { body: whole, headers })).status).toBe(422);
    expect(read.bytes).toBeLessThan(250_000);
    expect(read.isLetGo).toBe(true);
  });

  it('that is cut off in the middle is no error of the program', async () => {
    let parts = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        parts += 1;
        if (parts < 3) controller.enqueue(new TextEncoder().encode('[1,'));
        else controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
    expect((await sent('/v1/corporations/acme/entries', { body, headers: service.owner })).status).toBe(400);
    expect(service.errors).toEqual([]);
  });

  it('that is not UTF-8 is refused, and not read as something else', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22]));
        controller.close();
      },
    });
    const response = await sent('/v1/corporations/acme/entries', { body, headers: service.owner });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('UTF-8');
  });

  it('with the character U+0000 in a text is refused, and one that only writes of it is not', async () => {
    const call = async (text: string) =>
      service.call('POST', '/v1/corporations/acme/matters', `{"title":"${text}"}`, service.owner);
    expect((await call(String.raw`a\u0000b`)).status).toBe(422);
    expect((await call(String.raw`a\\u0000b`)).status).toBe(201);
  });
});

it('a body in a quarter of a million single bytes is gathered from few parts', async () => {
  const reading = vi.spyOn(GatheredBytes.prototype, 'add');
  let [before, mostAtOnce] = [0, 0];
  let counting = setImmediate(function next() {
    const now = reading.mock.calls.length;
    mostAtOnce = Math.max(mostAtOnce, now - before);
    before = now;
    counting = setImmediate(next);
  });
  onTestFinished(() => clearImmediate(counting));
  const own = await listening();
  onTestFinished(async () => own.stop());
  const { hostname, port } = new URL(own.url);
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /v1/corporations/acme/papers?state=drafted&name=a.txt HTTP/1.1',
    `host: ${hostname}:${port}`,
    'content-type: text/plain',
    `authorization: ${own.owner['authorization'] ?? ''}`,
    'transfer-encoding: chunked',
    'connection: close',
  ];
  const said: string[] = [];
  socket.on('data', (data: Buffer) => said.push(data.toString()));
  socket.write(`${head.join('\r\n')}\r\n\r\n${'1\r\na\r\n'.repeat(250_000)}0\r\n\r\n`);
  await new Promise((resolve) => socket.on('close', resolve));
  expect(said.join('')).toMatch(/^HTTP\/1\.1 201/u);
  expect(reading.mock.calls.length).toBeLessThan(25_000);
  // Whatever is read at once, others have their turn after it.
  expect(mostAtOnce).toBeLessThanOrEqual(2);
});

const manyFields = `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(30)}--x--\r\n`;

it.each([
  ['application/x-www-form-urlencoded', 'a=1&'.repeat(20_000), 413],
  ['multipart/form-data; boundary=x', manyFields, 422],
  ['multipart/form-data; boundary=x; boundary=y', manyFields, 422],
  ['multipart/form-data; boundary=x; x-boundary=y', manyFields, 422],
  [String.raw`multipart/form-data; boundary="\x"`, manyFields, 422],
])('a form of more fields than any form has is not read as one: %s', async (type, body, status) => {
  const init = { method: 'POST', headers: { 'content-type': type }, body };
  const answer = await service.fetch(new Request(`http://localhost/v1/replies/${link}`, init));
  expect(answer.status).toBe(status);
  if (status === 422) expect(await answer.text()).toContain('a form of a few fields was expected');
});

it('a form without a boundary is none', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'multipart/form-data; charset' }, body: manyFields };
  const answer = await service.fetch(new Request(`http://localhost/v1/replies/${link}`, init));
  expect(answer.status).toBe(400);
});

it('journals are taken in one after the other', async () => {
  const { body, read } = endless('\n');
  const stalled = new ReadableStream<Uint8Array>({ pull: async () => new Promise(() => {}) }, { highWaterMark: 0 });
  const headers = { ...service.owner, 'content-type': 'application/x-ndjson' };
  void sent('/v1/journals', { body: stalled, headers });
  void sent('/v1/journals', { body, headers });
  await service.call('POST', '/v1/corporations/acme/questions/capital.summary', { asOf: '2001-01-01' }, service.owner);
  expect(read.bytes).toBe(0);
});

describe('bodies that are large, many at once', () => {
  const large = 600_000;
  const bytes = new Uint8Array(large);

  /** Sends so many that begin and do not end yet, and tells how many of them are read and how they were answered. */
  function begun(count: number, headers: Readonly<Record<string, string>>) {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const own = { reading: 0, answered: [] as number[], end };
    for (let each = 0; each < count; each += 1) {
      const body = new ReadableStream<Uint8Array>(
        {
          pull: async (controller) => {
            own.reading += 1;
            await ended;
            bytes[0] = each;
            controller.enqueue(bytes.slice());
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const init = {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'content-length': String(large), ...headers },
        body,
        duplex: 'half',
      } as const;
      const path = `/v1/corporations/acme/papers?state=drafted&name=a-${each}.txt`;
      void roomy.fetch(new Request(`http://localhost${path}`, init)).then(({ status }) => own.answered.push(status));
    }
    return own;
  }

  let roomy: TestService;

  it('are read some after the others, and those of others meanwhile; whoever waits too long is told to come back', async () => {
    roomy = await testService({
      largestBody: 10_000_000,
      room: { together: 3_000_000, ofOne: 1_200_000, seconds: 0.5 },
    });
    onTestFinished(async () => roomy.close());
    await roomy.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, roomy.owner);
    const other = await roomy.account('other', 'counsel');
    const many = begun(6, roomy.owner);
    await expect.poll(() => many.reading).toBe(2);
    const one = begun(1, other);
    await expect.poll(() => one.reading).toBe(1);
    // What says a few things waits for no room.
    const asked = { asOf: '2001-01-01' };
    const { status } = await roomy.call('POST', '/v1/corporations/acme/questions/capital.summary', asked, roomy.owner);
    expect(status).toBe(200);
    expect(many.reading).toBe(2);
    await expect.poll(() => many.answered).toEqual([503, 503, 503, 503]);
    expect(roomy.errors).toEqual([]);
    many.end();
    one.end();
    await expect.poll(() => [...many.answered.slice(4), ...one.answered]).toEqual([201, 201, 201]);
    // Those have all the room that there is for one: none of them waits, unless some was not handed back.
    const again = begun(2, roomy.owner);
    again.end();
    await expect.poll(() => again.answered).toEqual([201, 201]);
  });
});
