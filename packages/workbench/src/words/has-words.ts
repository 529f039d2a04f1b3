import { hasWords as hasAllWords } from '@quorate/sdk';

/** Whether a text has all these words, as the service looks for them; a number is found with or without its commas. */
export function hasWords(written: string): (text: string) => boolean {
  const isFound = hasAllWords(withoutCommas(written));
  return (text) => isFound(withoutCommas(text));
}

function withoutCommas(text: string): string {
  return text.replaceAll(/(?<=\d),(?=\d)/gu, '');
}
