import type { Question } from '../question.js';
import { meetingAgenda } from './agenda.js';
import { meetingBallots } from './ballots.js';
import { meetingCall } from './call.js';
import { meetingConsent } from './consent.js';
import { meetingElect } from './elect.js';
import { meetingNominate } from './nominate.js';
import { meetingNotice } from './notice.js';
import { meetingQuorumAsked } from './quorum.js';
import { meetingResults } from './results.js';
import { meetingTabulate } from './tabulate.js';

export const meetingQuestions = [
  meetingCall,
  meetingAgenda,
  meetingNotice,
  meetingNominate,
  meetingConsent,
  meetingQuorumAsked,
  meetingTabulate,
  meetingElect,
  meetingBallots,
  meetingResults,
] as unknown as readonly Question[];
