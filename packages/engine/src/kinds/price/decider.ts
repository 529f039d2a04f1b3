import { z } from 'zod';
import { openFact, held, message, reason, type Held } from '../../evaluation/index.js';
import { amount, isPositive, money, showMoney, type Amount, type Money } from '../../exact/index.js';
import { byReading, type Placed } from '../../instrument/index.js';
import { ineffective, type Context, type DeterminationEntry, type Judgement } from '../../session/index.js';
import { boardOfDirectors, bodyDecided, directorsNamed, fractionField, amountInWords } from '../../terms/index.js';
import type { BoardVote, BodyStep } from '../../terms/index.js';

/** Which body settles what something is worth, and by what vote. */
export const decider = z.strictObject({
  cite: z.string().describe('its section'),
  body: byReading(z.enum(['board', 'independent-directors', 'not-told'])).describe(
    'the body; not told, where nothing says who belongs to it, so that no vote of it can be judged and the value is asked for',
  ),
  fraction: fractionField.describe('how many of them'),
  of: byReading(z.enum(['members', 'present'])).describe('whether of all its members or of those present'),
});
export type Decider = z.output<typeof decider>;

/** The vote by which it settles a value, for the table of votes of directors; none of a body of which nothing tells. */
export function votesOfDecider(c: Context, { body: bodies, fraction, of }: Decider): readonly BoardVote[] {
  const body = c.resolve(bodies);
  if (body === 'not-told') return [];
  const base = c.resolve(of) === 'members' ? 'in-office' : 'present';
  return [{ body, fraction, of: base, needed: 'always', atMeeting: false }];
}

function bodySays(c: Context, { body: bodies }: Decider, article: string): string {
  const body = c.resolve(bodies);
  return body === 'not-told'
    ? 'a body of which the instrument does not tell who belongs'
    : directorsNamed(body, article).says;
}

/** Asked where the body is not entered to have settled a value. */
export const valueSettled = openFact('value-determined', 'stock or property', 'day').money(
  'At what was one unit of {0} valued as of {1}, in good faith, by the body that the instrument names for it?',
  { leastExcluded: true },
);

const settled = message('value.settled', 'One unit of {what} was worth {outcome} on {on}, as {body} valued it');

/** The value of a unit on a day as the body settled it, where no determination of its own is entered. */
export function valueByBody(
  c: Context,
  { article, instrument }: Placed,
  rule: Decider,
  [what = '', on = '']: readonly string[],
): Held<Amount<'money'>> {
  const value = c.quantity<'money'>('money', valueSettled, { about: [what, on], cites: [rule.cite] });
  const shown = amountInWords(value, instrument.currency);
  return held(
    value,
    reason(settled, shown, {
      figures: { what, on, body: bodySays(c, rule, article) },
      cites: [rule.cite],
    }),
  );
}

const wrongBody = message(
  'value.wrong-body',
  'What {what} is worth is settled by {body}; a determination of it by the {by} settles nothing',
);
const notMoney = message(
  'value.not-money',
  '“{value}” is no amount of {currency} above nothing, so it settles nothing of what {what} is worth',
);
const badFaith = message('value.bad-faith', '{determination} was not made in good faith');
const binding = message('value.binding', '{determination} of what {what} is worth binds: {outcome}');

/** Whether a determination of a value is by the right body and vote, in good faith, and an amount of the right money. */
export function judgeValue(
  c: Context,
  { article, instrument }: Placed,
  rule: Decider,
  determination: DeterminationEntry,
): Held<Judgement> {
  const { by, id, about, value } = determination.data;
  const body = c.resolve(rule.body);
  const what = about[0] ?? '';
  const cites = [rule.cite];
  // What the whole board settled counts as far as enough of the directors in question voted for it.
  const within = body !== 'board' && by === boardOfDirectors.name;
  if (by !== body && !within) {
    const figures = { by: by.replaceAll('-', ' '), what, body: bodySays(c, rule, article) };
    return ineffective(c, reason(wrongBody, 'of no effect', { figures, cites }));
  }
  const found = moneyIn(value, instrument.currency);
  if (found === undefined) {
    const figures = { value, what, currency: instrument.currency };
    return ineffective(c, reason(notMoney, 'of no effect', { figures, cites }));
  }
  if (determination.data['good-faith'] === false) {
    const told = { figures: { determination: c.nameOf(id) }, cites, entries: [determination.id] };
    return ineffective(c, reason(badFaith, 'of no effect', told));
  }
  if (body === 'not-told') {
    const figures = { what, body: bodySays(c, rule, article), by: by.replaceAll('-', ' ') };
    return ineffective(c, reason(wrongBody, 'of no effect', { figures, cites }));
  }
  const carried = bodyDecided(c, stepOf(c, rule, body, article, id), determination);
  if (!carried.value) return ineffective(c, carried.reason);
  const told = {
    figures: { determination: c.nameOf(id), what },
    cites,
    entries: [determination.id],
    grounds: [carried.reason],
  };
  return held({ effective: true, value: amount(found.amount) }, reason(binding, showMoney(found), told));
}

function stepOf(
  c: Context,
  rule: Decider,
  body: 'board' | 'independent-directors',
  place: string,
  id: string,
): BodyStep {
  return {
    kind: 'body',
    cite: rule.cite,
    says: c.nameOf(id),
    body: directorsNamed(body, place),
    ...(body === 'board' ? undefined : { within: boardOfDirectors.name }),
    decides: [],
    fraction: rule.fraction,
    of: c.resolve(rule.of),
    atMeeting: false,
  };
}

function moneyIn(text: string, currency: string): Money | undefined {
  try {
    const found = money(text);
    return found.currency === currency && isPositive(found.amount) ? found : undefined;
  } catch {
    return undefined;
  }
}
