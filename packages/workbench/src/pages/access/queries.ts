import { queryOptions } from '@tanstack/react-query';
import { quorate } from '../../client.js';
import { keyOf } from '../../queries/corporation.js';

export const rolesQuery = (corporation: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'roles'),
    queryFn: async () => quorate.accounts.roles(corporation),
  });

export const roleChangesQuery = (corporation: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'role-changes'),
    queryFn: async () => quorate.accounts.roleChanges(corporation),
  });

export const accountsQuery = queryOptions({ queryKey: ['accounts'], queryFn: async () => quorate.accounts.all() });

/** Who read whose personal data: the last page. */
export const readsQuery = (corporation: string) =>
  queryOptions({
    queryKey: keyOf(corporation, 'reads'),
    queryFn: async () => quorate.personalData.reads(corporation, { limit: 100 }),
  });
