/** The version of the engine, stamped on every answer. */
export const engineVersion = '0.1.0';
