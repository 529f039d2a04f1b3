/** What every table says. */
export const texts = {
  search: 'Search',
  all: (count: string) => `${count} rows`,
  some: (shown: string, count: string) => `${shown} of ${count} rows`,
  csv: 'Export CSV',
} as const;
