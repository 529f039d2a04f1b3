import { parseArgs } from 'node:util';
import { ask } from './ask/ask.js';
import { attack } from './attack/attack.js';
import { days } from './attack/days.js';
import { decide } from './decide/decide.js';
import { dividends } from './dividends/dividends.js';
import { language } from './language/language.js';
import { post } from './post/post.js';
import { service } from './service/service.js';
import { store } from './store/store.js';
import { tally } from './tally/tally.js';
import { workbench } from './workbench/workbench.js';

const { values, positionals: chosen } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, page: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const { quick, page: pages } = values;
const benches = { decide, post, ask, dividends, language, store, service, tally, workbench, attack, days } as const;
/** Take long: run where they are named. */
const onlyWhereNamed: ReadonlySet<string> = new Set(['workbench', 'attack', 'days']);

for (const [name, run] of Object.entries(benches)) {
  const isWanted = chosen.length === 0 ? !onlyWhereNamed.has(name) : chosen.includes(name);
  if (isWanted) await run({ quick, pages });
}
