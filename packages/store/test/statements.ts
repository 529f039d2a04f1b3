import { SqliteQueryCompiler, type CompiledQuery, type KyselyPlugin } from 'kysely';

/** A statement, and into how many corporations it puts rows at once, at the most. */
export interface Sent {
  readonly text: string;
  readonly corporations: number;
}

/** The statements that a store sends, each text once. */
export class Statements {
  private readonly sent = new Map<string, number>();
  private readonly counts = new Map<string, number>();

  /** Is told of every statement of a database. */
  readonly plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      this.note(new SqliteQueryCompiler().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  note({ sql: text, parameters }: CompiledQuery): void {
    this.counts.set(text, (this.counts.get(text) ?? 0) + 1);
    this.sent.set(text, Math.max(this.sent.get(text) ?? 0, corporationsPutIn(text, parameters)));
  }

  /** How often those were sent that have this in them. */
  times(part: string): number {
    return [...this.counts].reduce((sum, [text, count]) => (text.includes(part) ? sum + count : sum), 0);
  }

  all(): readonly Sent[] {
    const all = [...this.sent].map(([text, corporations]) => ({ text, corporations }));
    return all.toSorted((a, b) => (a.text < b.text ? -1 : 1));
  }
}

/** Of how many corporations the rows are that a statement puts in. */
function corporationsPutIn(text: string, parameters: readonly unknown[]): number {
  const [, columns = '', rows = ''] =
    /^insert into "[a-z_]+" \(([^)]*)\) values (\([^)]*\)(?:, \([^)]*\))*)/u.exec(text) ?? [];
  const names = columns.split(', ');
  const at = names.indexOf('"corporation"');
  if (at === -1) return 0;
  const count = rows.split('), (').length;
  const each = Array.from({ length: count }, (_, row) => parameters[row * names.length + at]);
  return new Set(each).size;
}
