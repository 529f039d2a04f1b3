import { held, message, QuestionError, reason, type Held } from '../../../evaluation/index.js';
import { compareDays, isNegative, isZero, minus, show, zero } from '../../../exact/index.js';
import type { Moment, Shares } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { isMet, type Matter, type Requirement } from '../../../terms/index.js';
import { provisionOf } from '../series/series-provision.js';
import { hasCome, outstandingBeforeIts, type Redemption } from './called.js';
import { depositStep, released, type RedemptionDeposit } from './redemption-deposit.js';
import { noticesOf, type RedemptionNotice } from './redemption-notice.js';
import { withoutNotice } from './without-notice.js';

const ahead = message('redemption-effect.ahead', 'The redemption date {on} of {series} is still ahead: {outcome}');
const told = message(
  'redemption-effect.told',
  'Of {shares} shares of {series} called for {on}, {redeemed} are redeemed: {outcome}',
);

/** A series, and the section of its redemption. */
export interface Redeemed {
  readonly series: string;
  readonly cite: string;
}

type Outcome = 'ahead' | 'effective' | 'in-part' | 'not-effective';

/**
 * Whether a redemption took effect on its date: with a way open to it and all the money in trust by then, for each holder to
 * whom notice was duly given. Otherwise the shares stay outstanding, and dividends accrue, until they are paid or validly
 * called again.
 * @throws {QuestionError} where more is called than is outstanding
 */
export function redemptionEffect(
  c: Context,
  { series, cite }: Redeemed,
  matter: Matter,
  act: Redemption,
  ways: Requirement,
  at: Moment,
): Held<unknown> {
  const outstanding = outstandingBeforeIts(c, matter, act, cite);
  const shares = act.shares ?? outstanding;
  if (isNegative(minus(outstanding, shares))) {
    throw new QuestionError(
      `The redemption "${matter.id}" calls ${show(shares)} shares of ${series}, and ${show(outstanding)} were outstanding before it. Correct the number of shares, or the register.`,
    );
  }
  if (!hasCome(c, act)) {
    const figures = { on: act.on, series };
    return held(
      { outcome: 'ahead' satisfies Outcome, on: act.on, shares },
      reason(ahead, 'nothing is redeemed yet', { figures, cites: [cite] }),
    );
  }
  const notice = provisionOf<RedemptionNotice>(c, 'redemption-notice', series, at.day);
  const deposit = provisionOf<RedemptionDeposit>(c, 'redemption-deposit', series, at.day);
  const way = isMet(c, ways, matter);
  const funded = deposit === undefined ? undefined : isMet(c, depositStep(deposit, act), matter);
  const notices = notice === undefined ? [] : noticesOf(c, notice, matter, act);
  const holds = way.value && funded?.value !== false;
  const left = !holds
    ? { holders: [], shares }
    : notice === undefined
      ? { holders: [], shares: zero('shares') }
      : withoutNotice(c, matter, act, notices, { shares, outstanding });
  const redeemed = minus(shares, left.shares);
  const effect = outcomeOf(redeemed, shares);
  const grounds = [way.reason, ...(funded === undefined ? [] : [funded.reason])];
  const figures = { on: act.on, series, shares: show(shares), redeemed: show(redeemed) };
  const cites = [cite, ...[notice?.cite, deposit?.cite].filter((each) => each !== undefined)];
  return held(
    {
      outcome: effect,
      on: act.on,
      shares,
      redeemed,
      outstanding: minus(outstanding, redeemed),
      dividends:
        effect === 'effective' ? 'cease-to-accrue' : effect === 'in-part' ? 'cease-on-those-redeemed' : 'go-on',
      ...(deposit === undefined || effect === 'not-effective' ? undefined : claim(c, deposit, act)),
      notices: notices.map(({ entry, to, sent, days, duly }) => ({ id: entry, to, sent, days: String(days), duly })),
      holders: left.holders,
    },
    reason(told, inWords[effect], { figures, cites, grounds }),
  );
}

const inWords: Readonly<Record<Outcome, string>> = {
  ahead: 'nothing is redeemed yet',
  effective: 'they are outstanding no more, and their holders have the price alone, without interest',
  'in-part': 'those of holders without due notice stay outstanding',
  'not-effective': 'all stay outstanding, and dividends accrue, until they are paid or validly called again',
};

function outcomeOf(redeemed: Shares, called: Shares): Outcome {
  const left = minus(called, redeemed);
  if (isZero(left)) return 'effective';
  return isZero(redeemed) ? 'not-effective' : 'in-part';
}

/** To whom holders look for the price: the depositary, and the corporation once unclaimed money has been released to it. */
function claim(c: Context, { cite, provision }: Placed<RedemptionDeposit>, { on }: Redemption) {
  const until = released(provision, on);
  const isOver = until !== undefined && compareDays(c.asOf, until) > 0;
  if (until === undefined || isOver)
    c.otherLaw({ says: provision.law ?? 'what becomes of money that nobody has claimed', cites: [cite] });
  const told = until === undefined ? undefined : { 'unclaimed-until': until };
  return { 'paid-by': isOver ? 'corporation' : 'depositary', ...told };
}
