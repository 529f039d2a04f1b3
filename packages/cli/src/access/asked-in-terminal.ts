import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { BadInputError } from '../bad-input.js';

/** Asks for a line in the terminal, or reads one from what is piped in. */
export type AskedFor = (prompt: string, how: 'shown' | 'hidden') => Promise<string>;

/** Asks as often as is wanted, and lets go of the terminal then. What is hidden is not echoed. */
export async function inTerminal<T>(work: (ask: AskedFor) => Promise<T>): Promise<T> {
  let isHidden = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isHidden) process.stderr.write(chunk);
      done();
    },
  });
  const isTerminal = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal });
  const piped = lines[Symbol.asyncIterator]();
  const ask: AskedFor = async (prompt, how) => {
    process.stderr.write(prompt);
    isHidden = how === 'hidden';
    const { value, done } = (await piped.next()) as IteratorResult<string, undefined>;
    if (isHidden && isTerminal) process.stderr.write('\n');
    isHidden = false;
    if (done === true) throw new BadInputError('\nNothing was entered.');
    return value.trim();
  };
  try {
    return await work(ask);
  } finally {
    lines.close();
  }
}
