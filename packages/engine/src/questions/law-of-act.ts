import type { Day } from '../exact/index.js';
import type { Act } from '../journal/index.js';
import type { Context } from '../session/index.js';
import { dayOfText, hooks, nameOfAct, type Matter } from '../terms/index.js';

/** What corporation law asks of these whatever the instruments say, and so is named wherever nothing loaded judges it. */
const governed: Readonly<Partial<Record<Act['kind'], string>>> = {
  merger: 'the plan and its adoption, the votes of holders, the filing and the rights of those who dissent',
  consolidation: 'the plan and its adoption, the votes of holders, the filing and the rights of those who dissent',
  'share-exchange': 'the plan and its adoption, the votes of holders and the rights of those who dissent',
  disposition: 'when holders vote on it, and the rights of those who dissent',
  dissolution: 'the resolution of the board, the votes of holders, the filing and the claims of creditors',
  liquidation: 'the resolution of the board, the votes of holders and the claims of creditors',
  amendment: 'the resolution of the board, the votes of holders and of classes, and the filing',
  reincorporation: 'the votes of holders, the filings and the rights of those who dissent',
  reclassification: 'the votes of holders and of classes, and the filing',
  recapitalization: 'the votes of holders and of classes, and the filing',
  'designate-series': 'the resolution of the board, and the filing',
  'resize-series': 'the resolution of the board, the votes of holders where it asks for them, and the filing',
  dividend: 'the resolution of the board, and what may lawfully be paid out',
  'buy-back': 'the resolution of the board, and what may lawfully be paid out',
  redemption: 'the resolution of the board, and what may lawfully be paid out',
  'written-consent': 'whether they may act without a meeting, how many must sign, and who is told',
};

/** What is needed, as far as it is told: which sort of step, and its parts. */
export interface Needed {
  readonly kind: string;
  readonly parts?: readonly Needed[] | undefined;
}

const anything = 'whether it may be done, and what it needs';

/**
 * Names what other law asks of an act: of one that corporation law always governs, unless law that is in force here judges it;
 * of any act of which the instruments say nothing.
 * @param needs what the instruments ask, with what is not needed here left out
 * @param isSpokenOf whether a provision in force bars the act, could bar it, or asks for something
 */
export function tellLawOf(c: Context, matter: Matter, needs: readonly Needed[], isSpokenOf: boolean): void {
  const asks = governed[matter.act.kind] ?? (isSpokenOf ? undefined : anything);
  if (asks === undefined || needs.some(isNamed)) return;
  const law = lawInForce(c, dayOfText(c, matter));
  if (law.some(({ placed, hook }) => hook(c, placed, matter) !== undefined)) return;
  const loaded = [...new Set(law.map(({ placed }) => placed.instrument.title))].join(', ');
  const why = loaded === '' ? 'no law is loaded here' : `${loaded}, as it is loaded here, does not speak of it`;
  c.otherLaw({ says: `what corporation law asks of ${nameOfAct(c, matter)}: ${asks}; ${why}`, cites: [] });
}

function lawInForce(c: Context, day: Day) {
  return hooks(c, 'needs', day).filter(({ placed }) => placed.instrument.kind === 'law');
}

/** Whether other law is named among what is needed. */
function isNamed({ kind, parts = [] }: Needed): boolean {
  return kind === 'other-law' || parts.some(isNamed);
}
