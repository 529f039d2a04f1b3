import { article, constant, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xvii = article('XVII', 'Registered agent', [
  constant({
    cite: 'XVII',
    summary: 'The registered agent is Robert T. Judson, with a business address in Norwalk and a residence in Wilton.',
    values: {
      'registered-agent': 'Robert T. Judson',
      'address-of-agent': 'Norwalk Savings Society, 48 Wall Street, Norwalk, Connecticut 06852',
      'residence-of-agent': '21 Bald Hill Road, Wilton, Connecticut 06897',
    },
    replacedBy: {
      filing: 'change of registered agent',
      law: 'the statute by which a filing with the Secretary of the State replaces a registered agent without an amendment',
    },
  }),
]);

export const xviiReadings: readonly Reading[] = [];

export const xviiNotes: readonly NoteOfConstruction[] = [];
