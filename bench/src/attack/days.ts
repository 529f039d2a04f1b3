import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heading, line } from '../measure.js';
import type { Asking } from '../service/contested.js';
import { attacked } from './served.js';

const connections = 64;

/** Whether a service goes on in the memory that it has, however many days it is asked about: its memory after every so many questions. */
export async function days({ quick }: { readonly quick: boolean }): Promise<void> {
  const { most, step, minutes } = quick
    ? { most: 1_000, step: 100, minutes: 1 }
    : { most: 50_000, step: 1_000, minutes: 120 };
  heading(
    `A service with a heap of 512 MB, asked by ${connections} connections, each question as of another day each time: ${most} in all, in ${minutes} minutes at the most`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  const service = await attacked(join(folder, 'data.sqlite'));
  const json = { 'content-type': 'application/json', ...service.headers };
  let [asked, waited] = [0, 0];
  const lost = new Map<string, number>();
  const from = performance.now();
  const end = from + minutes * 60_000;
  const asking = async (last: number): Promise<void> => {
    while (asked < last && performance.now() < end) {
      const { path, body } = ordinary(asked);
      asked += 1;
      const came = await answered(
        async () => fetch(`${service.url}${path}`, { method: 'POST', headers: json, body }),
        end,
        () => (waited += 1),
      );
      if (came !== undefined) lost.set(came, (lost.get(came) ?? 0) + 1);
    }
  };
  try {
    for (let last = step; last <= most; last += step) {
      await Promise.all(Array.from({ length: connections }, async () => asking(last)));
      const { megabytes, heap, longest, worked } = await service.fared();
      const took = ((performance.now() - from) / 60_000).toFixed(1);
      line(
        `${asked} of ${most} asked, after ${took} min`,
        `${megabytes.toFixed(0)} MB, ${heap.toFixed(0)} in the heap of the service itself`,
        `longest block ${longest.toFixed(0)} ms, ${worked.toFixed(0)} at work; told to wait: ${waited}; lost: ${inWords(lost)}`,
      );
      if (asked < last) break;
    }
  } finally {
    service.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Nothing once it is answered; otherwise what came instead. Whoever is told to wait a while does, and sends it again, where that is
 * before the end.
 * @param told called each time that it was told to wait
 */
export async function answered(
  send: () => Promise<Response>,
  end: number,
  told: () => void,
): Promise<string | undefined> {
  const answer = await send().catch(() => undefined);
  const said = await answer?.text();
  if (answer === undefined || said === undefined) return 'cut off';
  const after = answer.headers.get('retry-after');
  if (after === null) return answer.ok ? undefined : `${answer.status} ${said}`;
  told();
  const pause = Number(after) * 1_000;
  if (performance.now() + pause >= end) return 'told to wait beyond the end';
  await new Promise((resolve) => {
    setTimeout(resolve, pause);
  });
  return answered(send, end, told);
}

function inWords(lost: ReadonlyMap<string, number>): string {
  return [...lost].map(([status, count]) => `${count} (${status})`).join(', ') || 'none';
}

/** What somebody asks in the ordinary course: what is outstanding, who serves, and whether a dividend is permitted. */
const questions = [
  ['peoples-demonstration', 'capital.summary', {}],
  ['nss-demonstration', 'board.roster', {}],
  ['provident-demonstration', 'capital.summary', {}],
  ['peoples-demonstration', 'board.roster', {}],
  ['nss-demonstration', 'capital.summary', {}],
  ['provident-demonstration', 'board.roster', {}],
  ['peoples-demonstration', 'dividends.permit', { class: 'common', 'per-share': '$0.50' }],
] as const;

/** Some twenty years after the history, and a number that has no factor in common with it: so many days on, each comes once. */
const [span, stride] = [7_150, 2_741];

/**
 * Such questions by turns, each of them as of another day each time, with the whole history behind it. Near and far days come
 * mixed: a far one takes more, and what a service comes to hold for their number is told from what it holds for the farthest.
 */
export function ordinary(place: number): Asking {
  const [corporation, question, input] = questions[place % questions.length] ?? questions[0];
  const day = (Math.floor(place / questions.length) * stride) % span;
  const asOf = new Date(Date.UTC(2004, 9, 21) + day * 86_400_000).toISOString().slice(0, 10);
  const path = `/v1/corporations/${corporation}/questions/${question}`;
  return { path, body: JSON.stringify({ asOf, input }) };
}
