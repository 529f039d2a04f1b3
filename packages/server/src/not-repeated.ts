/** Words of a problem without what the sender wrote. */
export type NotRepeating = (words: string) => string;

/**
 * Leaves out of words what was sent: a value that was, or any quoted text that is no plain name, becomes "…". Names of fields and ids
 * stay, so that the words still tell where; what is no plain name goes wherever it stands, quoted or not.
 * @param sent the body, with what the address says
 */
export function notRepeating(sent?: unknown): NotRepeating {
  const values = [...valuesIn(sent)].toSorted((a, b) => b.length - a.length);
  const written = values.map((value) => ({ value, json: JSON.stringify(value).slice(1, -1) }));
  return (words) => {
    let said = words;
    for (const { value, json } of written) {
      // Hardly any of thousands is in the words.
      if (said.includes(json)) said = said.replaceAll(`"${json}"`, hidden);
      if (!said.includes(value)) continue;
      said = said.replaceAll(`"${value}"`, hidden).replaceAll(`'${value}'`, hidden);
      if (value.length >= shortestHidden && !isPlainName(value)) said = said.replaceAll(value, '…');
    }
    return said.replaceAll(quoted, (whole: string, inside: string) => (isPlainName(inside) ? whole : hidden));
  };
}

/** Whether a text is a name as fields, ids and questions have them: no blanks, and none of the signs that mean something elsewhere. */
export function isPlainName(text: string): boolean {
  return /^[\w.:/-]{1,200}$/.test(text) && !text.includes('..');
}

const hidden = '"…"';
/** In characters. What is shorter stands in other words too, and tells nothing. */
const shortestHidden = 4;
const quoted = /"((?:[^"\\]|\\.)*)"/gu;

/** Every text that stands as a value in what was sent, however deep, and the names of fields that are no plain ones. */
function valuesIn(sent: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const rest = [sent];
  while (rest.length > 0 && found.size < mostValues) {
    const each = rest.pop();
    if (typeof each === 'string') found.add(each);
    else if (typeof each === 'object' && each !== null) {
      rest.push(...Object.values(each).slice(0, mostValues));
      if (!Array.isArray(each)) for (const name of unplainOf(each)) found.add(name);
    }
  }
  return found;
}

function unplainOf(fields: object): readonly string[] {
  return Object.keys(fields)
    .slice(0, mostValues)
    .filter((name) => !isPlainName(name));
}

/** Of a body with more values than this, those beyond are hidden only where they are no plain names. */
const mostValues = 2_000;
