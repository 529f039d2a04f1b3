import * as fc from 'fast-check';

/** Who appears in random journals, and on which days. Nobody else does, so that every reply can name one of them. */
export const holders = ['ash', 'birch', 'cedar', 'elm'] as const;
export const directors = ['dara', 'dean', 'dian', 'dora', 'drew'] as const;
export const persons = [...holders, ...directors, 'sub'] as const;

export const start = '2000-01-10';
export const conversion = '2000-01-12';

/** Days before the one asked about: in the first four years, and after them. */
export const days = ['2002-03-01', '2003-09-01', '2005-02-01', '2006-05-01', '2006-05-02', '2006-06-01'] as const;
export const asked = ['2006-06-30', '2006-06-01', '2003-12-31'] as const;

/** Each with the day after it: no entry, anniversary of one, or edge of a window from one lies between the two. */
export const quietDays = [
  ['2002-11-15', '2002-11-16'],
  ['2003-12-15', '2003-12-16'],
  ['2005-12-15', '2005-12-16'],
] as const;

/** Days on which a charter may take force in the midst of what happens: what was before is read by it. */
export const takingForce = ['2002-06-01', '2005-06-01'] as const;

/** Days after every day asked about, and one after them. */
export const laterDays = ['2006-07-10', '2006-08-01'] as const;
export const afterAll = '2006-12-31';

export const classes = ['ordinary', 'senior'] as const;

export const aHolder = fc.constantFrom(...holders);
export const aDirector = fc.constantFrom(...directors);
export const aPerson = fc.constantFrom(...persons);
export const aClass = fc.constantFrom(...classes, 'ordinary' as const);

/** Figures that meet the fractions of the made-up articles exactly, their neighbours, and others. */
export const shareCount = fc.constantFrom('1', '50', '100', '149', '150', '151', '200', '500', '667', '850', '1000');

/** An entry before it has an id. */
export interface Told {
  readonly on: string;
  readonly time?: string;
  readonly type: string;
  readonly data: unknown;
}

/** An entry on one of these days, at a time of day now and then. */
export function toldOn(when: fc.Arbitrary<string>, type: string, data: fc.Arbitrary<unknown>): fc.Arbitrary<Told> {
  const time = fc.oneof(
    { weight: 5, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom('10:00', '15:00') },
  );
  return fc
    .record({ on: when, time, data })
    .map(({ on, time, data: of }) => ({ on, ...(time === undefined ? undefined : { time }), type, data: of }));
}

/** A record whose fields may be left out. */
export function some(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<object> {
  return fc.record(fields, { requiredKeys: [] });
}
