import { plainAddress, type Addresses } from './addresses.js';

/** What proxies say of how a request came to the first of them. */
export interface Forwarded {
  /** The address from which it came. */
  readonly client?: string;
  /** `http` or `https`. */
  readonly protocol?: string;
}

/**
 * What is to be believed of what proxies say: each adds, on the right, whom it saw itself, so the client is the first from the
 * right that is no proxy of ours. What stands left of it anybody may have written. A proxy speaks by X-Forwarded-For and
 * -Proto, or by Forwarded (RFC 7239); where a client adds the other kind, and they differ, neither is believed.
 */
export function forwarded(headers: Headers, proxies: Addresses): Forwarded | 'contradictory' {
  const seen = listOf(headers.get('x-forwarded-for'));
  const protocols = listOf(headers.get('x-forwarded-proto'));
  const usual = believed(usualHops(seen, protocols), proxies);
  const standard = believed(standardHops(headers.get('forwarded')), proxies);
  if (usual === undefined || standard === undefined) return usual ?? standard ?? {};
  return usual.client === standard.client && usual.protocol === standard.protocol ? usual : 'contradictory';
}

function believed(hops: readonly Forwarded[], proxies: Addresses): Forwarded | undefined {
  const first = hops.findLastIndex(({ client }) => client !== undefined && !proxies.has(client));
  return hops[Math.max(first, 0)];
}

function usualHops(clients: readonly string[], protocols: readonly string[]): readonly Forwarded[] {
  if (clients.length === 0) return protocols.length === 0 ? [] : [hop(undefined, protocols.at(-1))];
  // Where they are not as many, the last is what the nearest proxy said.
  return clients.map((client, place) =>
    hop(client, protocols.length === clients.length ? protocols[place] : protocols.at(-1)),
  );
}

function standardHops(header: string | null): readonly Forwarded[] {
  return listOf(header).map((each) => {
    const pairs = each.split(';').map((pair) => pair.trim().split('='));
    const value = (name: string) => pairs.find(([key]) => key?.toLowerCase() === name)?.[1]?.replaceAll(/^"|"$/gu, '');
    return hop(value('for'), value('proto'));
  });
}

function hop(client: string | undefined, protocol: string | undefined): Forwarded {
  return {
    ...(client === undefined ? undefined : { client: withoutPort(client).slice(0, longestAddress) }),
    ...(protocol === undefined ? undefined : { protocol: protocol.toLowerCase() }),
  };
}

const longestAddress = 64;

/** 203.0.113.7:4711, [2001:db8::1]:4711 and the like without the port. */
function withoutPort(written: string): string {
  const bracketed = /^\[([^\]]*)\]/u.exec(written)?.[1];
  return plainAddress(bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/u.exec(written)?.[1] ?? written);
}

function listOf(header: string | null): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
