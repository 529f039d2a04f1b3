import { actInput, matterFrom } from '../act-input.js';
import { askingPermission } from '../permission.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';

/** Whether a dividend may be paid: no senior claim short, enough legally available, declared by the board. */
export const dividendPermit = defineQuestion({
  name: 'dividends.permit',
  family: 'dividends',
  asks: 'May this dividend be paid, and what stands in its way?',
  input: actInput('dividend'),
  value: permissionShape,
  example: { class: 'common', 'per-share': '$0.50' },
  put: (c, input) => askingPermission(c, () => matterFrom(c, 'dividend', input)),
});
