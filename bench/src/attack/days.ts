import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heading, line } from '../measure.js';
import type { Asking } from '../service/contested.js';
import { attacked } from './served.js';

const connections = 64;

/** Whether a service goes on in the memory that it has, however many days it is asked about: its memory after each tenth of the time. */
export async function days({ quick }: { readonly quick: boolean }): Promise<void> {
  const [most, minutes] = quick ? [1_000, 1] : [50_000, 10];
  heading(
    `A service with a heap of 512 MB, asked by ${connections} connections as of another day each time: ${minutes} minutes, or ${most} questions`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  const service = await attacked(join(folder, 'data.sqlite'));
  const json = { 'content-type': 'application/json', ...service.headers };
  let [asked, lost] = [0, 0];
  const isOver = (): boolean => asked >= most;
  const asking = async (until: number): Promise<void> => {
    while (performance.now() < until && !isOver()) {
      const { path, body } = ordinary(asked);
      asked += 1;
      const answer = await fetch(`${service.url}${path}`, { method: 'POST', headers: json, body }).catch(
        () => undefined,
      );
      await answer?.text();
      if (answer?.ok !== true) lost += 1;
    }
  };
  try {
    const from = performance.now();
    for (let tenth = 1; tenth <= 10; tenth += 1) {
      if (isOver()) break;
      const until = from + tenth * minutes * 6_000;
      await Promise.all(Array.from({ length: connections }, async () => asking(until)));
      const { megabytes, longest } = await service.fared();
      line(`${asked} asked`, `${megabytes.toFixed(0)} MB`, `longest block ${longest.toFixed(0)} ms; ${lost} lost`);
    }
  } finally {
    service.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const questions = [
  ['ownership.interested-shareholder', { person: 'harbor-point' }],
  ['board.roster', {}],
  ['capital.summary', {}],
] as const;

/** Ordinary questions by turns, each as of a day of its own, with the whole history behind it. */
function ordinary(place: number): Asking {
  const [question, input] = questions[place % questions.length] ?? questions[0];
  const asOf = new Date(Date.UTC(2004, 9, 21) + place * 86_400_000).toISOString().slice(0, 10);
  const path = `/v1/corporations/peoples-demonstration/questions/${question}`;
  return { path, body: JSON.stringify({ asOf, input }) };
}
