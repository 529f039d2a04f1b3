import type { Question } from '../question.js';
import { boardAct } from './act.js';
import { boardApportion } from './apportion.js';
import { boardFillVacancy } from './fill-vacancy.js';
import { boardIndependence } from './independence.js';
import { boardRemove } from './remove.js';
import { boardRoster } from './roster.js';
import { boardVotes } from './votes.js';

export const boardQuestions = [
  boardRoster,
  boardApportion,
  boardFillVacancy,
  boardRemove,
  boardAct,
  boardIndependence,
  boardVotes,
] as unknown as readonly Question[];
