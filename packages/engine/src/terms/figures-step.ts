import { message, reason } from '../evaluation/index.js';
import { exactly, fractionInWords, isExact, leastWholeMeeting, minus, neededFor, show } from '../exact/index.js';
import type { Amount, Quantity } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { isEnough } from './enough.js';
import type { FiguresStep, StatedFigure } from './requirement.js';
import type { ProgressFigures } from './progress.js';
import { outcome, type StepOutcome } from './step-progress.js';

const judged = message('figures.judged', '{says}: {part} of {whole} {unit}; {fraction} is asked: {outcome}');

/**
 * A fraction of figures that somebody states as totals (votes for, votes outstanding), where no ballots are entered.
 * Unknown figures are split only where they are compared; an empty whole is never enough.
 */
export function assessFigures(c: Context, step: FiguresStep): StepOutcome {
  const whole = figure(c, step.whole, step.cite);
  const part = figure(c, step.part, step.cite);
  const met = isEnough(c, step.fraction, part, whole);
  const status = met ? 'met' : 'failed';
  const because = reason(judged, status, {
    figures: () => ({
      says: step.says,
      part: inWords(part),
      whole: inWords(whole),
      unit: step.unit,
      fraction: fractionInWords(step.fraction),
    }),
    cites: [step.cite],
  });
  const [have, base] = [exactly(part), exactly(whole)];
  return outcome(status, because, have && base && figuresOf(step, have, base, met));
}

function figuresOf(step: FiguresStep, have: Quantity<'votes'>, base: Quantity<'votes'>, met: boolean): ProgressFigures {
  const { unit } = step;
  const turnsAt = neededFor(step.fraction, base);
  const needed = leastWholeMeeting<'votes'>(step.fraction, base);
  if (needed === undefined) return { have, base, turnsAt, unit };
  if (met) return { have, base, turnsAt, needed, unit };
  return { have, base, turnsAt, needed, short: minus<'votes'>(needed, have), unit };
}

/** Figures of whatever unit are compared with figures of the same unit only: a step has one unit. */
function figure(c: Context, stated: StatedFigure, cite: string): Amount<'votes'> {
  return c.quantity('votes', stated.fact, { about: stated.about, cites: [cite] });
}

function inWords(held: Amount<'votes'>): string {
  return isExact(held) ? show(held.known) : 'a figure that is not known';
}
