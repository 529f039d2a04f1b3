import { DocumentError } from '../document.js';
import { shortId, upTo, type Node } from './message.js';

/** What every message says of the meeting that it is about. */
export interface MeetingNamed {
  readonly id: string;
  readonly kind: 'annual' | 'special' | 'regular';
  readonly begins?: string | undefined;
}

/** The codes of the standard for sorts of meetings: annual and other general ones, and special ones. */
export const meetingTypes = { annual: 'GMET', regular: 'GMET', special: 'SPCL' } as const;

/**
 * The meeting as a message refers to it.
 * @throws {DocumentError} where the hour at which it began is not entered: the message has no room for a day alone
 */
export function meetingReference({ id, kind, begins }: MeetingNamed, corporation: string): Node {
  return [
    'MtgRef',
    [
      ['MtgId', shortId(id)],
      ['MtgDtAndTm', instantOf(begins)],
      ['Tp', meetingTypes[kind]],
      ['Issr', [party(corporation)]],
    ],
  ];
}

function instantOf(begins: string | undefined): string {
  const [day, time] = begins?.split('T') ?? [];
  if (day === undefined || time === undefined) {
    throw new DocumentError([
      'The message tells the hour at which the meeting began, and none is entered: enter the call with its time, or the minutes with theirs.',
    ]);
  }
  return `${day}T${time === '24:00' ? '23:59' : time}:00`;
}

/** A party that is known by its name alone. */
export function party(name: string): Node {
  return ['NmAndAdr', [['Nm', upTo(350, name)]]];
}

/** A class or series: it has no number of the standard in the books, and is told by its id in the charter. */
export function classIdentified(id: string, corporation: string): Node {
  return [
    'FinInstrmId',
    [
      [
        'OthrId',
        [
          ['Id', shortId(id)],
          ['Tp', [['Prtry', 'CLASS OR SERIES BY THE CHARTER']]],
        ],
      ],
      ['Desc', upTo(140, `${id}, ${corporation}`)],
    ],
  ];
}

/** A resolution as it is described. */
export function described(says: string): Node {
  return [
    'Desc',
    [
      ['Lang', 'en'],
      ['Titl', upTo(1025, says)],
    ],
  ];
}

/**
 * A number of shares.
 * @throws {DocumentError} where it is no whole number of at most eighteen digits
 */
export function units(shares: string): readonly Node[] {
  if (!/^\d{1,18}$/.test(shares)) {
    throw new DocumentError([`${shares} shares: a message tells whole shares of at most eighteen digits.`]);
  }
  return [['Unit', shares]];
}

/** The resolution that a matter is in messages: in an election each candidate is one, and a class apart. */
export function labelOf(matter: string, ...parts: readonly string[]): string {
  return shortId([matter, ...parts].join('/'));
}
