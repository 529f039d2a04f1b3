import { actInput, matterFrom } from '../act-input.js';
import { defineQuestion } from '../question.js';
import { acquisitionShape } from './shapes.js';
import { askingAcquisition } from './told.js';

/** Whether a person may offer to acquire shares. The offer is measured by what it would end in. */
export const acquisitionOffer = defineQuestion({
  name: 'acquisition.offer',
  family: 'acquisition',
  asks: 'May this person make this offer for shares, and whose approval does that need?',
  input: actInput('offer'),
  value: acquisitionShape,
  example: { by: 'acquirer', class: 'common', percent: '25%' },
  put: (c, input) => askingAcquisition(c, () => matterFrom(c, 'offer', input)),
});
