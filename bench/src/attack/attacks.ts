import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Attacked } from './served.js';

/** One request, or many, that would end a service or keep it from everybody else. */
export interface Attack {
  readonly what: string;
  /** Sends it, and tells how it was answered. */
  readonly run: (service: Attacked) => Promise<string>;
}

const issues = (count: number, name = 'attack', shares = '1') =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index}`,
    type: 'shares-issued',
    on: '1999-02-01',
    basis: 'books',
    data: { class: 'common', to: 'dispersed', shares },
  }));

// Each is sent many times over, and held once.
const manyIssues = JSON.stringify({ expectedVersion: 100, entries: issues(15_000) });
const longReply = Buffer.from(JSON.stringify({ value: 'yes', paper: { content: 'A'.repeat(9_800_000) } }));

/** The same so many times at once. */
function atOnce(times: number, run: Attack['run']): Attack['run'] {
  return async (service) => {
    const answered = await Promise.all(Array.from({ length: times }, async () => run(service)));
    return [...new Set(answered)].toSorted().join(' ');
  };
}

const yaml = (text: string) => JSON.stringify({ charter: { text, mediaType: 'application/yaml' }, because: 'x' });
const many = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, each) => part(each));

export const attacks: readonly Attack[] = [
  {
    what: 'a batch of 15,000 entries',
    run: entering(() => manyIssues),
  },
  {
    what: 'a list of 90,000 mistakes',
    run: entering(() => JSON.stringify({ expectedVersion: 0, entries: many(90_000, () => '') })),
  },
  {
    what: 'three million {} in lists',
    run: entering(() => `[${many(30, () => `[${'{},'.repeat(99_999)}{}]`).join(',')}]`),
  },
  {
    what: '1,000 proposed entries',
    run: sending('POST', '/proposals', () => JSON.stringify({ id: 'p', entries: issues(1_000, 'proposed') })),
  },
  {
    what: 'a number of a million digits',
    run: entering(() => JSON.stringify({ expectedVersion: 15_100, entries: issues(1, 'long', '9'.repeat(1_000_000)) })),
  },
  {
    what: 'YAML with a tenth of a million names',
    run: sending('PUT', '/charter', () => yaml(many(100_000, (each) => `a${each}: x`).join('\n'))),
  },
  {
    what: 'YAML with as many as are read',
    run: sending('PUT', '/charter', () => yaml(`articles: []\n${many(49_000, (each) => `a${each}: x`).join('\n')}`)),
  },
  {
    what: 'five million empty lines for a journal',
    run: async ({ url, headers }) =>
      told(
        fetch(`${url}/v1/journals`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/x-ndjson' },
          body: '\n'.repeat(5_000_000),
        }),
      ),
  },
  {
    what: '9.8 MB of brackets to /health',
    run: async ({ url }) =>
      told(
        fetch(`${url}/health`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '['.repeat(9_800_000),
        }),
      ),
  },
  {
    what: '64 batches of 15,000 entries at once',
    run: atOnce(
      64,
      entering(() => manyIssues),
    ),
  },
  {
    what: '30 replies of 9.8 MB at once, by links that are none',
    run: atOnce(30, async ({ url }) =>
      told(
        fetch(`${url}/v1/replies/qr_acme.${'x'.repeat(43)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: longReply,
        }),
      ),
    ),
  },
  {
    what: '15 papers of 9.8 MB at once',
    run: atOnce(15, async ({ url, headers }) =>
      told(
        fetch(`${url}/v1/corporations/acme/papers?state=drafted&name=a.txt`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'text/plain' },
          body: randomBytes(9_800_000),
        }),
      ),
    ),
  },
  { what: 'a paper in half a million single bytes', run: inSingleBytes(500_000) },
];

function entering(body: () => string): Attack['run'] {
  return sending('POST', '/entries', body);
}

function sending(method: 'POST' | 'PUT', path: string, body: () => string): Attack['run'] {
  return async ({ url, headers }) =>
    told(
      fetch(`${url}/v1/corporations/acme${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: body(),
      }),
    );
}

async function told(answer: Promise<Response>): Promise<string> {
  try {
    const { status, body } = await answer;
    await body?.cancel();
    return String(status);
  } catch {
    return 'cut-off';
  }
}

/** A body of which each byte is a part of its own. */
function inSingleBytes(count: number): Attack['run'] {
  return async ({ url, headers }) => {
    const { hostname, port } = new URL(url);
    const head = [
      'POST /v1/corporations/acme/papers?state=drafted&name=a.txt HTTP/1.1',
      `host: ${hostname}:${port}`,
      'content-type: text/plain',
      `authorization: ${headers['authorization'] ?? ''}`,
      'transfer-encoding: chunked',
      'connection: close',
    ];
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      let said = '';
      socket.on('data', (data: Buffer) => (said += data.toString('latin1')));
      socket.on('error', () => resolve('cut-off'));
      socket.on('close', () => resolve(said.slice(9, 12) || 'cut-off'));
      socket.write(`${head.join('\r\n')}\r\n\r\n${'1\r\na\r\n'.repeat(count)}0\r\n\r\n`);
    });
  };
}
