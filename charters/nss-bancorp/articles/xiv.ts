import { article, constituencies, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const xiv = article('XIV', 'Factors that the Board considers', [
  constituencies({
    cite: 'XIV',
    summary:
      'When it judges a tender or exchange offer for stock, a proposal to merge or consolidate with another institution, or one to acquire all or substantially all the assets, the Board has to give due consideration to every relevant factor, those listed among them. It ranks none of them and asks for no result.',
    may: ['board'],
    must: true,
    on: [
      { says: 'a tender or exchange offer for stock of the Corporation', acts: ['offer'] },
      {
        says: 'a proposal to merge or consolidate the Corporation with another institution',
        acts: ['merger', 'consolidation'],
      },
      {
        says: 'a proposal to acquire all or substantially all the properties and assets of the Corporation',
        acts: ['disposition'],
        whole: true,
      },
    ],
    factors: [
      { id: '(a)', says: 'the interests of the Corporation, long-term and short-term' },
      {
        id: '(b)',
        says: 'the interests of shareholders, long-term and short-term, which may be best served by staying independent',
      },
      { id: '(c)', says: 'the interests of employees, customers, creditors and suppliers' },
      {
        id: '(d)',
        says: 'the concerns of communities and society, those of every community in which the Corporation has an office or facility among them',
      },
      {
        id: '(e)',
        says: 'any other factor that a director finds appropriate in judging what is best for the Corporation',
      },
    ],
    others: true,
  }),
]);

export const xivReadings: readonly Reading[] = [];

export const xivNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'XIV',
    slip: '“he reasonably believes” follows “the Board of Directors”.',
    readAs: 'What each director reasonably believes, as in C.G.S. 33-756.',
  },
];
