import { ratio, times, toWire } from '@quorate/engine';
import { DocumentError } from '../document.js';
import type { Writing } from '../writing.js';
import { asXml, ownCode, shortId, upTo, type Node } from './message.js';
import { agendaIn, type MatterPut, type MeetingAgenda } from './meeting-agenda.js';
import { classIdentified, described, labelOf, meetingTypes, party, units } from './parts.js';

/**
 * What is put to a meeting, as MeetingNotification: its day and place, record date, quorum, and each matter, and nominee, with what carries it
 * and what the board recommends. Of what is not entered it says that it is not known, or nothing.
 * @throws {DocumentError} nothing is put to the meeting, or no shares are outstanding
 */
export function notification(answer: unknown, { corporation, state }: Writing): string {
  const agenda = agendaIn(answer);
  const { id, kind, noticed, recordDate, classes, matters } = agenda;
  if (matters.length === 0 || classes.length === 0) {
    throw new DocumentError([
      matters.length === 0
        ? 'Nothing is put to this meeting, as far as is entered: name the meeting in each proposal, or its purposes in the call.'
        : 'No shares are outstanding that could vote.',
    ]);
  }
  const isWhole = agenda.begins?.includes('T') === true && agenda.place !== undefined && recordDate !== undefined;
  const [only, ...others] = classes;
  return asXml('seev.001.001.11', [
    'MtgNtfctn',
    [
      [
        'NtfctnGnlInf',
        [
          ['NtfctnId', shortId(`${id}-notice`)],
          ['NtfctnTp', state === 'amended' ? 'REPL' : 'NEWM'],
          [
            'NtfctnSts',
            [
              ['EvtCmpltnsSts', isWhole ? 'COMP' : 'INCO'],
              ['EvtConfSts', noticed === undefined || state === 'preliminary' ? 'UCON' : 'CONF'],
            ],
          ],
        ],
      ],
      state === 'amended' ? ['NtfctnUpd', [['PrvsNtfctnId', shortId(`${id}-notice`)]]] : undefined,
      [
        'Mtg',
        [
          ['MtgId', shortId(id)],
          ['Tp', meetingTypes[kind]],
          noticed === undefined ? undefined : ['AnncmntDt', [['Dt', noticed]]],
          others.length > 0 || only === undefined ? undefined : ['TtlNbOfSctiesOutsdng', units(only.outstanding)],
          recordDate === undefined
            ? undefined
            : [
                'EntitlmntFxgDt',
                [
                  ['Dt', [['Dt', recordDate]]],
                  ['DtMd', 'EODY'],
                ],
              ],
        ],
      ],
      ['MtgDtls', detailsOf(agenda)],
      ['Issr', [['Id', [party(corporation)]]]],
      ...classes.map((each): Node => ['Scty', [classIdentified(each.id, corporation)]]),
      ...matters.flatMap(resolutionsOf),
      ...narrative(agenda),
    ],
  ]);
}

function detailsOf({ begins, quorum }: MeetingAgenda): readonly (Node | undefined)[] {
  return [
    ['DtAndTm', [begins === undefined ? ['DtCd', 'UKWN'] : ['DtOrDtTm', [dayOrInstant(begins)]]]],
    quorum === undefined ? undefined : ['QrmReqrd', 'true'],
    // A place in words has no country of its own, which an address needs: it is told in the narrative.
    ['Lctn', [['LctnCd', 'UKWN']]],
    quorum === undefined
      ? undefined
      : ['QrmQty', [['QrmQty', upTo(35, `${atLeastOr(quorum.verb)} ${quorum.part} of the ${quorum.count}`)]]],
  ];
}

function atLeastOr(verb: string): string {
  return verb === 'moreThan' ? 'more than' : 'at least';
}

function dayOrInstant(begins: string): Node {
  const [day = '', time] = begins.split('T');
  return time === undefined ? ['Dt', day] : ['DtTm', `${day}T${time === '24:00' ? '23:59' : time}:00`];
}

/** A matter is a resolution; an election one for each nominee, in one group. */
function resolutionsOf(matter: MatterPut): readonly Node[] {
  const { id, says, candidates } = matter;
  if (candidates === undefined) return [['Rsltn', resolution(matter, labelOf(id), says)]];
  return candidates.map((candidate): Node => [
    'Rsltn',
    resolution(matter, labelOf(id, candidate.id), `${says}: ${candidate.says}`, labelOf(id)),
  ]);
}

const recommendations = { for: 'CFOR', against: 'CAGS', none: 'NREC' } as const;

function resolution(
  { act, withdrawn, advisory, recommended, votes }: MatterPut,
  label: string,
  says: string,
  group?: string,
): readonly (Node | undefined)[] {
  return [
    ['IssrLabl', label],
    described(says),
    group === undefined ? undefined : ['ListgGrpRsltnLabl', group],
    ['ForInfOnly', 'false'],
    advisory === undefined ? undefined : ['VoteTp', advisory ? 'ADVI' : 'BNDG'],
    ['Sts', withdrawn ? 'WDRA' : 'ACTV'],
    ...choicesOf(act).map((code): Node => ['VoteInstrTp', [['VoteInstrTpCd', [['Tp', code]]]]]),
    recommended === undefined || act === 'frequency' ? undefined : ['MgmtRcmmndtn', recommendations[recommended]],
    ...votes.flatMap(thresholdOf),
  ];
}

function choicesOf(act: string): readonly string[] {
  if (act === 'frequency') return ['ONEY', 'TWOY', 'THRY', 'ABST'];
  return act === 'election' ? ['CFOR', 'WTHH'] : ['CFOR', 'CAGS', 'ABST'];
}

const bases = { outstanding: 'ALSH', present: 'ALSM', cast: 'ALVO' } as const;

/** What a vote needs: its percentage where that is a decimal, else the number; of what, or of a class that the standard has no code for. */
function thresholdOf({ part, verb, of, classes, needed }: MatterPut['votes'][number]): readonly Node[] {
  const percent = toWire(times(ratio(part), ratio(100)));
  const isExact = /^\d{1,3}(\.\d{1,8})?$/.test(percent);
  const threshold: Node | undefined = isExact
    ? ['ThrshldPctg', percent]
    : needed === undefined
      ? undefined
      : ['ThrshldNb', needed];
  if (threshold === undefined) return [];
  const apart = classes === 'general' ? undefined : classes.join(' ');
  const scheme = [
    `${verb === 'moreThan' ? 'MORE THAN ' : ''}OF ${of.toUpperCase()}`,
    ...(apart === undefined ? [] : [apart]),
  ].join(', ');
  const isPlain = apart === undefined && verb !== 'moreThan';
  return [
    [
      'VtngRghtsThrshldForApprvl',
      [
        ['Thrshld', [threshold]],
        ['ThrshldBsis', [isPlain ? ['Cd', bases[of]] : ['Prtry', ownCode(basisCode(of, verb, apart), scheme)]]],
      ],
    ],
  ];
}

/** Of what, whether more than the part is needed, and whether a class votes apart: in four signs. */
function basisCode(of: keyof typeof bases, verb: string, apart: string | undefined): string {
  return `${bases[of].slice(2)}${verb === 'moreThan' ? 'M' : 'A'}${apart === undefined ? 'G' : 'C'}`;
}

function narrative({ place }: MeetingAgenda): readonly Node[] {
  return place === undefined
    ? []
    : [['AddtlInf', [['PrcgTxtForNxtIntrmy', upTo(8000, `The meeting is held at: ${place}`)]]]];
}
