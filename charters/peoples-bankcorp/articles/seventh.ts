import { article, noCumulation, type Reading } from '@quorate/engine';

export const seventh = article('SEVENTH', 'No cumulative voting', [
  noCumulation({
    cite: 'SEVENTH',
    summary:
      'In elections of directors votes may not be cumulated: each candidate gets at most the votes that the holder has, whatever the number of seats. Preferred Stock is no exception.',
    ballotAbove: { reading: 'I-7a', options: { clipped: 'clipped', invalid: 'invalid' } },
  }),
]);

export const seventhReadings: readonly Reading[] = [
  {
    id: 'I-7a',
    cite: 'SEVENTH',
    asks: 'What becomes of a ballot that gives one candidate more votes than the holder has?',
    options: {
      clipped: 'It counts for that candidate up to the votes that the holder has; the rest is lost.',
      invalid: 'It does not count at all.',
    },
    adopted: 'clipped',
    because:
      'The charter is silent on it. What the holder wanted is clear as far as its votes reach, and no vote is lost by a slip.',
  },
];
