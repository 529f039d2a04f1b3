/** A made-up charter file: shares of one class, so many of them. */
export function charterText(shares: number | string): string {
  return `name: Made up, Inc.
formed: 1990-01-02
charter:
  schema: 1
  id: charter
  kind: charter
  title: Certificate of a corporation that nobody formed
  corporation: made-up
  jurisdiction: Nowhere
  currency: USD
  from: 1990-01-02
  source: invented
  articles:
    - number: I
      title: Stock
      provisions:
        - kind: stock-classes
          cite: I.1
          summary: Ordinary shares.
          total: "${shares}"
          classes: [{ class: common, authorised: "${shares}", par: $1 }]
          treasury: issued
  readings: []
  notes: []
`;
}
