import canonicalize from 'canonicalize';

/**
 * The canonical JSON of a value (RFC 8785): the same value always gives the same text, whatever the order of its fields.
 * @throws {TypeError} for what JSON cannot hold.
 */
export function canonicalText(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('This value cannot be written as JSON.');
  return text;
}
