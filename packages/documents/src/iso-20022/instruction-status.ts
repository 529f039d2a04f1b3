import { listed } from '../in-words.js';
import type { Writing } from '../writing.js';
import { DocumentError } from '../document.js';
import { asXml, shortId, upTo, type Node } from './message.js';
import { instructionIn, type Ballot } from './meeting-ballots.js';
import { classIdentified, meetingReference, party } from './parts.js';

/**
 * What became of each instruction of one message, as MeetingInstructionStatus: accepted, with what of it does not count; rejected, with why
 * by the codes of the standard; or pending, while a challenge of it is not ruled on.
 * @throws {DocumentError} no inspector is entered, or the answer is of several messages, holders or classes
 */
export function instructionStatus(answer: unknown, { corporation }: Writing): string {
  const told = instructionIn(answer);
  if (told.inspectors.length === 0) {
    throw new DocumentError(['The message names who confirms it, and no inspector is entered.']);
  }
  return asXml('seev.006.001.10', [
    'MtgInstrSts',
    [
      ['InstrTp', [['InstrId', shortId(told.message)]]],
      meetingReference(told, corporation),
      classIdentified(told.class, corporation),
      [
        'InstrTpSts',
        Array.from(told.instructions, ([id, ballots]): Node => [
          'InstrSts',
          [
            ['SnglInstrId', shortId(id)],
            ['InstrSts', [statusOf(ballots)]],
          ],
        ]),
      ],
      ['CnfrmgPty', legalPerson(listed(told.inspectors.map(({ says }) => says)))],
      ['VoteCstgPty', legalPerson(told.holder)],
    ],
  ]);
}

function legalPerson(name: string): readonly Node[] {
  return [['LglPrsn', [party(name)]]];
}

function statusOf(ballots: readonly Ballot[]): Node {
  const open = ballots.filter(({ counted }) => counted === 'open');
  if (open.length > 0) {
    const says = `challenged, and no ruling of the inspectors stands: ${listed(open.map((each) => each.says))}`;
    return [
      'Pdg',
      [
        [
          'Rsn',
          [
            ['RsnCd', [['Cd', 'OTHR']]],
            ['AddtlRsnInf', upTo(mostWords, says)],
          ],
        ],
      ],
    ];
  }
  const wanting = ballots.filter(({ counted }) => counted !== 'whole');
  if (ballots.every(({ counted }) => counted === 'not-counted')) {
    const reasons = [...new Map(wanting.map((each) => [`${each.code} ${each.why}`, each])).values()];
    return [
      'Rjctd',
      reasons.map(({ code = 'OTHR', why = '' }): Node => [
        'Rsn',
        [
          ['RsnCd', [['Cd', code]]],
          why === '' ? undefined : ['AddtlRsnInf', upTo(mostWords, why.replaceAll('-', ' '))],
        ],
      ]),
    ];
  }
  const says = wanting.map(
    ({ says, counted, why = '', code = '' }) =>
      `${says}: ${counted === 'in-part' ? 'counts in part' : 'does not count'}, ${why.replaceAll('-', ' ')} (${code})`,
  );
  return ['PrcgSts', [['Sts', 'RCIS'], says.length === 0 ? undefined : ['AddtlInf', upTo(mostWords, says.join('; '))]]];
}

const mostWords = 350;
