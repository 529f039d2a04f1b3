import { useId, useState } from 'react';
import type { PageMoment } from '../../frame/moment.js';
import { quorate } from '../../client.js';
import { Doing } from '../../frame/Doing.js';
import { Section } from '../../frame/Section.js';
import { useStoppable } from '../../frame/stoppable.js';
import { saved } from '../../parts/saved.js';
import { posted } from '../../queries/corporation.js';
import { askedBy } from '../../queries/instruments-asked.js';
import { texts } from './texts.js';

type State = keyof typeof texts.resultStates;

interface DocumentOffered {
  readonly name: string;
  readonly says: string;
  readonly forms: readonly (keyof typeof mediaTypes)[];
}

/** Each document with its forms, as the service names them. */
const documents: readonly DocumentOffered[] = [
  { name: 'record-list', says: texts.recordList, forms: ['pdf', 'txt', 'csv'] },
  { name: 'item-5.07', says: texts.item, forms: ['txt', 'html', 'csv'] },
  { name: 'certificate', says: texts.certificate, forms: ['pdf', 'txt', 'json'] },
  { name: 'seev.008', says: texts.dissemination, forms: ['xml'] },
];

const mediaTypes = {
  txt: 'text/plain',
  html: 'text/html',
  csv: 'text/csv',
  pdf: 'application/pdf',
  json: 'application/json',
  xml: 'application/xml',
} as const;

export interface DocumentsProps {
  readonly corporation: string;
  readonly meeting: string;
  readonly moment: PageMoment;
}

/** The documents that are written from the results, as files to be saved. */
export function Documents({ corporation, meeting, moment }: DocumentsProps) {
  const [state, setState] = useState<State>('final');
  const id = useId();
  const writing = useStoppable(
    async ({ name, form }: DocumentOffered & { readonly form: keyof typeof mediaTypes }, signal) => {
      const file = `${name}.${form}`;
      const asked = { ...posted(moment), ...askedBy(moment), input: { meeting }, state };
      saved(file, await quorate.questions.document(corporation, file, asked, { signal }), mediaTypes[form]);
    },
  );
  return (
    <Section title={texts.documents} isForScreen note={texts.documentsNote}>
      <p className="field">
        <label htmlFor={id}>{texts.results}</label>
        <select id={id} value={state} onChange={({ target }) => setState(target.value as State)}>
          {(Object.keys(texts.resultStates) as State[]).map((each) => (
            <option key={each} value={each}>
              {texts.resultStates[each]}
            </option>
          ))}
        </select>
      </p>
      {documents.map((document) => (
        <div key={document.name} className="document" role="group" aria-label={document.says}>
          <h3>{document.says}</h3>
          <p className="buttons">
            {document.forms.map((form) => (
              <button
                key={form}
                className="button second"
                type="button"
                disabled={writing.isPending}
                onClick={() => writing.mutate({ ...document, form })}
              >
                {texts.as[form]}
              </button>
            ))}
          </p>
        </div>
      ))}
      <Doing of={writing} words={texts.writing} />
    </Section>
  );
}
