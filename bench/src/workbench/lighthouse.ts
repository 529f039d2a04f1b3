import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What Lighthouse thinks of a page, each of a hundred. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
}

const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** Lighthouse is fetched when it is wanted: it and what it needs are 120 MB, half of what this repository installs otherwise (decision 43). */
const version = '12.8.2';

/** A page that takes longer, in milliseconds, is told as an error. */
const longest = 120_000;

/**
 * Scores of a page as a desktop would open it, in the browser that listens on this port.
 * @throws {Error} where Lighthouse cannot be fetched, or the page not be loaded
 */
export async function scoresOf(url: string, port: number): Promise<Scores> {
  const run = promisify(execFile);
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      url,
      `--port=${port}`,
      '--preset=desktop',
      `--only-categories=${categories.join(',')}`,
      // Whoever is signed in stays so.
      '--disable-storage-reset',
      // What is followed live is never done: a page is not waited for until it is.
      '--max-wait-for-load=15000',
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { maxBuffer: 64 * 1024 * 1024, timeout: longest },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError !== undefined) throw new Error(`${url}: ${report.runtimeError.message}`);
  const [performance, accessibility, practices] = categories.map((each) =>
    Math.round((report.categories[each]?.score ?? Number.NaN) * 100),
  ) as [number, number, number];
  for (const { id, title } of failedIn(report)) console.log(`    ${id}: ${title}`);
  return { performance, accessibility, 'best-practices': practices };
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly id: string; readonly title: string; readonly score: number | null }>
  >;
}

/** What was found wrong and counts, beside the speed: what is slow is in its figure. */
function failedIn({ categories: found, audits }: Report): readonly { readonly id: string; readonly title: string }[] {
  return ['accessibility', 'best-practices']
    .flatMap((each) => found[each]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1);
}
