import type { Demonstration, Made, WorthAsking } from '@quorate/demonstration';
import type { StoreOptions } from '../kept/store-place.js';
import type { Output } from '../output.js';
import { placeWords } from './place-words.js';
import { quoted } from './quoted.js';
import { wrap } from './wrap.js';

/** What was made, in a line. */
export function renderMade(made: readonly Made[]): string {
  const each = made.map(
    ({ demonstration, entries, papers }) => `${demonstration.id} (${entries} entries, ${papers} papers)`,
  );
  return `Made, with invented histories: ${each.join(', ')}.`;
}

/** A command that puts a question, for a shell. */
export type Asked = (id: string, ask: WorthAsking) => string;

/** A corporation of the demonstration: what is going on there, and the commands that ask of it. */
export function renderDemonstration({ id, situation, asks }: Demonstration, asked: Asked, output: Output): string {
  const { style, width } = output;
  const lines = asks.flatMap((ask) => [style.faint(`  # ${ask.title}`), `  ${asked(id, ask)}`]);
  return [style.strong(id), wrap(situation, width), ...lines].join('\n');
}

/** Asks by the command line, of the store named. */
export function byCommandLine(place: StoreOptions): Asked {
  return (id, ask) => `npx quorate ask ${wordsOf(id, ask).map(quoted).join(' ')}${placeWords(place)}`;
}

/** One question in three ways, with the key in QUORATE_KEY: by curl, by the client and by the command line. */
export function renderThreeWays(url: string, id: string, ask: WorthAsking, asked: Asked, { style }: Output): string {
  const { question, asOf, input } = ask;
  const body = JSON.stringify({ asOf, input });
  return [
    style.strong('The same answer in three ways'),
    style.faint('  # by curl'),
    `  curl -H "authorization: Bearer $QUORATE_KEY" -H 'content-type: application/json' -d ${quoted(body)} ${url}/v1/corporations/${id}/questions/${question}`,
    style.faint('  # by the client, in a module'),
    "  import { QuorateClient } from '@quorate/sdk';",
    `  const quorate = new QuorateClient({ url: '${url}', key: process.env.QUORATE_KEY });`,
    `  console.log(await quorate.questions.ask('${id}', '${question}', ${body}));`,
    style.faint('  # by the command line'),
    `  ${asked(id, ask)} --json`,
  ].join('\n');
}

function wordsOf(id: string, { question, asOf, input }: WorthAsking): readonly string[] {
  const fields = Object.entries(input).flatMap(([field, value]) => [`--${field}`, value]);
  return [question, '--kept', id, '--as-of', asOf, ...fields];
}
