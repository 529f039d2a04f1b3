/**
 * Follows JSON as it comes, and tells of the first thing in it that is deeper, longer or larger than anything here: what looks
 * at it goes as deep as it does, each of its parts can be a mistake to be told of, and no name or text has the character U+0000,
 * which PostgreSQL does not keep. Of a field that a record has twice, or that is called `__proto__`, whoever reads JSON drops one without a word.
 */
export class JsonShape {
  private readonly members: number[] = [];
  /** The names of the fields so far; none of a list. */
  private readonly names: (Set<string> | undefined)[] = [];
  private isName = false;
  private name = '';
  private isText = false;
  /** What was read of an escape within a text: nothing, its backslash, or that and what follows a "u". */
  private escape = '';
  private digits = 0;
  private parts = 0;

  /** Reads on; tells of the first excess. */
  read(text: string): string | undefined {
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at] as string;
      const excess = this.isText ? this.inText(sign) : this.outside(sign);
      if (excess !== undefined) return excess;
    }
    return undefined;
  }

  private inText(sign: string): string | undefined {
    if (this.escape === '') {
      if (sign === '"') {
        this.isText = false;
        return this.isName ? this.named() : undefined;
      }
      if (this.isName) this.name += sign;
      if (sign !== '\\') return undefined;
      this.escape = sign;
      return this.onePart();
    }
    if (this.isName) this.name += sign;
    this.escape += sign;
    if (this.escape === String.raw`\u0000`)
      return 'the character U+0000 is in it, which no text here has; leave it out';
    if (this.escape[1] !== 'u' || this.escape.length === 6) this.escape = '';
    return undefined;
  }

  private outside(sign: string): string | undefined {
    if (sign >= '0' && sign <= '9') {
      this.digits += 1;
      return this.digits > mostDigits ? `a number in it has more than ${mostDigits} digits` : undefined;
    }
    if (sign !== '.') this.digits = 0;
    if (sign === ':') this.isName = false;
    if (sign === '"') this.isText = true;
    else if (sign === '{' || sign === '[') {
      this.members.push(1);
      this.names.push(sign === '{' ? new Set() : undefined);
      this.isName = sign === '{';
      const excess = this.onePart();
      if (excess !== undefined) return excess;
      if (this.members.length > deepest) return `it is nested deeper than ${deepest} levels`;
    } else if (sign === '}' || sign === ']') {
      this.members.pop();
      this.names.pop();
      this.isName = false;
    } else if (sign === ',' && this.members.length > 0) return this.oneMore();
    return undefined;
  }

  private named(): string | undefined {
    const name = unescaped(this.name);
    this.name = '';
    if (name === '__proto__') return 'a field in it is called "__proto__", as none here is; leave it out';
    const names = this.names.at(-1);
    if (names?.has(name) === true) return 'a record in it has a field twice, of which one would be lost; send it once';
    names?.add(name);
    return undefined;
  }

  private onePart(): string | undefined {
    this.parts += 1;
    return this.parts > mostParts ? tooManyParts : undefined;
  }

  private oneMore(): string | undefined {
    const last = this.members.length - 1;
    const counted = (this.members[last] ?? 0) + 1;
    this.members[last] = counted;
    const excess = this.onePart();
    if (excess !== undefined) return excess;
    this.isName = this.names[last] !== undefined;
    if (this.isName && counted > largestRecord) return `a record in it has more than ${largestRecord} fields`;
    return counted > longestList ? `a list in it has more than ${longestList} parts; send fewer at a time` : undefined;
  }
}

const deepest = 100;
const longestList = 100_000;
const largestRecord = 10_000;
const mostDigits = 40;
/** All of it together: lists and records, what stands in them, and the escaped characters of texts, each of which is read by itself. */
const mostParts = 500_000;
const tooManyParts = `it has more than ${mostParts} parts and escaped characters altogether; send fewer at a time`;

/** A name as it is, however it is spelt; one that is no JSON is refused with the rest of it. */
function unescaped(name: string): string {
  try {
    return name.includes('\\') ? String(JSON.parse(`"${name}"`)) : name;
  } catch {
    return name;
  }
}
