import type { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import { plusDays } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  anyActsTerm,
  boundBy,
  conditionInWords,
  conditionTerm,
  dayMeant,
  defineKind,
  isSuchWhile,
  mayBe,
  nameOfAct,
  partsTold,
  needTerm,
  requirementOf,
} from '../../terms/index.js';
import type { Bar, Condition, Matter, Requirement, Use } from '../../terms/index.js';

const parameters = parametersOf('forbids', {
  acts: anyActsTerm.describe('which acts; of a list one is enough'),
  while: conditionTerm.optional().describe('while this holds; left out: always'),
  unless: needTerm.optional().describe('what opens the way all the same; left out: nothing'),
}).superRefine(partsTold);
type Forbids = z.output<typeof parameters>;

/** Acts of a sort are barred, always or for a time, whatever approves them or unless something does. */
export const forbids = writerOf(parameters);

const barring = message('forbids.bars', '{act} {outcome}{why}');
const inTime = message('forbids.while', 'The section bars {act}{condition}: {outcome}');

/** A ban: of acts of a sort, while a condition holds. One that something can lift is a requirement of that, while it holds. */
export const forbidsKind = defineKind<Forbids>({
  kind: 'forbids',
  subject: 'general',
  provides: 'Bars acts of a sort, always or while something holds, whatever approves them or unless something does.',
  parameters: parameters,
  facts: [],
  answers: ['approval.status', 'approval.required'],
  bars: (c, placed, matter) => (placed.provision.unless === undefined ? barsOf(c, placed, matter) : []),
  needs: (c, placed, matter) => {
    const { unless } = placed.provision;
    if (unless === undefined) return undefined;
    const uses = usesOf(placed, matter);
    const of = uses.map((use): Requirement => {
      const need = orWait(placed, use, requirementOf(c, use, unless));
      const id = [placed.provision.cite, 'while barred', ...(use.it === undefined ? [] : [use.it])].join(' ');
      const says = `barred, unless: ${need.says}`;
      return { kind: 'where', id, cite: placed.cite, says, condition: (at) => isBarred(at, placed, use), need };
    });
    const [only] = of;
    if (only === undefined || of.length === 1) return only;
    return {
      kind: 'all',
      id: `${placed.provision.cite} for each`,
      cite: placed.cite,
      says: 'for each person concerned',
      of,
    };
  },
});

/** A ban that ends by itself can be waited out. */
function orWait({ provision, cite }: Placed<Forbids>, use: Use, lifted: Requirement): Requirement {
  const { through, until } = provision.while ?? {};
  const end = through ?? until;
  if (end === undefined) return lifted;
  const name = use.it === undefined ? '' : ` ${use.it}`;
  const last = (c: Context) => {
    const day = dayMeant(c, use, end);
    return day === undefined || through !== undefined ? day : plusDays(day, -1);
  };
  const wait: Requirement = {
    kind: 'waiting',
    id: `${provision.cite} wait${name}`,
    cite,
    says: 'the time of the ban has passed',
    until: last,
  };
  const says = `${lifted.says}; or the time of the ban has passed`;
  return { kind: 'any', id: `${provision.cite} or wait${name}`, cite, says, of: [lifted, wait] };
}

function usesOf(placed: Placed<Forbids>, matter: Matter): readonly Use[] {
  const rows = placed.provision.acts.filter((row) => mayBe(row, matter.act));
  return boundBy({ placed, matter }, rows);
}

function barsOf(c: Context, placed: Placed<Forbids>, matter: Matter): readonly Bar[] {
  return usesOf(placed, matter).map((use) => {
    const { value, reason: judged } = isBarred(c, placed, use);
    const figures = { act: nameOfAct(c, matter), why: whyInWords(value, placed.provision, matter) };
    const { grounds } = judged;
    const because = reason(barring, value ? 'is barred' : 'is not barred', { figures, cites: [placed.cite], grounds });
    return { barred: value, figures: use.it === undefined ? {} : { person: use.it }, reason: because };
  });
}

function isBarred(c: Context, placed: Placed<Forbids>, use: Use) {
  const { acts, while: condition } = placed.provision;
  const { value, grounds } = isSuchWhile(c, use, acts, condition);
  const figures = { act: nameOfAct(c, use.matter), condition: whileInWords(condition) };
  return { value, reason: reason(inTime, value ? 'yes' : 'no', { figures, cites: [placed.cite], grounds }) };
}

/** Why an act is barred, or under what it would be: the condition of the ban, and that of the acts of which it speaks. */
function whyInWords(isBarred: boolean, { acts, while: condition }: Forbids, { act }: Matter): string {
  const of = acts.filter((row) => mayBe(row, act)).flatMap(({ where }) => where ?? []);
  const where = of.length === 0 ? [] : [`where ${of.map(conditionInWords).join(', or ')}`];
  const words = [...where, ...(condition === undefined ? [] : [whileInWords(condition).trim()])].join(', ');
  if (isBarred) return words === '' ? '' : `, as it is ${words}`;
  return words === '' ? ': the section does not speak of it' : `, as it would be ${words}`;
}

function whileInWords(condition: Condition | undefined): string {
  if (condition === undefined) return '';
  return ` ${isOfTime(condition) ? '' : 'while '}${conditionInWords(condition)}`;
}

/** A time is told by its own words: "through 3 years after …". */
function isOfTime({ from, after, through, until }: Condition): boolean {
  return [from, after, through, until].some((each) => each !== undefined);
}
