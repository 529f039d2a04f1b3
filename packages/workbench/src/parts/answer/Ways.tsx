import type { ReactNode } from 'react';
import { useWhy } from '../../frame/why.js';
import { Cites } from '../Cites.js';
import { Mark } from '../Mark.js';
import { capital } from '../../words/phrases.js';
import { figuresInWords } from './figures-in-words.js';
import { stepsBehind } from './memorandum.js';
import type { ReasonStep } from './plain.js';
import type { Requirement, Way } from './requirement.js';
import { Seats, type Member } from './Seats.js';
import { lackOfStep } from './sentences.js';
import { texts } from './texts.js';
import { VoteBar, type Cast } from './VoteBar.js';

/** What is known of the votes behind a step, beside its figures. */
export interface Votes {
  readonly membersOf?: (step: Requirement) => readonly Member[];
  readonly castOf?: (step: Requirement) => Cast | undefined;
  /** What can be done on this page about a step that is open. */
  readonly doorOf?: (step: Requirement) => ReactNode;
}

export interface WaysProps extends Votes {
  readonly corporation: string;
  readonly of: readonly Way[];
  readonly reasons: readonly ReasonStep[];
}

/** The ways that are open, each with what it lacks, drawn. */
export function Ways({ corporation, of, reasons, membersOf, castOf, doorOf }: WaysProps) {
  const { show } = useWhy();
  return (
    <ol className="routes">
      {of.map(({ id, steps }) => (
        <li key={id}>
          {steps.map((step) => {
            const members = membersOf?.(step) ?? [];
            const cast = castOf?.(step);
            const figures = figuresInWords(step.figures);
            return (
              <div key={step.id}>
                <h3>
                  <Mark of={step.state} />
                  <span>{capital(step.says)}</span>
                </h3>
                <p className="says">
                  It lacks {lackOfStep(step)}.{' '}
                  {figures === undefined ? undefined : (
                    <button
                      className="figure"
                      type="button"
                      onClick={() =>
                        show({ title: texts.why, of: step.says, steps: stepsBehind(reasons, step.cite, step.says) })
                      }
                    >
                      {figures}
                    </button>
                  )}{' '}
                  {step.cite === undefined ? undefined : <Cites corporation={corporation} of={[step.cite]} />}
                </p>
                {members.length > 0 ? (
                  <div className="draw">
                    <Seats members={members} label={step.says} />
                  </div>
                ) : step.kind === 'vote' ? (
                  <div className="draw">
                    <VoteBar figures={step.figures} {...(cast === undefined ? {} : { cast })} />
                  </div>
                ) : undefined}
                <div className="draw">{doorOf?.(step)}</div>
              </div>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
