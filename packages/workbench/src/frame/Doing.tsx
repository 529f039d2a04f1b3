import { Problem } from './Problem.js';
import { Progress } from './Reading.js';
import type { Begun } from './stoppable.js';
import { texts } from './texts.js';

export interface DoingProps {
  readonly of: Begun;
  /** What is being done, in words. */
  readonly words: string;
}

/** How far something is that was begun at a word: that it is done, and can be called off; that it was; or the problem. */
export function Doing({ of: { isPending, isCalledOff, error, callOff, whether }, words }: DoingProps) {
  if (isPending) return <Progress words={words} onCancel={callOff} />;
  if (error !== null) return <Problem error={error} />;
  return isCalledOff ? (
    <p className="progress" role="status">
      {texts.calledOff} {whether}
    </p>
  ) : undefined;
}
