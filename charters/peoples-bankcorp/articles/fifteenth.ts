import { article, noWrittenConsent, type Reading } from '@quorate/engine';

export const fifteenth = article('FIFTEENTH', 'No consents in writing', [
  noWrittenConsent({
    cite: 'FIFTEENTH',
    summary:
      'Subject to law, and unless the charter expressly requires otherwise, shareholders act at a duly called annual or special meeting, and never by consent in writing.',
    consentOfAll: { reading: 'I-15a', options: { 'no-effect': 'no-effect', effective: 'effective' } },
  }),
]);

export const fifteenthReadings: readonly Reading[] = [
  {
    id: 'I-15a',
    cite: 'FIFTEENTH',
    asks: 'Has a consent in writing of every holder effect, because the article yields to law (BCL 615(a))?',
    options: {
      'no-effect': 'No: the article asks for a meeting, and nothing in the law requires the opposite.',
      effective: 'Yes: the law lets all holders act in writing, and the article is subject to it.',
    },
    adopted: 'no-effect',
    because:
      'The article would exclude little else, since fewer than all may act in writing only where the charter lets them.',
  },
];
