import { describe, expect, it } from 'vitest';
import { ran } from './command-line.js';

describe('quorate serve', () => {
  it('listens to this machine alone', async () => {
    expect((await ran('serve', '--host', '0.0.0.0')).err).toContain('can be reached from other machines');
    expect((await ran('serve', '--port', 'x')).err).toContain('A port number was expected');
  });
});
