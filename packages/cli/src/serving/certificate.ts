import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { Serving, TlsIdentity } from '@quorate/server';
import { BadInputError } from '../bad-input.js';
import type { NetworkOptions } from './network-options.js';

/**
 * The certificate and the key that the options name; nothing where they name none.
 * @throws {BadInputError} where a file cannot be read, or the two do not go together
 */
export function certificateOf({ tlsCertificate, tlsKey }: NetworkOptions): TlsIdentity | undefined {
  if (tlsCertificate === undefined || tlsKey === undefined) return undefined;
  const identity = { certificate: read('--tls-certificate', tlsCertificate), key: read('--tls-key', tlsKey) };
  try {
    createSecureContext({ cert: identity.certificate, key: identity.key });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadInputError(
      `The certificate of ${tlsCertificate} cannot be used with the key of ${tlsKey} (${why}). Both were expected in PEM, the key of the first certificate, without a passphrase.`,
    );
  }
  return identity;
}

/** What is to be said of a certificate before it is used: that its time is over, or nearly. */
export function warningOf({ certificate }: TlsIdentity, now: Date): string | undefined {
  const until = new X509Certificate(certificate).validTo;
  const days = Math.floor((Date.parse(until) - now.getTime()) / 86_400_000);
  if (days >= 14) return undefined;
  const when = days < 0 ? 'is over' : `ends in ${days} ${days === 1 ? 'day' : 'days'}`;
  return `The time of the certificate ${when} (${until}). Put a new one in its place, and send this process SIGHUP.`;
}

/** Reads the certificate anew whenever the process is sent SIGHUP; one that cannot be used leaves the old one where it is. */
export function renewing(options: NetworkOptions, serving: Serving, tell: (words: string) => void): () => void {
  const renew = () => {
    try {
      const identity = certificateOf(options);
      if (identity === undefined) return;
      serving.renew(identity);
      tell(warningOf(identity, new Date()) ?? 'The certificate was read anew, and is shown from now on.');
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      tell(`The certificate stays as it was. ${error.message}`);
    }
  };
  process.on('SIGHUP', renew);
  return () => process.off('SIGHUP', renew);
}

function read(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new BadInputError(`${option}: ${path} cannot be read (${code}). Check the path and the rights to it.`);
  }
}
