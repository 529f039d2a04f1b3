import type { Wire } from '@quorate/sdk';

export type Mistake = Wire['CheckedCharter']['mistakes'][number];

/** The word that is wrong in its line, where the message names it and it stands there once: that word can be put right. */
export function wordAtFault(
  { message }: Mistake,
  line: string,
): { readonly from: number; readonly to: number } | undefined {
  const [, name = ''] = /no field '([^']+)'|is called "([^"]+)"/u.exec(message)?.filter(Boolean) ?? [];
  const from = name === '' ? -1 : line.indexOf(name);
  return from < 0 || line.includes(name, from + 1) ? undefined : { from, to: from + name.length };
}

/** The line of a charter file in which a section is cited by its provision, from 1. */
export function lineOfSection(text: string, section: string): number | undefined {
  const cited = text.split('\n').findIndex((line) => {
    const [, cite] = /\bcite["']?:\s*(?:"([^"]*)"|'([^']*)'|([^,}#]+))/u.exec(line)?.filter(Boolean) ?? [];
    return cite?.trim() === section;
  });
  return cited < 0 ? undefined : cited + 1;
}
