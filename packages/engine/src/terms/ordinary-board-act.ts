import { majority } from '../exact/index.js';
import { defineNotion, message, reason } from '../evaluation/index.js';
import type { BodyOfDirectors, BodyStep, Requirement } from './requirement.js';
import { directorsInOfficeNotion } from './notions.js';

const sits = message('board.member', '{member} is in office as director, by the entries');

/** The board of directors: every director in office, by the notion `directors-in-office`. */
export const boardOfDirectors: BodyOfDirectors = {
  name: 'board',
  says: 'the directors',
  candidates: (c, at) => c.notion(directorsInOfficeNotion, [], at).value,
  belongs: (c, member) => ({ value: true, reason: reason(sits, 'yes', { figures: { member: c.nameOf(member) } }) }),
};

/** The same where its number is that of all in office, whoever came; that number may be given without its members. */
export const boardInOffice: BodyOfDirectors = {
  ...boardOfDirectors,
  sizeNotion: defineNotion('directors-in-office-count'),
};

/** The directors then in office, holdovers included, whether they came to the meeting or not. */
export const directorsThenInOffice: BodyOfDirectors = { ...boardInOffice, says: 'the directors in office' };

/**
 * An act of the board for which the instrument names the board and no number: a majority of the votes of those present.
 * The quorum, and acts without a meeting, are for the bylaws and other law; the rule that uses this names them.
 */
export function ordinaryBoardAct(step: {
  readonly cite: string;
  readonly says: string;
  readonly decides: readonly string[];
}): BodyStep {
  return {
    kind: 'body',
    cite: step.cite,
    id: `${step.cite} board`,
    says: step.says,
    body: boardOfDirectors,
    decides: step.decides,
    fraction: majority,
    of: 'present',
    atMeeting: false,
  };
}

/** What the rule leaves to the bylaws and other law, for naming beside the answer. */
export const boardProcedure = 'the quorum of the board, and how it acts without a meeting';

/** Several provisions that ask for the same ordinary act of the board ask for one: it is told once, with every section that asks. */
export function askedOnce(needs: readonly Requirement[]): readonly Requirement[] {
  const once: Requirement[] = [];
  for (const need of needs) {
    const index = once.findIndex((earlier) => isSameBoardAct(earlier, need));
    const earlier = once[index];
    if (earlier === undefined) once.push(need);
    else once[index] = { ...earlier, also: [...new Set([...(earlier.also ?? []), need.cite])] };
  }
  return once;
}

function isSameBoardAct(a: Requirement, b: Requirement): boolean {
  return isOrdinary(a) && isOrdinary(b) && a.says === b.says && a.decides.join() === b.decides.join();
}

/** As `ordinaryBoardAct` makes it, with nothing added. */
function isOrdinary(need: Requirement): need is BodyStep {
  if (need.kind !== 'body') return false;
  const ordinary = { ...ordinaryBoardAct(need), also: need.also };
  return Object.entries(need).every(([key, value]) => key === 'id' || ordinary[key as keyof BodyStep] === value);
}
