import { mostHoldersListed } from '@quorate/engine';
import { asHtml } from './as-html.js';
import { asPdf } from './as-pdf.js';
import { asText } from './as-text.js';
import { certificate, certificateData } from './certificate.js';
import { executionConfirmation } from './iso-20022/execution-confirmation.js';
import { instructionStatus } from './iso-20022/instruction-status.js';
import { notification } from './iso-20022/notification.js';
import { resultDissemination } from './iso-20022/result-dissemination.js';
import { item507 } from './item-5-07.js';
import { resultsAsCsv } from './as-csv.js';
import { recordList, recordListAsCsv, RecordListInPages } from './record-list.js';
import type { Pages, Writing } from './writing.js';

/** A document that can be written of an answer, in one form. */
export interface DocumentForm {
  /** As it is asked for: the document with the ending of its form. */
  readonly name: string;
  readonly says: string;
  /** The question whose answer it is written from. */
  readonly question: string;
  /** What that question is asked beside what it is asked about, where nobody says otherwise. */
  readonly asked?: Readonly<Record<string, unknown>>;
  readonly mediaType: string;
  /** @throws {DocumentError} where this answer does not bear it */
  readonly write: (answer: unknown, writing: Writing) => Uint8Array;
  /** Where the answer may be of more than one page: how it is written of all. */
  readonly inPages?: (writing: Writing) => Pages;
}

const question = 'meeting.results';
const results = 'The results of a meeting as Item 5.07 of Form 8-K asks for them';
const xml = 'application/xml';
const certified = 'The certificate of the inspectors of election';
const holders = 'voting.entitlement';
const list = 'The list of the record date: who may vote at a meeting, with how much after every limit';

/** Every document, in every form that it is written in. */
export const documentForms: readonly DocumentForm[] = [
  {
    name: 'item-5.07.txt',
    says: `${results}, as text`,
    question,
    mediaType: 'text/plain; charset=utf-8',
    write: (answer, writing) => bytes(asText(item507(answer, writing))),
  },
  {
    name: 'item-5.07.html',
    says: `${results}, as a page`,
    question,
    mediaType: 'text/html; charset=utf-8',
    write: (answer, writing) => bytes(asHtml(item507(answer, writing))),
  },
  {
    name: 'item-5.07.csv',
    says: `${results}, line by line for a spreadsheet`,
    question,
    mediaType: 'text/csv; charset=utf-8',
    write: (answer, writing) => {
      item507(answer, writing);
      return bytes(resultsAsCsv(answer));
    },
  },
  {
    name: 'certificate.pdf',
    says: `${certified}, to be signed`,
    question,
    mediaType: 'application/pdf',
    write: (answer, writing) => asPdf(certificate(answer, writing)),
  },
  {
    name: 'certificate.txt',
    says: `${certified}, as text`,
    question,
    mediaType: 'text/plain; charset=utf-8',
    write: (answer, writing) => bytes(asText(certificate(answer, writing))),
  },
  {
    name: 'certificate.json',
    says: `${certified}, for programs`,
    question,
    mediaType: 'application/json',
    write: (answer, writing) => bytes(`${JSON.stringify(certificateData(answer, writing), undefined, 2)}\n`),
  },
  {
    name: 'record-list.pdf',
    says: `${list}, to be certified`,
    question: holders,
    asked: { limit: mostHoldersListed },
    mediaType: 'application/pdf',
    write: (answer, writing) => asPdf(recordList(answer, writing)),
  },
  {
    name: 'record-list.txt',
    says: `${list}, as text`,
    question: holders,
    asked: { limit: mostHoldersListed },
    mediaType: 'text/plain; charset=utf-8',
    write: (answer, writing) => bytes(asText(recordList(answer, writing))),
  },
  {
    name: 'record-list.csv',
    says: `${list}, line by line for a spreadsheet`,
    question: holders,
    asked: { limit: mostHoldersListed },
    mediaType: 'text/csv; charset=utf-8',
    write: recordListAsCsv,
    inPages: (writing) => new RecordListInPages(writing),
  },
  {
    name: 'seev.001.xml',
    says: 'What is put to a meeting, as ISO 20022 MeetingNotification',
    question: 'meeting.agenda',
    mediaType: xml,
    write: (answer, writing) => bytes(notification(answer, writing)),
  },
  {
    name: 'seev.006.xml',
    says: 'What became of the instructions of one message, as ISO 20022 MeetingInstructionStatus',
    question: 'meeting.ballots',
    mediaType: xml,
    write: (answer, writing) => bytes(instructionStatus(answer, writing)),
  },
  {
    name: 'seev.007.xml',
    says: 'How these were counted, as ISO 20022 MeetingVoteExecutionConfirmation',
    question: 'meeting.ballots',
    mediaType: xml,
    write: (answer, writing) => bytes(executionConfirmation(answer, writing)),
  },
  {
    name: 'seev.008.xml',
    says: 'The results of a meeting, as ISO 20022 MeetingResultDissemination',
    question,
    mediaType: xml,
    write: (answer, writing) => bytes(resultDissemination(answer, writing)),
  },
];

/** How a document is written of an answer that may come in pages: one that has no pages is written of the first answer. */
export function pagesOf({ inPages, write }: DocumentForm, writing: Writing): Pages {
  if (inPages !== undefined) return inPages(writing);
  let found = new Uint8Array();
  return {
    take: (answer) => {
      found = new Uint8Array(write(answer, writing));
      return undefined;
    },
    written: () => found,
  };
}

/** The document of that name; undefined where there is none. */
export function documentNamed(name: string): DocumentForm | undefined {
  return documentForms.find((each) => each.name === name);
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
