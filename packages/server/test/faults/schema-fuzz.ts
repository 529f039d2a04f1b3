import { describeEntryTypes, describeQuestions } from '@quorate/engine';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbitraryOf, hostileTexts, wellFormed, type Reading, type Schema } from './arbitrary-of-schema.js';
import { filledMatter } from './filled-matter.js';
import { listening, type Listening } from './listening.js';

const takesFromMatter = /\/closure$|^DELETE .*\/matters\//u;

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: Schema;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** What one request sends, as the description of its route allows, or not. */
interface Sent {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const service: Listening = await listening({ largestBody: 1_000_000, stopping: AbortSignal.abort() });
const description = (await (await fetch(`${service.url}/openapi.json`)).json()) as Description;
afterAll(async () => service.stop());

const reading: Reading = {
  named: description.components.schemas,
  good: {
    corporation: ['acme', 'acme', 'acme', 'nobody'],
    account: ['anna', 'nobody'],
    charter: ['peoples-bankcorp', 'nss-bancorp'],
    question: describeQuestions().map(({ name }) => name),
    asOf: ['2000-01-01', '2004-06-01'],
    on: ['1999-02-01', '2001-03-04'],
    formed: ['1998-12-15'],
    type: describeEntryTypes().map(({ type }) => type),
    basis: ['books'],
    expectedVersion: [0, 1, 2],
    limit: [1, 100],
    sensitivity: ['none', 'single'],
    // A password takes a tenth of a second to hash: most of these are too short to be.
    new: ['short', 'a quorum of words'],
  },
};

/** Paths name what is in a matter; in a body a field of the same name is something else. */
const inside = Object.entries(await filledMatter(service)).map(([name, id]) => [name, [id, id, id, '0'.repeat(32)]]);
const readingPaths: Reading = { ...reading, good: { ...reading.good, ...Object.fromEntries(inside) } };

// What takes from a matter comes after what looks into it.
const operations = Object.entries(description.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  )
  .toSorted(([a], [b]) => Number(takesFromMatter.test(a)) - Number(takesFromMatter.test(b)));

beforeAll(async () => {
  await answered('POST', `${service.url}/v1/accounts`, { name: 'anna' });
});

/** Holds every route, and every question, to its description: so many random requests to each. */
export function fuzz(requests: { readonly toRoute: number; readonly toQuestion: number }): void {
  describe('whatever a route is sent', () => {
    it.each(operations)(
      '%s answers with a status that its description has, and gives nothing away',
      async (route, operation) => {
        const [method = '', template = ''] = route.split(' ');
        // A password takes a tenth of a second to try.
        const numRuns = /sign-in|password/u.test(template) ? Math.ceil(requests.toRoute / 4) : requests.toRoute;
        const holds = fc.asyncProperty(requestTo(operation), async (sent) => {
          // Signing out takes away the very key with which it is asked.
          const headers = template.endsWith('/sign-out') ? await anotherKey() : service.owner;
          held(operation, await answered(method, addressOf(template, sent), sent.body, headers));
        });
        await fc.assert(holds, { numRuns });
      },
    );

    it.each(describeQuestions().map(({ name, schema }) => [name, schema as Schema] as const))(
      'the question %s is answered, or refused as not understood',
      async (question, schema) => {
        const url = `${service.url}/v1/corporations/acme/questions/${question}`;
        const holds = fc.asyncProperty(arbitraryOf(schema, reading), async (input) => {
          const answer = await answered('POST', url, { asOf: '2000-01-01', input, sensitivity: 'none' });
          expect([200, 422], answer.text).toContain(answer.status);
          wellTold(answer);
        });
        await fc.assert(holds, { numRuns: requests.toQuestion });
      },
    );
  });
}

function requestTo({ parameters = [], requestBody }: Operation): fc.Arbitrary<Sent> {
  const of = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((each) => each.in === place)
          .map(({ name, schema }) => [name, arbitraryOf(schema, place === 'path' ? readingPaths : reading, name)]),
      ),
      { requiredKeys: place === 'path' ? parameters.filter((each) => each.in === place).map(({ name }) => name) : [] },
    );
  const schema = requestBody?.content['application/json']?.schema;
  const body = requestBody === undefined ? fc.constant(undefined) : arbitraryOf(schema ?? {}, reading);
  return fc.record({ path: of('path'), query: of('query'), body });
}

function addressOf(template: string, { path, query }: Sent): string {
  const filled = template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encoded(path[name]) || 'x');
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return `${service.url}${filled}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A path of one or two dots is another path before it is sent.
  return encodeURIComponent(wellFormed(text)).replace(/^\.{1,2}$/u, 'x');
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

async function anotherKey(): Promise<Readonly<Record<string, string>>> {
  const { text } = await answered('POST', `${service.url}/v1/me/keys`, {});
  return { authorization: `Bearer ${(JSON.parse(text) as { readonly key: string }).key}` };
}

async function answered(method: string, url: string, body: unknown, headers = service.owner): Promise<Answer> {
  const isStream = new AbortController();
  const response = await fetch(url, {
    method,
    signal: isStream.signal,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    isStream.abort();
    return { status: response.status, type, text: '' };
  }
  return { status: response.status, type, text: await response.text() };
}

/** An answer is one that the route is described with; of an error nothing shows but words. */
function held({ responses }: Operation, answer: Answer): void {
  expect(Object.keys(responses), answer.text).toContain(String(answer.status));
  expect(service.errors).toEqual([]);
  expect(answer.status).toBeLessThan(500);
  const described = Object.keys(responses[answer.status]?.content ?? {});
  if (described.length > 0 && !described.includes('*/*')) expect(described).toContain(answer.type.split(';')[0]);
  wellTold(answer);
}

function wellTold({ status, text }: Answer): void {
  if (status < 400) return;
  expect(text).not.toMatch(/node_modules|\.[jt]s:\d|at Object|select |insert into/iu);
  const problem = JSON.parse(text) as { readonly detail?: string; readonly problems?: readonly object[] };
  expect(problem).toMatchObject({ status, title: expect.any(String) as string });
  const said = [problem.detail ?? '', ...(problem.problems ?? []).flatMap((each) => Object.values(each) as string[])];
  for (const hostile of unmistakable) expect(said.join('\n')).not.toContain(hostile);
}

/** What cannot stand in an error by chance; names, such as of fields, may. */
const unmistakable = hostileTexts.filter((text) => text.length > 5 && /[^\w-]/u.test(text) && !/^\d+-/u.test(text));
