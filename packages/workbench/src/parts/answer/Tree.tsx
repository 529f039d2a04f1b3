import { useState } from 'react';
import { useWhy } from '../../frame/why.js';
import { Cites } from '../Cites.js';
import { Mark } from '../Mark.js';
import { stateInWords } from '../state.js';
import { figuresInWords } from './figures-in-words.js';
import { stepsBehind } from './memorandum.js';
import type { ReasonStep } from './plain.js';
import { decisive, joining, stepsBelow, type Requirement } from './requirement.js';
import { texts } from './texts.js';

export interface TreeProps {
  readonly corporation: string;
  readonly of: Requirement;
  readonly reasons: readonly ReasonStep[];
}

/** What an act needs, step by step: closed to what decides, the rest one press away. */
export function Tree({ corporation, of: root, reasons }: TreeProps) {
  const [isWhole, setWhole] = useState(false);
  const hidden = stepsBelow(root) - countShown(root);
  return (
    <div className="tree">
      <Step corporation={corporation} of={root} reasons={reasons} isWhole={isWhole} />
      {hidden === 0 && !isWhole ? undefined : (
        <button className="plain" type="button" onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showLess : texts.showRest(hidden)}
        </button>
      )}
    </div>
  );
}

function countShown(root: Requirement): number {
  return decisive(root).reduce((sum, part) => sum + 1 + countShown(part), 0);
}

function Step({ corporation, of: step, reasons, isWhole }: TreeProps & { readonly isWhole: boolean }) {
  const { show } = useWhy();
  const op = joining(step);
  const figures = figuresInWords(step.figures);
  const shown = isWhole ? step.parts : decisive(step);
  const standing =
    step.state === 'unknown' && step.possible.length > 1
      ? `${texts.notSettledBetween} ${step.possible.join(' and ')}`
      : stateInWords[step.state];
  return (
    <>
      <div className={step.parts.length === 0 && step.state === 'open' ? 'row decides' : 'row'}>
        <Mark of={step.state} word="none" />
        <div>
          {op === undefined ? undefined : <span className="op">{op}: </span>}
          {step.says}
          {figures === undefined ? undefined : (
            <>
              :{' '}
              <button
                className="figure"
                type="button"
                onClick={() =>
                  show({ title: texts.why, of: step.says, steps: stepsBehind(reasons, step.cite, step.says) })
                }
              >
                {figures}
              </button>
            </>
          )}{' '}
          {step.cite === undefined || step.cite === '' ? undefined : (
            <Cites corporation={corporation} of={[step.cite]} />
          )}
        </div>
        <span className={`word ${step.state}`}>{standing}</span>
      </div>
      {shown.length === 0 ? undefined : (
        <ul>
          {shown.map((part) => (
            <li key={part.id}>
              <Step corporation={corporation} of={part} reasons={reasons} isWhole={isWhole} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
