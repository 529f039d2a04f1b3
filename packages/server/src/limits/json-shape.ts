import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isJson } from './no-nul.js';

/**
 * Refuses JSON that is nested deeper, or has longer lists and records, than anything here: what looks at it goes as deep as it
 * does, and each of its parts can be a mistake to be told of.
 * @throws {HTTPException} 422
 */
export const limitShape: MiddlewareHandler = async (c, next) => {
  const text = isJson(c.req.header('content-type')) ? await c.req.text() : '';
  const excess = text.length > harmless ? excessIn(text) : undefined;
  if (excess !== undefined && isWellFormed(text)) throw new HTTPException(422, { message: `the body: ${excess}.` });
  await next();
};

/** A text so short can hold nothing of the kind. */
const harmless = 200;
const deepest = 100;
const longestList = 100_000;
const largestRecord = 10_000;

/** What is not JSON at all is told so by others. */
function isWellFormed(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What of a text is more than is read. */
function excessIn(text: string): string | undefined {
  const members: number[] = [];
  const isRecord: boolean[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfText(text, at);
    else if (sign === '{' || sign === '[') {
      members.push(1);
      isRecord.push(sign === '{');
      if (members.length > deepest) return `it is nested deeper than ${deepest} levels`;
    } else if (sign === '}' || sign === ']') {
      members.pop();
      isRecord.pop();
    } else if (sign === ',' && members.length > 0) {
      const last = members.length - 1;
      const counted = (members[last] ?? 0) + 1;
      members[last] = counted;
      if (isRecord[last] === true && counted > largestRecord)
        return `a record in it has more than ${largestRecord} fields`;
      if (counted > longestList) return `a list in it has more than ${longestList} parts; send fewer at a time`;
    }
  }
  return undefined;
}

/** Where a text in quotes ends that begins here. */
function endOfText(text: string, begins: number): number {
  for (let at = text.indexOf('"', begins + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
