import type { Answer } from './plain.js';
import { texts } from './texts.js';

/** What an answer is, and from what it was made. */
export function Scope({ stamp: { journal, instruments, engine } }: { readonly stamp: Answer['stamp'] }) {
  const made = Object.entries(instruments).map(([instrument, digest]) => `${instrument} ${digest}`);
  const to = journal === '' ? texts.empty : `${texts.journalTo} ${journal}`;
  return (
    <p className="scope">
      {texts.scope} {to}; {[...made, `${texts.engine} ${engine}`].join('; ')}.
    </p>
  );
}
