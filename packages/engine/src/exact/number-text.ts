/** A number read from text: `numerator / denominator`, the denominator positive, not necessarily reduced. */
export interface NumberRead {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const whole = '(?:0|[1-9]\\d*|[1-9]\\d{0,2}(?:,\\d{3})+)';
const decimalForm = new RegExp(`^(-?)(${whole})(?:\\.(\\d+))?$`);
const fractionForm = new RegExp(`^(-?)(${whole})/(${whole})$`);
const mixedForm = new RegExp(`^(-?)(${whole}) (\\d+)/(\\d+)$`);

/** Reads '800000', '1,234,567', '0.10', '-5', '2/3'. Undefined for anything else, a zero denominator included. */
export function readPlainNumber(text: string): NumberRead | undefined {
  return readDecimal(text) ?? readFraction(text);
}

/** Reads '80%', '12.5 %', '1/2%', '66 2/3%' as a part of one. Undefined for anything else. */
export function readPercentage(text: string): NumberRead | undefined {
  if (!text.endsWith('%')) return undefined;
  const number = text.slice(0, text.endsWith(' %') ? -2 : -1);
  const read = readPlainNumber(number) ?? readMixedNumber(number);
  return read && { numerator: read.numerator, denominator: read.denominator * 100n };
}

function readDecimal(text: string): NumberRead | undefined {
  const [, sign, integer, places = ''] = decimalForm.exec(text) ?? [];
  if (integer === undefined) return undefined;
  return signedNumber(sign, integerOf(integer + places), 10n ** BigInt(places.length));
}

function readFraction(text: string): NumberRead | undefined {
  const [, sign, above, below] = fractionForm.exec(text) ?? [];
  if (above === undefined || below === undefined) return undefined;
  return signedNumber(sign, integerOf(above), integerOf(below));
}

function readMixedNumber(text: string): NumberRead | undefined {
  const [, sign, integer, above, below] = mixedForm.exec(text) ?? [];
  if (integer === undefined || above === undefined || below === undefined) return undefined;
  const denominator = integerOf(below);
  return signedNumber(sign, integerOf(integer) * denominator + integerOf(above), denominator);
}

function signedNumber(sign: string | undefined, numerator: bigint, denominator: bigint): NumberRead | undefined {
  if (denominator === 0n) return undefined;
  return { numerator: sign === '-' ? -numerator : numerator, denominator };
}

function integerOf(digits: string): bigint {
  return BigInt(digits.replaceAll(',', ''));
}
