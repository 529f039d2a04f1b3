import { permissionQuestion } from '../permission-question.js';

/** Whether the corporation may lend to a director, or guarantee a director’s obligation: by which routes. */
export const directorLoan = permissionQuestion('director-loan', {
  name: 'liability.loan',
  family: 'liability',
  asks: 'May the corporation make this loan to a director, or give this guarantee, and what does it need?',
  example: { director: 'director-1', form: 'loan', amount: '$50,000' },
});
