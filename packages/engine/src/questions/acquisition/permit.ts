import { actInput, matterFrom } from '../act-input.js';
import { defineQuestion } from '../question.js';
import { acquisitionShape } from './shapes.js';
import { askingAcquisition } from './told.js';

/** Whether a person may acquire shares: permitted, open to approval by so many of so many, or refused; with what effect. */
export const acquisitionPermit = defineQuestion({
  name: 'acquisition.permit',
  family: 'acquisition',
  asks: 'May this person acquire these shares, whose approval does that need, and what would it do to votes?',
  input: actInput('acquire-shares'),
  value: acquisitionShape,
  example: { by: 'acquirer', class: 'common', shares: '120000' },
  put: (c, input) => askingAcquisition(c, () => matterFrom(c, 'acquire-shares', input)),
});
