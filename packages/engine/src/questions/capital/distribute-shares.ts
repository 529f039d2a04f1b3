import { askingPermission } from '../permission.js';
import { actInput, matterFrom } from '../act-input.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';

/** Whether unissued shares may be distributed so on shares outstanding, and how many that takes. */
export const distributeShares = defineQuestion({
  name: 'capital.distribute-shares',
  family: 'capital',
  asks: 'May the corporation distribute its own shares in this proportion?',
  input: actInput('distribute-shares'),
  value: permissionShape,
  example: { class: 'common', 'on-class': 'common', 'per-share': '1/10' },
  put: (c, input) => askingPermission(c, () => matterFrom(c, 'distribute-shares', input)),
});
