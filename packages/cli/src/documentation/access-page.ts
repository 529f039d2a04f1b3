import { permissions, permissionsInWords, permissionsOf, roles } from '@quorate/server';
import { generated } from './generated.js';

/** The page of who may do what with a corporation that a service keeps. */
export function accessPage(): string {
  const parts = [
    generated('Who may do what', 'the table of permissions of the service'),
    'Somebody who has an account at a [service](service.md) has at most one role with each corporation, or none: then the corporation is not there for them. An examiner’s role has an end; any role may have one. A key can be limited to some of what its account may do.',
    table(),
    'An **owner** of the service, besides: makes and closes accounts, links them to a provider of sign-in, begins to keep corporations, and reads the metrics. That gives no role with any corporation but those that the owner began to keep.',
    'Matters are walls: what is done in them is done by members alone, and a role says only what a member may do.',
  ];
  return `${parts.join('\n\n')}\n`;
}

function table(): string {
  const rows = permissions.map((permission) => {
    const may = roles.map((role) => (permissionsOf[role].includes(permission) ? '●' : ''));
    return `| \`${permission}\`: ${permissionsInWords[permission]} | ${may.join(' | ')} |`;
  });
  const names = roles.map((role) => role.replaceAll('-', ' '));
  return [`| may | ${names.join(' | ')} |`, `|---|${names.map(() => ':-:').join('|')}|`, ...rows].join('\n');
}
