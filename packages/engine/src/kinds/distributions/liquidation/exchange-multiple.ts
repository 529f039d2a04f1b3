import type { z } from 'zod';
import { held, message, reason, type Held, listed } from '../../../evaluation/index.js';
import { recount, times, toWire, type Moment } from '../../../exact/index.js';
import { parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { adjustedRightsTopic, adjustmentFactor, defineKind, ratioParameter } from '../../../terms/index.js';
import type { AdjustedRight } from '../../../terms/index.js';
import {
  cashForEachShare,
  isOfItself,
  receivedFor,
  receivedInWords,
  receivedWritten,
  timesReceived,
} from './received.js';

const parameters = parametersOf('exchange-multiple', {
  series: stockName.describe('the series'),
  of: stockName.describe('the class whose exchange its shares follow'),
  times: ratioParameter.describe('how many times what each share of it becomes, before any adjustment'),
});
type ExchangeMultiple = z.output<typeof parameters>;

/** In a merger or the like, each share of a series becomes a multiple of what a share of another class becomes, in kind. */
export const exchangeMultiple = writerOf(parameters);

const exchanged = message(
  'exchange.multiple',
  'Each share of {series} becomes {times} times what a share of {of} becomes: {outcome}',
);
const noExchange = message(
  'exchange.none',
  'In this {event} the shares stay shares of their class: it is no exchange, and only an adjustment touches {series}: {outcome}',
);

/**
 * What a share of a series becomes where shares of another class are exchanged for or changed into other stock, securities,
 * cash or property: of each of them the multiple, adjusted, in kind, at the same time. A division or combination of the
 * class itself is none of these: it adjusts the multiple and changes no share of the series.
 */
export const exchangeMultipleKind = defineKind<ExchangeMultiple>({
  kind: 'exchange-multiple',
  subject: 'distributions',
  provides: 'Says what shares of a series become where shares of another class are exchanged in a merger or the like.',
  parameters,
  facts: [cashForEachShare],
  answers: ['series.exchange'],
  tells: (c, placed, topic, input, at) => {
    const { cite, provision } = placed;
    if (input['series'] !== provision.series) return undefined;
    if (topic === 'series-exchange') return tell(c, placed, input, at);
    if (topic !== adjustedRightsTopic) return undefined;
    const rights: readonly AdjustedRight[] = [{ id: 'exchange', cite, amount: provision.times }];
    const figures = { series: provision.series, of: provision.of, times: toWire(provision.times) };
    return held(rights, reason(exchanged, 'before any adjustment', { figures, cites: [cite] }));
  },
});

function tell(
  c: Context,
  { article, cite, instrument: { currency }, provision }: Placed<ExchangeMultiple>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const { series, of } = provision;
  const factor = adjustmentFactor(c, series, at, article);
  const multiple = times(provision.times, factor.value);
  const event = String(input['event']);
  const each = isOfItself(event) ? [] : receivedFor(c, { cite, of, currency }, input);
  if (each.length === 0) {
    const figures = { event: event.replaceAll('-', ' '), series };
    return held(
      { outcome: 'no-exchange', multiple },
      reason(noExchange, 'no share of it is exchanged', { figures, cites: [cite], grounds: [factor.reason] }),
    );
  }
  const shares = recount('ratio', c.books.outstanding(series).at(at));
  const receives = each.map((one) => timesReceived(one, multiple));
  const figures = { series, times: toWire(multiple), of };
  return held(
    {
      outcome: 'exchanged',
      multiple,
      'per-share': receives.map(receivedWritten),
      total: receives.map((one) => receivedWritten(timesReceived(one, shares))),
    },
    reason(exchanged, listed(receives.map(receivedInWords)), {
      figures,
      cites: [cite],
      grounds: [factor.reason],
    }),
  );
}
