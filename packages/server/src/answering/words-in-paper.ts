import { hasWords } from '@quorate/engine';

/** Words that are looked for in what is written in a paper. */
export interface LookingInPaper {
  readonly words: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** What is found in one paper; nothing is said of what cannot be read but that, and why. */
export interface FoundInPaper {
  readonly isFound: boolean;
  /** The pages on which all of the words stand, from 1; of a paper without pages none. */
  readonly pages: readonly number[];
  /** Why something in it was not looked at, where that is so. */
  readonly unread?: 'broken' | 'fault' | 'no-text';
}

/** Looks for words in a paper of a sort that is read: in plain text, and in the text of a PDF. What is only a picture of words is not read. */
export async function wordsInPaper({ words, mediaType, content }: LookingInPaper): Promise<FoundInPaper> {
  if (mediaType === 'application/pdf') return wordsInPdf(words, content);
  return { isFound: hasWords(words)(new TextDecoder().decode(content)), pages: [] };
}

const plainTypes: ReadonlySet<string> = new Set(['text/plain', 'text/csv']);

/** Whether papers of a sort are read at all: of one that is not, nothing need be fetched. */
export function isRead(mediaType: string): boolean {
  return mediaType === 'application/pdf' || plainTypes.has(mediaType);
}

async function wordsInPdf(words: string, content: Uint8Array): Promise<FoundInPaper> {
  const pages = await pagesOf(content);
  if (typeof pages === 'string') return { isFound: false, pages: [], unread: pages };
  const isFound = hasWords(words);
  const on = pages.flatMap((page, place) => (isFound(page) ? [place + 1] : []));
  const isBlank = pages.some((page) => page.trim() === '');
  return { isFound: isFound(pages.join('\n')), pages: on, ...(isBlank ? { unread: 'no-text' as const } : {}) };
}

/** The text of each page of a PDF, or why there is none: it is locked or damaged, or it is a fault of the program that it is not read. */
async function pagesOf(content: Uint8Array): Promise<readonly string[] | 'broken' | 'fault'> {
  // The reader of PDF is large, and a thread that looks into none does without it.
  const { extractText, getDocumentProxy } = await import('unpdf');
  try {
    // A Buffer, as a database gives the bytes, is refused; and what is given is taken away.
    const read = await getDocumentProxy(Uint8Array.from(content), { isEvalSupported: false, verbosity: 0 });
    try {
      return (await extractText(read, { mergePages: false })).text;
    } finally {
      await read.destroy();
    }
  } catch (error) {
    return error instanceof Error && saidOfTheFile.has(error.name) ? 'broken' : 'fault';
  }
}

/** What the reader of PDF throws of what it reads; the last, of whatever befell it there. */
const saidOfTheFile: ReadonlySet<string> = new Set([
  'InvalidPDFException',
  'PasswordException',
  'FormatError',
  'UnknownErrorException',
]);
