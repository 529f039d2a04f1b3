import { createHash } from 'node:crypto';
import { ratio, toWire, votesOf, shares as sharesOf, type EntryInput } from '@quorate/engine';
import type { Element } from '@xmldom/xmldom';
import { agendaIn, type MatterPut, type MeetingAgenda } from './meeting-agenda.js';
import { namespaceOf, shortId } from './message.js';
import { labelOf } from './parts.js';
import { at, childrenOf, faultCodes, placeOf, rootOf, textAt, type FaultCode, type MessageFault } from './reading.js';

/** What whoever received a message says of it. */
export interface Received {
  readonly on: string;
  readonly time?: string;
  /** The holder of record of each account, and the class of each security, where the message names them otherwise than the books. */
  readonly accounts?: ReadonlyMap<string, string>;
  readonly classes?: ReadonlyMap<string, string>;
}

/** What a message of instructions comes to: ballots that a journal takes, and what of it was not taken. */
export interface InstructionsRead {
  readonly message: string;
  readonly entries: readonly Pick<EntryInput, 'id' | 'type' | 'on' | 'time' | 'basis' | 'paper' | 'data'>[];
  readonly faults: readonly MessageFault[];
}

/**
 * Reads a MeetingInstruction into ballots, by the agenda of its meeting: an answer to `meeting.agenda`. Each ballot names the message and the
 * single instruction as its paper. What is not taken is told with a code and its place.
 * @throws {DocumentError} where the answer is none, or not settled
 */
export function instructionsIn(text: string, answer: unknown, received: Received): InstructionsRead {
  const agenda = agendaIn(answer);
  const digest = createHash('sha256').update(text).digest('hex');
  const root = rootOf(text);
  if ('code' in root) return { message: digest.slice(0, 35), entries: [], faults: [root] };
  const body = at(root, 'MtgInstr');
  const message = textAt(body, 'MtgInstrId') ?? digest.slice(0, 35);
  const reading = new Reading(agenda, received, message);
  reading.read(root, body);
  return { message, entries: reading.entries, faults: reading.faults };
}

const definition = 'seev.004.001.09';

/** What is known of the single instruction that is being read. */
interface Single {
  readonly id: string;
  readonly account: string;
  readonly holder: string;
  readonly class: string;
  readonly balance: bigint | undefined;
}

type Choice = 'for' | 'against' | 'abstain' | 'withheld' | 'oneYear' | 'twoYears' | 'threeYears';
type Counts = Map<Choice, bigint>;

class Reading {
  readonly entries: InstructionsRead['entries'][number][] = [];
  readonly faults: MessageFault[] = [];
  private readonly labels: ReadonlyMap<string, { readonly matter: MatterPut; readonly candidate?: string }>;

  private readonly agenda: MeetingAgenda;
  private readonly received: Received;
  private readonly message: string;

  constructor(agenda: MeetingAgenda, received: Received, message: string) {
    this.agenda = agenda;
    this.received = received;
    this.message = message;
    const open = agenda.matters.filter(({ withdrawn }) => !withdrawn);
    this.labels = new Map(
      open.flatMap(
        (matter): readonly (readonly [string, { readonly matter: MatterPut; readonly candidate?: string }])[] =>
          matter.candidates === undefined
            ? [[labelOf(matter.id), { matter }]]
            : matter.candidates.map(({ id: candidate }) => [labelOf(matter.id, candidate), { matter, candidate }]),
      ),
    );
  }

  read(root: Element, body: Element | undefined): void {
    if (root.namespaceURI !== namespaceOf(definition) || body === undefined) {
      this.tell('other-message', root, `${definition} was expected, not ${root.namespaceURI ?? 'no namespace'}`);
      return;
    }
    const meeting = textAt(body, 'MtgRef', 'MtgId');
    if (meeting !== shortId(this.agenda.id)) {
      this.tell(
        'other-meeting',
        at(body, 'MtgRef') ?? body,
        `${shortId(this.agenda.id)} was expected, not ${meeting ?? 'none'}`,
      );
      return;
    }
    const className = this.classIn(body);
    if (className === undefined) return;
    for (const each of ['CancInstrId', 'InstrCxlReqId'].flatMap((name) => childrenOf(body, name))) {
      this.tell('cancels', each, textAt(each, 'SnglInstrId') ?? each.textContent?.trim() ?? '');
    }
    const seen = new Set<string>();
    const instructions = childrenOf(body, 'Instr');
    if (instructions.length === 0) this.tell('missing-element', body, 'Instr');
    for (const instruction of instructions) {
      const single = this.singleIn(instruction, className, seen);
      if (single !== undefined) this.votesIn(instruction, single);
    }
  }

  private tell(
    code: FaultCode,
    element: Element,
    about: string,
    of: Partial<Single> & { readonly shares?: string } = {},
  ): void {
    const { id, account, shares } = of;
    this.faults.push({
      code,
      says: `${about === '' ? '' : `${about}: `}${faultCodes[code]}`,
      at: placeOf(element),
      ...(id === undefined ? undefined : { instruction: id }),
      ...(account === undefined ? undefined : { account }),
      ...(shares === undefined ? undefined : { shares }),
    });
  }

  private classIn(body: Element): string | undefined {
    const security = at(body, 'FinInstrmId');
    const named = textAt(security, 'ISIN') ?? textAt(security, 'OthrId', 'Id');
    const className = named === undefined ? undefined : (this.received.classes?.get(named) ?? named);
    const found = this.agenda.classes.find(({ id }) => id === className || shortId(id) === className);
    if (found === undefined) this.tell('unknown-class', security ?? body, named ?? 'none is named');
    return found?.id;
  }

  private singleIn(instruction: Element, className: string, seen: Set<string>): Single | undefined {
    const id = textAt(instruction, 'SnglInstrId');
    const account = textAt(instruction, 'AcctDtls', 'AcctId');
    if (id === undefined || account === undefined) {
      this.tell('missing-element', instruction, id === undefined ? 'SnglInstrId' : 'AcctDtls/AcctId', {
        ...(id === undefined ? undefined : { id }),
        ...(account === undefined ? undefined : { account }),
      });
      return undefined;
    }
    const written = textAt(instruction, 'AcctDtls', 'InstdBal', 'Bal', 'Qty', 'Unit');
    const of = { id, account, ...(written === undefined ? undefined : { shares: written }) };
    if (seen.has(id)) {
      this.tell('same-instruction-twice', instruction, id, of);
      return undefined;
    }
    seen.add(id);
    const holder = this.received.accounts?.get(account) ?? account;
    if (!/^[\p{L}\p{N}][\p{L}\p{N}._:/-]*$/u.test(holder)) {
      this.tell('unknown-account', at(instruction, 'AcctDtls')!, account, of);
      return undefined;
    }
    const balance = written === undefined ? undefined : wholeOf(written);
    if (written !== undefined && balance === undefined) {
      this.tell('not-whole-shares', at(instruction, 'AcctDtls', 'InstdBal')!, written, of);
      return undefined;
    }
    return { id, account, holder, class: className, balance };
  }

  private votesIn(instruction: Element, single: Single): void {
    const way = at(instruction, 'VoteDtls', 'VoteInstrForAgndRsltn');
    const [how] = childrenOf(way);
    if (how === undefined) {
      this.tell('no-choice', at(instruction, 'VoteDtls') ?? instruction, single.id, single);
      return;
    }
    const given = new Map<MatterPut, { readonly element: Element; readonly by: Map<string, Counts> }>();
    const put = (label: string, element: Element, counts: Counts | undefined): void => {
      const of = this.labels.get(label);
      if (of === undefined) this.tell('unknown-resolution', element, label, single);
      else if (counts !== undefined) {
        const { by } = given.get(of.matter) ?? given.set(of.matter, { element, by: new Map() }).get(of.matter)!;
        by.set(of.candidate ?? '', counts);
      }
    };
    if (how.localName === 'VoteForAllAgndRsltns') {
      for (const [label, { matter }] of this.labels) {
        put(label, how, this.wholeBalance(textAt(how, 'Tp'), how, matter, single));
      }
    } else {
      for (const vote of childrenOf(how, 'VoteInstr')) {
        const label = textAt(vote, 'IssrLabl') ?? '';
        const matter = this.labels.get(label)?.matter;
        put(label, vote, matter === undefined ? undefined : this.quantities(vote, matter, single));
      }
      for (const vote of childrenOf(how, 'GblVoteInstr')) {
        const label = textAt(vote, 'IssrLabl') ?? '';
        const matter = this.labels.get(label)?.matter;
        put(
          label,
          vote,
          matter === undefined ? undefined : this.wholeBalance(textAt(vote, 'VoteOptn', 'Tp'), vote, matter, single),
        );
      }
    }
    for (const [matter, { element, by }] of given) this.enter(matter, element, by, single);
  }

  /** The whole balance voted one way, by its code. */
  private wholeBalance(
    code: string | undefined,
    element: Element,
    matter: MatterPut,
    single: Single,
  ): Counts | undefined {
    if (single.balance === undefined) {
      this.tell('missing-element', element, 'AcctDtls/InstdBal/Bal/Qty/Unit', single);
      return undefined;
    }
    const counts: Counts = new Map();
    this.choose(counts, codes[code ?? ''] ?? 'not-understood', single.balance, element, matter, single);
    return counts;
  }

  /** The quantities of a vote, each under its choice. */
  private quantities(vote: Element, matter: MatterPut, single: Single): Counts | undefined {
    const counts: Counts = new Map();
    for (const element of childrenOf(vote)) {
      const name = element.localName ?? '';
      if (name === 'IssrLabl' || name === 'ListgGrpRsltnLabl') continue;
      const written = textAt(element, 'Qty', 'Unit');
      const isAll = textAt(element, 'Cd') === 'QALL';
      const quantity = isAll ? single.balance : wholeOf(written ?? '');
      if (quantity === undefined) {
        this.tell(
          'not-whole-shares',
          element,
          isAll ? 'all of a balance that is not told' : (written ?? 'none'),
          single,
        );
        continue;
      }
      this.choose(counts, elements[name] ?? 'not-understood', quantity, element, matter, single);
    }
    const inAll = [...counts.values()].reduce((sum, each) => sum + each, 0n);
    if (single.balance !== undefined && inAll > single.balance) {
      this.tell('more-than-instructed', vote, `${inAll} of ${single.balance}`, { ...single, shares: String(inAll) });
      return undefined;
    }
    return counts;
  }

  private choose(
    counts: Counts,
    wanted: Wanted,
    quantity: bigint,
    element: Element,
    matter: MatterPut,
    single: Single,
  ): void {
    const about = { ...single, shares: String(quantity) };
    const choice = this.choiceOf(wanted, matter);
    if (choice in faultCodes) this.tell(choice as FaultCode, element, labelOf(matter.id), about);
    else counts.set(choice as Choice, (counts.get(choice as Choice) ?? 0n) + quantity);
  }

  /** The choice that is wanted, or why it is none on this matter. */
  private choiceOf(wanted: Wanted, { act, recommended }: MatterPut): Choice | FaultCode {
    if (wanted === 'with' || wanted === 'opposite') {
      if (recommended === undefined || recommended === 'none' || act === 'frequency') return 'no-recommendation';
      const isFor = (recommended === 'for') === (wanted === 'with');
      return isFor ? 'for' : act === 'election' ? 'withheld' : 'against';
    }
    if (wanted in faultCodes) return wanted;
    const sort = act === 'election' || act === 'frequency' ? act : 'other';
    if (sort === 'election' && wanted === 'against') return 'withheld';
    return sorts[sort].includes(wanted as Choice) ? wanted : 'choice-of-another-sort';
  }

  private enter(matter: MatterPut, element: Element, by: ReadonlyMap<string, Counts>, single: Single): void {
    const data =
      matter.candidates === undefined ? this.ballot(matter, by) : this.electionBallot(matter, element, by, single);
    if (data === undefined) return;
    const { on, time } = this.received;
    const mark = createHash('sha256')
      .update(JSON.stringify([this.message, single.id, matter.id]))
      .digest('hex')
      .slice(0, 8);
    this.entries.push({
      id: `${`${single.id}-${matter.id}`.replaceAll(/[^\p{L}\p{N}._:/-]/gu, '-')}-${mark}`,
      type: matter.candidates === undefined ? 'ballot' : 'election-ballot',
      on,
      ...(time === undefined ? undefined : { time }),
      basis: 'party',
      paper: { id: this.message, place: single.id },
      data: { ...data, holder: single.holder, class: single.class },
    });
  }

  private ballot({ id }: MatterPut, by: ReadonlyMap<string, Counts>): object | undefined {
    const counts = by.get('');
    if (counts === undefined || counts.size === 0) return undefined;
    return {
      proposal: id,
      ...Object.fromEntries(Array.from(counts, ([choice, shares]) => [fields[choice], String(shares)])),
    };
  }

  /** A ballot in an election tells votes, and one number of shares that it withholds. */
  private electionBallot(
    matter: MatterPut,
    element: Element,
    by: ReadonlyMap<string, Counts>,
    single: Single,
  ): object | undefined {
    const each = this.agenda.classes.find(({ id }) => id === single.class)?.votesEach ?? '1';
    const votes = [...by].flatMap(([candidate, counts]) => {
      const shares = counts.get('for');
      return shares === undefined ? [] : [{ candidate, votes: toWire(votesOf(sharesOf(String(shares)), ratio(each))) }];
    });
    const withheld = new Set([...by.values()].flatMap((counts) => counts.get('withheld') ?? []));
    const [one, ...others] = withheld;
    if (others.length > 0) {
      this.tell('withheld-unevenly', element, labelOf(matter.id), { ...single, shares: [...withheld].join(', ') });
      return undefined;
    }
    if (votes.length === 0 && one === undefined) return undefined;
    return {
      meeting: this.agenda.id,
      election: matter.id,
      votes,
      ...(one === undefined ? undefined : { withheld: String(one) }),
    };
  }
}

type Wanted = Choice | 'with' | 'opposite' | FaultCode;

const sorts: Readonly<Record<'election' | 'frequency' | 'other', readonly Choice[]>> = {
  election: ['for', 'withheld'],
  frequency: ['oneYear', 'twoYears', 'threeYears', 'abstain'],
  other: ['for', 'against', 'abstain'],
};

const fields: Readonly<Record<Choice, string>> = {
  for: 'for',
  against: 'against',
  abstain: 'abstain',
  withheld: 'withheld',
  oneYear: 'one-year',
  twoYears: 'two-years',
  threeYears: 'three-years',
};

/** What the elements of a vote want, and the codes of a vote of the whole balance. */
const elements: Readonly<Record<string, Wanted>> = {
  For: 'for',
  Agnst: 'against',
  Abstn: 'abstain',
  Wthhld: 'withheld',
  WthMgmt: 'with',
  AgnstMgmt: 'opposite',
  Dscrtnry: 'left-to-somebody',
  OneYr: 'oneYear',
  TwoYrs: 'twoYears',
  ThreeYrs: 'threeYears',
  NoActn: 'no-choice',
  Blnk: 'no-choice',
};

const codes: Readonly<Record<string, Wanted>> = {
  CFOR: 'for',
  CAGS: 'against',
  ABST: 'abstain',
  WTHH: 'withheld',
  WMGT: 'with',
  AMGT: 'opposite',
  DISC: 'left-to-somebody',
  CHRM: 'left-to-somebody',
  ONEY: 'oneYear',
  TWOY: 'twoYears',
  THRY: 'threeYears',
  NOAC: 'no-choice',
  BLNK: 'no-choice',
};

function wholeOf(text: string): bigint | undefined {
  return /^\d{1,18}(\.0+)?$/.test(text) ? BigInt(text.split('.')[0]!) : undefined;
}
