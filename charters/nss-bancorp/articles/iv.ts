import { article, meetingQuorum, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const iv = article('IV', 'Quorum', [
  meetingQuorum({
    cite: 'IV',
    summary:
      'Unless the certificate or law provides otherwise, a quorum for business on a matter at a meeting of shareholders is the presence, in person or by proxy, of the holders of a majority of the shares of voting stock entitled to vote on that matter. Shareholders present at a duly held meeting that had a quorum may go on with its business although so many shares withdraw that less than a quorum is left.',
    fraction: { majority: true },
    count: { reading: 'A-10', options: { shares: 'shares', votes: 'votes' } },
    withdrawal: 'does-not-matter',
  }),
]);

export const ivReadings: readonly Reading[] = [
  {
    id: 'A-10',
    cite: 'IV',
    asks: 'While Series A with its hundred votes a share is outstanding, is a quorum counted in shares or in votes?',
    options: {
      shares: 'In shares: one share, one count, whatever its votes.',
      votes: 'In votes, as law counts it where a certificate is silent (C.G.S. 33-709).',
    },
    adopted: 'shares',
    because:
      'The Article speaks of the holders of a majority of the shares, where Articles V, VI and XV speak of voting power (P-02).',
  },
];

export const ivNotes: readonly NoteOfConstruction[] = [];
