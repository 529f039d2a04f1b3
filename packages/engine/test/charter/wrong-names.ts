import * as fc from 'fast-check';
import { expect } from 'vitest';
import { kinds, namesWritten, unknownNames, type Instrument } from '@quorate/engine';

/** Any one name in the provisions of a corporation's instruments, made wrong, is told at its place, whatever it names. */
export function wrongNames(instruments: readonly Instrument[]): fc.IProperty<[string]> {
  const places = instruments.flatMap((instrument, index) =>
    instrument.articles.flatMap(({ provisions }, article) =>
      provisions.flatMap((provision, at) => {
        const schema = kinds.get(provision.kind)?.parameters;
        const names =
          schema === undefined ? [] : namesWritten(schema, provision, ['articles', article, 'provisions', at]);
        return names.filter(({ gives }) => gives !== true).map(({ path }) => JSON.stringify({ index, path }));
      }),
    ),
  );
  return fc.property(fc.constantFrom(...places), (place) => {
    const { index, path } = JSON.parse(place) as {
      readonly index: number;
      readonly path: readonly (string | number)[];
    };
    const changed = instruments.map((each, of) => (of === index ? (written(each, path) as Instrument) : each));
    const told = unknownNames(changed).filter((each) => each.index === index);
    expect(told).toMatchObject([{ path, message: expect.stringContaining('"nowhere at all"') as string }]);
  });
}

/** A copy with another name at a place. */
function written(value: unknown, [step, ...rest]: readonly (string | number)[]): unknown {
  if (step === undefined) return 'nowhere at all';
  if (Array.isArray(value))
    return value.map((each, index) => (index === step ? written(each, rest) : (each as unknown)));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [step]: written(record[String(step)], rest) };
}
