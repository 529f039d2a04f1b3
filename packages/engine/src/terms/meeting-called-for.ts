import { z } from 'zod';
import { actAskedAbout } from '../books/index.js';
import { openFact, type FactType } from '../evaluation/index.js';
import type { Context } from '../session/index.js';
import type { Matter } from './matter.js';
import type { FactStep, Requirement } from './requirement.js';

/** Whether the meeting must have been called for the matter alone, or may have had other purposes besides. */
export const purposeOfMeeting = z.enum(['called-for-it', 'called-only-for-it']);
export type PurposeOfMeeting = z.output<typeof purposeOfMeeting>;

/** Asked of a vote where no entry shows what the meeting was called for. */
export const calledExpressly = openFact('meeting-called-for-it', 'proposal').yesNo(
  'Was the vote on {0} taken at a duly constituted meeting of shareholders whose notice states it as a purpose?',
);

/** The same, where the meeting may have no other purpose. */
export const calledForNothingElse = openFact('meeting-called-for-it-alone', 'proposal').yesNo(
  'Was the vote on {0} taken at a duly constituted meeting of shareholders whose notice states it as the only purpose?',
);

const conditions: Readonly<Record<PurposeOfMeeting, { readonly fact: FactType; readonly says: string }>> = {
  'called-for-it': { fact: calledExpressly, says: 'a purpose of the meeting' },
  'called-only-for-it': { fact: calledForNothingElse, says: 'its only purpose' },
};

/** The condition that shareholders vote at a meeting called for the matter; undefined where a call that is entered shows it. */
export function calledForStep(
  c: Context,
  cite: string,
  { id }: Matter,
  purpose: PurposeOfMeeting,
): FactStep | undefined {
  if (isCalledFor(c, id, purpose)) return undefined;
  const { fact, says } = conditions[purpose];
  return {
    kind: 'fact',
    id: `${cite} meeting`,
    cite,
    says: `a duly constituted meeting of shareholders, its notice stating this as ${says}`,
    fact,
    about: [id],
    wanted: 'yes',
  };
}

/** A requirement that must be met at a meeting called for the matter. */
export function atMeetingCalledFor(
  c: Context,
  cite: string,
  matter: Matter,
  purpose: PurposeOfMeeting,
  need: Requirement,
): Requirement {
  const called = calledForStep(c, cite, matter, purpose);
  if (called === undefined) return need;
  const says = `${need.says}, at a meeting called for it`;
  return { kind: 'all', id: `${cite} at a meeting`, cite, says, of: [called, need] };
}

/** Whether a meeting of shareholders was held by then whose call names the act among its purposes, or as its only one. */
export function isCalledFor(c: Context, subject: string, purpose: PurposeOfMeeting = 'called-for-it'): boolean {
  // For an act that nobody has proposed no meeting was called: none has to be looked for.
  if (subject === actAskedAbout) return false;
  const calls = c.books.meetings('shareholders', c.now).flatMap(({ id }) => c.books.meetingCalled(id, c.now) ?? []);
  const call = calls.find(({ data: { purposes = [] } }) =>
    purpose === 'called-only-for-it' ? purposes.length === 1 && purposes[0] === subject : purposes.includes(subject),
  );
  if (call !== undefined) c.restsOn([call.id]);
  return call !== undefined;
}
