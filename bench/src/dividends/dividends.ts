import { openCorporation, post, type Answer, type Corporation } from '@quorate/engine';
import { heading, line, milliseconds } from '../measure.js';
import { certificates, firstDay, lastDay, series, type Certificate } from './world.js';

/** The calendar and the rates of sister certificates over their first twenty periods, each in a session of its own. */
export function dividends(options: { readonly quick: boolean }): void {
  const { rounds, howMany } = options.quick ? { rounds: 3, howMany: 60 } : { rounds: 9, howMany: 300 };
  heading(`dividends.calendar: days, rates and amounts of ${howMany} certificates over 20 periods (CPU)`);
  const all = certificates(howMany);
  for (const certificate of all) calendarOf(opened(certificate));
  const took = milliseconds((corporations: readonly Corporation[]) => corporations.map(calendarOf), {
    rounds,
    make: () => all.map(opened),
  });
  line('calendar and rates, cold', `${took.toFixed(0)} ms`, `${(took / howMany).toFixed(2)} ms a certificate`);
  const posting = milliseconds(() => all.map(opened), { rounds, make: () => undefined });
  line('posting the journals and opening the sessions', `${posting.toFixed(0)} ms`);
}

/** A corporation with nothing worked out yet. */
export function opened({ instruments, journal }: Certificate): Corporation {
  return openCorporation({ instruments, books: post(journal) });
}

/** Every period with its days, its rates and what each share is due. */
export function calendarOf(corporation: Corporation): Answer {
  return corporation.ask({
    question: 'dividends.calendar',
    asOf: lastDay,
    input: { class: series, from: firstDay, to: lastDay },
    sensitivity: 'none',
  });
}
