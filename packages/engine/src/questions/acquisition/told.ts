import { held, withGrounds, type Explored, type Held } from '../../evaluation/index.js';
import type { Context } from '../../session/index.js';
import type { Matter } from '../../terms/index.js';
import { askingPermission, permissionValue, type Permission } from '../permission.js';
import { allListedIfKnown } from '../told-lists.js';

/** What the instruments say of an acquisition or offer, with what each limit says of it and how much would stay within. */
export function askingAcquisition(c: Context, asked: () => Matter): Explored {
  return askingPermission(c, asked, (permission, { act }) => toldOf(c, permission, act));
}

function toldOf(c: Context, permission: Permission, act: Matter['act']): Held<unknown> {
  const limits = allListedIfKnown(c, 'acquisition', { act }, c.now);
  const whose =
    act.kind === 'acquire-shares' || act.kind === 'offer' ? { person: act.by, class: act.class } : undefined;
  const largest = whose === undefined ? undefined : allListedIfKnown(c, 'largest-purchase', whose, c.now);
  const value = {
    ...permissionValue(permission),
    limits: limits.value,
    ...(largest === undefined ? undefined : { largest: largest.value }),
  };
  const grounds = [...permission.reason.grounds, ...limits.grounds];
  return held(value, withGrounds(permission.reason, grounds));
}
