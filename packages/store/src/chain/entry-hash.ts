import { createHash } from 'node:crypto';

/** The hash before the first entry of a corporation. */
export function firstHash(corporation: string): string {
  return sha256(`quorate journal 1\n${corporation}`);
}

/** The hash of an entry: over the hash of the entry before it, its place, and its text. */
export function entryHash(before: string, sequence: number, text: string): string {
  return sha256(`${before}\n${sequence}\n${text}`);
}

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
