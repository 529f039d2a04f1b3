import { ask } from './ask/ask.js';
import { attack } from './attack/attack.js';
import { decide } from './decide/decide.js';
import { dividends } from './dividends/dividends.js';
import { post } from './post/post.js';
import { service } from './service/service.js';
import { store } from './store/store.js';

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const quick = process.argv.includes('--quick');
const benches = { decide, post, ask, dividends, store, service, attack } as const;
/** Takes minutes even where it is quick: run where it is named. */
const onlyWhereNamed: ReadonlySet<string> = new Set(['attack']);

for (const [name, run] of Object.entries(benches)) {
  const isWanted = chosen.length === 0 ? !onlyWhereNamed.has(name) : chosen.includes(name);
  if (isWanted) await run({ quick });
}
