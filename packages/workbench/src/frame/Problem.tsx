import { ProblemError } from '@quorate/sdk';
import { sentence } from '../words/phrases.js';
import { paths } from '../paths.js';
import { texts } from './texts.js';
import { To } from './To.js';

/** What went wrong, in words: the service's own where it refused. */
export function problemInWords(error: unknown): {
  readonly title: string;
  readonly detail: string;
  /** Each entry or line at fault. */
  readonly each: readonly string[];
} {
  if (error instanceof ProblemError) {
    const { type, title, detail: told = '', problems = [], mistakes = [] } = error.problem;
    // What the service advises there is for programs.
    const detail = isTooLong(type) ? texts.tooLong : told;
    const ofEntries = problems.map(
      ({ entry, path, message }) => `${[entry, path].filter(Boolean).join(', ')}: ${message}`,
    );
    const ofLines = mistakes.map(({ line, message }) => `${texts.line} ${line}: ${message}`);
    return { title, detail, each: [...ofEntries, ...ofLines] };
  }
  return { title: texts.failed, detail: error instanceof Error ? error.message : '', each: [] };
}

/** What is not there, or is not understood, will be neither when it is read again: another page is the way on. What was given up may come. */
function isAnother(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false;
  const { status, type } = error.problem;
  return [404, 422].includes(status) && !isTooLong(type);
}

function isTooLong(type: string): boolean {
  return type.endsWith('question-too-long');
}

/** A problem where something was to stand: what happened, and what one can do. */
export function Problem({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const { title, detail, each } = problemInWords(error);
  return (
    <div className="problem" role="alert">
      <p>
        <strong>{sentence(title)}</strong> {detail}
      </p>
      {each.length === 0 ? undefined : (
        <ul className="plain-list">
          {each.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {retry !== undefined && isAnother(error) ? (
        <p>
          <To path={paths.home}>{texts.goHome}</To>
        </p>
      ) : retry === undefined ? undefined : (
        <p className="buttons">
          <button className="button second" type="button" onClick={retry}>
            {texts.again}
          </button>
        </p>
      )}
    </div>
  );
}
