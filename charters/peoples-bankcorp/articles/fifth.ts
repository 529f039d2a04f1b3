import { article, constant } from '@quorate/engine';

export const fifth = article('FIFTH', 'Service of process', [
  constant({
    cite: 'FIFTH',
    summary: 'The Secretary of State of New York is agent for service of process, and mails copies to this address.',
    values: {
      agent: 'the Secretary of State of the State of New York',
      'process-address': 'Peoples Bankcorp, Inc., 825 State Street, Ogdensburg, New York 13669, Attention: Secretary',
    },
  }),
]);
