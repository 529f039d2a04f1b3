import { askingPermission } from '../permission.js';
import { actInput, matterFrom } from '../act-input.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';

/** Whether the number of shares of a series may be changed so: between those outstanding and the ceiling, both inclusive. */
export const resizeSeries = defineQuestion({
  name: 'capital.resize-series',
  family: 'capital',
  asks: 'May the board change the number of shares of this series to this?',
  input: actInput('resize-series'),
  value: permissionShape,
  example: { series: 'series-a', shares: '350000' },
  put: (c, input) => askingPermission(c, () => matterFrom(c, 'resize-series', input)),
});
