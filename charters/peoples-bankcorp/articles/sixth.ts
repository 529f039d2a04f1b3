import { article, constant } from '@quorate/engine';

export const sixth = article('SIXTH', 'Duration', [
  constant({
    cite: 'SIXTH',
    summary: 'The Corporation has no end date: its duration is unlimited, not unknown.',
    values: { duration: 'perpetual' },
  }),
]);
