import { hash, verify } from '@node-rs/argon2';

/** A password as it is kept: Argon2id, with a salt of its own (RFC 9106, second recommended choice). */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 65_536, timeCost: 3, parallelism: 4 });
}

/**
 * Whether a password is that of a hash. Where there is no account, give no hash: it takes as long, so that nobody learns from
 * the time which names there are.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const nobody = await nobodysHash();
  const isRight = await verify(passwordHash ?? nobody, password);
  return isRight && passwordHash !== undefined;
}

let nobodys: Promise<string> | undefined;

async function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword('the password of nobody');
  return nobodys;
}

/** What is wrong with a new password; nothing where it will do. Length is what counts (NIST SP 800-63B). */
export function weakness(password: string): string | undefined {
  if (password.length < 12) return 'a password of at least 12 characters was expected';
  return password.length > 1_000 ? 'a password of at most 1,000 characters was expected' : undefined;
}
