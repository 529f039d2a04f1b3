/** A charter file to begin with: one instrument, one article, one provision; what is to be filled in is empty. */
export const skeleton = `name: ""
formed:
charter:
  schema: 1
  id: charter
  kind: charter
  title: Certificate of Incorporation
  corporation: ""
  jurisdiction: ""
  currency: USD
  from:
  source: ""
  articles:
    - number: FIRST
      title: Stock
      provisions:
        - kind: stock-classes
          cite: FIRST
          summary: ""
          classes:
            - class: common
              authorised: ""
          treasury: issued
  readings: []
  notes: []
`;
