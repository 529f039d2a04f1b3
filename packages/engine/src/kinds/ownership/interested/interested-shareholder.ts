import { mutualHoldingCompany, planOfCorporation, planOfCorporationAlone } from '../ties/exclusion.js';
import { nothingFurther, openFact, defineNotion, held, listed, message, reason } from '../../../evaluation/index.js';
import type { FactType, Held } from '../../../evaluation/index.js';
import { fractionInWords, type Day, type Moment } from '../../../exact/index.js';
import { writerOf } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  defineKind,
  interestedShareholderNotion,
  interestedShareholdersNotion,
  interestedStandingNotion,
  someHold,
} from '../../../terms/index.js';
import type { BoardVotes, InterestedShareholders, InterestedStanding } from '../../../terms/index.js';
import { isAnybodyElse, whoeverElse } from '../anyone-else.js';
import { becameInterested, becameInterestedOn, interestedBeforeRegister } from './became-interested.js';
import { allOf, knownAffiliates } from '../counted-together.js';
import { settledAlone } from '../ties/settled-pairs.js';
import { affiliateOfCorporation, ownedEnoughBefore } from './former-owner.js';
import { transferApproved, wherePassed } from './free-transfer.js';
import { interestedParameters } from './interested-parameters.js';
import type { InterestedRule, InterestedShareholderProvision, SuccessionRule } from './interested-parameters.js';
import { byOwnRight, measured, passedByCorporation, standingOf } from './interested-standing.js';
import { inView } from './interested-view.js';
import { largestBeforeInterested } from './largest-purchase.js';
import { daysBefore, startOfDay } from '../look-back.js';
import { personsNamed } from '../persons-named.js';
import { proxiesNotion } from '../proxies.js';
import { passedOn } from './passed-shares.js';
import { everSucceeded, furtherSuccession, successors } from './succession.js';

/** One reply for everybody of whom nothing is entered. */
export const anyoneElse = openFact('anyone-else-interested').yesNo(
  'Is anyone an Interested Shareholder beyond those whom the entries show to be?',
  nothingFurther('inquiry found no Interested Shareholder beyond those whom the entries show'),
);

/** Asked only where somebody else is said to be one. */
export const whoElse: FactType = {
  name: 'who-else-is-interested',
  asks: 'Who else is an Interested Shareholder?',
  about: [],
  reply: { kind: 'person' },
};

/** Asked of a party to a transaction of which it is not entered. */
export const affiliateAfter = openFact('affiliate-after', 'person', 'proposal').yesNo(
  'Would {0} be an affiliate of an Interested Shareholder after {1}?',
  nothingFurther('inquiry found nothing that would make {0} an affiliate of an Interested Shareholder after {1}'),
);

/** Asked of whoever plays a part in a transaction, where the text looks at what the transaction makes of it. */
export const interestedAfter = openFact('interested-after-deal', 'person', 'proposal').yesNo(
  'Would {0} itself be an Interested Shareholder after {1}?',
  nothingFurther('inquiry found nothing that would make {0} itself an Interested Shareholder by {1}'),
);

/** Who is an Interested Shareholder, since when, and what of. */
export const interestedShareholderKind = defineKind<InterestedShareholderProvision>({
  kind: 'interested-shareholder',
  subject: 'ownership',
  provides: 'who is an Interested Shareholder: how much of which classes, with whom counted, who is left out',
  parameters: interestedParameters,
  facts: [
    anyoneElse,
    whoElse,
    affiliateAfter,
    interestedAfter,
    becameInterestedOn,
    interestedBeforeRegister,
    ownedEnoughBefore,
    affiliateOfCorporation,
    passedByCorporation,
    passedOn,
    everSucceeded,
    furtherSuccession,
    wherePassed,
    transferApproved,
    mutualHoldingCompany,
    planOfCorporation,
    planOfCorporationAlone,
  ],
  answers: ['ownership.interested-shareholder', 'combination.classify', 'solve.largest', 'board.votes'],
  leansOn: () => [{ notion: 'beneficial-ownership', kind: 'ownership' }],
  defines: () => [
    'interested-standing',
    'interested-by-ownership',
    'interested-by-own-right',
    successorsNotion,
    'interested-shareholder',
    'interested-shareholders',
    'became-interested',
    'interested-after',
  ],
  ofOwnership: ['interested-standing', 'interested-by-ownership', 'interested-shareholder', 'interested-shareholders'],
  // What votes may change with what befalls the series; and who was so before with the day of looking back.
  isOfOwnership: (_c, { provision: { of, lookBack } }, isOther) =>
    typeof of === 'object' && lookBack === undefined && isOther('beneficial-ownership'),
  ofAll: (notion, [one = '']) =>
    notion === interestedShareholderNotion ? [{ all: interestedShareholdersNotion, of: [], one }] : [],
  define: (c, placed, notion, about, at) => {
    const [person = '', proposal = ''] = about;
    switch (notion) {
      case 'interested-standing':
        return standingOf(c, placed, person, at);
      case 'interested-by-ownership':
        return byOwnership(measured(c, placed, person, at));
      case successorsNotion:
        return everySuccessor(c, placed, at);
      case 'interested-by-own-right':
        return byOwnRight(c, placed, person, at);
      case 'interested-shareholder':
        return byOwnership(c.notion(interestedStandingNotion, [person], at, placed.article));
      case 'interested-shareholders':
        return everybody(c, placed, at);
      case 'became-interested':
        return becameInterested(c, placed, person, at);
      default:
        return after(c, placed, person, proposal, at);
    }
  },
  looksFrom: ({ fraction }) => fraction.of,
  tells: (c, placed, topic, input, at) =>
    topic === 'largest-purchase' ? largestBeforeInterested(c, placed, input, at) : undefined,
  boardVotes: (c, { provision }) => votesOnTransfers(c, provision.lookBack?.successors),
  profile: ({ fraction, of }) => ({
    'large-holder': `${fractionInWords(fraction)} of ${typeof of === 'object' ? of.classes.join(' or ') : inWords[of]}`,
  }),
});

function byOwnership(standing: Held<InterestedStanding>): Held<boolean> {
  return held(standing.value.interested, standing.reason);
}

const all = message('interested.all', 'Interested Shareholders: {persons}');

function everybody(c: Context, placed: InterestedRule, at: Moment): Held<InterestedShareholders> {
  const { cite, article } = placed;
  c.covered('register', at.day, [cite]);
  const everybodyElse = { fact: anyoneElse, who: whoElse, about: [], cites: [cite] };
  isAnybodyElse(c, everybodyElse);
  const interested = [...personsInView(c, placed, at), 'corporation']
    .map((person) => ({ person, standing: c.notion(interestedShareholderNotion, [person], at, article) }))
    .filter(({ standing }) => standing.value);
  const others = whoeverElse(c, everybodyElse);
  const persons = [...new Set([...interested.map(({ person }) => person), ...others])].toSorted();
  const owners = allOf([
    persons,
    ...interested.map(({ person }) => c.notion(interestedStandingNotion, [person], at, article).value.owners),
  ]);
  const named = listed(persons.map((person) => c.nameOf(person))) || 'nobody';
  const grounds = interested.map(({ standing }) => standing.reason);
  const noSubsidiaries = c.resolve(placed.provision.excludes).includes('subsidiaries');
  return held(
    { persons, owners, noSubsidiaries },
    reason(all, named, { figures: { persons: named }, cites: [cite], grounds }),
  );
}

const inWords = { 'voting-power': 'the voting power', 'voting-stock': 'the voting stock' } as const;

/** Everybody who succeeded to shares of somebody interested. */
const successorsNotion = defineNotion<readonly string[]>('interested-successors');

const succeeding = message('interested.successors', 'Successors to shares of somebody interested: {persons}');

/** A notion of its own: what changes elsewhere does not make all transfers of the years before be gone through again. */
function everySuccessor(c: Context, placed: InterestedRule, at: Moment): Held<readonly string[]> {
  const persons = successors(c, placed, at);
  const named = listed(persons.map((person) => c.nameOf(person))) || 'nobody';
  return held(persons, reason(succeeding, named, { figures: { persons: named }, cites: [placed.cite] }));
}

/** Who is near the line, or may be interested for what was so before: affiliates of the corporation, and successors. */
function personsInView(c: Context, placed: InterestedRule, at: Moment): readonly string[] {
  const byProxy = c.isDefined(proxiesNotion, placed.article, at) ? c.books.proxyHolders(at) : [];
  const groups = c.books.groups(at).map(({ data }) => data.id);
  const persons = [...new Set([...personsNamed(c, at), ...byProxy, ...groups])];
  const near = [...settledAlone(c, interestedShareholderNotion), ...inView(c, placed, persons, at)];
  const { lookBack } = placed.provision;
  if (lookBack === undefined) return near.toSorted();
  const affiliates =
    lookBack.affiliatesOfCorporation === undefined ? [] : knownAffiliates(c, 'corporation', at, placed.article);
  const others = [
    ...affiliates,
    ...(lookBack.owners === undefined ? [] : ownersSince(c, placed, at)),
    ...c.notion(successorsNotion, [], at, placed.article).value,
  ].filter((person) => person !== 'corporation');
  return [...new Set([...near, ...others])].toSorted();
}

/** Whoever may have owned enough at some time in the years looked back over, and owns less or nothing now. */
function ownersSince(c: Context, placed: InterestedRule, at: Moment): readonly string[] {
  const span = daysBefore(c, placed, at);
  if (span === undefined) return [];
  const since = (entry: { readonly on: Day }): boolean => entry.on >= span.from && entry.on <= at.day;
  const got = [
    ...c.books.entriesOf('shares-transferred').filter(since),
    ...c.books.entriesOf('shares-issued').filter(since),
  ];
  const holders = got.flatMap(({ data }) => ('from' in data ? [data.from, data.to] : [data.to]));
  return [...c.books.named(startOfDay(span.from)), ...holders].filter((person) => person !== 'dispersed');
}

const proForma = message('interested.after', 'After {proposal} {person} would be {as}: {outcome}');
const notAsked = message('interested.after-not', 'What {person} would be after {proposal} does not matter here');

/** Interested already, or as what a transaction would make of it. */
function after(c: Context, placed: InterestedRule, person: string, proposal: string, at: Moment): Held<boolean> {
  const now = c.notion(interestedShareholderNotion, [person], at, placed.article);
  if (now.value) return now;
  const figures = { person: c.nameOf(person), proposal };
  const { limbs, proForma: as } = placed.provision;
  const cites = [limbs?.after ?? placed.cite];
  const about = [person, proposal];
  const would = someHold(c, [
    () => as.includes('itself') && c.is(interestedAfter, { about, cites }),
    () => as.includes('affiliate') && isAnybodyInterested(c, placed, at) && c.is(affiliateAfter, { about, cites }),
  ]);
  if (as.length === 0) {
    return held(false, reason(notAsked, 'no', { figures, cites: [placed.cite], grounds: [now.reason] }));
  }
  const words = { ...figures, as: as.map((each) => asInWords[each]).join(', or ') };
  return held(would, reason(proForma, would ? 'yes' : 'no', { figures: words, cites, grounds: [now.reason] }));
}

const asInWords = {
  itself: 'an Interested Shareholder itself',
  affiliate: 'an affiliate of an Interested Shareholder',
} as const;

function isAnybodyInterested(c: Context, { article }: InterestedRule, at: Moment): boolean {
  return c.notion(interestedShareholdersNotion, [], at, article).value.persons.length > 0;
}

/** Writes a provision of this kind. */
export const interestedShareholder = writerOf(interestedParameters);

/** The approval of a transfer by directors, which keeps the transferee from becoming interested by it. */
function votesOnTransfers(c: Context, rule: SuccessionRule | undefined): readonly BoardVotes[] {
  const approval = rule?.unless.approvedBy;
  if (rule === undefined || approval === undefined || !('body' in approval)) return [];
  const { body, fraction } = approval;
  const of = c.resolve(approval.of) === 'members' ? 'in-office' : 'present';
  const on = 'approving a transfer of shares of an interested shareholder, which then makes nobody else one';
  return [{ cite: rule.cite, on, votes: [{ body, fraction, of, needed: 'always', atMeeting: false }] }];
}
