import { stripVTControlCharacters, styleText } from 'node:util';

/** Where a command writes, and how: in colour or not, how wide, as JSON or for people. */
export interface Output {
  write(text: string): void;
  /** Progress and mistakes: not part of the result. */
  warn(text: string): void;
  readonly json: boolean;
  /** For words in one column: no wider than is easy to read. */
  readonly width: number;
  /** For two columns beside one another: as wide as the terminal, within reason. */
  readonly wide: number;
  readonly style: Style;
}

export interface Style {
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  open(text: string): string;
  cite(text: string): string;
}

type Format = Parameters<typeof styleText>[0];

/** The terminal of this process. Colours are off when the output is piped, and where NO_COLOR is set. */
export function terminalOutput(json: boolean): Output {
  const isTerminal = process.stdout.isTTY;
  const columns = columnsOfTerminal(isTerminal ? process.stdout.columns : undefined);
  const coloured = isTerminal && (process.env['NO_COLOR'] ?? '') === '';
  return {
    write: (text) => void process.stdout.write(`${text}\n`),
    warn: (text) => void process.stderr.write(`${text}\n`),
    json,
    width: Math.min(columns, 110),
    wide: Math.min(columns, 160),
    style: styleOf(coloured),
  };
}

/** Where whoever reads has read enough (`| head`), the rest goes nowhere, and the command ends as it would have. */
export function endQuietlyUnread(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

/** At least 40; 100 where there is no terminal. */
function columnsOfTerminal(columns: number | undefined): number {
  return Math.max(40, columns ?? 100);
}

export function styleOf(coloured: boolean): Style {
  const as = (format: Format) => (text: string) =>
    coloured ? styleText(format, text, { validateStream: false }) : text;
  return {
    strong: as('bold'),
    faint: as('dim'),
    good: as('green'),
    bad: as('red'),
    open: as('yellow'),
    cite: as('cyan'),
  };
}

/** How many columns a text takes, whatever its colours. */
export function columnsOf(text: string): number {
  return stripVTControlCharacters(text).length;
}
