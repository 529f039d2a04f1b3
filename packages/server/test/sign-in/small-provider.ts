import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

/** Whom the provider signs in. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: unknown;
  readonly [claim: string]: unknown;
}

/** What the provider does otherwise than it should. */
export interface Misbehaviour {
  /** Changes what is said of the person in the token of identity. */
  readonly claims?: (claims: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Signs otherwise. */
  readonly sign?: (claims: Readonly<Record<string, unknown>>, kid: string) => Promise<string>;
  /** Changes what the browser is sent back with. */
  readonly answer?: (answer: URL) => unknown;
  /** Answers in place of the provider. */
  readonly instead?: (path: string, response: ServerResponse) => boolean;
}

export const clientId = 'quorate';
export const clientSecret = 'a secret of 32 letters or more than that';

/** A provider of OpenID Connect that signs in whom it is told to, without asking, and misbehaves as it is told to. */
export class SmallProvider {
  person: Person = { sub: 'nobody' };
  misbehaviour: Misbehaviour = {};
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  private readonly server: Server;
  private readonly codes = new Map<string, Readonly<Record<string, string>>>();
  private key!: { readonly kid: string; readonly secret: CryptoKey; readonly jwk: JWK };

  static async started(): Promise<SmallProvider> {
    const provider = new SmallProvider();
    await provider.newKey();
    await new Promise<void>((resolve) => {
      provider.server.listen(0, '127.0.0.1', resolve);
    });
    return provider;
  }

  private constructor() {
    this.server = createServer((request, response) => {
      this.answered(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Signs by another key from now on. */
  async newKey(): Promise<void> {
    const { privateKey: secret, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const kid = randomBytes(4).toString('hex');
    this.key = { kid, secret, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answered(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    this.asked.push(url.pathname);
    if (this.misbehaviour.instead?.(url.pathname, response) === true) return;
    if (url.pathname === '/.well-known/openid-configuration') return json(response, this.description());
    if (url.pathname === '/jwks') return json(response, { keys: [this.key.jwk] });
    if (url.pathname === '/authorize') return this.authorized(url, response);
    if (url.pathname === '/token') return this.exchanged(request, response);
    if (url.pathname === '/userinfo') return json(response, this.person);
    response.writeHead(404).end();
  }

  private description(): unknown {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  private authorized({ searchParams }: URL, response: ServerResponse): void {
    const asked = Object.fromEntries(searchParams);
    const { client_id: client, code_challenge: challenge, code_challenge_method: method, redirect_uri: back } = asked;
    const isWell = client === clientId && method === 'S256' && challenge !== undefined && back !== undefined;
    if (!isWell) return json(response, { error: 'invalid_request' }, 400);
    const code = randomBytes(16).toString('hex');
    this.codes.set(code, asked);
    const answer = new URL(back);
    answer.search = String(new URLSearchParams({ code, state: asked['state'] ?? '', iss: this.issuer }));
    this.misbehaviour.answer?.(answer);
    response.writeHead(303, { location: answer.href }).end();
  }

  private async exchanged(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = new URLSearchParams(Buffer.concat(await all(request)).toString('utf8'));
    const known = `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(clientSecret).replaceAll('%20', '+')}`).toString('base64')}`;
    if (request.headers.authorization !== known) return json(response, { error: 'invalid_client' }, 401);
    const begun = this.codes.get(sent.get('code') ?? '');
    this.codes.delete(sent.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const isBegun = begun?.['code_challenge'] === challenge && begun['redirect_uri'] === sent.get('redirect_uri');
    if (!isBegun) return json(response, { error: 'invalid_grant' }, 400);
    const now = Math.floor(Date.now() / 1_000);
    const said = { iss: this.issuer, aud: clientId, iat: now, exp: now + 300, nonce: begun['nonce'], ...this.person };
    const claims = this.misbehaviour.claims?.(said) ?? said;
    const { sign = this.signed.bind(this) } = this.misbehaviour;
    const token = await sign(claims, this.key.kid);
    json(response, { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: token });
  }

  private async signed(claims: Readonly<Record<string, unknown>>, kid: string): Promise<string> {
    return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid }).sign(this.key.secret);
  }
}

async function all(request: IncomingMessage): Promise<readonly Buffer[]> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts;
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
