import { askingPermission } from '../permission.js';
import { actInput, matterFrom } from '../act-input.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';

/** Whether the corporation may redeem shares: call them in by its own right, at the terms of the class or series. */
export const redeemShares = defineQuestion({
  name: 'capital.redeem',
  family: 'capital',
  asks: 'May the corporation redeem these shares, and what stands in its way?',
  input: actInput('redemption'),
  value: permissionShape,
  example: { class: 'series-a', shares: '1000', on: '2001-03-01' },
  put: (c, input) => askingPermission(c, () => matterFrom(c, 'redemption', input)),
});
