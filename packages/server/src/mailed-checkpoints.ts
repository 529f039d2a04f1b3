import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { fingerprintOf, type Checkpoint } from '@quorate/store';

/** To whom checkpoints are mailed, and by which program. */
export interface Mailing {
  readonly to: string;
  /** Takes a message on its standard input, as every mail server's `sendmail` does: how it is sent on is that program's to know. */
  readonly program: string;
}

/**
 * Hands checkpoints out by mail: a message with all of them in a file, as `verify --checkpoint` reads it.
 * @throws {Error} where the program did not take the message
 */
export async function mailed(checkpoints: readonly Checkpoint[], { to, program }: Mailing): Promise<void> {
  // It is told where programs are, and nothing else that this service was told: there may be secrets among it.
  const env = { PATH: process.env['PATH'] };
  const child = spawn(program, ['-i', '--', to], { stdio: ['pipe', 'ignore', 'pipe'], env, ...limits });
  let complaint = '';
  child.stderr.on('data', (data: Buffer) => (complaint = `${complaint}${data.toString()}`.slice(0, mostOfComplaint)));
  // A program that ends before it has read all says by its exit why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(messageOf(checkpoints, to));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  // What it leaves behind may hold its standard error for as long as it likes.
  await Promise.race([closed, after(lastWords, undefined, { ref: false })]);
  child.stderr.destroy();
  if (code !== 0)
    throw new Error(`${program} did not take the mail (${signal ?? `exit ${code}`}): ${complaint.trim()}`);
}

const limits = { timeout: 60_000, killSignal: 'SIGKILL' } as const;
/** So many milliseconds after it ended at the most it is listened to. */
const lastWords = 500;
const mostOfComplaint = 500;

/** A message as RFC 5322 and MIME write it: words for people, and the checkpoints, one a line, in a file that nothing on the way rewraps. */
export function messageOf(checkpoints: readonly Checkpoint[], to: string): string {
  const keys = [...new Set(checkpoints.map(({ publicKey }) => fingerprintOf(publicKey)))];
  const lines = checkpoints.map((each) => `${JSON.stringify(each)}\n`).join('');
  const count = checkpoints.length === 1 ? '1 checkpoint' : `${checkpoints.length} checkpoints`;
  return [
    `To: ${to}`,
    `Subject: ${count} of Quorate`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'The heads of journals, signed. Keep the file elsewhere than the service: what stood before them',
    'cannot be changed any more without its being found, by',
    '',
    '    quorate journal verify --checkpoint checkpoints.ndjson',
    '',
    `Signed by ${keys.join(', ')}`,
    '',
    `--${boundary}`,
    'Content-Type: application/x-ndjson',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename="checkpoints.ndjson"',
    '',
    ...(Buffer.from(lines, 'utf8')
      .toString('base64')
      .match(/.{1,76}/gu) ?? []),
    `--${boundary}--`,
    '',
  ].join('\n');
}

/** Nothing in the message looks like it: base64 has no such sign, and the words are ours. */
const boundary = '=_checkpoints';
