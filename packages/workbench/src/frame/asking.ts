import { paths } from '../paths.js';
import type { Findable } from './found.js';
import { texts } from './texts.js';

/** A question as somebody puts it in a few words: what it asks, and the words in it that name whom it asks of. */
export interface Asking {
  readonly intents: readonly Intent[];
  /** What is left of the words: a name, or nothing. */
  readonly name: string;
}

interface Intent {
  readonly words: RegExp;
  readonly question: string;
  /** Of one person, and of a class where the question is of one. */
  readonly of: (person: string, cls: string | undefined) => Readonly<Record<string, string>> | undefined;
  readonly title: (name: string) => string;
  /** The same of everybody, where it can be asked so. */
  readonly ofAll?: string;
}

const { asks } = texts;
const ofPerson = (person: string) => ({ person });
const ofPersonInClass = (person: string, cls: string | undefined) =>
  cls === undefined ? undefined : { person, class: cls };

const intents: readonly Intent[] = [
  {
    words: /\bvot(?:e|es|ed|ing)\b/u,
    question: 'voting.entitlement',
    of: ofPerson,
    title: asks.votes,
    ofAll: asks.allVotes,
  },
  {
    words: /\binterested\b/u,
    question: 'ownership.interested-shareholder',
    of: ofPerson,
    title: asks.interested,
    ofAll: asks.allInterested,
  },
  {
    words: /\b(?:over|above|limits?|lines?|per ?cent)\b|%/u,
    question: 'ownership.limit',
    of: ofPerson,
    title: asks.limit,
    ofAll: asks.allLimits,
  },
  {
    words: /\b(?:own|owns|owned|hold|holds|held|has|have)\b/u,
    question: 'ownership.beneficial',
    of: ofPersonInClass,
    title: asks.owns,
  },
  {
    words: /\b(?:buy|buys|acquire|purchase|more)\b/u,
    question: 'solve.largest',
    of: ofPersonInClass,
    title: asks.more,
  },
];

/** Words of questions that name nobody. */
const ofQuestions =
  /\b(?:can|may|might|is|are|does|do|did|will|who|whom|what|how|much|many|the|an?|of|to|by|for|at|on|in|it|be|any|any(?:one|body)|shares?|shareholders?|stock|ten|common|further)\b|[?.,!]|\d+/gu;

/** What is asked by these words; nothing where they ask nothing that is known by a word or two. */
export function askingIn(typed: string): Asking | undefined {
  const words = typed.toLowerCase();
  const meant = intents.filter((intent) => intent.words.test(words));
  if (meant.length === 0) return undefined;
  const left = intents.reduce((rest, intent) => rest.replaceAll(new RegExp(intent.words, 'gu'), ' '), words);
  return { intents: meant, name: left.replaceAll(ofQuestions, ' ').replaceAll(/\s+/gu, ' ').trim() };
}

/** The questions, of each of these persons; of everybody where nobody is named. */
export function questionsOf(
  corporation: string,
  { intents: meant, name }: Asking,
  persons: readonly { readonly id: string; readonly name: string }[],
  cls: string | undefined,
): readonly Findable[] {
  if (name === '') {
    return meant.flatMap(({ question, ofAll }) =>
      ofAll === undefined
        ? []
        : [
            {
              group: texts.paletteGroups.questions,
              title: ofAll,
              path: paths.question(corporation, question),
              asked: {},
            },
          ],
    );
  }
  return persons.flatMap(({ id, name: called }) =>
    meant.flatMap(({ question, of, title }) => {
      const asked = of(id, cls);
      return asked === undefined
        ? []
        : [
            {
              group: texts.paletteGroups.questions,
              title: title(called),
              path: paths.question(corporation, question),
              asked,
            },
          ];
    }),
  );
}
