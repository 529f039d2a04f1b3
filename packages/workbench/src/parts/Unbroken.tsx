import { Fragment } from 'react';

/** What is read as one: a day, a share of a hundred. */
const together =
  /(\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|[\d.]+ %)/u;

/** A sentence whose days and percentages do not break from one line to the next. */
export function Unbroken({ children: text }: { readonly children: string }) {
  return text.split(together).map((part, place) => {
    // Every second part is one that the pattern found.
    const key = `${place} ${part}`;
    return place % 2 === 1 ? (
      <span key={key} className="nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
