import { held, withGrounds, type Explored, type Held } from '../../evaluation/index.js';
import type { Context } from '../../session/index.js';
import type { Matter } from '../../terms/index.js';
import { askingPermission, permissionValue, type Permission } from '../permission.js';
import { permissionQuestion } from '../permission-question.js';
import { allListedIfKnown } from '../told-lists.js';
import { acquisitionShape } from './shapes.js';

/** Whether a person may acquire shares: permitted, open to approval by so many of so many, or refused; with what effect. */
export const acquisitionPermit = permissionQuestion(
  'acquire-shares',
  {
    name: 'acquisition.permit',
    family: 'acquisition',
    asks: 'May this person acquire these shares, whose approval does that need, and what would it do to votes?',
    example: { by: 'acquirer', class: 'common', shares: '120000' },
  },
  { value: acquisitionShape, asking: askingAcquisition },
);

/** Whether a person may offer to acquire shares. The offer is measured by what it would end in. */
export const acquisitionOffer = permissionQuestion(
  'offer',
  {
    name: 'acquisition.offer',
    family: 'acquisition',
    asks: 'May this person make this offer for shares, and whose approval does that need?',
    example: { by: 'acquirer', class: 'common', percent: '25%' },
  },
  { value: acquisitionShape, asking: askingAcquisition },
);

/** What the instruments say of an acquisition or offer, with what each limit says of it and how much would stay within. */
function askingAcquisition(c: Context, asked: () => Matter): Explored {
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
