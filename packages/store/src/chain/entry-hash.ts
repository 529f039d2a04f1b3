import { sha256 } from './sha256.js';

/** The hash before the first entry of a corporation. */
export function firstHash(corporation: string): string {
  return sha256(`quorate journal 1\n${corporation}`);
}

/** The hash of an entry: over the hash of the entry before it, its place, and its text. */
export function entryHash(before: string, sequence: number, text: string): string {
  return sha256(`${before}\n${sequence}\n${text}`);
}
