import type { Register } from '../../invented/register.js';
import type { History } from '../../telling/history.js';
import { granite } from './people.js';

const purchase = 'granite-purchase';

/** The holder buys in three steps to 231,600 of 2,400,000 shares; of the third the register hears two weeks later. */
export function tellPurchases(history: History, register: Register): void {
  const steps = [
    ['2000-12-15', 90_000, 1_810, '2000-12-15'],
    ['2001-01-22', 81_600, 1_875, '2001-01-22'],
    ['2001-02-20', 60_000, 1_940, '2001-03-06'],
  ] as const;
  for (const [on, shares, cents, learned] of steps) {
    const paper = history.paper({
      name: `purchase-of-${on}`,
      form: 'text',
      lines: [`Confirmation of the purchase of ${shares.toLocaleString('en-US')} shares of common stock on ${on}.`],
    });
    register.gather(granite, shares, on, { market: 'open-market', cents, paper, learned });
  }
}

/** He asks to buy 120,000 more: one regulator approves, and a meeting of shareholders is called for it. */
export function tellApproach(history: History): void {
  tellRequest(history);
  tellCall(history);
}

function tellRequest(history: History): void {
  const request = history.paper({
    name: 'request-to-acquire',
    lines: ['Granite Ridge Capital, Inc. asks the shareholders to approve its purchase of 120,000 more shares.'],
  });
  const act = { kind: 'acquire-shares', by: granite, class: 'common', shares: 120_000, how: 'purchase' };
  history.tell(
    '2001-03-01',
    'proposed',
    { id: purchase, act, 'proposed-by': granite },
    { basis: 'filing', paper: request },
  );
  const counsel = history.paper({
    name: 'opinion-on-regulators',
    lines: [
      'Opinion of counsel: the Federal Reserve and the Connecticut commissioner must approve; the FDIC need not.',
    ],
  });
  const regulators = { fdic: false, 'federal-reserve': true, 'connecticut-banking-commissioner': true };
  for (const [agency, value] of Object.entries(regulators)) {
    const about = [agency, granite];
    history.tell(
      '2001-03-12',
      'stated',
      { fact: 'regulatory-approval-required', about, value },
      { basis: 'party', paper: counsel },
    );
  }
  const letter = history.paper({
    name: 'letter-of-the-federal-reserve',
    state: 'filed',
    lines: ['The Federal Reserve approves the purchase, on the conditions of its usual letter.'],
  });
  const approval = { by: 'federal-reserve', for: purchase, kind: 'approval', granted: true };
  history.tell('2001-04-18', 'approval', approval, { basis: 'filing', paper: letter });
}

function tellCall(history: History): void {
  const meeting = 'special-meeting-2001';
  const notice = history.paper({
    name: `${meeting}-notice`,
    lines: ['Notice of a special meeting on 2001-05-22, called to vote on the purchase of 120,000 shares.'],
  });
  const called = { id: meeting, kind: 'special', of: 'shareholders', by: 'board', for: '2001-05-22 10:00' };
  history.tell('2001-04-10', 'meeting-called', { ...called, purposes: [purchase] });
  history.tell('2001-04-16', 'record-date', { for: purchase, date: '2001-04-16' });
  const noticed = { meeting, sent: '2001-04-24', to: 'all holders of record', how: 'mail' };
  history.tell('2001-04-24', 'meeting-noticed', noticed, { paper: notice });
}
