import { readFileSync } from 'node:fs';
import { isLoopback, type OpenIdOptions } from '@quorate/server';
import { BadInputError } from '../bad-input.js';

/** A provider of OpenID Connect, as the command line names it; what it leaves out may stand in the environment. */
export interface OpenIdFlags {
  readonly openidIssuer?: string;
  readonly openidClientId?: string;
  readonly openidClientSecretFile?: string;
  readonly openidName?: string;
  readonly openidClaim?: string;
}

/**
 * The provider at which one may sign in; nothing where none is named. The secret stands in a file or in the environment, never
 * on the command line, where other users of the machine see it.
 * @throws {BadInputError} where something is missing, or the issuer is no URL of https
 */
export function openIdOf(flags: OpenIdFlags, environment: NodeJS.ProcessEnv = process.env): OpenIdOptions | undefined {
  const given = (flag: string | undefined, name: string) => flag ?? (environment[name] || undefined);
  const issuer = given(flags.openidIssuer, 'QUORATE_OPENID_ISSUER');
  const clientId = given(flags.openidClientId, 'QUORATE_OPENID_CLIENT_ID');
  if (issuer === undefined && clientId === undefined) return undefined;
  if (issuer === undefined || clientId === undefined) {
    throw new BadInputError(
      'Signing in at a provider takes its issuer and the id of this service there: --openid-issuer and --openid-client-id, or QUORATE_OPENID_ISSUER and QUORATE_OPENID_CLIENT_ID.',
    );
  }
  const file = given(flags.openidClientSecretFile, 'QUORATE_OPENID_CLIENT_SECRET_FILE');
  const clientSecret = file === undefined ? environment['QUORATE_OPENID_CLIENT_SECRET'] : secretIn(file);
  return {
    issuer: issuerUrl(issuer),
    clientId,
    ...(clientSecret === undefined || clientSecret === '' ? undefined : { clientSecret }),
    displayName: given(flags.openidName, 'QUORATE_OPENID_NAME') ?? new URL(issuer).hostname,
    claim: given(flags.openidClaim, 'QUORATE_OPENID_CLAIM') ?? 'email',
  };
}

function issuerUrl(issuer: string): string {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (isSafe && !issuer.includes('/.well-known/')) return issuer;
  throw new BadInputError(
    '--openid-issuer: the URL of the provider was expected, by https, without /.well-known/…, such as https://login.example.com.',
  );
}

function secretIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new BadInputError(
      `--openid-client-secret-file: ${file} cannot be read. Check the path and the rights to it.`,
    );
  }
}
