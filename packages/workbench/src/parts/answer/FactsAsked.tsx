import type { FactAsked } from '@quorate/sdk';
import { keyInWords } from '../../words/phrases.js';
import type { NeededFact } from './plain.js';
import { texts } from './texts.js';

/** Needed facts as questions alone, each with what is asked for only after a reply to it. */
export function FactsAsked({ asked }: { readonly asked: readonly FactAsked<NeededFact>[] }) {
  if (asked.length === 0) return undefined;
  return (
    <ul className="plain-list">
      {asked.map(({ fact: { key, asks, askedIf }, after }) => (
        <li key={key}>
          {askedIf === undefined ? asks : texts.facts.askedIf(keyInWords(askedIf.reply), asks)}
          <FactsAsked asked={after} />
        </li>
      ))}
    </ul>
  );
}
