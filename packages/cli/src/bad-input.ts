/** Input that cannot be used: the command line says why and ends with 2. */
export class BadInputError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadInputError';
  }
}

/** How a command ended, as the shell sees it. */
export const exits = { well: 0, mismatch: 1, badInput: 2 } as const;
