import type { Wire } from '@quorate/sdk';

export type Answer = Wire['Answer'];
export type ReasonStep = Wire['ReasonStep'];
export type NeededFact = Wire['NeededFact'];

/** Plain data, as answers carry it. */
export type Plain = Extract<Answer, { readonly outcome: 'answered' }>['value'];
export type Fields = Readonly<Record<string, Plain>>;

export function isFields(value: Plain | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Plain | undefined): value is readonly Plain[] {
  return Array.isArray(value);
}

/** A field of some data where it is a text. */
export function textIn(value: Plain | undefined, field: string): string | undefined {
  const found = isFields(value) ? value[field] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** What is settled of an answer: its value, or what is settled although the outcome is not. */
export function settledIn(answer: Answer): Plain | undefined {
  return answer.outcome === 'answered' ? answer.value : answer.settledParts;
}

/** The records that a field of some data lists; none where it lists nothing. */
export function recordsIn(of: Plain | undefined, field: string): readonly Fields[] {
  const found = isFields(of) ? of[field] : undefined;
  return isList(found) ? found.filter((each) => isFields(each)) : [];
}
