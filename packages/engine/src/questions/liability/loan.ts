import { actInput, matterFrom } from '../act-input.js';
import { askingPermission } from '../permission.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';

/** Whether the corporation may lend to a director, or guarantee a director’s obligation: by which routes. */
export const directorLoan = defineQuestion({
  name: 'liability.loan',
  family: 'liability',
  asks: 'May the corporation make this loan to a director, or give this guarantee, and what does it need?',
  input: actInput('director-loan'),
  value: permissionShape,
  example: { director: 'director-1', form: 'loan', amount: '$50,000' },
  put: (c, input) => askingPermission(c, () => matterFrom(c, 'director-loan', input)),
});
