import { z } from 'zod';
import { randomBytes } from 'node:crypto';
import type { PersonalCommitment, Problem } from '@quorate/engine';
import { canonicalText } from '../chain/canonical-text.js';
import { sha256 } from '../chain/sha256.js';

/** What of a person is kept beside the chain, each a text as it was given. */
export const personalFields = ['address', 'taxNumber', 'dateOfBirth', 'email', 'telephone', 'bankAccount'] as const;
export type PersonalField = (typeof personalFields)[number];
export type PersonalFields = Readonly<Partial<Record<PersonalField, string>>>;

/** Personal data as it comes with an entry: whose it is, by the id in the journal, and at least one field. */
export type Personal = PersonalFields & { readonly of: string };

/** Personal data with the salt of the hash that stands for it in the chain. */
export interface SaltedPersonal {
  readonly of: string;
  readonly fields: PersonalFields;
  /** 32 random bytes, in hexadecimal. */
  readonly salt: string;
}

const text = z.string().min(1).max(2_000);
const shape = Object.fromEntries(personalFields.map((field) => [field, text.optional()]));

/** The fields of personal data. */
export const fieldsSchema = z.strictObject(shape as Record<PersonalField, z.ZodOptional<typeof text>>);

/** What is wrong with personal data, field by field; never what stands in it. */
export function personalProblems(entry: string, index: number, personal: Personal): readonly Problem[] {
  const { of: _, ...fields } = personal;
  const read = fieldsSchema.safeParse(fields);
  const place = { kind: 'form', entry, index } as const;
  if (!read.success) {
    const message = `expected texts of 1 to 2,000 characters, under these names: ${personalFields.join(', ')}`;
    return read.error.issues.map(({ path }) => ({ ...place, path: ['personal', ...path.map(String)], message }));
  }
  if (Object.keys(fields).length > 0) return [];
  return [{ ...place, path: ['personal'], message: `expected at least one of: ${personalFields.join(', ')}` }];
}

/** Personal data with a new salt. */
export function salted({ of, ...fields }: Personal): SaltedPersonal {
  return { of, fields, salt: randomBytes(32).toString('hex') };
}

/**
 * What stands for personal data in the chain: SHA-256 over the salt and the canonical text. Without the salt, which goes with
 * the data when it is erased, not even a number of nine digits can be found by trying.
 */
export function commitmentTo({ of, fields, salt }: SaltedPersonal): PersonalCommitment {
  return { of, hash: sha256(`quorate personal data 1\n${salt}\n${canonicalText({ of, fields })}`) };
}
