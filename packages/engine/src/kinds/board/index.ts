import type { BuiltInNotion } from '../../session/index.js';
import type { Kind } from '../../terms/index.js';
import { boardClassesKind } from './board-classes.js';
import { appointeeTermAsked, appointeeTermNotion, boardTermsNotion, unclassifiedTerms } from './board-terms.js';
import { entireBoardKind } from './entire-board.js';
import {
  directorSeat,
  directorSeatNotion,
  directorsInOffice,
  directorsInOfficeNotion,
  roster,
  rosterNotion,
} from './roster.js';
import { wasDirector, wasDirectorNotion } from './was-director.js';

export { boardClasses } from './board-classes.js';
export { entireBoard } from './entire-board.js';

export const boardKinds: readonly Kind[] = [boardClassesKind, entireBoardKind] as unknown as readonly Kind[];

/** Notions of the Board that no single provision defines. */
export const boardNotions: readonly (readonly [string, BuiltInNotion])[] = [
  [rosterNotion, roster],
  [directorsInOfficeNotion, directorsInOffice],
  [directorSeatNotion, directorSeat],
  [wasDirectorNotion, wasDirector],
  [boardTermsNotion, unclassifiedTerms],
  [appointeeTermNotion, appointeeTermAsked],
];
