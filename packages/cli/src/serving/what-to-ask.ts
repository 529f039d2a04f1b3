import { demonstrations } from '@quorate/demonstration';
import type { Store } from '@quorate/store';
import type { StoreOptions } from '../kept/store-place.js';
import type { Output } from '../output.js';
import { byCommandLine, renderDemonstration, renderThreeWays } from '../render/demonstration.js';

const notThere =
  '\nCorporations of your own are kept here, and the demonstration is not made beside them: quorate serve --demo does that.';

/** What can be asked of the corporations of the demonstration, where they are kept; else how they are made beside others. */
export async function whatToAsk(
  store: Store,
  { url, data }: StoreOptions & { readonly url: string },
  output: Output,
): Promise<string> {
  const kept = new Set((await store.corporations()).map(({ id }) => id));
  const there = demonstrations.filter(({ id }) => kept.has(id));
  const asked = byCommandLine(data === undefined ? {} : { data });
  const each = there.map((demonstration) => renderDemonstration(demonstration, asked, output));
  const [first] = there;
  const [ask] = first?.asks ?? [];
  if (first === undefined || ask === undefined) return notThere;
  return ['\nWorth asking, once signed in:', ...each, renderThreeWays(url, first.id, ask, asked, output)].join('\n\n');
}
