import { permissionQuestion } from '../permission-question.js';

/** Whether a dividend may be paid: no senior claim short, enough legally available, declared by the board. */
export const dividendPermit = permissionQuestion('dividend', {
  name: 'dividends.permit',
  family: 'dividends',
  asks: 'May this dividend be paid, and what stands in its way?',
  example: { class: 'common', 'per-share': '$0.50' },
});
