/** What the page of the series says. */
export const texts = {
  title: 'Series',
  sentence: (count: string) => `${count} of stock ${count === '1 series' ? 'is' : 'are'} designated.`,
  none: 'No series of stock is designated.',
  noneLack: 'A series comes here when its certificate is filed: enter its designation and the filing, in Journal.',
  rights: (name: string) => `${name}: rights that missed dividends give`,
  arrears: (name: string) => `${name}: dividends due and unpaid`,
  windows: (name: string) => `${name}: what missed dividends bar`,
  calendar: (name: string) => `${name}: dividend periods, two years back and a year ahead`,
  chart: (name: string) => `${name}: what it costs a year, and what its missed dividends bar`,
  chartNote: (from: string, through: string) =>
    `Yearly rate by period, ${from} through ${through}; hatched, on the same axis, the spans in which acts are barred. The tables below have every figure.`,
  bars: (restricts: string, section: string, isBarred: boolean) =>
    `${restricts === 'acquisitions' ? 'Purchases' : 'Dividends'} of other stock, ${section}: ${isBarred ? 'barred' : 'not barred'}`,
  barred: (from: string, through: string) => `${from} through ${through}`,
  waterfall: 'Who receives what in a liquidation',
  waterfallNote: 'by what is left after the debts, if the corporation is dissolved',
  waterfallChart: 'What each class and series receives, by what is left after the debts',
  waterfallChartNote:
    'Between the dotted lines, where it turns who receives the next dollar, each line is straight. The heavy line stands at the assets chosen below; the table has every figure.',
  assets: 'Left after the debts',
  assetsExactly: 'Left after the debts, exactly, in dollars',
  badAmount: 'Write an amount such as 30,000,000 or 17473643.75.',
  receives: 'What each receives',
  classOrSeries: 'Class or series',
  at: (assets: string) => `At ${assets}`,
  turnAt: (assets: string) => `From ${assets}`,
  account: 'Account',
  othersAccount: 'Account for others than holders',
  conversion: (name: string) => `${name}: into what each share may be converted`,
  outstanding: (shares: string) => `${shares} shares outstanding`,
} as const;
