/** How the rights of 7(b) and 7(c) end and come again: alike in both. */
export const endsAndRevests = {
  ends: '4',
  timely: { reading: 'S13', options: { grace: 'in-grace', 'due-date': 'on-the-day' } },
  revests: { reading: 'S12', options: { 'any-default': 'any-default', 'fresh-count': 'fresh-count' } },
} as const;
