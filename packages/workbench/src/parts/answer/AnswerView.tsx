import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { To } from '../../frame/To.js';
import { useWhy } from '../../frame/why.js';
import type { Moment, Question } from '../../queries/corporation.js';
import { capital } from '../../words/phrases.js';
import { Mark } from '../Mark.js';
import { Unbroken } from '../Unbroken.js';
import { RestOfAnswer } from './Answered.js';
import type { Answering } from './answering.js';
import { useCalled } from './called.js';
import { DayBefore } from './DayBefore.js';
import { FactsNeeded } from './FactsNeeded.js';
import { Freeze } from './Freeze.js';
import { memorandumOf, stepsToDepth } from './memorandum.js';
import { MemorandumText } from './MemorandumText.js';
import { isFields, settledIn, type Answer } from './plain.js';
import { Rests } from './Rests.js';
import { requirementIn, waysIn } from './requirement.js';
import { Scope } from './Scope.js';
import { badgesOf, lackOf, sentenceOf, turningOf, type BadgeWords } from './sentences.js';
import { texts } from './texts.js';
import { Following, useFollowed, type Followed } from './Follow.js';
import { Relied } from './Relied.js';
import { Tree } from './Tree.js';
import { TwoWays } from './TwoWays.js';
import { Value } from './Value.js';
import { Ways, type Votes } from './Ways.js';

export interface AnswerViewProps extends Votes {
  readonly corporation: string;
  readonly answer: Answer;
  /** By whom it is worked out, where what would change it may still be on its way. */
  readonly answering?: Answering;
  readonly asked: Question;
  readonly moment: Moment;
  /** The question in words. */
  readonly asks: string;
  /** What it is about, to begin the sentence with. */
  readonly subject?: string;
  readonly crumb?: ReactNode;
  /** Where it is printed from. */
  readonly printed?: string;
  readonly children?: ReactNode;
  /** What stands below all of it. */
  readonly below?: ReactNode;
}

/** An answer, the same everywhere: a sentence, what it lacks, its badges; then its layers, one after the other. */
export function AnswerView({
  corporation,
  answer,
  answering,
  asked,
  moment,
  asks,
  subject,
  crumb,
  printed,
  children,
  below,
  ...votes
}: AnswerViewProps) {
  const followed = useFollowed(answer, corporation, asked, moment);
  // What one reads first is drawn first; what was there before, by which somebody comes back to where they were, at once.
  const [isDrawnWhole, setDrawnWhole] = useState(
    answering === undefined || (answering.isWhole && !answering.whole.isFetchedAfterMount),
  );
  useEffect(() => startTransition(() => setDrawnWhole(true)), []);
  const value = settledIn(answer);
  const requirement = requirementIn(value);
  const ways = waysIn(value);
  const said = sentenceOf(answer, subject);
  const lack = lackOf(answer);
  const needsFacts = answer.outcome === 'needs-facts';
  const rest = isFields(value) && hasMore(value, requirement !== undefined);
  const layers = [
    needsFacts ? { id: 'facts', title: texts.factsNeeded } : undefined,
    ways.length === 0 ? undefined : { id: 'ways', title: texts.ways },
    rest ? { id: 'figures', title: texts.figures } : undefined,
    { id: 'memo', title: texts.memorandum },
    requirement === undefined ? undefined : { id: 'tree', title: texts.tree },
    { id: 'change', title: texts.wouldChange },
  ].filter((layer) => layer !== undefined);
  return (
    <>
      <article className="answer">
        {crumb === undefined ? undefined : <p className="crumb">{crumb}</p>}
        <h1>
          <Unbroken>{said}</Unbroken>
        </h1>
        {lack === undefined ? undefined : (
          <p className="lack">
            <Unbroken>{lack}</Unbroken>
          </p>
        )}
        <Badges answer={answer} said={said} isWhole={answering?.isWhole} />
        <Relied corporation={corporation} asked={asked} moment={moment} />
        <Layers
          layers={layers}
          corporation={corporation}
          asked={asked}
          moment={moment}
          answer={answer}
          printed={printed}
          followed={followed}
        />
        <Following of={followed} />
        <DayBefore corporation={corporation} asked={asked} moment={moment} answer={answer} />
      </article>
      {children}
      {needsFacts ? <FactsNeeded corporation={corporation} answer={answer} on={moment.asOf} /> : undefined}
      {ways.length === 0 ? undefined : (
        <section id="ways">
          <h2>{ways.length === 1 ? texts.oneWay : texts.severalWays(capital(wordOf(ways.length)))}</h2>
          <Ways corporation={corporation} of={ways} reasons={answer.reasons} {...votes} />
        </section>
      )}
      {isDrawnWhole ? (
        <>
          {value !== undefined && rest ? (
            <section id="figures">
              <h2>{texts.figures}</h2>
              <Value corporation={corporation} of={value} without={['requirement', 'ways', 'further', 'outcome']} />
            </section>
          ) : undefined}
          <TwoWays answer={answer} />
          <div className="pair even">
            <section id="memo">
              <h2>{texts.memorandum}</h2>
              <MemorandumText corporation={corporation} of={memorandumOf(answer, asks, subject)} />
              <Scope stamp={answer.stamp} />
            </section>
            {requirement === undefined ? undefined : (
              <section id="tree">
                <h2>
                  {texts.tree} <span className="note">{texts.closed}</span>
                </h2>
                <Tree corporation={corporation} of={requirement} reasons={answer.reasons} />
              </section>
            )}
          </div>
          <section id="change">
            <h2>{texts.wouldChange}</h2>
            {answering === undefined || answering.isWhole ? (
              <Rests corporation={corporation} answer={answer} />
            ) : (
              <RestOfAnswer of={answering} />
            )}
          </section>
          {below}
        </>
      ) : (
        <div aria-busy="true" />
      )}
    </>
  );
}

function wordOf(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
}

function hasMore(value: Readonly<Record<string, unknown>>, hasRequirement: boolean): boolean {
  const elsewhere = new Set(['outcome', 'bars', ...(hasRequirement ? ['requirement', 'ways', 'further'] : [])]);
  return Object.keys(value).some((field) => !elsewhere.has(field));
}

export interface BadgesProps {
  readonly answer: Answer;
  /** The sentence above them. */
  readonly said?: string;
  /** Whether what it turns on is told in it; where that is still to come, its line is kept for it. */
  readonly isWhole?: boolean | undefined;
  /** What stands on that line meanwhile. */
  readonly meanwhile?: ReactNode;
}

export function Badges({ answer, said, isWhole, meanwhile }: BadgesProps) {
  const called = useCalled(answer);
  const turning = turningOf(answer, isWhole, called);
  return (
    <>
      <BadgeList of={badgesOf(answer, said)} />
      {isWhole === undefined ? (
        <BadgeList of={turning} />
      ) : (
        <div className="to-come">{isWhole || meanwhile === undefined ? <BadgeList of={turning} /> : meanwhile}</div>
      )}
    </>
  );
}

function BadgeList({ of }: { readonly of: readonly BadgeWords[] }) {
  if (of.length === 0) return undefined;
  return (
    <ul className="badges">
      {of.map(({ state, words }) => (
        <li key={words}>
          {state === 'plain' ? undefined : <Mark of={state} word="none" />}
          {words}
        </li>
      ))}
    </ul>
  );
}

interface LayersProps {
  readonly layers: readonly { readonly id: string; readonly title: string }[];
  readonly corporation: string;
  readonly asked: Question;
  readonly moment: Moment;
  readonly answer: Answer;
  readonly printed: string | undefined;
  readonly followed: Followed;
}

function Layers({ layers, corporation, asked, moment, answer, printed, followed }: LayersProps) {
  const { show } = useWhy();
  return (
    <>
      <div className="tools" role="group" aria-label={texts.layers}>
        {layers.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
        <span className="end" />
        <button
          type="button"
          onClick={() =>
            show({ title: texts.why, of: answer.reasons[0]?.says, steps: stepsToDepth(answer.reasons, 2) })
          }
        >
          {texts.why}
        </button>
        {moment.supposed === undefined ? <Freeze corporation={corporation} asked={asked} moment={moment} /> : undefined}
        <button type="button" aria-pressed={followed.isOn} onClick={followed.turn}>
          {followed.isOn ? texts.unfollow : texts.follow}
        </button>
        {printed === undefined ? (
          <button type="button" onClick={() => window.print()}>
            {texts.print}
          </button>
        ) : (
          <To path={printed}>{texts.print}</To>
        )}
      </div>
    </>
  );
}
