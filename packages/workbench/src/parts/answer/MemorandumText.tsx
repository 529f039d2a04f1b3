import { Cites } from '../Cites.js';
import { EntryDoor } from '../entries/EntryDoor.js';
import type { Memorandum, Paragraph } from './memorandum.js';
import { texts } from './texts.js';

/** An answer on half a page, in serif. */
export function MemorandumText({ corporation, of: memo }: { readonly corporation: string; readonly of: Memorandum }) {
  const { memo: titles } = texts;
  const paragraphs = (title: string, all: readonly Paragraph[]) =>
    all.length === 0 ? undefined : (
      <>
        <h3>{title}</h3>
        {all.map((each) => (
          <p key={each.says}>
            {each.says} <Cites corporation={corporation} of={each.cites} />
            <Entries corporation={corporation} of={each.entries} />
          </p>
        ))}
      </>
    );
  return (
    <div className="memo">
      <h3>{titles.question}</h3>
      <p>{memo.question}</p>
      <h3>{titles.short}</h3>
      {memo.short.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {memo.facts.length === 0 ? (
        <>
          <h3>{titles.facts}</h3>
          <p>{titles.noFacts}</p>
        </>
      ) : (
        paragraphs(titles.facts, memo.facts)
      )}
      {paragraphs(titles.analysis, memo.analysis)}
      {paragraphs(titles.changes, memo.changes)}
      {paragraphs(titles.otherLaw, memo.otherLaw)}
      {paragraphs(titles.notes, memo.notes)}
      {paragraphs(titles.unused, memo.unused)}
    </div>
  );
}

/** The entries that a sentence rests on: the first few by what they say. */
export function Entries({
  corporation,
  of,
  most = 3,
}: {
  readonly corporation: string;
  readonly of: readonly string[];
  readonly most?: number;
}) {
  if (of.length === 0) return undefined;
  const shown = of.slice(0, most);
  return (
    <span className="rests">
      {shown.map((entry, index) => (
        <span key={entry}>
          <EntryDoor corporation={corporation} id={entry} />
          {index < shown.length - 1 ? '; ' : ' '}
        </span>
      ))}
      {of.length > shown.length ? <span className="quiet">and {of.length - shown.length} more</span> : undefined}
    </span>
  );
}
