import {
  constant,
  issuance,
  noPreemption,
  shareDistribution,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';

export const issue: readonly Provision[] = [
  issuance({
    cite: 'A',
    summary:
      'The Board issues shares from time to time by its vote, without approval of the stockholders. That takes away this approval alone: votes of the Corporators, of other Sections and of agencies stay.',
    atLeastPar: false,
    exceptions: [
      { says: 'that the consideration is lawful (M.G.L. c. 156D, Section 6.21)' },
      {
        says: 'the approvals of an issue that other law asks of a subsidiary of a mutual holding company (209 CMR 33.00, and the federal agencies)',
      },
      { says: 'the rules of the exchange on which stock is listed', whereListed: true },
    ],
  }),
  constant({
    cite: 'A',
    summary: 'Shares are fully paid and nonassessable once lawful consideration has been paid for them.',
    values: { 'fully-paid': 'on payment of lawful consideration' },
  }),
  shareDistribution({
    cite: 'A',
    summary:
      'In a dividend in stock, the part of the surplus that is moved to stated capital counts as the consideration for the shares.',
    subjectTo:
      'what the statute asks of a share dividend (M.G.L. c. 156D, Section 6.23), which knows no stated capital',
  }),
  noPreemption({
    cite: 'A',
    summary: 'Stockholders have no preemptive rights, but for what a series of preferred stock expressly gives.',
    cutsGrantedRights: false,
  }),
];

export const issueReadings: readonly Reading[] = [];

export const issueNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'A',
    slip: 'Surplus and stated capital are terms that the statute has given up.',
    readAs: 'A dividend in shares needs no other consideration; nothing is worked out from the two terms.',
  },
  {
    cite: 'A',
    slip: 'The Appendix speaks of stockholders, and Appendix C of shareholders.',
    readAs: 'The same persons.',
  },
];
