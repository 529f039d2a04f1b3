import { createHash, webcrypto } from 'node:crypto';

/** SHA-256 of bytes, or of a text in UTF-8, in hexadecimal (FIPS 180-4). */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The same of bytes that may be many: worked out beside the thread that answers, which does other things meanwhile. */
export async function sha256Beside(content: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', content)).toString('hex');
}
