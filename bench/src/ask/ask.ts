import { shownFirst, type Answer, type Journal } from '@quorate/engine';
import { cpuOf, heading, line, median, medianOf, microseconds, milliseconds } from '../measure.js';
import { everybody } from './demonstrations.js';
import { measureFlips } from './flips.js';
import { kept, opened, type Opening } from './opened.js';
import { priceJournal } from './price-world.js';
import { journalOf, known, proposals, unknownDirectors, unrelated } from './world.js';

const [merger, second] = proposals;

/** Where a combination stands under a real charter: cold, warm, with facts missing, with each reading turned. */
export async function ask(options: { readonly quick: boolean }): Promise<void> {
  const rounds = options.quick ? 3 : 9;
  heading('approval.status of a merger: 1,000 holders, 50 edges of control, 1,000 ballots (CPU)');
  const journal = journalOf(known);
  for (let warm = 0; warm < (options.quick ? 10 : 40); warm += 1) {
    opened(journal).ask(merger, 'none');
    opened(journal).ask(merger, 'single');
  }
  whenKnown(journal, rounds);
  flips(journal, rounds);
  await warm(journal, options.quick ? 1_000 : 10_000);
  heading('The same question with facts missing');
  missing('no relationship known, nothing supposed', journalOf(unrelated), { strict: true }, rounds);
  missing('13 directors of unknown standing', journalOf(unknownDirectors), {}, rounds);
  byPrice(rounds);
  everybody(options.quick ? 1 : 3);
}

/** A charter under which a merger may go by price and procedure instead: that way is open, and rests on many facts. */
function byPrice(rounds: number): void {
  heading('approval.status of a merger under NSS Bancorp, its way by price open, after 24 purchases (CPU)');
  const journal = priceJournal();
  const nss = { nss: true } as const;
  for (let warm = 0; warm < 2 * rounds; warm += 1) opened(journal, nss).ask(merger, 'single');
  const took = (sensitivity: 'none' | 'single'): number =>
    milliseconds(({ ask: put }) => put(merger, sensitivity), { rounds, make: () => opened(journal, nss) });
  line('cold, nothing turned', ms(took('none')));
  line('cold, every reading and premise turned', ms(took('single')));
}

function whenKnown(journal: Journal, rounds: number): void {
  const figures = Array.from({ length: rounds }, () => {
    const plain = opened(journal);
    const cold = cpuOf(() => plain.ask(merger, 'none'));
    const again = cpuOf(() => plain.ask(merger, 'none'));
    const other = cpuOf(() => plain.ask(second, 'none'));
    const flipping = opened(journal);
    const coldFlipped = cpuOf(() => flipping.ask(merger, 'single'));
    const againFlipped = cpuOf(() => flipping.ask(merger, 'single'));
    return { cold, again, other, coldFlipped, againFlipped };
  });
  const of = (name: keyof (typeof figures)[number]): number => median(figures.map((each) => each[name]));
  line('cold, nothing turned', ms(of('cold')));
  line('asked again in the session', ms(of('again')), times(of('cold'), of('again'), 'cold'));
  line('another merger in the session', ms(of('other')), times(of('cold'), of('other'), 'cold'));
  line('cold, every reading and premise turned', ms(of('coldFlipped')));
  line('asked again so', ms(of('againFlipped')), times(of('coldFlipped'), of('againFlipped'), 'cold'));
}

/** The answers that a corporation keeps, with every reading and premise turned once. */
async function warm(journal: Journal, perRound: number): Promise<void> {
  const put = kept(journal);
  const took = await microseconds(() => put(merger), { rounds: 3, perRound });
  line('asked again of the corporation', `${took.toFixed(1)} µs`, `${Math.round(1_000_000 / took)} a second`);
}

function flips(journal: Journal, rounds: number): void {
  const figures = Array.from({ length: Math.ceil(rounds / 3) }, () => measureFlips(journal, merger));
  const { count, cold, one, all, allFresh } = medianOf(figures, (each) => each.one / each.cold);
  line('one reading turned, of a cold run', `${((100 * one) / cold).toFixed(1)} %`, `${ms(one)} of ${ms(cold)}`);
  line(`all ${count} readings turned`, ms(all), times(allFresh, all, 'each in a session of its own'));
}

function missing(what: string, journal: Journal, opening: Opening, rounds: number): void {
  let answer: Answer | undefined;
  const took = Array.from({ length: rounds }, () => {
    const { ask: put } = opened(journal, opening);
    return cpuOf(() => (answer = put(merger, 'none')));
  });
  if (answer === undefined) return;
  const asked = answer.outcome === 'needs-facts' ? answer.inquiries.length : 0;
  const shown = `${answer.outcome}; ${answer.runs} runs, ${Math.min(asked, shownFirst)} of ${asked} questions shown first`;
  line(what, ms(median(took)), shown);
}

function ms(figure: number): string {
  return `${figure.toFixed(figure < 10 ? 2 : 1)} ms`;
}

function times(rival: number, own: number, what: string): string {
  return `× ${(rival / own).toFixed(1)}: ${what}`;
}
