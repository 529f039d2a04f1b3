import {
  acquiring,
  affiliate,
  article,
  associate,
  atClose,
  classVotes,
  day,
  determinationPower,
  interestedShareholder,
  ownership,
  ownershipLimit,
  subsidiary,
  votingStockIs,
  type Instrument,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { ask, asks, open, type Line } from './world.js';

const doubts: Readonly<Record<string, readonly string[]>> = {
  'R-excess': ['counted', 'left-out'],
  'R-first-day': ['in', 'out'],
  'R-majority': ['members', 'present'],
  'R-plans': ['as-determined', 'as-any-trust', 'never'],
  'R-proxies': ['as-determined', 'owned', 'not-owned'],
  'R-reach': ['one-hop', 'chained'],
  'R-since': ['first-ever', 'present-status'],
  'R-subsidiary': ['majority-of-votes', 'controlled'],
};

const by = <T extends string>(reading: string) => ({
  reading,
  options: Object.fromEntries((doubts[reading] ?? []).map((option) => [option, option])) as Record<string, T>,
});

const readings = Object.entries(doubts).map(([id, options]): Reading => ({
  id,
  cite: 'II.1',
  asks: `${options.join(', or ')}?`,
  options: Object.fromEntries(options.map((option) => [option, option])),
  adopted: options[0] ?? '',
  because: 'made up',
}));

/** A made-up charter: interested at 15 % or more of the voting power, looking back three years; three votes a founder share. */
export const ties: Instrument = {
  schema: 1,
  id: 'articles',
  kind: 'charter',
  title: 'Articles of Lantern Works',
  corporation: 'lantern',
  jurisdiction: 'somewhere',
  currency: 'USD',
  from: '1990-01-01',
  source: 'invented',
  articles: [
    article('I', 'Votes', [
      classVotes({
        cite: 'I.1',
        summary: 'one vote a share, three for each founder share; series as their terms say',
        votes: [
          { class: 'common', each: '1' },
          { class: 'founder', each: '3' },
        ],
        seriesOf: ['preferred'],
      }),
    ]),
    article('II', 'Interested holders', [
      affiliate({ cite: 'II.1', summary: 'by control' }),
      associate({
        cite: 'II.2',
        summary: 'organisations, trusts, relatives',
        organisations: {
          cite: 'II.2(a)',
          served: ['officer', 'partner'],
          owned: { atLeast: '20%' },
          excludes: ['corporation', 'subsidiaries'],
        },
        trusts: { cite: 'II.2(b)', by: ['beneficiary', 'trustee'], plans: by('R-plans') },
        relatives: { cite: 'II.2(c)', who: ['in-one-home', 'serving-the-group'] },
      }),
      ownership({
        cite: 'II.3',
        summary: 'with affiliates, associates and partners',
        together: ['affiliates', 'associates', 'partners', 'group'],
        reach: by('R-reach'),
        rights: 'all',
        proxies: by('R-proxies'),
        base: 'with-own-rights',
        limbs: { rights: 'II.3(b)', base: 'II.5' },
      }),
      interestedShareholder({
        cite: 'II.4',
        summary: '15 % or more of the votes, now or in three years',
        fraction: { atLeast: '15%' },
        of: 'voting-power',
        excess: by('R-excess'),
        affiliatesToo: false,
        excludes: ['corporation', 'subsidiaries'],
        lookBack: {
          years: '3',
          firstDay: by('R-first-day'),
          affiliatesOfCorporation: { cite: 'II.4(b)' },
          successors: {
            cite: 'II.4(c)',
            from: 'owner',
            otherThan: 'itself',
            unless: { publicOffering: true, openMarket: true, approvedBy: { agency: 'warden', says: 'the Warden' } },
          },
        },
        becoming: by('R-since'),
        proForma: [],
      }),
      subsidiary({ cite: 'II.6', summary: 'a majority of the votes', is: by('R-subsidiary') }),
      votingStockIs({ cite: 'II.7', summary: 'what votes generally', entitled: 'generally' }),
      determinationPower({
        cite: 'II.8',
        summary: 'a majority of the board',
        body: 'board',
        fraction: { majority: true },
        of: by('R-majority'),
        ifInGoodFaith: true,
        afterInquiry: true,
      }),
    ]),
    article('III', 'Limit', [
      ownershipLimit({
        cite: 'III.1',
        summary: '30 %, not counted',
        over: { moreThan: '30%' },
        of: 'class',
        rights: 'counted',
        looksAt: 'what-results',
        years: { from: 'founding', number: '40', firstDayCounts: false, when: 'within' },
        forbids: [],
        reaches: 'holding',
        counts: 'every-acquisition',
        unless: { kind: 'body', body: 'continuing-directors', fraction: { atLeast: '3/4' }, atMeeting: true },
        partlyApproved: 'from-the-limit',
        effect: { kind: 'not-counted', whole: true, among: 'alike', notice: 'kept' },
      }),
      acquiring({
        cite: 'III.2',
        summary: 'every way',
        forming: 'acquires',
        passive: 'does-not-acquire',
        excludes: ['corporation'],
      }),
    ]),
  ],
  readings,
  notes: [],
};

/** The charter with some parameters of its provisions of a kind changed. */
export function having(kind: string, change: object): Instrument {
  const changed = (provision: Provision): Provision =>
    provision.kind === kind ? { ...provision, ...change } : provision;
  const articles = ties.articles.map((each) => ({ ...each, provisions: each.provisions.map(changed) }));
  return { ...ties, articles };
}

interface Options {
  readonly readings?: Readonly<Record<string, string>>;
  readonly instrument?: Instrument;
}

/** A notion as it stands at the end of a day, for the article on interested holders. */
export function notion(
  lines: readonly Line[],
  name: string,
  about: readonly string[],
  on = '2000-07-01',
  { instrument = ties, ...options }: Options = {},
): unknown {
  const context = open(lines, { instrument, ...options }).session.contextOn(day(on));
  return context.notionNamed(name, about, atClose(day(on)), 'II').value;
}

export interface Standing {
  readonly id: string;
  readonly interested: boolean;
  readonly by?: string;
  readonly of?: string;
  readonly since?: string;
  readonly owners: readonly string[];
  readonly asWorkedOut?: boolean;
  readonly classes: readonly {
    readonly counted: string;
    readonly base: string;
    readonly turnsAt: string;
    readonly margin: string;
  }[];
}

const question = 'ownership.interested-shareholder';

/** How a person stands; fails where the question is not answered. */
export function standing(lines: readonly Line[], person: string, asOf = '2000-07-01', options: Options = {}): Standing {
  const [found] = everybody(lines, asOf, { person }, options);
  if (found === undefined) throw new Error(`Nothing is said of ${person}.`);
  return found;
}

/** Everybody who is interested. */
export function interested(lines: readonly Line[], asOf = '2000-07-01', options: Options = {}): readonly string[] {
  return everybody(lines, asOf, {}, options).map(({ id }) => id);
}

/** The facts that the question on a person asks for. */
export function asked(lines: readonly Line[], person: string, asOf = '2000-07-01', options: Options = {}) {
  return asks(ask(lines, question, asOf, { person }, { instrument: ties, ...options }));
}

function everybody(lines: readonly Line[], asOf: string, input: object, options: Options): readonly Standing[] {
  const answer = ask(lines, question, asOf, { ...input }, { instrument: ties, ...options });
  if (answer.outcome !== 'answered') throw new Error(`It asks for ${asks(answer).join(', ')}.`);
  return (answer.value as unknown as { readonly persons: readonly Standing[] }).persons;
}
