import { message, reason } from '../../evaluation/index.js';
import type { Requirement } from '../../terms/index.js';
import { seriesOn } from '../../terms/index.js';

/** What is filed to fix or change the terms of a series, as `filing` entries name it, where an instrument has no other name. */
export const seriesCertificate = 'certificate of amendment';

const notFiled = message('series.filing', 'The certificate of {series} is {outcome}');

/** The certificate of a series must have been filed; an act of the board alone does not fix its terms. */
export function filedFirst(cite: string, series: string, says: string, what = seriesCertificate): Requirement {
  const id = `${cite} filing`;
  return {
    kind: 'where',
    id,
    cite,
    says,
    condition: (c) => {
      const filed = seriesOn(c, c.asOf, [cite]).find((each) => each.id === series)?.filed;
      const told = filed === undefined ? 'not filed' : `filed on ${filed}`;
      return { value: filed === undefined, reason: reason(notFiled, told, { figures: { series }, cites: [cite] }) };
    },
    need: { kind: 'filing', id, cite, says, what },
  };
}
