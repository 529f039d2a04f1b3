import * as client from 'openid-client';
import { isLoopback } from '../../network/addresses.js';
import { inWords, ProviderAtFaultError } from './provider-error.js';

/** How a provider of OpenID Connect is used. */
export interface OpenIdOptions {
  /** Where the provider describes itself (without /.well-known/…), and how it names itself in what it says. */
  readonly issuer: string;
  readonly clientId: string;
  /** Absent: this service is a public client, and shows by PKCE alone that it began the sign-in. */
  readonly clientSecret?: string;
  /** What people call it, as in "Sign in with …". */
  readonly displayName: string;
  /** The claim by which an account is found at the first sign-in; `email` counts only where the provider verified it. */
  readonly claim: string;
  /** How long the provider is waited for, in seconds; 5 where it is left out. */
  readonly patience?: number;
}

/** What is kept of a sign-in while the browser is at the provider. */
export interface Begun {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who signed in, as the provider says. */
export interface SignedInElsewhere {
  readonly issuer: string;
  readonly subject: string;
  /** The claim by which an account is found; asked for where the subject is not known yet. */
  readonly claim: () => Promise<string | undefined>;
}

/** A provider of OpenID Connect, by the authorization code flow with PKCE. What it says is believed only signed. */
export class OpenIdProvider {
  readonly options: OpenIdOptions;
  /** The name under which identities are kept: a slash at its end, written or not, makes no other provider. */
  readonly issuer: string;
  private readonly clock: () => Date;
  private readonly patience: number;
  private described: { readonly metadata: Promise<client.ServerMetadata>; readonly at: number } | undefined;

  constructor(options: OpenIdOptions, clock: () => Date) {
    this.options = options;
    this.patience = options.patience ?? 5;
    this.issuer = withoutSlash(options.issuer);
    this.clock = clock;
  }

  /** Begins a sign-in: what to keep of it, and where the browser goes. */
  async begin(redirectUri: string): Promise<Begun & { readonly url: URL }> {
    const configuration = await this.configuration();
    const verifier = client.randomPKCECodeVerifier();
    const begun = { state: client.randomState(), nonce: client.randomNonce(), verifier };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: this.options.claim === emailClaim ? 'openid email' : 'openid email profile',
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { ...begun, url };
  }

  /**
   * Ends a sign-in: exchanges the code that came back, and verifies what is said of whom (OpenID Connect Core 3.1.3.7; the
   * issuer of the answer too, RFC 9207).
   * @throws {SignInFailedError} where the provider signed nobody in, or the code is not one for this sign-in
   */
  async finish(answer: URL, { state, nonce, verifier }: Begun): Promise<SignedInElsewhere> {
    const configuration = await this.configuration();
    return inWords(async () => {
      const tokens = await client.authorizationCodeGrant(configuration, answer, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      // A provider for many organisations may sign for each of them under a name of its own: one is trusted, not all.
      if (claims === undefined || claims.iss !== configuration.serverMetadata().issuer)
        throw new ProviderAtFaultError('another issuer');
      const { sub: subject } = claims;
      return {
        issuer: this.issuer,
        subject,
        claim: async () => {
          const { claim } = this.options;
          if (claims[claim] !== undefined) return claimIn(claims, claim);
          if (configuration.serverMetadata().userinfo_endpoint === undefined) return undefined;
          const more = await inWords(async () => client.fetchUserInfo(configuration, tokens.access_token, subject));
          return claimIn(more, claim);
        },
      };
    });
  }

  /** The provider and this service as its client. The keys of the provider are asked for anew at each sign-in: they change. */
  private async configuration(): Promise<client.Configuration> {
    const { clientId, clientSecret } = this.options;
    const metadata = await this.metadata();
    const now = this.clock().getTime();
    const own = {
      [client.clockSkew]: Math.round((now - Date.now()) / 1_000),
      [client.clockTolerance]: secondsBetweenClocks,
    };
    const configuration = new client.Configuration(
      { ...metadata },
      clientId,
      own,
      authenticationOf(metadata, clientSecret),
    );
    configuration.timeout = this.patience;
    client.enableNonRepudiationChecks(configuration);
    if (isOfThisMachine(this.options.issuer)) client.allowInsecureRequests(configuration);
    return configuration;
  }

  /** What the provider says of itself, asked for once an hour. */
  private async metadata(): Promise<client.ServerMetadata> {
    const now = this.clock().getTime();
    if (this.described !== undefined && Math.abs(now - this.described.at) < hour) return this.described.metadata;
    const metadata = inWords(async () => this.discovered());
    const described = { metadata, at: now };
    this.described = described;
    metadata.catch(() => {
      if (this.described === described) this.described = undefined;
    });
    return metadata;
  }

  private async discovered(): Promise<client.ServerMetadata> {
    const { issuer, clientId } = this.options;
    const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
      timeout: this.patience,
      execute: isOfThisMachine(issuer) ? [client.allowInsecureRequests] : [],
    });
    const metadata = found.serverMetadata();
    // Names of issuers are compared letter by letter; only a slash at the end may be written or left out.
    if (withoutSlash(metadata.issuer) !== this.issuer) throw new ProviderAtFaultError('another issuer');
    const { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys } = metadata;
    for (const endpoint of [authorization, token, keys]) {
      if (!isUsable(endpoint, issuer)) throw new ProviderAtFaultError('an endpoint is missing, or is none of https');
    }
    return metadata;
  }
}

/** The value as it is compared. Of an address, letters of ASCII in small ones; other letters can be folded into those. */
export function expectedValue(claim: string, value: string): string {
  return claim === emailClaim ? value.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase()) : value;
}

function claimIn(claims: Readonly<Record<string, unknown>>, claim: string): string | undefined {
  const value = claims[claim];
  if (typeof value !== 'string' || value === '') return undefined;
  if (claim === emailClaim && claims['email_verified'] !== true) return undefined;
  return expectedValue(claim, value);
}

function authenticationOf({ token_endpoint_auth_methods_supported: methods }: client.ServerMetadata, secret?: string) {
  if (secret === undefined) return client.None();
  // Where a provider does not say, it takes the header (OpenID Connect Discovery 3).
  const isByHeader = methods === undefined || methods.includes('client_secret_basic');
  return isByHeader ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
}

/** Only on one machine is a provider spoken to without TLS. */
function isUsable(endpoint: unknown, issuer: string): boolean {
  if (typeof endpoint !== 'string' || !URL.canParse(endpoint)) return false;
  const { protocol } = new URL(endpoint);
  return protocol === 'https:' || (protocol === 'http:' && isOfThisMachine(issuer) && isOfThisMachine(endpoint));
}

function isOfThisMachine(issuer: string): boolean {
  return isLoopback(new URL(issuer).hostname.replaceAll(/^\[|\]$/gu, ''));
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/u, '');
}

const emailClaim = 'email';
const hour = 3_600_000;
/** How far two clocks may be apart. */
const secondsBetweenClocks = 60;
