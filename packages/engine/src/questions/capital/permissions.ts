import { permissionQuestion } from '../permission-question.js';

/** What may be issued, designated, resized, distributed, bought back and redeemed. */
export const capitalPermissions = [
  /** Whether shares may be issued: enough unissued, enough consideration, the approvals and filings needed. */
  permissionQuestion('issue', {
    name: 'capital.issue',
    family: 'capital',
    asks: 'May the corporation issue these shares, and what does that need?',
    example: { class: 'common', shares: '600000', consideration: '$6,000,000' },
  }),
  /** Whether a series may be created with these terms: enough undesignated shares, no term beyond the board, resolution and filing. */
  permissionQuestion('designate-series', {
    name: 'capital.designate-series',
    family: 'capital',
    asks: 'May the board create this series with these terms?',
    example: { series: 'series-c', class: 'preferred', shares: '50000' },
  }),
  /** Whether the number of shares of a series may be changed so: between those outstanding and the ceiling, both inclusive. */
  permissionQuestion('resize-series', {
    name: 'capital.resize-series',
    family: 'capital',
    asks: 'May the board change the number of shares of this series to this?',
    example: { series: 'series-a', shares: '350000' },
  }),
  /** Whether unissued shares may be distributed so on shares outstanding, and how many that takes. */
  permissionQuestion('distribute-shares', {
    name: 'capital.distribute-shares',
    family: 'capital',
    asks: 'May the corporation distribute its own shares in this proportion?',
    example: { class: 'common', 'on-class': 'common', 'per-share': '1/10' },
  }),
  /** Whether the corporation may buy back its own shares: what comes first, and what is legally available. */
  permissionQuestion('buy-back', {
    name: 'capital.reacquire',
    family: 'capital',
    asks: 'May the corporation buy back these shares of its own?',
    example: { class: 'common', shares: '10000', price: '$20' },
  }),
  /** Whether the corporation may redeem shares: call them in by its own right, at the terms of the class or series. */
  permissionQuestion('redemption', {
    name: 'capital.redeem',
    family: 'capital',
    asks: 'May the corporation redeem these shares, and what stands in its way?',
    example: { class: 'series-a', shares: '1000', on: '2001-03-01' },
  }),
];
