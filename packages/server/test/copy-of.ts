import type { CharterSet } from '@quorate/engine';
import { UploadedCharter } from '@quorate/store';
import { stringify } from 'yaml';

/** A charter as somebody else would write it down in a file, and as it is read when it is uploaded. */
export function copyOf(set: CharterSet, as: 'yaml' | 'json'): CharterSet {
  const { name, formed, charter, designations, bylaws, law } = set;
  const written = { name, formed, charter, designations, bylaws, law };
  const text = as === 'json' ? JSON.stringify(written) : stringify(written, { aliasDuplicateObjects: false });
  return UploadedCharter.read(text, `application/${as}`).set;
}
