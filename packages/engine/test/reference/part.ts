/** A part of a whole as two whole numbers: three twentieths. */
export interface Part {
  readonly of: number;
  readonly in: number;
}

/** Cross-multiplied; of an empty whole nothing is a part. */
export function atLeastPart(counted: number, part: Part, whole: number): boolean {
  return whole > 0 && counted * part.in >= whole * part.of;
}

export function moreThanPart(counted: number, part: Part, whole: number): boolean {
  return whole > 0 && counted * part.in > whole * part.of;
}
