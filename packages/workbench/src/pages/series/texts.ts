/** What the page of the series says. */
export const texts = {
  title: 'Series',
  sentence: (count: string) => `${count} of stock ${count === '1 series' ? 'is' : 'are'} designated.`,
  none: 'No series of stock is designated.',
  noneLack: 'A series comes here when its certificate is filed: enter its designation and the filing, in Journal.',
  rights: (name: string) => `${name}: rights that missed dividends give`,
  arrears: (name: string) => `${name}: dividends due and unpaid`,
  windows: (name: string) => `${name}: what missed dividends bar`,
  calendar: (name: string) => `${name}: dividend periods, a year back and a year ahead`,
  outstanding: (shares: string) => `${shares} shares outstanding`,
} as const;
