import { CaseFileError, checkedCharter, type CharterSet } from '@quorate/engine';
import { sha256 } from '../chain/sha256.js';
import { RefusedCharterError } from '../store-error.js';

/** What charter files are written in. */
export const charterTypes = ['application/yaml', 'application/json'] as const;
export type CharterType = (typeof charterTypes)[number];

/** A charter file that does not come with Quorate, read and found well formed: there is no other way to have one. */
export class UploadedCharter {
  /** The name under which it is found: the hash of its text, so that it is never another. */
  readonly id: string;
  readonly text: string;
  readonly mediaType: CharterType;
  readonly set: CharterSet;

  private constructor(id: string, text: string, mediaType: CharterType, set: CharterSet) {
    this.id = id;
    this.text = text;
    this.mediaType = mediaType;
    this.set = set;
  }

  /** One that was read elsewhere in this very way: what takes long is not read where requests are answered. */
  static readElsewhere(text: string, mediaType: CharterType, set: CharterSet): UploadedCharter {
    return new UploadedCharter(nameOfText(text), text, mediaType, set);
  }

  /** @throws {RefusedCharterError} with every mistake of the file, each with its line */
  static read(text: string, mediaType: CharterType): UploadedCharter {
    const id = nameOfText(text);
    if (text.includes('\u0000')) {
      throw new RefusedCharterError([{ line: 1, column: 1, message: 'text was expected, and there is a NUL in it' }]);
    }
    try {
      return new UploadedCharter(id, text, mediaType, checkedCharter(text, id));
    } catch (error) {
      if (error instanceof CaseFileError) throw new RefusedCharterError(error.problems);
      throw error;
    }
  }
}

/** The name of a charter file by its text. */
export function nameOfText(text: string): string {
  return `${uploaded}${sha256(text)}`;
}

/** Whether a charter of this name was uploaded, and does not come with Quorate. */
export function isUploaded(charter: string): boolean {
  return charter.startsWith(uploaded);
}

const uploaded = 'sha256:';
