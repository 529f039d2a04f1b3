import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Head } from './stored-entry.js';

/** The head of a journal, signed: whoever holds it can tell later that everything up to it is as it was. */
export interface Checkpoint extends Head {
  readonly corporation: string;
  /** The head of the records beside the journal; those signed before there were records have none. */
  readonly records?: Head | undefined;
  /** The instant of signing, in UTC. */
  readonly signedAt: string;
  /** The Ed25519 public key, SPKI in base64. */
  readonly publicKey: string;
  /** The signature over the lines of `signedText`, in base64. */
  readonly signature: string;
}

/** Signs the head of a journal. */
export function signCheckpoint(
  corporation: string,
  head: Head & { readonly records?: Head | undefined },
  { key, signedAt }: { readonly key: KeyObject; readonly signedAt: string },
): Checkpoint {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  const records = head.records === undefined ? undefined : { records: head.records };
  const unsigned = { corporation, version: head.version, hash: head.hash, ...records, signedAt, publicKey };
  return { ...unsigned, signature: sign(null, signedText(unsigned), key).toString('base64') };
}

/** Whether the signature of a checkpoint is that of its key over what it says. The key itself must be known otherwise. */
export function isSignedBy(checkpoint: Checkpoint): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(checkpoint.publicKey, 'base64'), type: 'spki', format: 'der' });
    return verify(null, signedText(checkpoint), key, Buffer.from(checkpoint.signature, 'base64'));
  } catch {
    return false;
  }
}

/** By what people know a public key (SPKI in base64), and compare it: the SHA-256 of it, as OpenSSH writes fingerprints. */
export function fingerprintOf(publicKey: string): string {
  const hash = createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('base64');
  return `SHA256:${hash.replace(/=+$/u, '')}`;
}

/** The public key, SPKI in base64, that a file in PEM holds, or belongs to the private one in it. @throws where it holds none */
export function readPublicKey(pem: string): string {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('The key must be one of Ed25519.');
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

/** A new signing key, PKCS#8 in PEM, for the file in which it is kept. */
export function newSigningKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** A signing key out of its file. @throws {TypeError} where it is no Ed25519 private key. */
export function readSigningKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('The signing key must be an Ed25519 private key.');
  return key;
}

function signedText(checkpoint: Omit<Checkpoint, 'signature'>): Buffer {
  const { corporation, version, hash, records, signedAt, publicKey } = checkpoint;
  const heads =
    records === undefined
      ? ['quorate checkpoint 1', corporation, version, hash]
      : ['quorate checkpoint 2', corporation, version, hash, records.version, records.hash];
  return Buffer.from([...heads, signedAt, publicKey].join('\n'), 'utf8');
}
