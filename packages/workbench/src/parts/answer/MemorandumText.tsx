import { useState } from 'react';
import { usePrinted } from '../../frame/printed.js';
import { Cites } from '../Cites.js';
import { Unbroken } from '../Unbroken.js';
import { EntryDoor } from '../entries/EntryDoor.js';
import { grouped } from '../../words/numbers.js';
import { listed, uncapital } from '../../words/phrases.js';
import { halfPageOf, type Memorandum, type Part } from './memorandum.js';
import { texts } from './texts.js';

/** An answer on half a page, in serif; what does not fit folds away below it, and is there on paper. */
export function MemorandumText({ corporation, of: memo }: { readonly corporation: string; readonly of: Memorandum }) {
  const { memo: titles } = texts;
  const { shown, folded } = halfPageOf(memo);
  const isPrinted = usePrinted();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="memo">
      <h3>{titles.question}</h3>
      <p>{memo.question}</p>
      <h3>{titles.short}</h3>
      {memo.short.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {memo.facts.length > 0 ? undefined : (
        <>
          <h3>{titles.facts}</h3>
          <p>{titles.noFacts}</p>
        </>
      )}
      {shown.map((part) => (
        <OnePart key={part.of} corporation={corporation} of={part} most={1} />
      ))}
      {folded.length === 0 ? undefined : (
        <details
          open={isOpen || isPrinted}
          onToggle={({ currentTarget: { open } }) => {
            if (!isPrinted) setOpen(open);
          }}
        >
          <summary>
            {titles.folded(
              listed(
                folded.map(({ of, paragraphs }) =>
                  titles.foldedPart(uncapital(titles[of]), grouped(paragraphs.length)),
                ),
              ),
            )}
          </summary>
          {folded.map((part) => (
            <OnePart key={part.of} corporation={corporation} of={part} most={3} />
          ))}
        </details>
      )}
    </div>
  );
}

interface OnePartProps {
  readonly corporation: string;
  readonly of: Part;
  /** How many entries behind a sentence are told by what they say. */
  readonly most: number;
}

function OnePart({ corporation, of: { of, paragraphs }, most }: OnePartProps) {
  return (
    <>
      <h3>{texts.memo[of]}</h3>
      {paragraphs.map((each) => (
        <p key={each.says}>
          <Unbroken>{each.says}</Unbroken> <Cites corporation={corporation} of={each.cites} />
          <Entries corporation={corporation} of={each.entries} most={most} />
        </p>
      ))}
    </>
  );
}

/** The entries that a sentence rests on: the first few by what they say. */
export function Entries({
  corporation,
  of,
  most,
}: {
  readonly corporation: string;
  readonly of: readonly string[];
  readonly most: number;
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
