import { caseFileSchema, charterFileSchema } from '@quorate/engine';
import { accessPage } from './access-page.js';
import { authoringPage } from './authoring-page.js';
import { entriesPage } from './entries-page.js';
import { kindsPage } from './kinds-page.js';
import { questionsPage } from './questions-page.js';

/** A file of the documentation that is written from the schemas. */
export interface Page {
  /** Its path in the repository. */
  readonly path: string;
  readonly text: string;
}

/** Every file of the documentation that is written from the schemas, as it should be now. */
export function pages(): readonly Page[] {
  return [
    { path: 'docs/entries.md', text: entriesPage() },
    { path: 'docs/access.md', text: accessPage() },
    { path: 'docs/authoring.md', text: authoringPage() },
    { path: 'docs/kinds.md', text: kindsPage() },
    { path: 'docs/questions.md', text: questionsPage() },
  ];
}

/** The JSON Schemas by which editors complete names in charter and case files: made by every build, and kept nowhere. */
export function schemas(): readonly Page[] {
  return [
    { path: 'docs/schema/charter.schema.json', text: `${JSON.stringify(charterFileSchema(), undefined, 1)}\n` },
    { path: 'docs/schema/case.schema.json', text: `${JSON.stringify(caseFileSchema(), undefined, 1)}\n` },
  ];
}
