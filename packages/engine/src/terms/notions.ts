import { defineNotion } from '../evaluation/index.js';
import type { Amount, Day, Moment, Money, Quantity, Ratio, Shares, Unit } from '../exact/index.js';

/**
 * The notions by which subjects speak of what another subject works out: what each is about, and what it comes to. Each is asked
 * for with `c.notion(notion, about, at, place)`. Those of periodic dividends are in `dividend-period.ts`.
 */

/** Whether a person is an Interested Shareholder. */
export const interestedShareholderNotion = defineNotion<boolean, readonly [person: string]>('interested-shareholder');
/** Everybody who is one. */
export const interestedShareholdersNotion = defineNotion<InterestedShareholders>('interested-shareholders');
/** Whether a person is one, and by what. */
export const interestedStandingNotion = defineNotion<InterestedStanding, readonly [person: string]>(
  'interested-standing',
);
/** Whether a person is one by its own ownership alone, and whether by its own right: not by succession. */
export const interestedByOwnershipNotion = defineNotion<boolean, readonly [person: string]>('interested-by-ownership');
export const interestedByOwnRightNotion = defineNotion<boolean, readonly [person: string]>('interested-by-own-right');
/** When a person became one; undefined where it is none. */
export const becameInterestedNotion = defineNotion<Moment | undefined, readonly [person: string]>('became-interested');
/** Whether a person would be one after a transaction, or an affiliate of one. */
export const interestedAfterNotion = defineNotion<boolean, readonly [person: string, matter: string]>(
  'interested-after',
);
/** What a person owns of a class, as the article counts it. */
export const beneficialOwnershipNotion = defineNotion<Owned, readonly [person: string, className: string]>(
  'beneficial-ownership',
);
/** Everybody whose shares count as those of a person, the person among them; sorted. */
export const countedTogetherNotion = defineNotion<readonly string[], readonly [person: string]>('counted-together');
export const affiliatesNotion = defineNotion<readonly string[], readonly [person: string]>('affiliates');
export const associatesNotion = defineNotion<readonly string[], readonly [person: string]>('associates');
/** Whether a person is a subsidiary of the corporation. */
export const subsidiaryNotion = defineNotion<boolean, readonly [person: string]>('subsidiary');
/** The stock that votes generally; about a class of which shares are to be issued, with that. */
export const votingStockNotion = defineNotion<VotingStock, readonly [] | readonly [also: string]>('voting-stock');

export const directorsInOfficeNotion = defineNotion<readonly string[]>('directors-in-office');
/** The seat of a director; undefined of whoever is none. */
export const directorSeatNotion = defineNotion<
  { readonly class?: string; readonly since?: Moment } | undefined,
  readonly [director: string]
>('director-seat');
/** When somebody came into office as a first director whom an instrument names; undefined of others. */
export const namedDirectorNotion = defineNotion<Moment | undefined, readonly [director: string]>(
  'named-director-since',
);
export const entireBoardNotion = defineNotion<Amount<'persons'>>('entire-board');
type OfDirector = readonly [director: string] | readonly [director: string, person: string];
/** Whether a director is a continuing one in regard to a person, and whether an independent one in regard to a person or to nobody. */
export const continuingDirectorNotion = defineNotion<boolean, OfDirector>('continuing-director');
export const independentDirectorNotion = defineNotion<boolean, OfDirector>('independent-director');

/** What a security is worth on the day of the moment. */
export const marketValueNotion = defineNotion<Amount<'money'>, readonly [security: string]>('market-value');
/** The day on which a transaction was first announced, and the day as of which what it pays is valued. */
export const announcementDateNotion = defineNotion<Day, readonly [matter: string]>('announcement-date');
export const valuationDateNotion = defineNotion<Day, readonly [matter: string]>('valuation-date');
/** When a person came to be one, as a price is tested. */
export const determinationDateNotion = defineNotion<Moment | undefined, readonly [person: string]>(
  'determination-date',
);

/** What an act pays for each share of a class. */
export const considerationNotion = defineNotion<Amount<'money'>, readonly [matter: string, className: string]>(
  'consideration',
);

/** The shares of a class or series that the instruments authorise, and those of them that are not issued. */
export const authorisedNotion = defineNotion<Shares, readonly [className: string]>('authorised');
export const unissuedNotion = defineNotion<Shares, readonly [className: string]>('unissued');
export const parValueNotion = defineNotion<Money | undefined, readonly [className: string]>('par-value');

/** All who are interested, and all whose shares are deemed theirs. */
export interface InterestedShareholders {
  readonly persons: readonly string[];
  readonly owners: readonly string[];
  /** Whether the definition leaves out subsidiaries of the corporation, so that none of these persons is one. */
  readonly noSubsidiaries?: boolean;
}

/** Whether a person is an Interested Shareholder, and by what. */
export interface InterestedStanding {
  readonly interested: boolean;
  /** How: by its own ownership, as an affiliate of another, by what it owned before, or by succeeding to another's shares. */
  readonly by?: 'ownership' | 'affiliation' | 'former-ownership' | 'succession';
  /** Whose affiliate, or to whose shares. */
  readonly of?: string;
  /** What it owns of each class that is measured. */
  readonly classes: readonly Measured[];
  /** Everybody whose shares are deemed owned by it. */
  readonly owners: readonly string[];
}

/** A person's ownership of a class, or of the voting power, against the fraction. */
export interface Measured {
  /** The class, or `voting-power`. */
  readonly class: string;
  readonly unit: 'shares' | 'votes';
  readonly counted: Amount<Unit>;
  readonly base: Amount<Unit>;
  /** The figure at which the fraction turns. */
  readonly turnsAt: Amount<Unit>;
  readonly reached: boolean;
}

/** What a person owns of a class, as an article counts it. */
export interface Owned {
  /** Outstanding shares of everybody counted together, each share once. */
  readonly shares: Amount<'shares'>;
  /** Unissued shares that they may acquire. */
  readonly rights: Amount<'shares'>;
  /** Who is counted together, the person among them; sorted. */
  readonly owners: readonly string[];
  /** What is measured: shares and rights. */
  readonly counted: Amount<'shares'>;
  /** What it is measured against: the outstanding shares, with the person's own rights where they are added. */
  readonly base: Amount<'shares'>;
  /** Of these rights what is added to what is outstanding; of an empty class too, whose base stays empty. */
  readonly added: Amount<'shares'>;
}

/** The outstanding stock that votes generally, and its votes before any limit. */
export interface VotingStock {
  /** Every class or series with a general vote, those too of which nothing is outstanding but to which somebody has rights. */
  readonly classes: readonly VotingClass[];
  readonly power: Quantity<'votes'>;
}

/** A class or series as it stands before a vote. */
export interface VotingClass {
  readonly id: string;
  readonly outstanding: Shares;
  /** Votes for each share on matters put to a general vote; zero where it has none. */
  readonly votesEach: Ratio;
  readonly cites: readonly string[];
}
