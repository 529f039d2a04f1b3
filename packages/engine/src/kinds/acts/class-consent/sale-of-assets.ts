import { message, reason } from '../../../evaluation/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { formOfDisposition, nameOfAct, type Matter } from '../../../terms/index.js';
import { materialPortion, redeemedAtClosing } from './facts.js';
import type { ClassConsent } from './parameters.js';
import type { Reached } from './senior-stock.js';

const noSale = message('class-consent.no-sale', '{act} is a {form} of assets, and no sale: {outcome}');
const immaterial = message(
  'class-consent.immaterial',
  '{act} is no sale of a material portion of the assets: {outcome}',
);
const sold = message(
  'class-consent.sold',
  '{act} sells a material portion of the assets at least, and {series} is {redeemed} in full at closing: {outcome}',
);

/** Dispositions of assets of the corporation itself. */
export function isSaleOfAssets(act: Act): boolean {
  return act.kind === 'disposition' && act['assets-of'] === 'corporation';
}

/** Whether it is a sale of all, substantially all or a material portion of the assets at which the series is not redeemed in full. */
export function sellsPortion(c: Context, { cite, provision }: Placed<ClassConsent>, matter: Matter): Reached {
  const { act, id } = matter;
  const { series } = provision;
  const figures = { act: nameOfAct(c, matter), series };
  const form = act.kind === 'disposition' ? act.form : undefined;
  const sort = form ?? c.ask(formOfDisposition, { about: [id], cites: [cite] });
  if (sort !== 'sale') {
    return notAsked(reason(noSale, 'no consent is asked', { figures: { ...figures, form: sort }, cites: [cite] }));
  }
  const all = act.kind === 'disposition' && act.all === true;
  if (!all && !c.holds(materialPortion, [id], cite)) {
    return notAsked(reason(immaterial, 'no consent is asked', { figures, cites: [cite] }));
  }
  const redeemed = c.holds(redeemedAtClosing, [id, series], cite);
  const outcome = redeemed ? 'no consent is asked' : 'its consent is asked';
  const told = { ...figures, redeemed: redeemed ? 'redeemed' : 'not redeemed' };
  return { value: !redeemed, reason: reason(sold, outcome, { figures: told, cites: [cite] }) };
}

function notAsked(because: Reached['reason']): Reached {
  return { value: false, reason: because };
}
