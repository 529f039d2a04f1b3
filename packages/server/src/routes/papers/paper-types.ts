import { HTTPException } from 'hono/http-exception';

/** The media types of papers: documents, images, mail, text. None of them is run by a browser as a page or a script. */
export const paperTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'image/jpeg',
  'image/png',
  'image/tiff',
  'message/rfc822',
  'text/plain',
  'text/csv',
] as const;

/**
 * The media type that is written, without its parameters.
 * @throws {HTTPException} 415 where papers are not of that type
 */
export function typeOfPaper(written: string | undefined): string {
  const type = (written ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if ((paperTypes as readonly string[]).includes(type)) return type;
  throw new HTTPException(415, { message: `content-type: one of these was expected: ${paperTypes.join(', ')}.` });
}
