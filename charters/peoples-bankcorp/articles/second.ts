import { article, purpose, type NoteOfConstruction } from '@quorate/engine';

export const second = article('SECOND', 'Purposes', [
  purpose({
    cite: 'SECOND',
    summary:
      'The Corporation is a savings and loan holding company and may do anything lawful for a corporation under the statutes of New York; but nothing that needs the consent of a State body before that consent is obtained.',
    purposes: [
      'to act as a savings and loan holding company',
      'any lawful activity open to a corporation under the Business Corporation Law or another statute of New York',
    ],
    consentOf: 'an official, department, board, agency or other body of the State',
    government: 'this-state',
  }),
]);

export const secondNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'SECOND',
    slip: '“State” is written without a name, and could be read as any State.',
    readAs:
      'Bodies of the State of New York, whose form of words this is (BCL 402(a)(2)). Federal approvals matter through what is lawful.',
  },
];
