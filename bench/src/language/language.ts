import { cpuOf, heading, line, milliseconds } from '../measure.js';
import { charter, longCharter, opened, pairs, statusOf } from './charters.js';

const howMany = 300;
const asks = 20;

/** What a clause costs in the general language beside its special kind, and a long charter when it is read. */
export function language(options: { readonly quick: boolean }): void {
  heading(`a charter of ${howMany} provisions, read and checked (CPU)`);
  line('the first time in the process', `${cpuOf(() => opened(longCharter(howMany))).toFixed(0)} ms`, 'at most 300 ms');
  const rounds = options.quick ? 3 : 9;
  heading('approval.status under the same clause, in its special kind and in the general language (CPU)');
  for (const { what, proposal, special, general } of pairs) {
    const tookBy = (provision: typeof special): number =>
      milliseconds(
        (corporations: ReturnType<typeof opened>[]) => corporations.map((each) => statusOf(each, proposal)),
        {
          rounds,
          make: () => Array.from({ length: asks }, () => opened(charter([provision]))),
        },
      );
    tookBy(special);
    const [one, other] = [tookBy(special), tookBy(general)];
    const each = (took: number): string => `${(took / asks).toFixed(2)} ms`;
    line(what, `${each(one)} special, ${each(other)} general`, `× ${(other / one).toFixed(2)}, at most 2`);
  }
}
