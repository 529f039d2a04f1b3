import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { builtCommandLine, repository } from './command-line.js';

describe('a command whose reader has read enough', () => {
  it('ends as it would have, without a word of it', async () => {
    const words = [builtCommandLine, 'questions', 'list'];
    const command = spawn(process.execPath, words, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
    command.stdout.destroy();
    let said = '';
    command.stderr.on('data', (part: Buffer) => {
      said += part.toString();
    });
    const code = await new Promise<number | null>((resolve) => {
      command.once('close', resolve);
    });
    expect({ code, said }).toEqual({ code: 0, said: '' });
  });
});
