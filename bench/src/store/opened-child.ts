import { builtInCharters } from '@quorate/charters';
import { instrumentsOf, openCorporation, post } from '@quorate/engine';
import { openStore } from '@quorate/store';
import type { Opened } from './opened.js';

/** Opens the journal of a file, asks it, and tells how long it took. */
const [file = ''] = process.argv.slice(2);
const store = await openStore({ file });
const from = performance.now();
const since = (): number => performance.now() - from;
const journal = await store.journal('bench');
const opened = since();
const charter = builtInCharters.find(({ id }) => id === 'nss-bancorp');
if (charter === undefined) throw new Error('The charter is not there.');
const corporation = openCorporation({ instruments: instrumentsOf(charter, ['charter']), books: post(journal) });
const ask = (asOf: string): string => {
  const { outcome, entries } = corporation.ask({ question: 'voting.entitlement', asOf });
  return JSON.stringify([outcome, entries, corporation.session.books.holders('common', asOf as never).length]);
};
const first = ask('2011-03-04');
const answered = since();
const second = ask('2012-03-04');
const another = since() - answered;
const megabytes = process.resourceUsage().maxRSS / 1_024;
const closing = performance.now();
await store.close();
const told: Opened = {
  opened,
  answered,
  another,
  closed: performance.now() - closing,
  megabytes,
  answer: JSON.stringify([first, second]),
};
console.log(JSON.stringify(told));
