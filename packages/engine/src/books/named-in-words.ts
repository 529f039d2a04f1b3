import { listed, seriesInWords } from '../evaluation/index.js';
import { showMoment } from '../exact/index.js';
import { venuesInWords, type Act, type AnyEntry, type EntryOf, type EntryTypeName } from '../journal/index.js';
import { groupedBy } from './grouped.js';
import type { Standing } from './standing.js';

/** The id under which facts about an act written out in a question are asked and stated. */
export const actAskedAbout = 'act-asked-about';

/** What sentences call the things that entries introduce. */
export interface NamesInWords {
  /**
   * A person's name, or what an id stands for: "the merger with Northern Holdings", "the annual meeting of 2002-04-20",
   * "Series A"; an entry without a thing of its own by its sort and day. The id where nothing is entered under it.
   */
  readonly nameOf: (id: string) => string;
  /** What an act is, whether it was proposed or not. */
  readonly actInWords: (act: Act) => string;
}

/** Names that the instruments give to persons, each with the id. */
export type NamesGiven = readonly (readonly [id: string, name: string])[];

/**
 * Persons go by the names that were entered, else by those that the instruments give them, acts by their sort and parties, meetings by their sort and day, and whose they are where several bodies met. Where two proposed acts would be called the
 * same, the moment of each proposal is added; where that too is the same, its id.
 */
export function namesInWords(standing: Standing, ofInstruments: NamesGiven): NamesInWords {
  const given = new Map(ofInstruments);
  const proposals = standing.ofType('proposed');
  let acts: ReadonlyMap<string, string> | undefined;
  let others: ReadonlyMap<string, string> | undefined;

  function nameOf(id: string): string {
    const person = standing.introducing(standing.oneId(id))[0];
    const name = person?.data.name ?? given.get(standing.oneId(id));
    if (person !== undefined || name !== undefined) return name ?? id;
    if (id === 'corporation') return 'the corporation';
    if (id === actAskedAbout) return 'the act asked about';
    acts ??= namesOfActs();
    others ??= namesOfOthers();
    return (
      acts.get(id) ??
      others.get(id) ??
      entryInWords(standing.entry(id), nameOf) ??
      venuesInWords[id] ??
      seriesInWords(id)
    );
  }

  /** Groups and determinations are called after others: those are named first. */
  function namesOfOthers(): ReadonlyMap<string, string> {
    const named = new Map([...meetingNames(standing), ...dividendNames(standing)]);
    others = named;
    for (const more of [groupNames, determinationNames]) for (const [id, name] of more()) named.set(id, name);
    return named;
  }

  function groupNames(): readonly (readonly [string, string])[] {
    return standing
      .ofType('group')
      .map(({ data }) => [data.id, `the group of ${membersInWords(data.members.map(nameOf))}`]);
  }

  function determinationNames(): readonly (readonly [string, string])[] {
    const noun = ({ on, data: { about } }: EntryOf<'determination'>): string =>
      `the determination of ${on}${about[0] === undefined ? '' : ` about ${nameOf(about[0])}`}`;
    return [...groupedBy(standing.ofType('determination'), noun)].flatMap(([called, alike]) =>
      alike.map(({ data }) => [data.id, alike.length === 1 ? called : `${called} “${data.id}”`] as const),
    );
  }

  function namesOfActs(): ReadonlyMap<string, string> {
    // An agreement is called after the act that it is for: those are named first.
    const named = new Map<string, string>();
    const nameOfFirst = (id: string): string => named.get(id) ?? nameOf(id);
    acts = named;
    for (const isAgreement of [false, true]) {
      const some = proposals.filter(({ data }) => (data.act.kind === 'agreement') === isAgreement);
      const alike = groupedBy(some, ({ data }) => nounOf(data.act, nameOfFirst));
      for (const [noun, entries] of alike) {
        for (const entry of entries)
          named.set(entry.data.id, entries.length === 1 ? noun : `${noun} ${apart(entry, entries)}`);
      }
    }
    return named;
  }

  return { nameOf, actInWords: (act) => nounOf(act, nameOf) };
}

function membersInWords(members: readonly string[]): string {
  if (members.length < 2) return members.join('');
  const shown = members.length > mostMembers + 1 ? members.slice(0, mostMembers) : members.slice(0, -1);
  const rest = members.length - shown.length;
  return `${shown.join(', ')} and ${rest === 1 ? members.at(-1) : `${rest} others`}`;
}

function meetingNames(standing: Standing): readonly (readonly [string, string])[] {
  const called = standing
    .ofType('meeting-called')
    .map(({ on, data }) => ({ data, when: data.for === undefined ? `called on ${on}` : `of ${data.for.day}` }));
  const held = standing.ofType('meeting-held').map(({ on, data }) => ({ data, when: `of ${on}` }));
  const alike = groupedBy([...called, ...held], ({ data, when }) => `${data.kind} ${when}`);
  return [...alike.values()].flatMap((some) => {
    const isOfSeveral = new Set(some.map(({ data }) => data.of)).size > 1;
    return some.map(({ data, when }): readonly [string, string] => {
      const whose = isOfSeveral ? ` of ${data.of === 'shareholders' ? '' : 'the '}${data.of.replaceAll('-', ' ')}` : '';
      return [data.id, `the ${data.kind} meeting${whose} ${when}`];
    });
  });
}

function dividendNames(standing: Standing): readonly (readonly [string, string])[] {
  return standing
    .ofType('dividend-declared')
    .map(({ on, data }) => [data.id, `the dividend on ${seriesInWords(data.class)} declared on ${on}`]);
}

/** What sentences call an entry whose type is no noun. */
const nounsOfEntries: Readonly<Partial<Record<EntryTypeName, string>>> = {
  'act-disapproved': 'disapproval',
  announced: 'announcement',
  'approval-revoked': 'revocation of an approval',
  'ballot-challenged': 'challenge of a ballot',
  'ballot-ruled': 'ruling on a ballot',
  'banks-closed': 'closing of banks',
  'benefit-received': 'benefit',
  'certificate-delivered': 'delivery of a certificate',
  'certificate-overdue': 'default of a certificate',
  'consideration-offered': 'offer of consideration',
  consummated: 'completion',
  'determination-withdrawn': 'withdrawal of a determination',
  'director-died': 'death',
  'director-elected': 'election',
  'director-left': 'departure',
  'director-qualified': 'qualification',
  'director-removed': 'removal',
  'director-resigned': 'resignation',
  'dividend-declared': 'declaration of a dividend',
  'dividend-omitted': 'omission of a dividend',
  'dividend-paid': 'payment of a dividend',
  'election-ballot': 'ballot in an election',
  'election-failed': 'failure of an election',
  'election-tally': 'tally of an election',
  'fractions-cashed': 'payment for fractions',
  'fund-paid': 'payment into the fund',
  'fund-payment-due': 'payment due to the fund',
  'held-for': 'holding for another',
  'holders-withdrew': 'withdrawal of holders',
  'inspector-appointed': 'appointment of an inspector',
  'inspector-instructed': 'instruction of the inspectors',
  'instrument-adopted': 'adoption of an instrument',
  'instrument-amended': 'amendment of an instrument',
  'insured-institution': 'report on an insured institution',
  'interim-figures-opened': 'opening of interim figures',
  'law-adopted': 'adoption of law',
  'lending-acquired': 'acquisition of lending',
  'meeting-called': 'call of a meeting',
  'meeting-held': 'meeting',
  'meeting-noticed': 'notice of a meeting',
  'not-control': 'statement that there is no control',
  'nothing-further': 'inquiry that found nothing further',
  'officer-appointed': 'appointment of an officer',
  'officer-ended': 'end of an office',
  'opening-board': 'list that opens the roster',
  'opening-dividends': 'list that opens the dividends',
  'opening-register': 'list that opens the register',
  'polls-closed': 'closing of the polls',
  'polls-opened': 'opening of the polls',
  proposed: 'proposal',
  'proxy-granted': 'grant of a proxy',
  'proxy-revoked': 'revocation of a proxy',
  ratified: 'ratification',
  'reading-adopted': 'adoption of a reading',
  'redemption-requested': 'request for redemption',
  'relation-ended': 'end of a relation',
  rescinded: 'rescission',
  'right-ended': 'end of a right',
  'right-granted': 'grant of a right',
  'rights-offered': 'offer of rights',
  'same-person': 'statement that two are one person',
  'series-designated': 'designation of a series',
  'series-filed': 'filing of a series',
  'series-resized': 'change of the number of a series',
  'set-aside': 'setting aside of money',
  'shares-called': 'call of shares',
  'shares-issued': 'issue of shares',
  'shares-reacquired': 'reacquisition of shares',
  'shares-retired': 'retirement of shares',
  'shares-split': 'split of shares',
  'shares-transferred': 'transfer of shares',
  signed: 'signature',
  stated: 'statement',
  'statement-mailed': 'mailing of the statement',
  stop: 'stop on a transfer',
  struck: 'removal of an entry',
  'treasury-shares-transferred': 'transfer of treasury shares',
  withdrawn: 'withdrawal',
};

/** What sentences call an entry of a type. */
export function nounOfEntry(type: EntryTypeName): string {
  return nounsOfEntries[type] ?? type.replaceAll('-', ' ');
}

function entryInWords(entry: AnyEntry | undefined, nameOf: (id: string) => string): string | undefined {
  if (entry === undefined) return undefined;
  const noun = nounOfEntry(entry.type);
  const { person } = entry.data as { readonly person?: unknown };
  const ofDirector = entry.type.startsWith('director-') && typeof person === 'string';
  return ofDirector ? `the ${noun} of ${nameOf(person)} on ${entry.on}` : `the ${noun} of ${entry.on}`;
}

function apart(entry: EntryOf<'proposed'>, alike: readonly EntryOf<'proposed'>[]): string {
  const when = (each: EntryOf<'proposed'>): string =>
    showMoment(each.time === undefined ? { day: each.on } : { day: each.on, time: each.time });
  const proposed = when(entry);
  return alike.every((each) => each === entry || when(each) !== proposed)
    ? `proposed on ${proposed}`
    : `“${entry.data.id}”`;
}

/** An act as a noun with its article, by which a sentence can be read aloud. */
function nounOf(act: Act, name: (id: string) => string): string {
  const of = (whose: string | undefined): string =>
    whose === undefined || whose === 'corporation' ? '' : ` of ${name(whose)}`;
  const by = (whom: string | undefined): string =>
    whom === undefined || whom === 'corporation' ? '' : ` by ${name(whom)}`;
  const to = (whom: string | undefined): string => (whom === undefined ? '' : ` to ${name(whom)}`);
  const from = (whom: string | undefined): string => (whom === undefined ? '' : ` from ${name(whom)}`);
  switch (act.kind) {
    case 'merger':
    case 'consolidation':
    case 'share-exchange':
      return `the ${act.kind.replace('-', ' ')}${of(act.of)} with ${name(act.with)}`;
    case 'disposition':
      return `the ${act.form === undefined || act.form === 'other' ? 'disposition' : act.form} of assets${of(act['assets-of'])}${to(act.to)}`;
    case 'issue':
      return `the issue of ${act.class}${by(act.by)}${to(act.to)}`;
    case 'distribute-shares':
      return `the distribution of ${act.class} on the ${act['on-class']}`;
    case 'acquire-securities':
      return `the acquisition of securities of ${name(act.issuer)}${by(act.by)}${from(act['held-by'])}`;
    case 'acquire-shares':
      return `the acquisition of ${act.class} by ${name(act.by)}${from(act.from)}`;
    case 'transaction':
      return `the transaction “${act.effect}”`;
    case 'increase':
      return `the transaction that increases the part of ${name(act.of)}`;
    case 'liquidation':
    case 'dissolution':
      return `the ${act.kind} of ${name(act.of)}`;
    case 'reincorporation':
      return `the reincorporation of ${name(act.of)}${act.in === undefined ? '' : ` in ${act.in}`}`;
    case 'reclassification':
    case 'recapitalization':
      return `the ${act.kind} of the ${act.class}${of(act.of)}`;
    case 'assistance':
      return `the ${act.form === 'other' ? 'assistance' : act.form.replace('-', ' ')}${by(act.by)}${to(act.to)}`;
    case 'agreement':
      return `the agreement for ${name(act.for)}`;
    case 'amendment':
      return `the amendment of ${act.provisions.length === 0 ? `the ${act.instrument ?? 'charter'}` : listed(act.provisions)}`;
    case 'bylaw':
      return `the ${bylawNouns[act.does]} of ${act.bylaws.length === 0 ? 'a bylaw' : `bylaw ${listed(act.bylaws)}`}`;
    case 'board-size':
      return `the change of the number of directors to ${act.number}`;
    case 'removal':
      return `the removal of ${name(act.director)}`;
    case 'election':
      return `the election of ${listed(act.candidates.map(name))}`;
    case 'fill-vacancy':
      return `the appointment of ${name(act.person)} to a ${act.cause === 'new-seat' ? 'new' : 'vacant'} seat`;
    case 'designate-series':
      return `the designation of ${act.series}`;
    case 'resize-series':
      return `the change of the size of ${act.series}`;
    case 'dividend':
      return `the dividend on the ${act.class}`;
    case 'director-loan':
      return `the ${act.form} ${act.form === 'loan' ? 'to' : 'for'} ${name(act.director)}`;
    case 'offer':
      return `the offer by ${name(act.by)} for the ${act.class}`;
    case 'buy-back':
      return `the purchase of its own ${act.class}${from(act.from)}`;
    case 'redemption':
      return `the redemption of the ${seriesInWords(act.class)} on ${act.on}`;
    case 'written-consent':
      return `the consent in writing to ${act.what}`;
    case 'activity':
      return `the activity “${act.name}”`;
    case 'resolution':
      return `the ${act.advisory === true ? 'advisory ' : ''}resolution on ${act.on}`;
    case 'frequency':
      return `the ${act.advisory === true ? 'advisory ' : ''}vote on the frequency of ${act.of}`;
    case 'defence':
      return `${defenceNouns[act.what]}${act.against === undefined ? '' : ` against ${name(act.against)}`}`;
  }
}

const mostMembers = 3;

const bylawNouns = { adopt: 'adoption', amend: 'amendment', repeal: 'repeal' } as const;

const defenceNouns = {
  'advise-against': 'the advice to reject the proposal',
  'solicit-proxies': 'the solicitation of proxies',
  litigate: 'the litigation',
  'issue-securities': 'the issue of securities in defence',
  'acquire-business': 'the acquisition of a business in defence',
  'seek-other-offer': 'the search for another offer',
  other: 'the defence',
} as const;
