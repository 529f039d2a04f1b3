import { z } from 'zod';
import { openFact, held, message, reason, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { byReading, parametersOf, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind, subsidiaryAsSaid } from '../../../terms/index.js';

const parameters = parametersOf('subsidiary', {
  is: byReading(z.enum(['majority-of-votes', 'majority-of-a-class', 'controlled'])).describe(
    'what makes an organisation one: a majority of the votes, directly or through others; a majority of any class of equity; or control as well as a majority of the votes',
  ),
  corporationsOnly: z.boolean().optional().describe('whether only corporations are'),
  ofEachClass: z
    .strictObject({ cite: z.string().describe('its section') })
    .optional()
    .describe('whether in a stricter sense, which another definition uses, a majority of each class is needed'),
});

export type SubsidiaryProvision = z.output<typeof parameters>;

/** Never supposed: asked of a subsidiary of whose other classes of equity nothing is entered. */
const majorityOfEach = openFact('majority-of-each-class', 'person').yesNo(
  'Does the corporation own, directly or indirectly, a majority of each class of equity of {0}?',
);

/**
 * Which organisations are subsidiaries of the corporation. Notions, about [a person], yes or no: `subsidiary`, and where the
 * definition has a stricter sense, `subsidiary-by-each-class`.
 */
export const subsidiaryKind = defineKind<SubsidiaryProvision>({
  kind: 'subsidiary',
  subject: 'ownership',
  provides: 'which organisations are subsidiaries of the corporation',
  parameters,
  facts: [majorityOfEach],
  answers: ['ownership.interested-shareholder', 'combination.classify'],
  defines: ({ ofEachClass }) => ['subsidiary', ...(ofEachClass === undefined ? [] : ['subsidiary-by-each-class'])],
  define: (c, placed, notion, [person = ''], at) =>
    notion === 'subsidiary' ? isSubsidiary(c, placed, person, at) : isByEachClass(c, placed, person, at),
});

const found = message('subsidiary.found', '{person} is a subsidiary of the corporation: {outcome}');

/** The corporation is never a subsidiary of itself. */
function isSubsidiary(c: Context, placed: Placed<SubsidiaryProvision>, person: string, at: Moment): Held<boolean> {
  const value = person !== 'corporation' && fits(c, placed, person, at);
  const figures = { person: c.nameOf(person) };
  return held(value, reason(found, value ? 'yes' : 'no', { figures, cites: [placed.cite] }));
}

/** As its entry says; else by what is entered of votes, equity and control. */
function fits(c: Context, { provision }: Placed<SubsidiaryProvision>, person: string, at: Moment): boolean {
  const introduced = c.books.person(person);
  if (provision.corporationsOnly === true && !mayBeCorporation(introduced?.data.kind)) return false;
  const said = subsidiaryAsSaid(c, person);
  if (said !== undefined) return said;
  return below(c, stepsBy[c.resolve(provision.is)], at).has(person);
}

/** A corporation, or a person of whom nobody said what it is. */
function mayBeCorporation(kind: string | undefined): boolean {
  return kind === undefined || kind === 'corporation' || kind === 'other';
}

const byEachClass = message(
  'subsidiary.each-class',
  'The corporation has a majority of each class of equity of {person}: {outcome}',
);

/** Of a subsidiary: as its entry says, for an entry that says so without more says so strictly; by a majority of each class; else asked. */
function isByEachClass(c: Context, placed: Placed<SubsidiaryProvision>, person: string, at: Moment): Held<boolean> {
  const general = isSubsidiary(c, placed, person, at);
  const cite = placed.provision.ofEachClass?.cite ?? placed.cite;
  const value = general.value && hasEachClass(c, person, at, cite);
  const told = { figures: { person: c.nameOf(person) }, cites: [cite], grounds: [general.reason] };
  return held(value, reason(byEachClass, value ? 'yes' : 'no', told));
}

function hasEachClass(c: Context, person: string, at: Moment, cite: string): boolean {
  if (c.books.person(person)?.data.subsidiary === true) return true;
  return below(c, ['each-class'], at).has(person) || c.is(majorityOfEach, { about: [person], cites: [cite] });
}

type Steps = 'votes' | 'a-class' | 'each-class' | 'control';

/** By which steps an organisation is reached under each rule. Whoever has a majority of all votes has one of some class. */
const stepsBy: Readonly<Record<'majority-of-votes' | 'majority-of-a-class' | 'controlled', readonly Steps[]>> = {
  'majority-of-votes': ['votes'],
  'majority-of-a-class': ['votes', 'a-class', 'each-class'],
  controlled: ['votes', 'control'],
};

const relationshipsBy: Readonly<Record<Steps, string | undefined>> = {
  votes: 'majority-of-votes',
  'a-class': 'majority-of-a-class',
  'each-class': 'majority-of-each-class',
  control: undefined,
};

/** Every organisation that the corporation reaches by steps of these sorts; a circle ends where it began. */
function below(c: Context, by: readonly Steps[], at: Moment): ReadonlySet<string> {
  const kinds = new Set<string | undefined>(by.map((step) => relationshipsBy[step]));
  const reached = new Set<string>();
  const from = ['corporation'];
  for (const one of from) {
    const majorities = c.books.relationships(one, at).filter(({ data }) => data.person === one && kinds.has(data.kind));
    const controlled = by.includes('control')
      ? c.books.affiliatesOf(one, at).persons.filter((other) => controls(c, one, other, at))
      : [];
    for (const other of [...majorities.map(({ data }) => data.of), ...controlled]) {
      if (reached.has(other) || other === 'corporation') continue;
      reached.add(other);
      from.push(other);
    }
  }
  return reached;
}

function controls(c: Context, one: string, other: string, at: Moment): boolean {
  return one !== other && c.books.controlEntries(one, other, at).some((entry) => entry.type === 'control');
}

/** Writes a provision of this kind. */
export const subsidiary = writerOf(parameters);
