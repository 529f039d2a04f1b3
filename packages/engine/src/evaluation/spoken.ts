import { daysInWords } from '../exact/index.js';

/** The ids of series as their names: "series-a" as "Series A", which takes no article. */
export function seriesInWords(text: string): string {
  return text.replaceAll(
    /\b(?:the )?series-([a-z0-9]{1,2})\b(?!-)/g,
    (_match, letter: string) => `Series ${letter.toUpperCase()}`,
  );
}

/** A text as it is read aloud: series by their names, days as the 20 October 2004 that "2004-10-20" stands for. */
export function spoken(text: string): string {
  return daysInWords(seriesInWords(inSingular(text)));
}

/** One of a thing is one: "1 share", where a template has the word for several; but not after what the number is of: "Holder 1 votes", "class 1 directors". */
function inSingular(text: string): string {
  return text.replaceAll(
    /(?<![\d.,/-])(?<!\d )(?<!\b(?:class|item|section|[A-Z]\w*) )\b1 (share|vote|person|day|year|period|director|matter)s\b/g,
    '1 $1',
  );
}
