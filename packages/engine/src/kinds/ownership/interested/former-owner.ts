import { openFact, held, message, reason, type FactType, type Held } from '../../../evaluation/index.js';
import { fractionInWords, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { knownAffiliates } from '../counted-together.js';
import type { InterestedRule } from './interested-parameters.js';
import { daysBefore, isRegisterSilent, momentsOwning, startOfDay } from '../look-back.js';
import { interestedByOwnershipNotion } from '../../../terms/index.js';

/** Never supposed: asked of an affiliate of the corporation, of a time before the register was kept. */
export const ownedEnoughBefore = openFact('owned-enough-before-the-register', 'person', 'day').yesNo(
  'Did {0} own enough to be an Interested Shareholder at some time from {1} until the register begins?',
);

/** Asked of whoever lately owned enough, or may have before the register was kept, and of whom no control is entered. */
export const affiliateOfCorporation: FactType = {
  name: 'affiliate-of-the-corporation',
  asks: 'Does {0} control the corporation, or is it controlled by it or under one control with it?',
  about: ['person'],
  reply: { kind: 'yes-no' },
  sameAs: ([person = '']) => [
    { fact: 'affiliate', about: [person, 'corporation'] },
    { fact: 'affiliate', about: ['corporation', person] },
  ],
  supposed: {
    reply: 'no',
    premise: 'inquiry found no control between {0} and the corporation, nor one over both',
    kind: 'nothing-further',
  },
};

const was = message(
  'interested.former-owner',
  '{person}{as} owned {fraction} {when}; the definition looks back to the beginning of {since}',
);

/** By being an affiliate of the corporation now, and having owned enough at some time looked back over. */
export function asFormerOwner(c: Context, placed: InterestedRule, person: string, at: Moment): Held<true> | undefined {
  const { provision, article } = placed;
  const anybody = provision.lookBack?.owners;
  const rule = anybody ?? provision.lookBack?.affiliatesOfCorporation;
  const span = daysBefore(c, placed, at);
  if (rule === undefined || span === undefined) return undefined;
  const cites = [rule.cite];
  const entered = anybody !== undefined || knownAffiliates(c, 'corporation', at, article).includes(person);
  const owned = c.once(placed, `when ${person} owned enough from ${span.from} until ${span.until}`, () =>
    momentsOwning(c, placed, person, span.from, startOfDay(span.until))
      .map((when) => ({ when, standing: c.notion(interestedByOwnershipNotion, [person], when, article) }))
      .find(({ standing }) => standing.value),
  );
  if (owned === undefined && !isRegisterSilent(c, span.from)) return undefined;
  if (!entered && !c.is(affiliateOfCorporation, { about: [person], cites })) return undefined;
  if (owned === undefined && !c.is(ownedEnoughBefore, { about: [person, span.from], cites })) return undefined;
  const figures = {
    person: c.nameOf(person),
    as: anybody === undefined ? ' is an affiliate of the corporation, and' : '',
    when: owned === undefined ? 'before the register begins' : `on ${owned.when.day}`,
    fraction: fractionInWords(provision.fraction),
    since: span.from,
  };
  const grounds = owned === undefined ? [] : [owned.standing.reason];
  return held(true, reason(was, 'Interested Shareholder', { figures, cites, grounds }));
}
