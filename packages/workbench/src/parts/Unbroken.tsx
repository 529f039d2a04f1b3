import { Fragment } from 'react';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/**
 * What is read as one: a day, a percentage, a section with what of it stands in brackets. A section ends in a figure or a capital
 * before its brackets, a word such as "director(s)" does not; lengths are bounded, so that a long word is read once.
 */
const together = new RegExp(
  String.raw`(\d{1,2} (?:${months})\b(?: \d{4}\b)?|[\d.]{1,20} %|(?:\b[A-Z] )?[\w.]{0,19}[A-Z\d](?:\(\w{1,4}\)|\[\w{1,4}\])+)`,
  'u',
);

/** A text in which no day, percentage or section goes on from one line to the next. */
export function Unbroken({ children: text }: { readonly children: string }) {
  return text.split(together).map((part, place) => {
    const key = `${place} ${part}`;
    // Every second part is one that the pattern found.
    return place % 2 === 1 ? (
      <span key={key} className="nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
