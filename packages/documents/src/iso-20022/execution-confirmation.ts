import { DocumentError } from '../document.js';
import type { Writing } from '../writing.js';
import { asXml, ownCode, shortId, type Node } from './message.js';
import { instructionIn, type Ballot } from './meeting-ballots.js';
import { classIdentified, described, labelOf, meetingReference, units } from './parts.js';

/**
 * How each instruction of one message was counted, as MeetingVoteExecutionConfirmation, in shares or votes of record before any limit.
 * @throws {DocumentError} a ballot is challenged and not ruled on, or the answer is of several messages, holders or classes
 */
export function executionConfirmation(answer: unknown, { corporation }: Writing): string {
  const told = instructionIn(answer);
  const open = [...told.instructions.values()].flat().filter(({ counted }) => counted === 'open');
  if (open.length > 0) {
    throw new DocumentError([
      'How these were counted is not settled:',
      ...open.map(
        ({ id, says }) => `The ballot ${id} on ${says} is challenged, and no ruling of the inspectors stands.`,
      ),
    ]);
  }
  return asXml('seev.007.001.10', [
    'MtgVoteExctnConf',
    [
      ['VoteExctnConfId', shortId(`${told.message}-counted`)],
      ['MtgInstrId', shortId(told.message)],
      meetingReference(told, corporation),
      classIdentified(told.class, corporation),
      ...Array.from(told.instructions, ([id, ballots]): Node => [
        'VoteInstrs',
        [
          ['SnglInstrId', shortId(id)],
          // How a ballot came is not entered, and the message has to tell it.
          ['ModltyOfCntg', [['Prtry', ownCode('NTLD', 'HOW IT CAME IS NOT TOLD')]]],
          ['VoteRctDtTm', [receivedAt(ballots[0].received)]],
          ...ballots.flatMap(votesOf),
        ],
      ]),
    ],
  ]);
}

function receivedAt(received: string): Node {
  const [day = '', time] = received.split('T');
  return time === undefined ? ['Dt', day] : ['DtTm', `${day}T${time === '24:00' ? '23:59' : time}:00`];
}

const choices = {
  for: 'For',
  against: 'Agnst',
  abstain: 'Abstn',
  oneYear: 'OneYr',
  twoYears: 'TwoYrs',
  threeYears: 'ThreeYrs',
} as const;

/** A ballot on a matter is one vote, a ballot in an election one on each candidate that it names. */
function votesOf({ matter, says, counts = {}, cast }: Ballot): readonly Node[] {
  const { votes, withheld } = counts;
  if (cast.votes === undefined) {
    const figures = (Object.keys(choices) as (keyof typeof choices)[]).flatMap((choice): readonly Node[] => {
      const shares = counts[choice];
      return shares === undefined ? [] : [[choices[choice], units(shares)]];
    });
    return [['VotePerRsltn', [['IssrLabl', labelOf(matter)], described(says), ...figures]]];
  }
  const named = (votes ?? []).map(({ id, votes: given, shares = given }): Node => [
    'VotePerRsltn',
    [['IssrLabl', labelOf(matter, id)], described(says), ['For', units(shares)]],
  ]);
  const kept: readonly Node[] =
    withheld === undefined || withheld === '0'
      ? []
      : [['VotePerRsltn', [['IssrLabl', labelOf(matter)], described(says), ['Wthhld', units(withheld)]]]];
  return [...named, ...kept];
}
