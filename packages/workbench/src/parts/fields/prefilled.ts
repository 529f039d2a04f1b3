import type { Wire } from '@quorate/sdk';
import { paths } from '../../paths.js';
import { controlOf, type Field, type Written } from './fields.js';
import { texts } from './texts.js';

/** What the books say a field holds, why, and where that is read; nothing in it where none is taken from them, which it says. */
export interface Prefilled {
  readonly value: string;
  readonly says: string;
  readonly path?: string;
}

type Books = Pick<Wire['Books'], 'asOf' | 'classes' | 'acts' | 'meetings'>;

/**
 * What fields hold before anything is written in them, by their names: only what the books leave no choice of, or, of meetings, the
 * last. A field that may be left out stays open, but for the class: and that too gives way where an act is named, which has its own.
 */
export function prefilled(
  corporation: string,
  fields: readonly Field[],
  books: Books,
  written: Written,
): Readonly<Record<string, Prefilled>> {
  const isOf = (kind: string, { name }: Field): boolean => kind === 'act' && (written[name] ?? '') !== '';
  const isNamed = fields.some((field) => isOf(controlOf(field).kind, field));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { kind } = controlOf(field);
      if (!field.required && (kind !== 'class' || isNamed)) return [];
      const known = kind === 'day' ? dayOf(field, books, corporation) : knownOf(kind, books, corporation);
      return known === undefined ? [] : [[field.name, known] as const];
    }),
  );
}

function knownOf(kind: string, { classes, acts, meetings }: Books, corporation: string): Prefilled | undefined {
  if (kind === 'class') {
    const [only, ...others] = classes.filter(({ outstanding }) => outstanding !== '0');
    if (only === undefined || others.length > 0) return undefined;
    return { value: only.class, says: texts.onlyClass, path: paths.register(corporation) };
  }
  if (kind === 'act') {
    const [only, ...others] = acts.last;
    if (only === undefined || others.length > 0 || acts.open > 1) return undefined;
    return { value: only.id, says: texts.onlyAct, path: paths.act(corporation, only.id) };
  }
  if (kind === 'meeting') {
    const last = meetings.last.findLast(({ of }) => of === 'shareholders');
    return last === undefined
      ? undefined
      : { value: last.id, says: texts.lastMeeting, path: paths.meeting(corporation, last.id) };
  }
  return undefined;
}

/** A span begins, and what may be of any day is asked, on the day of the page; a span goes on to the meeting that is called last, where one is. */
function dayOf({ name }: Field, { asOf, meetings }: Books, corporation: string): Prefilled {
  if (name === 'from' || name === 'on') {
    return { value: asOf, says: texts.dayOfPage, path: paths.journal(corporation) };
  }
  const called = name === 'to' ? meetings.last.filter(({ state, on }) => state === 'called' && on > asOf) : [];
  const [last] = called.toSorted((one, other) => (one.on < other.on ? 1 : -1));
  return last === undefined
    ? { value: '', says: texts.dayNotTold }
    : { value: last.on, says: texts.meetingCalled, path: paths.meeting(corporation, last.id) };
}
