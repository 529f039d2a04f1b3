import { ProblemError } from '@quorate/sdk';
import { texts } from './texts.js';

/** What went wrong, in words: the service's own where it refused. */
export function problemInWords(error: unknown): {
  readonly title: string;
  readonly detail: string;
  /** Each entry or line at fault. */
  readonly each: readonly string[];
} {
  if (error instanceof ProblemError) {
    const { title, detail = '', problems = [], mistakes = [] } = error.problem;
    const ofEntries = problems.map(
      ({ entry, path, message }) => `${[entry, path].filter(Boolean).join(', ')}: ${message}`,
    );
    const ofLines = mistakes.map(({ line, message }) => `${texts.line} ${line}: ${message}`);
    return { title, detail, each: [...ofEntries, ...ofLines] };
  }
  return { title: texts.failed, detail: error instanceof Error ? error.message : '', each: [] };
}

/** A problem where something was to stand: what happened, and what one can do. */
export function Problem({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const { title, detail, each } = problemInWords(error);
  return (
    <div className="problem" role="alert">
      <p>
        <strong>{title}</strong> {detail}
      </p>
      {each.length === 0 ? undefined : (
        <ul className="plain-list">
          {each.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {retry === undefined ? undefined : (
        <p className="buttons">
          <button className="button second" type="button" onClick={retry}>
            {texts.again}
          </button>
        </p>
      )}
    </div>
  );
}
