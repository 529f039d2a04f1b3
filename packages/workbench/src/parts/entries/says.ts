import { dayInWords } from '@quorate/sdk';
import { grouped, isNumber, moneyIn } from '../../words/numbers.js';
import type { NameOf } from '../../queries/names.js';
import { capital, keyInWords, listed } from '../../words/phrases.js';

type Data = Readonly<Record<string, unknown>>;

/** What an entry of the commoner sorts says, as a sentence; nothing where its sort has none, or a field that it tells is not there. */
export function saidBy(type: string, data: Data, nameOf: NameOf): string | undefined {
  const said = sentences[type]?.(wordsOf(data, nameOf));
  return said === undefined || said.includes(missing) ? undefined : capital(said);
}

/** Stands for a field that an entry does not have, so that no sentence is made without it. */
const missing = '\u0000';

interface Words {
  /** The field, in words. */
  readonly of: (field: string) => string;
  /** The person, or the persons, that the field names. */
  readonly who: (field: string) => string;
  /** The proposed act, or the meeting, that the field names. */
  readonly act: (field: string) => string;
  readonly shares: () => string;
  /** With words before it, where the field is there; nothing where it is not. */
  readonly with: (before: string, field: string, told?: 'of' | 'who' | 'act') => string;
  /** What is within the field. */
  readonly within: (field: string) => Words;
  /** Each part of a list of records. */
  readonly each: (field: string) => readonly Words[];
}

function wordsOf(data: Data, nameOf: NameOf): Words {
  const of = (field: string): string => plain(data[field]);
  const who = (field: string): string => {
    const told = data[field];
    if (Array.isArray(told)) return told.length === 0 ? 'nobody' : listed(told.map((id) => nameOf(String(id))));
    return typeof told === 'string' && !isNumber(told) ? nameOf(told) : plain(told);
  };
  const act = (field: string): string => (typeof data[field] === 'string' ? nameOf(data[field], 'act') : missing);
  const told = { of, who, act };
  return {
    ...told,
    shares: () => `${of('shares')} shares of ${of('class')}`,
    with: (before, field, how = 'of') => (data[field] === undefined ? '' : ` ${before} ${told[how](field)}`),
    within: (field) => wordsOf(fieldsIn(data[field]), nameOf),
    each: (field) => {
      const parts = data[field];
      return Array.isArray(parts) ? parts.map((part) => wordsOf(fieldsIn(part), nameOf)) : [];
    },
  };
}

function fieldsIn(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {};
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return grouped(value);
  if (typeof value === 'string') {
    const [, amount] = /^\$(\d+(?:\.\d+)?)$/u.exec(value) ?? [];
    if (amount !== undefined) return `$${grouped(amount)}`;
    if (/^\d+(?:\.\d+)?%$/u.test(value)) return value.replace('%', ' %');
    return isNumber(value) ? grouped(value) : momentInWords(keyLike(value));
  }
  if (Array.isArray(value)) return listed(value.map(plain));
  return moneyIn(value) ?? missing;
}

/** A day in words, with its time where one is told. */
function momentInWords(text: string): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/u.exec(text) ?? [];
  return day === undefined || time === undefined ? dayInWords(text) : `${dayInWords(day)}, ${time}`;
}

function keyLike(text: string): string {
  return /^[a-z]+(?:-[a-z\d]+)+$/u.test(text) ? keyInWords(text) : text;
}

const proposal = (words: Words): string => words.act('proposal');

const votes = (words: Words): string =>
  `${words.with('for', 'for')}${words.with('against', 'against')}${words.with('abstaining', 'abstain')}`;

/** By the sort of entry. Whoever writes one names what decides first. */
const sentences: Readonly<Record<string, (words: Words) => string>> = {
  person: (w) => `${w.of('name')}, ${w.of('kind')}`,
  stated: (w) =>
    `${w.of('fact')} of ${w.who('about')}: ${w.of('value')}${w.with('from', 'from')}${w.with('until', 'until')}`,
  coverage: (w) =>
    `the ${w.of('family')} ${w.of('family').endsWith('s') ? 'are' : 'is'} kept whole from ${w.of('from')}${w.with('through', 'through')}`,
  milestone: (w) => `${w.of('name')} happened`,
  'opening-register': (w) => `the register of ${w.of('class')} opens with ${w.of('issued')} shares issued`,
  'shares-issued': (w) => `${w.shares()} issued to ${w.who('to')}${w.with('for', 'consideration')}`,
  'shares-transferred': (w) =>
    `${w.shares()} passed from ${w.who('from')} to ${w.who('to')}${w.with('by', 'how')}${w.with('at', 'per-share')}`,
  'shares-reacquired': (w) => `${w.shares()} got back from ${w.who('from')}${w.with('as', 'held-as')}`,
  legend: (w) => `a legend on the ${w.of('class')} of ${w.who('holder')}${w.with('for', 'shares')}: ${w.of('says')}`,
  stop: (w) =>
    `transfers of the ${w.of('class')} of ${w.who('holder')} stopped${w.with('for', 'shares')}${w.with('· because of', 'why')}${w.with('until', 'until')}`,
  pledge: (w) => `${w.who('holder')} pledged ${w.shares()} to ${w.who('to')}${w.with('until', 'until')}`,
  'right-granted': (w) => `${w.who('holder')} got a right to ${w.shares()}${w.with('from', 'exercisable-from')}`,
  'held-for': (w) => `${w.who('holder')} holds${w.with('', 'shares')} ${w.of('class')} for ${w.who('owners')}`,
  control: (w) => `${w.who('controller')} controls ${w.who('controlled')}${w.with('until', 'until')}`,
  'not-control': (w) => `${w.who('controller')} does not control ${w.who('controlled')}`,
  relationship: (w) => `${w.who('person')}: ${w.of('kind')} of ${w.who('of')}${w.with('at', 'percent')}`,
  agreement: (w) => `an agreement of ${w.who('parties')} about ${w.of('about')}`,
  group: (w) => `${w.who('members')} form a group for ${w.of('purpose')}`,
  'opening-board': (w) => `the board opens with ${w.of('size')} seats`,
  'board-size': (w) => `the board has ${w.of('number')} seats`,
  'director-elected': (w) =>
    `${w.who('person')} elected director by ${w.of('by')}${w.with('in class', 'class')}${w.with('after', 'succeeds', 'who')}`,
  'director-resigned': (w) => `${w.who('person')} resigned as director${w.with('with effect on', 'effective')}`,
  'director-died': (w) => `${w.who('person')}, a director, died`,
  'director-removed': (w) => `${w.who('person')} removed as director by ${w.of('by')}${w.with('for', 'cause')}`,
  'director-left': (w) => `${w.who('person')} left the board: ${w.of('why')}`,
  'officer-appointed': (w) => `${w.who('person')} appointed ${w.of('office')}`,
  'officer-ended': (w) => `${w.who('person')} is no longer ${w.of('office')}`,
  'meeting-called': (w) => `${w.of('kind')} meeting of ${w.of('of')} called by ${w.of('by')}${w.with('for', 'for')}`,
  'meeting-noticed': (w) => `notice of ${w.act('meeting')} sent ${w.of('sent')} to ${w.of('to')}`,
  'meeting-held': (w) =>
    `${w.of('kind')} meeting of ${w.of('of')} held${w.with('with', 'present-shares')}${w.with('· present:', 'present', 'who')}`,
  'inspector-appointed': (w) => `${w.who('inspector')} appointed inspector of ${w.act('meeting')}`,
  'inspector-instructed': (w) =>
    `${w.of('by')} instructs the inspectors of ${w.act('meeting')} to limit the votes of ${w.who('person')} by ${w.of('limit')}`,
  'interim-figures-opened': (w) =>
    `${w.of('by')} opened the counts at ${w.act('meeting')} to both sides before the polls close`,
  'record-date': (w) => `${w.of('date')} is the record date of ${w.act('for')}`,
  nomination: (w) => `${w.who('candidates')} nominated at ${w.act('meeting')} by ${w.of('by')}`,
  'polls-opened': (w) => `the polls on ${proposal(w)} opened`,
  'polls-closed': (w) => `the polls on ${proposal(w)} closed`,
  proposed: (w) =>
    `${w.within('act').of('kind')}${w.within('act').with('with', 'with', 'who')} proposed as “${w.of('id')}”${w.with('by', 'proposed-by', 'who')}`,
  announced: (w) => `${proposal(w)} was announced`,
  withdrawn: (w) => `${proposal(w)} was given up`,
  signed: (w) => `an agreement for ${proposal(w)} was signed`,
  consummated: (w) => `${proposal(w)} was carried out`,
  'proxy-granted': (w) =>
    `${w.who('by')} lets ${w.who('to')} vote${w.with('as to', 'shares')}${w.with('on', 'proposal', 'act')}${w.with('at', 'meeting', 'act')}`,
  ballot: (w) => `${w.who('holder')} voted on ${proposal(w)}:${votes(w)}`,
  'election-ballot': (w) =>
    `${w.who('holder')} voted in the election at ${w.act('meeting')}: ${listed(
      w.each('votes').map((vote) => `${vote.of('votes')} for ${vote.who('candidate')}`),
    )}`,
  tally: (w) => `the votes of ${w.of('class')} on ${proposal(w)}:${votes(w)}`,
  'body-act': (w) =>
    `the ${w.of('by')} on ${w.act('on')}: ${w.of('decides')}${w.with('· for', 'yes', 'who')}${w.with('· against', 'no', 'who')}`,
  determination: (w) => `the ${w.of('by')} determined ${w.of('notion')} of ${w.who('about')}: ${w.of('value')}`,
  approval: (w) => `the ${w.of('by')} on ${w.act('for')}: ${w.of('kind')}${w.with('granted:', 'granted')}`,
  filing: (w) => `${w.of('what')} filed with ${w.of('with')}`,
  'dividend-declared': (w) =>
    `dividend on ${w.of('class')} declared${w.with('of', 'per-share')}${w.with('of', 'total')}${w.with('payable', 'payable')}`,
  'dividend-paid': (w) => `dividend on ${w.of('class')} paid: ${w.of('amount')}`,
  'series-designated': (w) => `${w.of('series')} of ${w.of('class')} designated, ${w.of('shares')} shares`,
};
