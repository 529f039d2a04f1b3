import { message, reason, type Reason } from '../../../evaluation/index.js';
import { citation } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { agreedExchange, agreedForSubsidiary } from './agreed-exceptions.js';
import { forEmployeePlan } from './employee-plan.js';
import { heldForOthers, heldWithinGroup, paidInShares } from './plain-exceptions.js';
import { toKeepCovenant } from './covenant.js';
import type { Excepted } from './excepted.js';
import { givenFor, givesValue } from './while-in-arrears.js';
import type { Exception } from './restriction-parameters.js';

const excepted = message('restriction.excepted', 'It may be done all the same: {outcome}');

const forNothing = message('restriction.for-nothing', 'Nothing is given for the shares: {outcome}');

const inWords: Readonly<Record<Exception['is'], string>> = {
  'paid-in-shares': 'it is paid in common stock alone',
  'to-keep-covenant': 'it keeps a covenant, in a period in which the series has a dividend',
  'of-the-series': 'it gets shares of the series itself',
  'for-employee-plan': 'it serves a plan for employees',
  'held-for-others': 'it is record ownership for others',
  'agreed-exchange': 'it is an exchange that an early agreement asks for',
  'held-within-group': 'it redeems what the corporation or a wholly-owned subsidiary holds',
  'agreed-for-subsidiary': 'an early agreement asks for it, of equity of a subsidiary',
};

/**
 * The exception that lets the act go; nothing where none does. One that is settled is enough, whatever the others wait for.
 */
export function exceptionFor(c: Context, given: Excepted): Reason | undefined {
  const { cite, instrument, provision } = given.placed;
  if (provision.restricts === 'acquisitions-for-value' && !isForValue(c, given, cite)) {
    return reason(forNothing, 'it is free', { cites: [cite] });
  }
  const tried = (provision.except ?? [])
    .map((each): Exception => ({ ...each, cite: citation(instrument, each.cite) }))
    .map((exception) => ({ exception, found: c.attempt(() => applies(c, given, exception)) }));
  const free = tried.find(({ found }) => found.settled && found.value);
  if (free !== undefined) return reason(excepted, inWords[free.exception.is], { cites: [free.exception.cite] });
  const open = tried.flatMap(({ found }) => (found.settled ? [] : found.waiting));
  return open.length === 0 ? undefined : c.suspendOn(open);
}

function isForValue(c: Context, { matter: { act, id } }: Excepted, cite: string): boolean {
  return givesValue(act) ?? c.ask(givenFor, { about: [id], cites: [cite] }) !== 'nothing';
}

function applies(c: Context, given: Excepted, exception: Exception): boolean {
  switch (exception.is) {
    case 'paid-in-shares':
      return paidInShares(given, exception);
    case 'to-keep-covenant':
      return toKeepCovenant(c, given, exception);
    case 'of-the-series':
      return given.touched.stock === 'own';
    case 'for-employee-plan':
      return forEmployeePlan(c, given, exception);
    case 'held-for-others':
      return heldForOthers(c, given, exception);
    case 'agreed-exchange':
      return agreedExchange(c, given, exception);
    case 'held-within-group':
      return heldWithinGroup(c, given, exception);
    case 'agreed-for-subsidiary':
      return agreedForSubsidiary(c, given, exception);
  }
}
