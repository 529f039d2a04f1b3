import { forms, wholeIn } from './answers.js';
import { issued, type Topic } from './topic.js';

/** Classes and their votes. Of the number of shares nothing can be drafted without: every vote is counted in them. */
export const commonStock: Topic = {
  article: 'FOURTH',
  cite: 'FOURTH.1',
  about: 'the classes of stock',
  questions: [
    { id: 'common', asks: 'How many shares of common stock are authorised?', needed: true, problem: forms.shares },
    { id: 'par', asks: 'The par value of a share (such as $0.01)?', problem: forms.money },
    {
      id: 'preferred',
      asks: 'How many shares of preferred stock, which the board may issue in series (or none)?',
      problem: forms.sharesOrNone,
    },
  ],
  bearsOn: {},
  draft: ({ common = '', par, preferred }, stage) => {
    const inSeries = preferred === undefined || preferred === 'none' ? undefined : preferred;
    const value = par === undefined ? {} : { par };
    const unissued = wholeIn(common) - stage.outstanding;
    const asking = (shares: number, outcome: string) => ({
      question: 'capital.issue',
      asOf: `${stage.year}-03-01`,
      class: 'common',
      shares,
      expect: { value: { bars: [{ id: 'FOURTH.1', barred: outcome === 'barred' }] } },
    });
    return {
      provisions: [
        {
          kind: 'stock-classes',
          cite: 'FOURTH.1',
          summary: `${common} shares of common stock are authorised${inSeries === undefined ? '' : `, and ${inSeries} of preferred stock`}.`,
          classes: [
            { class: 'common', authorised: common, ...value },
            ...(inSeries === undefined ? [] : [{ class: 'preferred', authorised: inSeries, ...value, inSeries: true }]),
          ],
          treasury: 'issued',
        },
        {
          kind: 'class-votes',
          cite: 'FOURTH.2',
          summary: 'Each share of common stock has one vote.',
          votes: [{ class: 'common', each: '1' }],
          ...(inSeries === undefined ? undefined : { seriesOf: ['preferred'] }),
        },
      ],
      cases: [
        {
          file: 'fourth-1-stock',
          title: 'What is not issued may be issued, and not one share more',
          journal: issued(stage),
          cases: [
            ...(unissued === 0 ? [] : [{ name: 'the last share that is left', ask: [asking(unissued, 'not-barred')] }]),
            { name: 'one more', ask: [asking(unissued + 1, 'barred')] },
          ],
        },
      ],
    };
  },
};

export const preferredStock: Topic = {
  article: 'FOURTH',
  cite: 'FOURTH.3',
  about: 'preferred stock',
  questions: [],
  bearsOn: { acts: ['designate-series'], questions: ['capital.designate-series'] },
  draft: ({ preferred }, stage) => {
    if (preferred === undefined) return undefined;
    if (preferred === 'none') return { provisions: [], cases: [] };
    const all = wholeIn(preferred);
    const asking = (shares: number, barred: boolean) => ({
      question: 'capital.designate-series',
      asOf: `${stage.year}-03-01`,
      series: 'series-x',
      class: 'preferred',
      shares,
      expect: { value: { bars: [{ id: 'FOURTH.3 ceiling', barred }] } },
    });
    return {
      provisions: [
        {
          kind: 'blank-check',
          cite: 'FOURTH.3',
          summary: 'The board may issue preferred stock in series, and fix their terms.',
          class: 'preferred',
          terms: [{ cite: 'FOURTH.3', says: 'every term of a series' }],
          subjectTo: 'the law of series of stock',
        },
      ],
      cases: [
        {
          file: 'fourth-3-preferred',
          title: 'A series of all the preferred stock that there is, and not of one share more',
          cases: [
            { name: 'all of it', ask: [asking(all, false)] },
            { name: 'one more', ask: [asking(all + 1, true)] },
          ],
        },
      ],
    };
  },
};
