import { inAskingOrder } from '@quorate/sdk';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { PageMoment } from '../../frame/moment.js';
import { Problem } from '../../frame/Problem.js';
import { Progress, Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { Badges } from '../../parts/answer/AnswerView.js';
import { Whole } from '../../parts/answer/AnswerSection.js';
import { FactsAsked } from '../../parts/answer/FactsAsked.js';
import type { Answer } from '../../parts/answer/plain.js';
import { sentenceOf } from '../../parts/answer/sentences.js';
import { texts as answerTexts } from '../../parts/answer/texts.js';
import { Scroll } from '../../parts/Scroll.js';
import { answerQuery, type Question } from '../../queries/corporation.js';
import { grouped, moneyIn } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { texts } from './texts.js';
import {
  amountAt,
  amountIn,
  askedAt,
  othersAccount,
  reachOf,
  receivedIn,
  stepAt,
  steps,
  turnsIn,
  type Point,
  type Turn,
} from './divided.js';
import { OfHolder } from './OfHolder.js';
import { WaterfallChart } from './WaterfallChart.js';

export interface WaterfallProps {
  readonly corporation: string;
  readonly moment: PageMoment;
}

const debts = '$0';
const turnsAsked: Question = { question: 'solve.breakpoints', input: { debts }, sensitivity: 'none' };

/** What is asked of so much in assets, of which no debts are left. */
function dividing(assets: string): Question {
  return {
    question: 'liquidation.waterfall',
    input: { event: 'dissolution', assets: `$${assets}`, debts },
    sensitivity: 'none',
  };
}

/** Who receives what if the corporation is wound up, at whatever is left after the debts: every figure is an answer of the service. */
export function Waterfall({ corporation, moment }: WaterfallProps) {
  const turns = useQuery({ ...answerQuery(corporation, turnsAsked, moment), enabled: !moment.isPending });
  return (
    <Section title={texts.waterfall} note={texts.waterfallNote}>
      <Reading of={turns} words={answerTexts.working}>
        {(answer) => {
          const told = turnsIn(answer);
          if (told !== undefined) return <Divided corporation={corporation} moment={moment} turns={told} />;
          return (
            <>
              <p className="lead">{sentenceOf(answer)}</p>
              <Badges answer={answer} said={sentenceOf(answer)} isWhole={false} />
              {answer.outcome === 'needs-facts' ? <FactsAsked asked={inAskingOrder(answer.inquiries)} /> : undefined}
              <p className="small">
                <Whole corporation={corporation} asked={turnsAsked} />
              </p>
            </>
          );
        }}
      </Reading>
    </Section>
  );
}

/** How long the slider rests before the service is asked, in milliseconds. */
const patience = 200;

function Divided({ corporation, moment, turns }: WaterfallProps & { readonly turns: readonly Turn[] }) {
  const reach = reachOf(turns);
  const [written, setWritten] = useState(() => grouped(amountAt(steps / 2, reach)));
  const field = useId();
  const assets = amountIn(written);
  const settled = useResting(assets ?? '0');
  const current = useQuery(answerQuery(corporation, dividing(settled), moment));
  // Until the next figures come, the last stand under the amount that they are of.
  const last = useRef<{ readonly assets: string; readonly answer: Answer }>(undefined);
  if (current.data !== undefined) last.current = { assets: settled, answer: current.data };
  const at = askedAt(turns, reach);
  const drawn = useQueries({ queries: at.map((each) => answerQuery(corporation, dividing(each), moment)) });
  const points = drawn.flatMap(({ data }, index): Point[] => {
    const received = receivedIn(data);
    return received === undefined ? [] : [{ assets: at[index] ?? '0', received }];
  });
  const isDrawn = points.length === at.length;
  return (
    <>
      {isDrawn ? <WaterfallChart points={points} turns={turns} assets={assets ?? settled} reach={reach} /> : undefined}
      <div className="slider">
        <label htmlFor={`${field}-slider`}>{texts.assets}</label>
        <input
          id={`${field}-slider`}
          type="range"
          min="0"
          max={steps}
          step="1"
          value={stepAt(assets ?? settled, reach)}
          aria-valuetext={moneyIn({ amount: assets ?? settled, currency: 'USD' })}
          onChange={({ target }) => setWritten(grouped(amountAt(Number(target.value), reach)))}
        />
        <span className="field">
          <input
            inputMode="decimal"
            aria-label={texts.assetsExactly}
            aria-invalid={assets === undefined}
            aria-describedby={`${field}-mistake`}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
        </span>
      </div>
      <p id={`${field}-mistake`} className="small mistake">
        {assets === undefined ? texts.badAmount : ''}
      </p>
      {current.isError ? <Problem error={current.error} retry={() => void current.refetch()} /> : undefined}
      {last.current === undefined ? (
        <Progress words={answerTexts.working} />
      ) : (
        <Amounts
          {...last.current}
          beside={isDrawn ? points.slice(1) : []}
          isOfBefore={last.current.assets !== settled}
        />
      )}
      <OfHolder corporation={corporation} moment={moment} dividing={dividing(settled)} />
      <Turns of={turns} />
      <p className="small">
        <Whole corporation={corporation} asked={dividing(settled)} />
      </p>
    </>
  );
}

/** What was written once it has stood for a moment. */
function useResting(value: string): string {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), patience);
    return () => clearTimeout(timer);
  }, [value]);
  return resting;
}

interface AmountsProps {
  readonly assets: string;
  readonly answer: Answer;
  readonly beside: readonly Point[];
  readonly isOfBefore: boolean;
}

/** What each receives at what is chosen, and beside it at each turn and at the end of the chart. */
function Amounts({ assets: chosen, answer, beside, isOfBefore }: AmountsProps) {
  const received = receivedIn(answer);
  if (received === undefined) return <p className="lead">{sentenceOf(answer)}</p>;
  const of: Point = { assets: chosen, received };
  const names = [...new Set([of, ...beside].flatMap((each) => [...each.received.keys()]))];
  const at = (assets: string): string => texts.at(moneyIn({ amount: assets, currency: 'USD' }) ?? assets);
  const cell = (point: Point, name: string): string => moneyIn(point.received.get(name)) ?? '–';
  return (
    <Scroll label={texts.receives}>
      <table className="dense" aria-busy={isOfBefore}>
        <caption>{texts.receives}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.classOrSeries}</th>
            <th scope="col" className="num">
              {at(of.assets)}
            </th>
            {beside.map(({ assets }) => (
              <th key={assets} scope="col" className="num">
                {at(assets)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{receiverInWords(name)}</th>
              <td className="num b">{cell(of, name)}</td>
              {beside.map((each) => (
                <td key={each.assets} className="num">
                  {cell(each, name)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function Turns({ of }: { readonly of: readonly Turn[] }) {
  if (of.length === 0) return undefined;
  return (
    <dl className="terms">
      {of.map(({ assets, says }) => (
        <div key={`${assets} ${says}`} className="term">
          <dt>{texts.turnAt(moneyIn({ amount: assets, currency: 'USD' }) ?? assets)}</dt>
          <dd>{capital(says)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who receives, in words. */
export function receiverInWords(name: string): string {
  return name === othersAccount ? texts.othersAccount : capital(keyInWords(name));
}
