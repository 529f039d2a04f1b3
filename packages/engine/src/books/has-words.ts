/** Whether each of these words is a part of a text, in capitals or not; whatever the text, where there are no words. */
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
  return text.normalize('NFC').toLowerCase();
}
