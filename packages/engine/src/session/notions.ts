import type { Held } from '../evaluation/index.js';
import { message, reason } from '../evaluation/index.js';
import type { Day, Moment } from '../exact/index.js';
import type { KindCore, Placed } from '../instrument/index.js';
import { heededDetermination, passOverBesideGiven, settledElsewhere } from './determinations.js';
import type { Context } from './context.js';
import { asAmended, leftToOpenText, spokenFor } from './not-worked-out.js';
import { speaks } from './speaks.js';
import { givenOfAll } from './given-of-all.js';
import { givenInWords, stipulatedValue, type Given } from './given.js';

/** A notion that is worked out from the books alone, or by asking every provision; no single provision defines it. */
export type BuiltInNotion = (context: Context, about: readonly string[], at: Moment, place: string) => Held<unknown>;

export type Kinds = ReadonlyMap<string, KindCore<never, Context>>;

const given = message('notion.given', '{notion} is given with the question: {outcome}');

/**
 * Works out a notion at a place of use. What the question gives stands first, then a heeded determination, then the
 * definition nearest to the place: its own article, its own instrument, the others by rank. Where the powers of the article
 * that defines it say which notions they settle for every use, what they determined of these holds at the place as well,
 * and of others only what was determined for the place itself.
 */
export function workOut(
  context: Context,
  kinds: Kinds,
  builtIn: ReadonlyMap<string, BuiltInNotion>,
  givens: readonly Given[],
  name: string,
  place: string,
  about: readonly string[],
  at: Moment,
): Held<unknown> | undefined {
  const stipulated = givens.find((each) => isFor(each, name, place, about));
  if (stipulated !== undefined) {
    const words = givenInWords(stipulated.value, (id) => context.nameOf(id));
    const notion = notionInWords(context, name, about);
    const is = typeof stipulated.value === 'string' ? ' is ' : ': ';
    context.premise({ kind: 'given', about: `${name}(${about.join(', ')})`, says: `${notion}${is}${words}` });
    passOverBesideGiven(context, name, about);
    const value = stipulatedValue(stipulated);
    return { value, reason: reason(given, words, { figures: { notion } }) };
  }
  const whole = givenOfAll(kinds, givens, { notion: name, about, place });
  if (whole !== undefined) {
    passOverBesideGiven(context, name, about);
    const all = context.notionNamed(whole.given.notion, whole.given.about, at, place);
    return { value: whole.isOne, reason: all.reason };
  }
  const define = (by: Placed, when: Moment): Held<unknown> | undefined =>
    context.citing([by.cite], () =>
      kinds.get(by.provision.kind)?.define?.(context, asAmended(context, by, when.day) as never, name, about, when),
    );
  const ofBooks = (when: Moment): Held<unknown> | undefined =>
    context.citing([], () => builtIn.get(name)?.(context, about, when, place));
  const worked = (when: Moment): unknown => {
    const definition = definitionOf(context, kinds, name, place, when);
    return (definition === undefined ? ofBooks(when) : define(definition, when))?.value;
  };
  const heeded = (of: string): Held<unknown> | undefined =>
    heededDetermination(context, kinds, name, of, about, at, worked);
  const determined = heeded(place);
  if (determined !== undefined) return determined;
  spokenFor(context, name, about, at);
  const placed = definitionOf(context, kinds, name, place, at);
  if (placed === undefined) {
    const found = ofBooks(at);
    if (found === undefined) leftToOpenText(context, name, about, at);
    return found;
  }
  const [article = ''] = place.split(' of ');
  const settled =
    article === '' || article === placed.article ? undefined : settledElsewhere(context, kinds, placed, article, at);
  if (settled === undefined) return define(placed, at);
  if (!settled.includes(name)) return define({ ...placed, article }, at);
  return heeded(placed.article) ?? define(placed, at);
}

function notionInWords(context: Context, name: string, about: readonly string[]): string {
  const of = about.map((each) => context.nameOf(each)).join(', ');
  const counted = /^(.*)-count$/.exec(name)?.[1];
  const noun =
    counted === undefined ? `the ${name.replaceAll('-', ' ')}` : `the number of ${counted.replaceAll('-', ' ')}`;
  if (of === '') return noun;
  return counted === undefined ? `${noun} (${of})` : `${noun} in regard to ${of}`;
}

function isFor(each: Given, name: string, place: string, about: readonly string[]): boolean {
  if (each.notion !== name || (each.place !== undefined && each.place !== place)) return false;
  return each.about.length === about.length && each.about.every((argument, index) => argument === about[index]);
}

/**
 * The provision that defines a notion for a place, as in force at a moment. A text that looks back to a time before it was in
 * force reads what then was by its own definition, as of the question's day.
 */
export function definitionOf(
  context: Context,
  kinds: Kinds,
  name: string,
  place: string,
  at: Moment,
): Placed | undefined {
  const among = (inForce: readonly Placed[], day: Day): Placed | undefined =>
    definitionsAmong(inForce, kinds, name, place).find((placed) => speaks(context, placed, day));
  return among(context.provisionsReading(at.day), at.day) ?? among(context.provisionsOn(context.asOf), context.asOf);
}

/** Those that define a notion, from the article outward: looked up once for each list of provisions in force. */
function definitionsAmong(inForce: readonly Placed[], kinds: Kinds, name: string, place: string): readonly Placed[] {
  let ofList = definitions.get(inForce);
  if (ofList === undefined) definitions.set(inForce, (ofList = byNotion(inForce, kinds)));
  const ofName = ofList.get(name);
  if (ofName === undefined) return [];
  let found = ofName.from.get(place);
  if (found === undefined) ofName.from.set(place, (found = fromNearest(ofName.defining, place)));
  return found;
}

/** The provisions that define a notion, and the same from the places looked from so far. */
interface Defining {
  readonly defining: Placed[];
  readonly from: Map<string, readonly Placed[]>;
}

/** By the list of provisions in force and the name of the notion. */
const definitions = new WeakMap<readonly Placed[], ReadonlyMap<string, Defining>>();

function byNotion(inForce: readonly Placed[], kinds: Kinds): ReadonlyMap<string, Defining> {
  const found = new Map<string, Defining>();
  for (const placed of inForce) {
    for (const name of new Set(kinds.get(placed.provision.kind)?.defines?.(placed.provision as never))) {
      const known = found.get(name);
      if (known === undefined) found.set(name, { defining: [placed], from: new Map() });
      else known.defining.push(placed);
    }
  }
  return found;
}

function fromNearest(defining: readonly Placed[], place: string): readonly Placed[] {
  const [article = '', instrument = ''] = place.split(' of ').map((part) => part.trim());
  const isOfArticle = (placed: Placed): boolean =>
    placed.article === article && (instrument === '' || placed.instrument.id === instrument);
  const isOfInstrument = (placed: Placed): boolean => placed.instrument.id === instrument;
  return [...new Set([...defining.filter(isOfArticle), ...defining.filter(isOfInstrument), ...defining])];
}
