import { askingPermission } from '../permission.js';
import { actInput, matterFrom } from '../act-input.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';

/** Whether a series may be created with these terms: enough undesignated shares, no term beyond the board, resolution and filing. */
export const designateSeries = defineQuestion({
  name: 'capital.designate-series',
  family: 'capital',
  asks: 'May the board create this series with these terms?',
  input: actInput('designate-series'),
  value: permissionShape,
  example: { series: 'series-c', class: 'preferred', shares: '50000' },
  put: (c, input) => askingPermission(c, () => matterFrom(c, 'designate-series', input)),
});
