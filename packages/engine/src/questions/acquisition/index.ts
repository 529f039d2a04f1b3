import type { Question } from '../question.js';
import { acquisitionExcess } from './excess.js';
import { acquisitionOffer, acquisitionPermit } from './permissions.js';

export const acquisitionQuestions: readonly Question[] = [
  acquisitionPermit,
  acquisitionOffer,
  acquisitionExcess,
] as unknown as readonly Question[];
