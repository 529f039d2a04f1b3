import { z } from '@hono/zod-openapi';
import type { SeenBy, Sight } from '@quorate/store';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { roles } from '../../access/permissions.js';

const accounts = z.array(z.string().min(1).max(100)).max(100);

/** Who may see a paper. */
export const seenBy = z.union([
  z.literal('everybody').describe('everybody who reads the corporation'),
  z.strictObject({ roles: z.array(z.enum(roles)).max(20), accounts }).describe('whoever is of either'),
]);

/** That somebody says who may see a paper. */
export const showing = z.strictObject({ seenBy }).openapi('Showing');

/** Who may see a paper that is sent, as its address says it. */
export const seenByQuery = {
  seenByRoles: z.string().max(500).optional().describe('roles, with commas between'),
  seenByAccounts: z.string().max(2_000).optional().describe('accounts, with commas between; without both, everybody'),
};

/** @throws {HTTPException} 422 where it names what is no role */
export function seenByIn(c: Context): SeenBy {
  const [written, named] = [c.req.query('seenByRoles'), c.req.query('seenByAccounts')];
  if (written === undefined && named === undefined) return 'everybody';
  const read = seenBy.safeParse({ roles: parted(written), accounts: parted(named) });
  if (read.success) return read.data;
  throw new HTTPException(422, { message: `seenByRoles: these were expected: ${roles.join(', ')}.` });
}

/** A sight as it is sent. */
export function sightWire({ seenBy: who, by, at }: Sight) {
  const few = who === 'everybody' ? who : { roles: who.roles.map(asRole), accounts: [...who.accounts] };
  return { seenBy: few, by, at };
}

function parted(list: string | undefined): readonly string[] {
  return (list ?? '').split(',').filter((each) => each !== '');
}

function asRole(name: string): (typeof roles)[number] {
  return name as (typeof roles)[number];
}
