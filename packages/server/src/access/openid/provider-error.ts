import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** The provider of sign-in does not answer. */
export class ProviderUnreachableError extends Error {
  constructor() {
    super('The provider of sign-in does not answer. Try again in a while, or sign in with a password.');
    this.name = 'ProviderUnreachableError';
  }
}

/** What the provider of sign-in says does not hold, or it does not take this service for its client. */
export class ProviderAtFaultError extends Error {
  /** @param sort of fault, by a code that names nobody */
  constructor(sort: string) {
    super(
      `What the provider of sign-in says cannot be believed or used (${sort}); nobody was signed in. Tell whoever runs this service: its settings, or the provider's, are to be seen to.`,
    );
    this.name = 'ProviderAtFaultError';
  }
}

/** Nobody was signed in elsewhere. */
export class SignInFailedError extends Error {
  constructor() {
    super('That did not sign anybody in: it took too long, was done already, or was begun elsewhere. Begin again.');
    this.name = 'SignInFailedError';
  }
}

/** Somebody signed in elsewhere who has no account here. */
export class NoAccountError extends Error {
  constructor() {
    super(
      'You are known there, and have no account here. Ask an owner of this service to make one and to link it to you.',
    );
    this.name = 'NoAccountError';
  }
}

/**
 * Works with a provider, and tells what goes wrong in words of this service.
 * @throws {SignInFailedError | ProviderUnreachableError | ProviderAtFaultError} where the provider, or whoever comes from it, fails
 */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isTold(error) ? error : told(error);
  }
}

function isTold(error: unknown): boolean {
  return (
    error instanceof ProviderAtFaultError ||
    error instanceof ProviderUnreachableError ||
    error instanceof SignInFailedError
  );
}

function told(error: unknown): Error {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return byCode(error);
  if (error instanceof ClientError) {
    return isOfServer(error.cause) || unanswered.has(error.code ?? '')
      ? new ProviderUnreachableError()
      : new ProviderAtFaultError(plain(error.code ?? ''));
  }
  // What the library cannot work with has a code; what the network does not carry has none.
  return error instanceof TypeError && !('code' in error)
    ? new ProviderUnreachableError()
    : new ProviderAtFaultError('unusable');
}

/** By the error codes of OAuth 2.0 (RFC 6749, 4.1.2.1 and 5.2). */
function byCode({ error: code }: AuthorizationResponseError | ResponseBodyError): Error {
  if (code === 'server_error' || code === 'temporarily_unavailable') return new ProviderUnreachableError();
  return settings.has(code) ? new ProviderAtFaultError(code) : new SignInFailedError();
}

/** Faults of how provider and service are set up, not of whoever signs in. */
const settings: ReadonlySet<string> = new Set([
  'invalid_client',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
]);
const unanswered: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** Whether the cause is an answer that tells of a fault of the server's own. */
function isOfServer(cause: unknown): boolean {
  const status: unknown = typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : undefined;
  return typeof status === 'number' && status >= 500;
}

function plain(code: string): string {
  return /^[A-Z_]{1,60}$/u.test(code) ? code : 'unknown';
}
