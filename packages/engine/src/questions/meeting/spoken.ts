import { message, reason, type Reason } from '../../evaluation/index.js';
import type { Moment } from '../../exact/index.js';
import type { InstrumentKind, Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { tellings, type Topic } from '../../terms/index.js';

/** A rule on a topic, from the highest instrument that speaks: charter, terms of a series, bylaws, then adopted law. */
export interface Spoken<T> {
  readonly value: T;
  readonly placed: Placed;
  readonly reason: Reason;
  /** Whether the charter itself is silent, so that a lower instrument speaks. */
  readonly charterSilent: boolean;
}

const ranks: readonly InstrumentKind[] = ['charter', 'designation', 'bylaws', 'law'];

const lower = message('spoken.lower', 'The charter is silent on {topic}; by {instrument} in force: {outcome}');
const silence = message(
  'spoken.silent',
  'The charter is silent on {topic}, and so is every other instrument that is loaded; other law governs',
);

/** What the instruments in force say on a topic; undefined where all are silent, which is then named as left to other law. */
export function spoken<T>(
  c: Context,
  topic: Topic<T>,
  input: Readonly<Record<string, unknown>> = {},
  at: Moment = c.now,
): Spoken<T> | undefined {
  const [first] = toldOf<T>(c, topic, input, at);
  if (first === undefined) {
    c.otherLaw({ says: `The instruments in force are silent on ${inWords(topic)}.`, cites: [] });
    return undefined;
  }
  const { placed, told: said } = first;
  const charterSilent = placed.instrument.kind !== 'charter';
  const figures = { topic: inWords(topic), instrument: instrumentInWords(placed) };
  const because = charterSilent
    ? reason(lower, said.reason.outcome, { figures, cites: [placed.cite], grounds: [said.reason] })
    : said.reason;
  return { value: said.value, placed, reason: because, charterSilent };
}

/** What law that is loaded says on a topic, whatever a higher instrument says; undefined where none is. */
export function spokenByLaw<T>(
  c: Context,
  topic: Topic<T>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Spoken<T> | undefined {
  const law = toldOf<T>(c, topic, input, at).find(({ placed }) => placed.instrument.kind === 'law');
  return law === undefined
    ? undefined
    : { value: law.told.value, placed: law.placed, reason: law.told.reason, charterSilent: true };
}

/** What every instrument in force says on a topic, the highest first. */
function toldOf<T>(c: Context, topic: Topic<T>, input: Readonly<Record<string, unknown>>, at: Moment) {
  return [...tellings(c, topic, input, at)].toSorted(
    (a, b) =>
      speaksOfOne(b.placed) - speaksOfOne(a.placed) ||
      ranks.indexOf(a.placed.instrument.kind) - ranks.indexOf(b.placed.instrument.kind),
  );
}

/** What speaks of one series, or of adjourned sittings, goes before what speaks of all. */
function speaksOfOne({ provision }: Placed): number {
  const { series, adjourned } = provision as { readonly series?: string; readonly adjourned?: true };
  return [series, adjourned].filter((each) => each !== undefined).length;
}

/** The reason of an answer where every instrument is silent. */
export function silenceOn(topic: string): Reason {
  return reason(silence, 'silent', { figures: { topic: inWords(topic) } });
}

/** Where a rule comes from, as answers carry it. */
export function sourceValue(rule: Spoken<unknown>): Readonly<Record<string, unknown>> {
  return {
    charter: rule.charterSilent ? 'silent' : rule.placed.cite,
    rule: rule.placed.cite,
    instrument: rule.placed.instrument.title,
  };
}

function instrumentInWords({ instrument }: Placed): string {
  return instrument.kind === 'bylaws' ? 'the bylaws' : instrument.title;
}

function inWords(topic: string): string {
  return topic.replaceAll('-', ' ');
}
