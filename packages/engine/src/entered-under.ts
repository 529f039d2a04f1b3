import type { FactType } from './evaluation/index.js';
import { isAnyNamed, type EnteredUnder } from './session/index.js';
import { wordsIn, type LoadedInstrument } from './instrument/index.js';
import { entryTypeNamed, formedMilestone, type AnyEntry } from './journal/index.js';
import { builtInNotions, kinds, vocabulary } from './kinds/index.js';

/** What the rules of one instrument may ask for by name. */
interface Asked {
  readonly facts: ReadonlySet<FactType>;
  readonly notions: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** What rules under some instruments know entries by. */
export function enteredUnder(instruments: readonly LoadedInstrument[]): EnteredUnder {
  const isWord = (word: string) => instruments.some((each) => askedUnder(each).words.has(word));
  return {
    fact: (name) => vocabulary.get(name),
    isWord,
    unread: (entry, replies) => unread(instruments, (word) => isWord(word) || replies.has(word), entry),
  };
}

function unread(
  instruments: readonly LoadedInstrument[],
  isWord: EnteredUnder['isWord'],
  entry: AnyEntry,
): string | undefined {
  if (entryTypeNamed(entry.type)?.forTheRecord === true) return 'no rule reads entries of this type';
  const isAsked = (fact: FactType) =>
    !ofKinds.has(fact) || instruments.some((each) => askedUnder(each).facts.has(fact));
  switch (entry.type) {
    case 'stated':
    case 'nothing-further': {
      const fact = vocabulary.get(entry.data.fact);
      if (fact === undefined) return `there is no fact ${entry.data.fact}`;
      return isAsked(fact) ? undefined : 'no provision that is loaded asks for this fact';
    }
    case 'determination': {
      const { notion } = entry.data;
      const isDefined = builtInNotions.has(notion) || instruments.some((each) => askedUnder(each).notions.has(notion));
      return isDefined ? undefined : `no provision that is loaded defines ${notion}`;
    }
    case 'approval':
      return isWord(entry.data.by) ? undefined : `no instrument that is loaded names ${entry.data.by}`;
    case 'milestone':
      return isWord(entry.data.name) || entry.data.name === formedMilestone
        ? undefined
        : `no instrument that is loaded names ${entry.data.name}`;
    case 'instrument-amended':
      return isAnyNamed(instruments, entry.data.instrument)
        ? undefined
        : `no instrument that is loaded is named ${entry.data.instrument}`;
    default:
      return undefined;
  }
}

/** The notions that an instrument defines, or of which it says something in words only. */
export function notionsIn({ placed }: LoadedInstrument): ReadonlySet<string> {
  return new Set(
    placed.flatMap(({ provision }) => {
      const kind = kinds.get(provision.kind);
      return [...(kind?.defines?.(provision as never) ?? []), ...(kind?.bearsOn?.(provision as never).notions ?? [])];
    }),
  );
}

/** The facts that kinds declare; any other is asked by what all instruments share. */
const ofKinds: ReadonlySet<FactType> = new Set([...kinds.values()].flatMap(({ facts }) => facts));

const asked = new WeakMap<LoadedInstrument, Asked>();

function askedUnder(loaded: LoadedInstrument): Asked {
  const known = asked.get(loaded);
  if (known !== undefined) return known;
  const found = {
    facts: new Set(loaded.placed.flatMap(({ provision }) => kinds.get(provision.kind)?.facts ?? [])),
    notions: notionsIn(loaded),
    words: wordsIn(loaded.instrument),
  };
  asked.set(loaded, found);
  return found;
}
