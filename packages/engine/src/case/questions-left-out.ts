import type { z } from 'zod';
import { bears, type BearsOn, type Instrument, type Provision } from '../instrument/index.js';
import { allKinds } from '../kinds/index.js';
import { questions } from '../questions/index.js';
import type { OfInstrument } from './charter-names.js';

const kinds = new Map(allKinds.map((kind) => [kind.kind, kind]));

/** Questions that some kind of provision answers: of the others, what an instrument says does not turn on a provision of its own. */
const answerable = new Set(allKinds.flatMap(({ answers = [] }) => answers));

/**
 * The questions that a text in words only does not name, though it names others of their family: those that its own section answers, and
 * those that are asked of the same thing as one that it names and that nothing answers. They would be told as if the text said nothing.
 */
export function questionsLeftOut(instruments: readonly Instrument[]): readonly OfInstrument[] {
  const all = instruments.flatMap(provisionsOf);
  return instruments.flatMap((instrument, index) =>
    provisionsOf(instrument).flatMap(({ provision, path }): readonly OfInstrument[] => {
      const own = sectionOf(provision.cite);
      const others = all.filter((each) => each.provision !== provision);
      const named = bearingOf(provision)?.questions ?? [];
      const told = leftOutOf(bearingOf(provision)).flatMap((question) => {
        const cites = others.filter((each) => speaksTo(each.provision, question)).map((each) => each.provision.cite);
        const beside = cites.find((cite) => isWithin(cite, own));
        if (beside !== undefined) return [`"${question}", which ${beside} answers`];
        return cites.length === 0 && named.some((each) => areOfOneThing(each, question))
          ? [`"${question}", which no provision answers`]
          : [];
      });
      if (told.length === 0) return [];
      const message = `it names some questions of a family, and not ${told.join('; ')}: what is told there is told as if this text said nothing of it. Name the question or its family, or put it under "leaves" where the text says nothing of it`;
      return [{ index, path: [...path, 'bearsOn', 'questions'], message }];
    }),
  );
}

/** Of the families of which single questions are named, the others, but for those that were looked at. */
function leftOutOf(on: BearsOn | undefined): readonly string[] {
  const named = on?.questions ?? [];
  if (named.includes('any')) return [];
  const families = new Set(named.flatMap((name) => questions.find((each) => each.name === name)?.family ?? []));
  return questions
    .filter(({ name, family }) => families.has(family) && !named.includes(family) && !named.includes(name))
    .map(({ name }) => name)
    .filter((name) => answerable.has(name))
    .filter((name) => on?.leaves?.includes(name) !== true);
}

function provisionsOf({ articles }: Instrument) {
  return articles.flatMap(({ provisions }, article) =>
    provisions.map((provision, at) => ({ provision, path: ['articles', article, 'provisions', at] })),
  );
}

function bearingOf(provision: Provision): BearsOn | undefined {
  return kinds.get(provision.kind)?.bearsOn?.(provision as never);
}

/** It answers the question, or is itself in words only and has it asked for. */
function speaksTo(provision: Provision, question: string): boolean {
  const [family = ''] = question.split('.');
  return (
    kinds.get(provision.kind)?.answers?.includes(question) === true ||
    bears(bearingOf(provision)?.questions, question, family)
  );
}

/** Whether two questions of one family are asked of the same thing: with the same fields that must be given. */
function areOfOneThing(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => questions.find((each) => each.name === name));
  const needed = neededBy(first);
  return first?.family === second?.family && needed !== '' && needed === neededBy(second);
}

function neededBy(question: (typeof questions)[number] | undefined): string {
  const { shape = {} } = (question?.input ?? {}) as { readonly shape?: Readonly<Record<string, z.ZodType>> };
  const needed = Object.entries(shape).flatMap(([name, field]) => (field.safeParse(undefined).success ? [] : [name]));
  return needed.toSorted().join();
}

/** The section without what tells its sentences apart: "FOURTH.5(f)" of "FOURTH.5(f)[4]". */
function sectionOf(cite: string): string {
  return cite.replace(/\[.*$/, '');
}

function isWithin(cite: string, section: string): boolean {
  return cite === section || (cite.startsWith(section) && /^[.([]/.test(cite.slice(section.length)));
}
