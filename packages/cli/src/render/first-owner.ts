import type { FirstOwner } from '@quorate/server';

/**
 * How the first owner signs in, once: for every program of a shell, or for the command line alone, which finds the service that
 * has a file of SQLite by itself.
 */
export function renderFirstOwner({ name, link }: FirstOwner, server: string | undefined): string {
  const words = server === undefined ? link : `${link} --server ${server}`;
  return [
    `Nobody has an account yet: "${name}" is made, and signs in once, within a day, by this link. For every program of a shell:`,
    `  export QUORATE_KEY=$(npx quorate sign-in ${words} --show)`,
    'Or for the command line alone, which saves the key:',
    `  npx quorate sign-in ${words}`,
  ].join('\n');
}
