import { addresses, isLoopback, somebodyCanSignIn, type Network } from '@quorate/server';
import type { Store } from '@quorate/store';
import { BadInputError } from '../bad-input.js';

/** How a service is reached, as the command line says it. */
export interface NetworkOptions {
  readonly host: string;
  readonly tlsCertificate?: string;
  readonly tlsKey?: string;
  /** The addresses of the proxies before it, which say from where requests come. */
  readonly behindProxy?: readonly string[];
  /** The URL under which its clients know it. */
  readonly publicUrl?: string;
}

/**
 * How the service is reached.
 * @throws {BadInputError} where the options do not go together
 */
export function networkOf({ behindProxy, publicUrl, tlsCertificate, tlsKey }: NetworkOptions): Network {
  if ((tlsCertificate === undefined) !== (tlsKey === undefined)) {
    throw new BadInputError('--tls-certificate and --tls-key go together: give both files.');
  }
  if (behindProxy !== undefined && publicUrl === undefined) {
    throw new BadInputError('--behind-proxy needs --public-url: the URL under which browsers know the proxy.');
  }
  if (behindProxy !== undefined) checked('--behind-proxy', () => addresses(behindProxy));
  const origin = publicUrl === undefined ? undefined : originOf(publicUrl);
  if (tlsCertificate !== undefined && origin?.startsWith('http:') === true) {
    throw new BadInputError('--public-url: a service that speaks TLS has a URL that begins with https.');
  }
  return {
    ...(origin === undefined ? undefined : { publicUrl: origin }),
    ...(behindProxy === undefined ? undefined : { proxies: behindProxy }),
  };
}

/**
 * Lets a service listen beyond this machine only where somebody can sign in and what goes over the network is protected.
 * @throws {BadInputError} with all that is missing, and what to do
 */
export async function admitted(
  { host, behindProxy, publicUrl, tlsCertificate }: NetworkOptions,
  store: Store,
  { openId }: { readonly openId: boolean },
): Promise<void> {
  if (isLoopback(host)) return;
  const missing: string[] = [];
  if (!(await somebodyCanSignIn(store, { openId }))) missing.push(anAccount);
  const isProtected = tlsCertificate !== undefined || (behindProxy !== undefined && isHttps(publicUrl));
  if (!isProtected) missing.push(protection);
  if (missing.length === 0) return;
  throw new BadInputError(
    [`${host} can be reached from other machines. Before the service listens there:`, ...missing].join('\n  - '),
  );
}

const anAccount =
  'somebody must be able to sign in: run "quorate serve" for this machine alone first, sign in by the link that it prints (quorate sign-in), and set a password (quorate password);';
const protection =
  'passwords and keys must not go over the network as they are: give --tls-certificate FILE and --tls-key FILE, or name the proxy before it that speaks TLS with --behind-proxy ADDRESSES and --public-url https://….';

/** @throws {BadInputError} where it is no URL of a host alone */
function originOf(publicUrl: string): string {
  const url = URL.canParse(publicUrl) ? new URL(publicUrl) : undefined;
  const isOrigin = url !== undefined && /^https?:$/u.test(url.protocol) && `${url.pathname}${url.search}` === '/';
  if (isOrigin) return url.origin;
  throw new BadInputError('--public-url: a URL without a path was expected, such as https://quorate.example.');
}

function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && originOf(publicUrl).startsWith('https:');
}

function checked(option: string, check: () => unknown): void {
  try {
    check();
  } catch (error) {
    throw new BadInputError(`${option}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
