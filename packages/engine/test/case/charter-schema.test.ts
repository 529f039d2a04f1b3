import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { charterFileSchema } from '@quorate/engine';
import { parse } from 'yaml';

const charters = fileURLToPath(new URL('../../../../charters/', import.meta.url));
const files = readdirSync(charters, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('/charter.yaml') && !name.includes('node_modules'))
  .toSorted();
const isFit = new Ajv({ strict: false, allErrors: true }).compile(charterFileSchema());

describe('the schema that editors are given', () => {
  it.each(files)('finds nothing wrong with %s', (file) => {
    isFit(parse(readFileSync(`${charters}${file}`, 'utf8')));
    expect(isFit.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? []).toEqual([]);
  });
});
