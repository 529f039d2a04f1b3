import { randomBytes } from 'node:crypto';
import { sha256, type Secret } from '@quorate/store';

/** A new secret: what its holder is shown, once, and what is kept of it. */
export interface NewSecret {
  readonly shown: string;
  readonly kept: Secret;
}

/** How long a secret of each sort lasts, in days. A key's end may be set otherwise. */
const days: Readonly<Record<Secret['sort'], number>> = { session: 1, key: 365, link: 1, device: 180, end: 1 };

/** Makes a secret of 256 random bits. Only its hash is kept. */
export function newSecret(
  account: string,
  sort: Secret['sort'],
  {
    now,
    permissions = [],
    expiresAt,
  }: { readonly now: Date; readonly permissions?: readonly string[]; readonly expiresAt?: string },
): NewSecret {
  const shown = `${prefixes[sort]}${randomBytes(32).toString('base64url')}`;
  const end = new Date(now.getTime() + days[sort] * 86_400_000).toISOString();
  return {
    shown,
    kept: {
      hash: hashOfSecret(shown),
      account,
      sort,
      id: randomBytes(6).toString('hex'),
      madeAt: now.toISOString(),
      expiresAt: expiresAt ?? end,
      permissions,
    },
  };
}

/** The hash under which a secret is kept. It has so many random bits that a plain hash gives nothing away. */
export function hashOfSecret(shown: string): string {
  return sha256(shown);
}

/** So that a secret found in a text is known for what it is. */
const prefixes: Readonly<Record<Secret['sort'], string>> = {
  session: 'qs_',
  key: 'qk_',
  link: 'ql_',
  device: 'qd_',
  end: 'qe_',
};
