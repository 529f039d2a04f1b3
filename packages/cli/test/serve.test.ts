import { describe, expect, it } from 'vitest';
import { ran } from './command-line.js';

describe('quorate serve', () => {
  it('takes a port that there can be', async () => {
    expect((await ran('serve', '--port', 'x')).err).toContain('A port number was expected');
  });
});
