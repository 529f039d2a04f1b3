import { day, Journal, openedWith, type Corporation } from '@quorate/engine';
import { UploadedCharter } from '@quorate/store';
import { asOpened, type Opening, type TriedCharter } from './asked.js';

/**
 * A corporation as a charter file would have it. It is kept open for nobody: the file may change with the next letter.
 * @throws {RefusedCharterError} with every mistake in the file
 */
export function openedTrying(
  { text, mediaType, books }: TriedCharter,
  journal: Journal,
  opening: Opening,
): Corporation {
  const { set } = UploadedCharter.read(text, mediaType);
  const formed = set.formed === undefined ? undefined : day(set.formed);
  return openedWith(
    set,
    books === 'none' ? Journal.empty(journal.corporation, formed) : journal,
    asOpened(opening, journal),
  );
}
