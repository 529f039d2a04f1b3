import type { Day } from '../exact/index.js';
import { inquiryKey, withPlacesInWords, type Inquiry, type PremiseKind } from './inquiry.js';

/**
 * Something taken as so until someone enters otherwise: a relationship continues, a body acted regularly, inquiry found
 * nothing further, what the asker gave, what a family's coverage vouches for.
 */
export interface Premise {
  readonly kind: PremiseKind;
  /** The premise in words. */
  readonly says: string;
  /** The inquiry or notion that it stands in for; entering its contrary rebuts the premise. */
  readonly about: string;
  /** Of a supposed fact: the name of what it is first about. */
  readonly whose?: string;
  readonly since?: Day;
  /** It stands for everything that the answer goes by, up to this day: what it covers is told with it. */
  readonly until?: Day;
  readonly cites?: readonly string[];
  /** Of coverage: what the entries are on. */
  readonly of?: string;
}

/** A premise as an answer shows it: with the figure or reply at which it would change the answer, where there is one. */
export interface RestingPremise extends Premise {
  readonly changesAt?: readonly string[];
}

/** The premise that a supposed fact puts in the place of an entry, with the names of what it is about. */
export function supposedPremise(inquiry: Inquiry, nameOf: (id: string) => string): Premise {
  const supposed = inquiry.type.supposed;
  const says = withPlacesInWords(supposed?.premise ?? inquiry.type.name, inquiry, nameOf);
  const [first] = inquiry.about;
  return {
    kind: supposed?.kind ?? 'nothing-further',
    says,
    about: inquiryKey(inquiry),
    ...(first === undefined ? undefined : { whose: nameOf(first) }),
    cites: inquiry.cites,
  };
}
