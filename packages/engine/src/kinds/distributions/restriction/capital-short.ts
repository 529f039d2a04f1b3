import { message, openFact, reason } from '../../../evaluation/index.js';
import { exactly, moneyOf, showMoney, type Amount } from '../../../exact/index.js';
import { capitalThresholdNotion, nameOfAct } from '../../../terms/index.js';
import { standingOn, type Judge } from './condition.js';

export const capitalAfter = openFact('capital-after', 'act', 'sort of capital').money(
  'After {0}, what would the {1} of the corporation come to, and is it measured for the whole group or for one institution?',
  { least: 'unbounded' },
);

const tested = message(
  'restriction.capital',
  'After {act} the {measure} would be {capital}; at least {threshold} must be left: {outcome}',
);

/** Whether what is left of the capital after the act is less than the threshold; exactly as much is enough. */
export const capitalShort: Judge<'capital-short'> = (c, { placed, matter, ...done }) => {
  const { provision, article, cite, instrument } = placed;
  const about = [provision.series];
  const { value, reason: why } = c.notion(capitalThresholdNotion, about, standingOn(done), article);
  const capital = c.quantity<'money'>('money', capitalAfter, { about: [matter.id, value.measure], cites: [cite] });
  const holds = !c.test('atLeast', capital, value.threshold);
  const money = (of: Amount<'money'>) => {
    const known = exactly(of);
    return known && moneyOf(known, instrument.currency);
  };
  const inWords = (of: Amount<'money'>) => {
    const exact = money(of);
    return exact === undefined ? 'an amount not known exactly' : showMoney(exact);
  };
  return {
    holds,
    figures: { measure: value.measure, capital: money(capital), threshold: money(value.threshold) },
    reason: reason(tested, holds ? 'it is less' : 'it is enough', {
      figures: {
        act: nameOfAct(c, matter),
        measure: value.measure,
        capital: inWords(capital),
        threshold: inWords(value.threshold),
      },
      cites: [cite],
      grounds: [why],
    }),
  };
};
