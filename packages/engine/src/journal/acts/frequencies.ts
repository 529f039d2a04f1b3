import { shareCount } from '../field/index.js';

/** What holders vote for where they are asked how often something is put to them. */
export const frequencies = ['one-year', 'two-years', 'three-years'] as const;

export type Frequency = (typeof frequencies)[number];

const votedFor = (often: string) =>
  shareCount
    .optional()
    .describe(`of a vote on how often something is put to holders: shares of record voted for ${often}`);

export const frequencyFields = {
  'one-year': votedFor('every year'),
  'two-years': votedFor('every second year'),
  'three-years': votedFor('every third year'),
} as const;

/** Whether shares are voted for and against, or on how often, and not both. */
export function ofOneSort(data: Partial<Record<Frequency | 'for' | 'against', unknown>>): boolean {
  const isTold = (choice: keyof typeof data) => data[choice] !== undefined;
  return !frequencies.some(isTold) || !(['for', 'against'] as const).some(isTold);
}

export const ofTwoSorts = {
  error: 'expected shares voted for and against, or for one, two or three years, and not both',
  path: ['one-year'],
};
