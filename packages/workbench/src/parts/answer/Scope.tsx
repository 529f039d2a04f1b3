import type { Answer } from './plain.js';
import { texts } from './texts.js';

/** What an answer is, and from what it was made. */
export function Scope({
  stamp: { journal, instruments, engine },
  isHeaded = false,
}: {
  readonly stamp: Answer['stamp'];
  /** Whether the instruments stand at the head of what it ends. */
  readonly isHeaded?: boolean;
}) {
  const made = Object.entries(isHeaded ? {} : instruments).map(([instrument, digest]) => `${instrument} ${digest}`);
  const to = journal === '' ? texts.empty : `${texts.journalTo} ${journal}`;
  return (
    <p className="scope">
      {texts.scope} {to}; {[...made, `${texts.engine} ${engine}`].join('; ')}.
    </p>
  );
}
