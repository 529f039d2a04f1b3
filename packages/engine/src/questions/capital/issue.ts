import { askingPermission } from '../permission.js';
import { actInput, matterFrom } from '../act-input.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';

/** Whether shares may be issued: enough unissued, enough consideration, the approvals and filings needed. */
export const issueShares = defineQuestion({
  name: 'capital.issue',
  family: 'capital',
  asks: 'May the corporation issue these shares, and what does that need?',
  input: actInput('issue'),
  value: permissionShape,
  example: { class: 'common', shares: '600000', consideration: '$6,000,000' },
  put: (c, input) => askingPermission(c, () => matterFrom(c, 'issue', input)),
});
