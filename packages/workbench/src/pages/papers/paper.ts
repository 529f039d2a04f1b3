import type { Wire } from '@quorate/sdk';
import { keyInWords, listed } from '../../words/phrases.js';
import { texts } from './texts.js';

export type Paper = Wire['Paper'];
type SeenBy = Paper['sights'][number]['seenBy'];

/** What has become of a paper: the last of its states. */
export function stateOf({ states }: Pick<Paper, 'states'>): Wire['PaperState'] | undefined {
  return states.at(-1)?.state;
}

/** Who may see a paper: the last that was said, and everybody who reads the corporation where nothing was. */
export function seenByOf({ sights }: Pick<Paper, 'sights'>): SeenBy {
  return sights.at(-1)?.seenBy ?? 'everybody';
}

export function seenByInWords(seenBy: SeenBy): string {
  if (seenBy === 'everybody') return texts.everybody;
  const roles = seenBy.roles.map((role) => texts.role(keyInWords(role)));
  return listed([...roles, ...seenBy.accounts]);
}

const states: readonly Wire['PaperState'][] = ['drafted', 'signed', 'filed'];

/** What can still become of a paper: it goes on, and never back. */
export function furtherStates(state: Wire['PaperState'] | undefined): readonly Wire['PaperState'][] {
  return state === undefined ? states : states.slice(states.indexOf(state) + 1);
}

/** A size in bytes as people say it. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}

const sorts: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.oasis.opendocument.text': 'OpenDocument',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/tiff': 'TIFF',
  'message/rfc822': 'mail',
  'text/plain': 'text',
  'text/csv': 'CSV',
};

export function sortInWords(mediaType: string): string {
  return sorts[mediaType] ?? mediaType;
}
