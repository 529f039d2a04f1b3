import { BlockList, isIP } from 'node:net';

/** Addresses of machines: single ones and ranges, such as 10.0.0.1 or 10.0.0.0/8 or fd00::/8. */
export interface Addresses {
  has(address: string): boolean;
}

/** @throws {RangeError} with the first that is neither an address nor a range */
export function addresses(written: readonly string[]): Addresses {
  const list = new BlockList();
  for (const each of written) {
    const [address = '', length, ...rest] = each.split('/');
    const plain = plainAddress(address);
    const family = isIP(plain);
    // Addresses of IPv4 are looked for as such, however they come, and so a range of them that is written as one of IPv6 is theirs.
    const before = family === isIP(address) ? 0 : 96;
    const bits = family === 4 ? 32 : 128;
    const prefix = length === undefined ? bits : Number(length) - before;
    const isLength = length === undefined || /^\d{1,3}$/u.test(length);
    if (family === 0 || rest.length > 0 || !isLength || prefix < 0 || prefix > bits) {
      throw new RangeError(`"${each}" is no address and no range of addresses; 10.0.0.1 or 10.0.0.0/8 was expected`);
    }
    list.addSubnet(plain, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return {
    has: (address) => {
      const plain = plainAddress(address);
      const family = isIP(plain);
      return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

/** An address of IPv4 that is written as one of IPv6, mapped or translated (RFC 6052), as itself; another in the one shortest way to write it; a zone left out. */
export function plainAddress(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, groups] = /^(?:::ffff:(?=[\da-f]+:)|64:ff9b::)((?:[\da-f]+:)?[\da-f]*)$/u.exec(shortest) ?? [];
  if (groups === undefined) return shortest;
  const [low = '', high = '0'] = groups.split(':').toReversed();
  return [high, low]
    .flatMap((each) => [Number.parseInt(each || '0', 16) >> 8, Number.parseInt(each || '0', 16) & 255])
    .join('.');
}

/**
 * What counts as one place where requests are counted: an address of IPv4, and the 64 bits of one of IPv6 that a provider gives
 * to one customer, who has all the addresses below.
 */
export function networkOfAddress(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [left = [], right = []] = plain.split('::').map((groups) => groups.split(':').filter((each) => each !== ''));
  const between = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...between, ...right].slice(0, 4).join(':');
}

const thisMachine = addresses(['127.0.0.0/8', '::1']);

/** Whether only this machine reaches a host by this name or address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || thisMachine.has(host);
}
