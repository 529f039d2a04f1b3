import { z } from 'zod';
import type { Books, SharesConverted } from '../../books/index.js';
import { held, message, openFact, reason } from '../../evaluation/index.js';
import {
  atClose,
  compareDays,
  floor,
  isPositive,
  least,
  minus,
  plus,
  plusDays,
  ratio,
  recount,
  show,
  times,
  zero,
} from '../../exact/index.js';
import type { Day, Moment, Shares } from '../../exact/index.js';
import { citation, personName, parametersOf, stockName, type Placed, type Provision } from '../../instrument/index.js';
import { reservedPersons } from '../../journal/index.js';
import { asAmended, type Context } from '../../session/index.js';
import {
  conversionTopic,
  defineKind,
  hasConvertedOfItself,
  ownDay,
  ownMoment,
  ratioParameter,
  spokeOn,
  statedSo,
} from '../../terms/index.js';
import type { Convertible } from '../../terms/index.js';

const cite = z.string().describe('its section');

const fields = parametersOf('automatic-conversion', {
  class: stockName.describe('the class or series that converts'),
  into: stockName.describe('the class into which'),
  ratio: ratioParameter
    .optional()
    .describe(
      'into how many shares each is converted; left out: as many as its conversion at choice gives on that day, or one where there is none. A fraction of what a holder gets is no share',
    ),
  onTransfer: z
    .strictObject({
      cite,
      permitted: z.string().describe('the transferees to whom they pass as they are, in words; of each it is asked'),
      persons: z.array(personName).optional().describe('such as the text names'),
    })
    .optional()
    .describe('where shares convert that pass to anybody but a permitted transferee'),
  upon: z
    .array(
      z.strictObject({
        cite,
        when: ownMoment.describe(
          'a day, a milestone such as a vote of the class or the death of its founder, or the first day on which so few are outstanding',
        ),
        of: z.array(personName).min(1).optional().describe('whose shares alone; left out: all of them'),
        unless: z
          .string()
          .optional()
          .describe(
            'what keeps a holder’s shares as they are, by a name of the charter’s own, such as bought-its-part-of-the-issue: entered as "is-so" of each holder, and else asked',
          ),
      }),
    )
    .min(1)
    .optional()
    .describe('upon what shares convert besides'),
});
const parameters = fields.superRefine(({ onTransfer, upon }, context) => {
  const told = (path: string, text: string) => context.addIssue({ code: 'custom', path: [path], message: text });
  if (onTransfer === undefined && upon === undefined)
    told('onTransfer', 'say upon what they convert: onTransfer, or upon');
  if (upon?.some(({ when }) => when.heldBy !== undefined) === true)
    told(
      'upon',
      'what somebody owns of it through others turns on the conversion itself; count all that is outstanding',
    );
});
type AutomaticConversion = z.output<typeof parameters>;

/** Never supposed: whoever got the shares, of record, may be a trust or an entity of the holder. */
const permittedTransferee = openFact('permitted-transferee', 'taker', 'giver', 'what').yesNo(
  'Is {0} somebody to whom shares of {1} pass without converting: {2}?',
);

/**
 * Shares become others by the text itself: passed to others, at a day, at an event. They are read as converted everywhere from then on,
 * whether or not the register shows it; what the register shows is not made twice.
 */
export const automaticConversionKind = defineKind<AutomaticConversion>({
  kind: 'automatic-conversion',
  subject: 'capital',
  provides: 'Converts shares of a class into another by itself: on a transfer, at a day, at an event.',
  parameters,
  facts: [permittedTransferee],
  answers: ['voting.entitlement', 'capital.summary', 'conversion.ratio', 'approval.status'],
  converts: (c, placed, books) => convertedBy(c, placed, books),
  tells: (c, placed, topic, input, at) =>
    topic === conversionTopic &&
    input['series'] === placed.provision.class &&
    conversionAtChoice(c, placed.provision, at) === undefined
      ? tellRatio(c, placed, input['shares'] as Shares | undefined, at)
      : undefined,
});

function convertedBy(c: Context, placed: Placed<AutomaticConversion>, books: Books): readonly SharesConverted[] {
  const { provision } = placed;
  const out = shownToGo(provision.class, books);
  const found: SharesConverted[] = [];
  const add: Add = (one, section) => {
    const { on, time, holder, shares } = one;
    const at = time === undefined ? atClose(on) : { day: on, time };
    const becomes = floor(times(shares, provision.ratio ?? conversionAtChoice(c, provision, at)?.ratio ?? ratio(1)));
    const what = `${show(shares)} shares of ${provision.class} of ${c.nameOf(holder)}`;
    const says = `On ${on} ${what} became ${show(becomes)} of ${provision.into} by the text itself. The register does not show it; they are read as converted.`;
    const remark = { says, cites: [citation(placed.instrument, section)] };
    found.push({ ...one, class: provision.class, into: provision.into, becomes, remark });
  };
  onTransfers(c, placed, books, out, add);
  for (const { upon, on } of eventsOf(c, placed)) {
    const all = books.holders(provision.class, on).filter(({ holder }) => upon.of?.includes(holder) ?? true);
    for (const { holder, shares } of all) {
      const before = found.filter((each) => each.holder === holder).reduce((so, each) => plus(so, each.shares), none);
      // What went out on that day itself is no longer held at its close.
      const left = out.notShown(holder, minus(shares, before), plusDays(on, 1));
      if (!isPositive(left)) continue;
      const about = { about: [upon.unless ?? '', holder], cites: [citation(placed.instrument, upon.cite)] };
      if (upon.unless === undefined || !c.is(statedSo, about)) add({ on, holder, shares: left }, upon.cite);
    }
  }
  return found;
}

/** What its holders may convert it into at their choice, at that moment: worked out anew, for what is kept may be of another register. */
function conversionAtChoice(c: Context, { class: of, into }: AutomaticConversion, at: Moment): Convertible | undefined {
  const beside = c.provisionsOn(at.day).find(({ provision }) => {
    const { kind, series, into: other } = provision as Provision & { readonly series?: string; readonly into?: string };
    return kind === 'conversion' && series === of && other === into;
  });
  if (beside === undefined) return undefined;
  return c.kindOf(beside).define?.(c, asAmended(c, beside, at.day) as never, '', [], at).value as
    | Convertible
    | undefined;
}

const none = zero('shares');

type Add = (one: Pick<SharesConverted, 'on' | 'time' | 'holder' | 'shares'>, section: string) => void;

function onTransfers(c: Context, placed: Placed<AutomaticConversion>, books: Books, out: ShownToGo, add: Add): void {
  const { onTransfer, class: of } = placed.provision;
  if (onTransfer === undefined) return;
  const cites = [citation(placed.instrument, onTransfer.cite)];
  for (const { id, on, time, data } of books.asEntered('shares-transferred', c.now)) {
    const { from, to } = data;
    const isNobody = to !== 'dispersed' && reservedPersons.includes(to);
    if (data.class !== of || isNobody || onTransfer.persons?.includes(to) === true) continue;
    if (!spokeOn(c, placed, on)) continue;
    const left = out.notShown(to, data.shares, on);
    if (!isPositive(left)) continue;
    c.restsOn([id]);
    if (c.is(permittedTransferee, { about: [to, from, onTransfer.permitted], cites })) continue;
    add({ on, ...(time === undefined ? undefined : { time }), holder: to, shares: left }, onTransfer.cite);
  }
}

/** The events that have come, each with its day, in order. */
function eventsOf(c: Context, placed: Placed<AutomaticConversion>) {
  return (placed.provision.upon ?? [])
    .flatMap((upon) => {
      const on = ownDay(c, placed, upon.when);
      const hasCome = on !== undefined && compareDays(on, c.asOf) <= 0 && spokeOn(c, placed, on);
      return hasCome ? [{ upon, on }] : [];
    })
    .toSorted((a, b) => compareDays(a.on, b.on));
}

interface ShownToGo {
  /** What of so many shares of a holder the register does not show to have gone out from a day on; what it shows counts once. */
  readonly notShown: (holder: string, shares: Shares, from: Day) => Shares;
}

/** By all that is entered: the register may show a conversion later. */
function shownToGo(of: string, books: Books): ShownToGo {
  const gone = books
    .asEntered('shares-reacquired')
    .filter(({ data }) => data.class === of)
    .map(({ on, data }) => ({ on, holder: data.from, left: data.shares }));
  return {
    notShown: (holder, shares, from) => {
      let rest = shares;
      for (const each of gone) {
        if (each.holder !== holder || compareDays(each.on, from) < 0) continue;
        const counted = least(rest, each.left);
        each.left = minus(each.left, counted);
        rest = minus(rest, counted);
      }
      return rest;
    },
  };
}

const ratioSays = message('automatic-conversion.ratio', 'Each share of {class} becomes {outcome} of {into} by itself');

function tellRatio(
  c: Context,
  { cite: section, provision }: Placed<AutomaticConversion>,
  shares: Shares | undefined,
  at: Moment,
) {
  const { class: series, into, ratio: each = ratio(1) } = provision;
  const isOver = hasConvertedOfItself(c, series, at);
  const made = shares === undefined ? undefined : times(shares, each);
  const told =
    made === undefined
      ? undefined
      : { shares, issued: floor(made), fraction: recount('ratio', minus(made, floor(made))) };
  return held(
    { outcome: isOver ? 'converted' : 'of-itself', series, into, first: each, ratio: each, events: [], ...told },
    reason(ratioSays, show(each), { figures: { class: series, into }, cites: [section] }),
  );
}
