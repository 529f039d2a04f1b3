import type { BuiltInNotion } from '../../session/index.js';
import {
  directorSeatNotion,
  directorsInOfficeNotion,
  entireBoardNotion,
  namedDirectorNotion,
} from '../../terms/index.js';
import type { Kind } from '../../terms/index.js';
import { boardActKind } from './board-act.js';
import { boardClassesKind } from './board-classes.js';
import { boardNumberKind } from './board-number.js';
import {
  appointeeTermAsked,
  appointeeTermNotion,
  boardTermsNotion,
  decreaseEndsNotion,
  decreaseEndsSilent,
  successorTermNotion,
  successorTermSilent,
  unclassifiedTerms,
} from './board-terms.js';
import { classApportionmentKind } from './class-apportionment.js';
import { classDirectorsKind } from './class-directors.js';
import { entireBoardKind, entireBoardSilent } from './entire-board.js';
import { namedDirectorSince } from './first-directors.js';
import { missedDividendRightKind } from './series-rights/missed-dividend-right.js';
import { removalKind } from './removal.js';
import { directorSeat, directorsInOffice, roster, rosterNotion } from './roster.js';
import { seriesCharacterNotion, seriesCharacterSilent } from './series-seat.js';
import { vacancyKind } from './vacancy.js';
import { wasDirector, wasDirectorNotion } from './was-director.js';

export { annualMeetings, type AnnualMeeting } from './annual-meetings.js';
export { apportioned, asEqualAsPossible, type ClassSize } from './apportionment.js';
export { boardAct, boardActTopic, presentFact, type BoardActRule } from './board-act.js';
export { boardClasses } from './board-classes.js';
export { boardNumber } from './board-number.js';
export { appointeeTermCites, boardTermsNotion, classesAt } from './board-terms.js';
export { apportionmentTopic, classApportionment, type ApportionmentRule } from './class-apportionment.js';
export { entireBoard, fixedNumber } from './entire-board.js';
export { namedByInstrument } from './first-directors.js';
export { beforeTheAct, holdsOver, vacanciesOf } from './open-seat.js';
export { numberRange, withinBounds } from './number-range.js';
export { largerClassesTopic } from './larger-classes.js';
export { missedDividendRight } from './series-rights/missed-dividend-right.js';
export { seriesRightsTopic } from './series-rights/told-right.js';
export { mayRemoveTopic, mayVoteOnRemoval, removal } from './removal.js';
export { rosterAt } from './roster.js';
export { sizesAsFixed } from './class-sizes.js';
export type { Seat, TermEnd } from './seat.js';
export { seriesOf, seriesOfSeat } from './series-seat.js';
export { electedTerm, endedAt, termEnd } from './term-end.js';
export { mayFillTopic, vacancy } from './vacancy.js';

export const boardKinds: readonly Kind[] = [
  boardClassesKind,
  classApportionmentKind,
  boardNumberKind,
  classDirectorsKind,
  entireBoardKind,
  boardActKind,
  vacancyKind,
  removalKind,
  missedDividendRightKind,
] as unknown as readonly Kind[];

/** Notions of the Board that no single provision defines. */
export const boardNotions: readonly (readonly [string, BuiltInNotion])[] = [
  [rosterNotion, roster],
  [directorsInOfficeNotion, directorsInOffice],
  [directorSeatNotion, directorSeat],
  [wasDirectorNotion, wasDirector],
  [entireBoardNotion, entireBoardSilent],
  [namedDirectorNotion, namedDirectorSince],
  [boardTermsNotion, unclassifiedTerms],
  [appointeeTermNotion, appointeeTermAsked],
  [successorTermNotion, successorTermSilent],
  [decreaseEndsNotion, decreaseEndsSilent],
  [seriesCharacterNotion, seriesCharacterSilent],
];
