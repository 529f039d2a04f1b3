import { z } from 'zod';
import { held, message, reason, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { byReading, provisionFields, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind } from '../../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('subsidiary'),
  is: byReading(z.enum(['majority-of-votes', 'controlled'])).describe(
    'what makes an organisation one: a majority of the votes, directly or through others; or control as well',
  ),
});

export type SubsidiaryProvision = z.output<typeof parameters>;

/** Which organisations are subsidiaries of the corporation. Notion: `subsidiary` about [a person], yes or no. */
export const subsidiaryKind = defineKind<SubsidiaryProvision>({
  kind: 'subsidiary',
  subject: 'ownership',
  provides: 'which organisations are subsidiaries of the corporation',
  parameters,
  facts: [],
  answers: ['ownership.interested-shareholder', 'combination.classify'],
  defines: () => ['subsidiary'],
  define: (c, placed, _notion, [person = ''], at) => isSubsidiary(c, placed, person, at),
});

const found = message('subsidiary.found', '{person} is a subsidiary of the corporation: {outcome}');

/** The corporation is never a subsidiary of itself. */
function isSubsidiary(c: Context, placed: Placed<SubsidiaryProvision>, person: string, at: Moment): Held<boolean> {
  const value = person !== 'corporation' && fits(c, placed, person, at);
  const figures = { person: c.nameOf(person) };
  return held(value, reason(found, value ? 'yes' : 'no', { figures, cites: [placed.cite] }));
}

/** As its entry says; else by what is entered of votes and control. */
function fits(c: Context, { provision }: Placed<SubsidiaryProvision>, person: string, at: Moment): boolean {
  const rule = c.resolve(provision.is);
  const introduced = c.books.person(person);
  if (introduced?.data.subsidiary !== undefined) {
    c.restsOn([introduced.id]);
    return introduced.data.subsidiary;
  }
  return below(c, rule === 'controlled' ? ['majority', 'control'] : ['majority'], at).has(person);
}

/** Every organisation that the corporation reaches by steps of these sorts; a circle ends where it began. */
function below(c: Context, by: readonly ('majority' | 'control')[], at: Moment): ReadonlySet<string> {
  const reached = new Set<string>();
  const from = ['corporation'];
  for (const one of from) {
    const majorities = c.books
      .relationships(one, at)
      .filter(({ data }) => data.kind === 'majority-of-votes' && data.person === one);
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
export function subsidiary(data: Omit<z.input<typeof parameters>, 'kind'>): z.input<typeof parameters> {
  return { kind: 'subsidiary', ...data };
}
