import type { InstrumentKind } from '../../instrument/index.js';

/** One field of a takeover-defence profile, and the instruments in which it would stand. */
export interface ProfileField {
  readonly id: string;
  readonly asks: string;
  readonly in: readonly InstrumentKind[];
}

/** The fields of a profile, in the order in which it is read. Provisions fill them by name (the `profile` of their kind). */
export const profileFields: readonly ProfileField[] = [
  field('authorised-stock', 'What stock is authorised?', 'charter'),
  field('blank-check-preferred', 'May the board create series of preferred stock?', 'charter'),
  field('preemptive-rights', 'Have holders preemptive rights?', 'charter'),
  field('classified-board', 'Is the board divided into classes?', 'charter', 'bylaws'),
  field('cumulative-voting', 'May votes for directors be cumulated?', 'charter'),
  field('removal', 'How may directors be removed?', 'charter', 'bylaws'),
  field('vacancies', 'Who fills vacancies and new seats on the board?', 'charter', 'bylaws'),
  field('written-consent', 'May shareholders act without a meeting?', 'charter', 'bylaws'),
  field('special-meetings', 'Who may call special meetings?', 'charter', 'bylaws'),
  field('advance-notice', 'What notice do nominations and proposals need?', 'charter', 'bylaws'),
  field('large-holder', 'From what holding on is somebody an Interested Shareholder?', 'charter'),
  field('combination-vote', 'What vote does a combination with a large holder need?', 'charter'),
  field('combination-exemption', 'What frees a combination from that vote?', 'charter'),
  field('fair-price', 'Is a fair price asked for in a combination?', 'charter'),
  field('ownership-limit', 'Is the acquisition of large holdings limited?', 'charter'),
  field('vote-limit', 'Are the votes of large holders limited?', 'charter'),
  field('other-constituencies', 'May the board consider others than shareholders?', 'charter'),
  field('charter-amendment', 'What does an amendment of the charter need?', 'charter'),
  field('bylaw-amendment', 'Who may amend the bylaws, and how?', 'charter', 'bylaws'),
  field('exculpation', 'Are directors freed from damages?', 'charter'),
  field('indemnification', 'Are directors and officers indemnified?', 'charter', 'bylaws'),
];

function field(id: string, asks: string, ...homes: readonly InstrumentKind[]): ProfileField {
  return { id, asks, in: homes };
}
