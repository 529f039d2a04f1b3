import autocannon from 'autocannon';
import { corporation, entriesFrom } from '../store/world.js';

/** A service to which is appended, and a key to it. */
export interface Appended {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What came of appending for so many seconds. */
export interface Appends {
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
}

/** Enters one entry after the other over as many connections as there are corporations, each to a corporation of its own. */
export async function appending(
  { url, headers }: Appended,
  corporations: readonly string[],
  seconds: number,
): Promise<Appends> {
  const writers = [...corporations];
  const found = await autocannon({
    url,
    connections: corporations.length,
    duration: seconds,
    setupClient: (client) => {
      const id = writers.pop() ?? corporation.id;
      let version = 0;
      const next = (): void =>
        client.setRequests([
          {
            method: 'POST',
            path: `/v1/corporations/${id}/entries`,
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify({ expectedVersion: version, entries: written(version, 1) }),
          },
        ]);
      next();
      client.on('response', (status: number) => {
        if (status === 201) version += 1;
        next();
      });
    },
  });
  const failed = found.non2xx + found.errors;
  return { perSecond: found['2xx'] / found.duration, p99: found.latency.p99, failed };
}

/** Entries as they are sent: who wrote them is what the key says. */
export function written(first: number, count: number): readonly object[] {
  return entriesFrom(first, count).map((entry) => ({ ...entry, by: undefined }));
}
