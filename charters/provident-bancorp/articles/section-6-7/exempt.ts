import { limitExemption, type Provision } from '@quorate/engine';

/** 6.7.2: whom, and what, the Limit does not reach; the approval in advance of (v) stands with the Limit. */
export const exempt: readonly Provision[] = [
  limitExemption({
    cite: '6.7.2',
    summary:
      'The Limit does not apply to (i) the mutual holding company; (ii) the Corporation, any Subsidiary, a pension, profit-sharing, stock bonus or other compensation plan that the Corporation or a member of its controlled group keeps for employees of the Corporation or a Subsidiary, and a trust or custodial arrangement for such a plan; (iii) an offer that underwriters, or a selling group for them, make to the Corporation and nobody else with a view to public resale; (iv) a corporate reorganisation that changes the respective beneficial interests of no shareholder, the exercise of appraisal rights aside.',
    persons: ['corporation', 'subsidiaries', 'mutual-holding-company'],
    plans: 'of-the-controlled-group',
    underwriters: 'as-to-what-it-places',
    reorganisations: true,
  }),
];
