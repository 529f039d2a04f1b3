import type { Entry } from '../journal/index.js';
import { held, listed, message, reason, reasonInWords, type Held, type Reason } from '../evaluation/index.js';
import { compareMoments, groupThousands, type Day, type Moment } from '../exact/index.js';
import type { KindCore, Placed } from '../instrument/index.js';
import type { Context } from './context.js';
import { asAmended } from './not-worked-out.js';
import { speaks } from './speaks.js';

/** A determination as entered. */
export type DeterminationEntry = Entry<'determination', DeterminationData>;

export interface DeterminationData {
  readonly id: string;
  readonly by: string;
  readonly notion: string;
  readonly about: readonly string[];
  readonly place: string;
  readonly value: string;
  readonly [field: string]: unknown;
}

/** What a provision that gives a body the power to determine says of one determination. */
export interface Judgement {
  /** It is by the right body and vote, on a matter given to it. */
  readonly effective: boolean;
  readonly value: unknown;
}

/** What does not bind. Why is remarked: what it was to settle is still to be settled. */
export function ineffective(c: Context, because: Reason): Held<Judgement> {
  c.remark({ says: `${reasonInWords(because)}: it does not bind.`, cites: because.cites });
  return held({ effective: false, value: undefined }, because);
}

/** The part of a kind that judges determinations; a kind that gives such a power has it. */
export interface JudgesDeterminations {
  judges?(context: Context, placed: Placed, determination: DeterminationEntry): Held<Judgement> | undefined;
  /** The notions defined in the power's own article that it settles too where other articles use them. */
  settlesElsewhere?(context: Context, placed: Placed): readonly string[] | undefined;
  governsVotesTaken?(placed: Placed): boolean;
  /** What was determined, as it stands at a later moment: it holds for what it was made on. Undefined where it holds no more. */
  carriesOn?(context: Context, placed: Placed, carried: Carried): unknown;
}

/** A determination that is looked at some time after it was made. */
export interface Carried {
  readonly determination: DeterminationEntry;
  readonly value: unknown;
  readonly made: Moment;
  /** As of which what was determined is wanted: where it governs votes of earlier record dates, also before it was made. */
  readonly at: Moment;
  /** By when it stands, or does no more. */
  readonly by: Moment;
  /** What would be worked out at a moment if nothing were determined. */
  readonly worked: (when: Moment) => unknown;
}

const followed = message(
  'determination.followed',
  'Of “{notion}” ({about}) the {body} determined {value}; it is followed, subject to review of the good faith in which it was made',
);

/**
 * The latest determination of this notion, for this place, made before the moment, by the right body and vote, neither
 * withdrawn nor set aside. Undefined where there is none, and in the runs that show what it changes. At its own moment a
 * determination does not hold yet: the body that makes it is told without it.
 */
export function heededDetermination(
  context: Context,
  kinds: ReadonlyMap<string, KindCore<never, Context>>,
  notion: string,
  place: string,
  about: readonly string[],
  at: Moment,
  worked: (when: Moment) => unknown,
): Held<unknown> | undefined {
  const all = context.books.determinations();
  if (all.length === 0) return undefined;
  const ofNotion = all.filter(({ data }) => data.notion === notion);
  passOverOthers(context, ofNotion, about);
  const made = ofNotion
    .filter(({ data }) => data.about.join() === about.join())
    .filter((entry) => isEarlier(momentOf(entry), standsBy(context, entry, at)))
    .toReversed() as readonly DeterminationEntry[];
  for (const determination of made) {
    const by = standsBy(context, determination, at);
    if (!isForPlace(determination.data.place, place)) {
      context.passOver([determination.id], `looked for here is what is determined for ${place}`);
      continue;
    }
    const judged = judge(context, kinds, place, determination);
    if (judged === undefined) {
      context.passOver(
        [determination.id],
        `no provision of ${place} lets the ${inWords(determination.data.by)} determine it`,
      );
      continue;
    }
    if (!judged.value.effective) continue;
    if (isUndone(context, determination, by)) continue;
    if (!context.heeds(determination.data.id)) continue;
    context.restsOn([determination.id]);
    const { value: settled } = judged.value;
    const carried = { determination, value: settled, made: momentOf(determination), at, by, worked };
    const value = judged.carriesOn === undefined ? settled : judged.carriesOn(carried);
    if (value === undefined) return undefined;
    return {
      value,
      reason: reason(followed, determination.data.value, {
        figures: {
          body: inWords(determination.data.by),
          notion: inWords(notion),
          about: listed(about.map((each) => context.nameOf(each))),
          value: valueInWords(context, determination.data.value),
        },
        cites: judged.reason.cites,
        entries: [determination.id],
        determination: determination.data.id,
        grounds: [judged.reason],
      }),
    };
  }
  return undefined;
}

/** Whether a determination governs whatever vote is taken while it stands, by the power whose section it names. */
export function governsVotesTaken(
  context: Context,
  { on, data: { place } }: { readonly on: Day; readonly data: { readonly place: string } },
): boolean {
  return context.provisionsOn(on).some((placed) => {
    const kind: KindCore<never, Context> & JudgesDeterminations = context.kindOf(placed);
    return placed.provision.cite === place && kind.governsVotesTaken?.(placed) === true;
  });
}

/** Whether any determination made by a moment governs whatever vote is taken while it stands. */
export function isAnyGoverning(context: Context, by: Moment): boolean {
  return context.books.determinations(by).some((entry) => governsVotesTaken(context, entry));
}

/** By which moment a determination has to be made, and to stand, for what is worked out as of one. */
function standsBy(context: Context, determination: Parameters<typeof governsVotesTaken>[1], at: Moment): Moment {
  const vote = context.voteTaken;
  return vote !== undefined && isEarlier(at, vote) && governsVotesTaken(context, determination) ? vote : at;
}

/** What is determined of the same, but about more or less than is asked, or about others and names it, settles nothing here. */
function passOverOthers(
  context: Context,
  determined: readonly { readonly id: string; readonly data: Pick<DeterminationData, 'about' | 'value'> }[],
  about: readonly string[],
): void {
  const names = (ids: readonly string[]): string => listed(ids.map((each) => context.nameOf(each)));
  for (const { id, data } of determined) {
    if (data.about.join() === about.join()) continue;
    const named = new Set(data.value.split(',').map((each) => each.trim()));
    if (data.about.some((each) => about.includes(each))) {
      context.passOver([id], `looked for here is what is determined about ${names(about)}`);
    } else if (about.some((each) => named.has(each))) {
      context.passOver([id], `it names ${names(about)} and is about ${names(data.about)} alone`);
    }
  }
}

/** What is determined of what is given with the question settles nothing there. */
export function passOverBesideGiven(context: Context, notion: string, about: readonly string[]): void {
  const determined = context.books
    .determinations(context.now)
    .filter(({ data }) => data.notion === notion && data.about.join() === about.join());
  context.passOver(
    determined.map(({ id }) => id),
    'what is given with the question goes before it',
  );
}

/** Whether one moment came before another; what has no time stands at the end of its day. */
function isEarlier(a: Moment, b: Moment): boolean {
  const order = compareMoments(a, b);
  return order === undefined ? a.time !== undefined : order === -1;
}

/**
 * The notions that the powers of an article settle wherever they are used. Undefined where no power says so, or where
 * nothing was determined for either of two articles, the one that defines and the one that uses.
 */
export function settledElsewhere(
  context: Context,
  kinds: ReadonlyMap<string, KindCore<never, Context>>,
  { article }: Placed,
  place: string,
  at: Moment,
): readonly string[] | undefined {
  const made = context.books.determinations();
  if (!made.some(({ data }) => isForPlace(data.place, article) || isForPlace(data.place, place))) return undefined;
  for (const placed of context.provisionsReading(at.day)) {
    if (placed.article !== article || !speaks(context, placed, at.day)) continue;
    const kind: (KindCore<never, Context> & JudgesDeterminations) | undefined = kinds.get(placed.provision.kind);
    const settles = kind?.settlesElsewhere?.(context, placed);
    if (settles === undefined) continue;
    asAmended(context, placed, at.day);
    return settles;
  }
  return undefined;
}

/** A number with its thousands, ids of persons by their names; a text as it was entered. */
function valueInWords(context: Context, value: string): string {
  if (/^\d+(\.\d+)?$/.test(value)) return groupThousands(value);
  if (/^\d+(\.\d+)?%$/.test(value)) return value.replace('%', ' %');
  return listed(value.split(', ').map((each) => context.nameOf(each)));
}

function inWords(id: string): string {
  return id.replaceAll('-', ' ');
}

/** Withdrawn by then, or held by a court not to bind: a court's order reaches back to what it is about. */
function isUndone(context: Context, determination: DeterminationEntry, at: Moment): boolean {
  const { id } = determination.data;
  const withdrawn = context.books.determinationWithdrawn(id);
  if (withdrawn !== undefined && compareMoments(withdrawn, at) !== 1) return true;
  const against = context.books
    .courtOrders(id, context.now)
    .filter(({ data }) => data.holds === 'not-in-good-faith' || data.holds === 'set-aside');
  context.restsOn(against.map((order) => order.id));
  return against.length > 0;
}

interface Judged extends Held<Judgement> {
  readonly carriesOn?: (carried: Carried) => unknown;
}

function judge(
  context: Context,
  kinds: ReadonlyMap<string, KindCore<never, Context>>,
  place: string,
  determination: DeterminationEntry,
): Judged | undefined {
  const [article = ''] = place.split(' of ');
  // The power whose very section the determination names comes before the others of its article.
  const isNamed = ({ provision }: Placed) => provision.cite === determination.data.place;
  const powers = context.provisionsOn(determination.on);
  for (const placed of [...powers.filter(isNamed), ...powers.filter((each) => !isNamed(each))]) {
    if (placed.article !== article || !speaks(context, placed, determination.on)) continue;
    const kind: (KindCore<never, Context> & JudgesDeterminations) | undefined = kinds.get(placed.provision.kind);
    const judged = kind?.judges?.(context, placed, determination);
    if (kind === undefined || judged === undefined) continue;
    asAmended(context, placed, determination.on);
    if (kind.carriesOn === undefined) return judged;
    return { ...judged, carriesOn: (carried) => kind.carriesOn?.(context, placed, carried) };
  }
  return undefined;
}

/** "SEVENTEENTH.B" is a place within the article SEVENTEENTH. */
function isForPlace(determined: string, place: string): boolean {
  const [article = ''] = place.split(' of ');
  return article !== '' && (determined === article || determined.startsWith(`${article}.`));
}

function momentOf(entry: DeterminationEntry): Moment {
  return entry.time === undefined ? { day: entry.on } : { day: entry.on, time: entry.time };
}
