/**
 * Whether each of these words is a part of a text, in capitals or not, as the service looks for them; whatever the text, where
 * there are no words. A number is found with or without its commas.
 */
export function hasWords(written: string): (text: string) => boolean {
  const words = asCompared(written)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return (text) => {
    const compared = asCompared(text);
    return words.every((word) => compared.includes(word));
  };
}

function asCompared(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d)/gu, '');
}
