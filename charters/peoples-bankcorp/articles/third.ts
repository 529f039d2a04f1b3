import { article, constant } from '@quorate/engine';

export const third = article('THIRD', 'Office', [
  constant({
    cite: 'THIRD',
    summary: 'The office is in St. Lawrence County, New York.',
    values: { office: 'St. Lawrence County, New York' },
  }),
]);
