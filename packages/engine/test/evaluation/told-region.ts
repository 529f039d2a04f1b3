export type Place = 'before' | 'in' | 'after';

/** Where a value is to the region that an answer tells: "at least 1 1/3 shares and less than 3 shares". */
export function placeIn(told: string, value: number): Place {
  const words = /^(at least|more than) (.+?)(?: [a-z]+)?(?: and (less than|not more than) (.+?)(?: [a-z]+)?)?$/.exec(
    told,
  );
  const [, from, low = '', to, high = ''] = words ?? [];
  if (from === undefined) throw new Error(`This tells no region of values: ${told}`);
  if (from === 'at least' ? value < numberIn(low) : value <= numberIn(low)) return 'before';
  if (to === undefined) return 'in';
  return (to === 'less than' ? value < numberIn(high) : value <= numberIn(high)) ? 'in' : 'after';
}

/** The whole numbers beside the ends of the region that an answer tells. */
export function besideTheEnds(told: string): readonly string[] {
  const ends = told.match(/[\d,.]*\d(?: \d+)?(?:\/\d+)?/g) ?? [];
  return ends.map(numberIn).flatMap((end) => [String(Math.floor(end)), String(Math.floor(end) + 1)]);
}

function numberIn(shown: string): number {
  const parts = shown
    .replaceAll(/[$,]/g, '')
    .split(' ')
    .map((part) => part.split('/').map(Number));
  return parts.reduce((sum, [above = 0, below = 1]) => sum + above / below, 0);
}
