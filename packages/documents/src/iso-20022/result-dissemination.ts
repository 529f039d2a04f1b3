import { DocumentError } from '../document.js';
import { resultsIn, type Line, type Matter, type MeetingResults } from '../meeting-results.js';
import { asInspected, finalFaults } from '../results-told.js';
import type { Writing } from '../writing.js';
import { asXml, ownCode, shortId, type Node } from './message.js';
import { classIdentified, described, labelOf, meetingReference, units } from './parts.js';

/**
 * The results of a meeting as MeetingResultDissemination: each matter, and each nominee, with its votes of record. A line of one class is a
 * result, with its class in its description: the message ties no result to a class.
 * @throws {DocumentError} a line that does not prove, a matter without votes, or one that is still open
 */
export function resultDissemination(answer: unknown, { corporation, state }: Writing): string {
  const { value } = resultsIn(answer);
  const matters = value.matters.map(asInspected);
  const open = matters.filter(({ outcome, elected }) => elected === undefined && !(outcome in statuses));
  const problems = [
    ...(state === 'preliminary'
      ? ['The message tells final results: ask for final or amended ones.']
      : finalFaults(value)),
    ...open.map(({ says }) => `${says}: whether it was carried is not settled, and the message has no room for that.`),
  ];
  if (problems.length > 0) throw new DocumentError(['The results cannot be disseminated yet:', ...problems]);
  return asXml('seev.008.001.09', [
    'MtgRsltDssmntn',
    [
      ['MtgRsltDssmntnId', shortId(`${value.id}-results`)],
      ['MtgRsltsDssmntnTp', state === 'amended' ? 'REPL' : 'NEWM'],
      meetingReference(value, corporation),
      ...value.classes.map(({ id }): Node => ['Scty', [classIdentified(id, corporation)]]),
      ...matters.flatMap((matter) => matter.lines.map((line) => resultOf(matter, line))),
      ...withdrawn(value),
      participation(value),
    ],
  ]);
}

const statuses: Readonly<Record<string, string>> = { carried: 'ACPT', 'not-carried': 'REJT' };

/** Withdrawn matters have results of their own: that they were withdrawn. */
function withdrawn({ without }: MeetingResults): readonly Node[] {
  return without
    .filter(({ why }) => why === 'withdrawn')
    .map(({ id, says }) => ['VoteRslt', [['IssrLabl', labelOf(id)], described(says), ['RsltnSts', 'WDRA']]]);
}

const choices = {
  for: 'For',
  against: 'Agnst',
  abstain: 'Abstn',
  withheld: 'Wthhld',
  oneYear: 'OneYr',
  twoYears: 'TwoYrs',
  threeYears: 'ThreeYrs',
} as const;

/** What was present and voted in no way: the message has no choice for it. */
const ownChoices = {
  brokerNonVotes: ['BKNV', 'BROKER NON-VOTE'],
  notVoted: ['NVTD', 'PRESENT AND NOT VOTED'],
  rejected: ['RJCT', 'ON CARDS THAT ARE REJECTED'],
} as const;

function resultOf(matter: Matter, line: Line): Node {
  const { candidate, class: className } = line;
  const isOneOfSeveral = new Set(matter.lines.map((each) => each.class)).size > 1;
  const parts = [candidate, isOneOfSeveral ? className : undefined].filter((part) => part !== undefined);
  const says = candidate === undefined ? matter.says : `${matter.says}: ${line.says}`;
  return [
    'VoteRslt',
    [
      ['IssrLabl', labelOf(matter.id, ...parts)],
      described(isOneOfSeveral ? `${says} (${className})` : says),
      ['RsltnSts', statusOf(matter, line)],
      ...(Object.keys(choices) as (keyof typeof choices)[]).flatMap((choice): readonly Node[] => {
        const shares = line[choice];
        return shares === undefined ? [] : [[choices[choice], units(shares)]];
      }),
      ...(Object.keys(ownChoices) as (keyof typeof ownChoices)[]).flatMap((choice): readonly Node[] => {
        const shares = line[choice];
        if (shares === undefined || shares === '0') return [];
        const [id, scheme] = ownChoices[choice];
        return [
          [
            'Prtry',
            [
              ['Cd', ownCode(id, scheme)],
              ['Qty', units(shares)],
            ],
          ],
        ];
      }),
    ],
  ];
}

function statusOf({ outcome, elected }: Matter, { candidate }: Line): string {
  if (candidate === undefined) return statuses[outcome] ?? '';
  return elected?.includes(candidate) === true ? 'ACPT' : 'REJT';
}

/** What was outstanding, where it is of one class: the message has one number for all. */
function participation({ classes, recordDate }: MeetingResults): Node | undefined {
  const [only, ...others] = classes;
  const outstanding: readonly Node[] =
    only === undefined || others.length > 0 ? [] : [['TtlNbOfSctiesOutsdng', units(only.outstanding)]];
  const date: readonly Node[] = recordDate === undefined ? [] : [['ClctnDt', recordDate]];
  return outstanding.length + date.length === 0 ? undefined : ['Prtcptn', [...outstanding, ...date]];
}
