import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  defineEntryType,
  describeEntryTypes,
  entryTypeNamed,
  entryTypes,
  type EntryType,
} from '../../src/journal/index.js';
import { upgraded } from '../../src/journal/upgrade.js';

const types = entryTypes as unknown as readonly EntryType[];

describe('every type of entry', () => {
  it.each(types.map((type) => [type.type, type] as const))('%s reads its own example', (_, type) => {
    expect(type.data.safeParse(type.example).error).toBeUndefined();
  });

  it.each(types.map((type) => [type.type, type] as const))('%s writes back what it read', (_, type) => {
    const read = type.data.parse(type.example);
    expect(z.decode(type.data, z.encode(type.data, read))).toEqual(read);
  });

  it('has a name of its own', () => {
    expect(new Set(types.map((type) => type.type)).size).toBe(types.length);
  });

  it.each(types.map((type) => [type.type, type] as const))('%s has an upgrade from each older version', (_, type) => {
    const older = Array.from({ length: type.version - 1 }, (_unused, index) => index + 1);
    expect(older.filter((version) => type.upgrades?.[version] === undefined)).toEqual([]);
  });
});

describe('describeEntryTypes', () => {
  it('says what every field means', () => {
    const silent = describeEntryTypes().flatMap(({ type, fields }) =>
      fields.filter((field) => field.means === '').map((field) => `${type}.${field.name}`),
    );
    expect(silent).toEqual([]);
  });

  it('gives the form, the need and the schema of a field', () => {
    const issued = describeEntryTypes().find(({ type }) => type === 'shares-issued');
    expect(issued?.fields.find(({ name }) => name === 'shares')).toEqual({
      name: 'shares',
      means: 'how many',
      required: true,
      form: 'a number of shares such as 800000, 1,234,567 or 1/3',
    });
    expect(issued?.fields.find(({ name }) => name === 'consideration')?.required).toBe(false);
    expect(issued?.schema).toMatchObject({
      type: 'object',
      required: ['class', 'to', 'shares'],
      additionalProperties: false,
    });
  });

  it('names the choices of a field that has them', () => {
    const how = describeEntryTypes()
      .find(({ type }) => type === 'shares-reacquired')
      ?.fields.find(({ name }) => name === 'held-as');
    expect(how?.form).toBe('one of: treasury, retired');
  });
});

describe('entryTypeNamed', () => {
  it('knows a registered type and no other', () => {
    expect(entryTypeNamed('polls-closed')?.family).toBe('meetings');
    expect(entryTypeNamed('polls-adjourned')).toBeUndefined();
  });
});

describe('an older version', () => {
  const type = defineEntryType({
    type: 'made-up',
    version: 3,
    family: 'general',
    says: 'Something was made up.',
    data: z.strictObject({ third: z.string().describe('the name in version 3') }),
    example: { third: 'x' },
    upgrades: {
      1: (data) => ({ second: (data as { first: string }).first }),
      2: (data) => ({ third: (data as { second: string }).second }),
    },
  }) as unknown as EntryType;

  it('is read through every upgrade after it', () => {
    expect(upgraded(type, 1, { first: 'a' })).toEqual({ third: 'a' });
    expect(upgraded(type, 2, { second: 'b' })).toEqual({ third: 'b' });
    expect(upgraded(type, 3, { third: 'c' })).toEqual({ third: 'c' });
  });

  it('without an upgrade is a fault of the definition, and named', () => {
    const lacking = { ...type, upgrades: {} };
    expect(() => upgraded(lacking, 2, {})).toThrow('made-up has no upgrade from version 2');
  });
});
