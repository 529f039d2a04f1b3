import { askingPermission } from '../permission.js';
import { actInput, matterFrom } from '../act-input.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';

/** Whether the corporation may buy back its own shares: what comes first, and what is legally available. */
export const reacquireShares = defineQuestion({
  name: 'capital.reacquire',
  family: 'capital',
  asks: 'May the corporation buy back these shares of its own?',
  input: actInput('buy-back'),
  value: permissionShape,
  example: { class: 'common', shares: '10000', price: '$20' },
  put: (c, input) => askingPermission(c, () => matterFrom(c, 'buy-back', input)),
});
