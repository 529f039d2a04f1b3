import { Cites } from '../../parts/Cites.js';
import { capital, keyInWords, readingInWords } from '../../words/phrases.js';
import type { Provision } from './standing.js';
import { asHeld, inWords, isFields, readingsIn } from './written.js';
import { texts } from './texts.js';

/** The figures and words of a provision, as readings hold, each with what it means. */
export function Parameters({ corporation, of }: { readonly corporation: string; readonly of: Provision }) {
  const { parameters, readings, names } = of;
  if (parameters.length === 0) return <p className="small quiet">{texts.nothingMore}</p>;
  const holds = new Map(readings.map(({ id, holds: option }) => [id, option]));
  return (
    <dl className="terms">
      {parameters.map(({ name, means, written }) => {
        const chosenBy = readingsIn(written);
        return (
          <div key={name} className="term">
            <dt>{capital(keyInWords(name))}</dt>
            <dd>
              <Written
                corporation={corporation}
                of={asHeld(written, holds)}
                sections={names.map(({ section }) => section)}
              />
              {chosenBy.length === 0 ? undefined : (
                <span className="small">
                  {' '}
                  {texts.byReading}{' '}
                  {chosenBy.map((id, index) => (
                    <span key={id}>
                      {index === 0 ? '' : ', '}
                      <a href={`#reading-${id}`}>{readingInWords(id)}</a>
                    </span>
                  ))}
                </span>
              )}
              {means === '' ? undefined : <span className="means">{capital(means)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface WrittenProps {
  readonly corporation: string;
  readonly of: unknown;
  /** Sections that it names: each a door. */
  readonly sections: readonly string[];
}

/** What is written, on a line; of several parts a line each. */
function Written({ corporation, of, sections }: WrittenProps) {
  if (typeof of === 'string') {
    const section = sections.find((each) => each === of || each.endsWith(` ${of}`));
    return section === undefined ? <>{inWords(of)}</> : <Cites corporation={corporation} of={[section]} />;
  }
  if (Array.isArray(of) && of.some((part) => isFields(part) || sections.includes(String(part)))) {
    return (
      <ul className="plain-list">
        {of.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the document does not change
          <li key={index}>
            <Written corporation={corporation} of={part} sections={sections} />
          </li>
        ))}
      </ul>
    );
  }
  if (isFields(of) && Object.values(of).some((part) => typeof part === 'object')) {
    return (
      <ul className="plain-list">
        {Object.entries(of).map(([field, part]) => (
          <li key={field}>
            <span className="quiet">{keyInWords(field)}</span>{' '}
            <Written corporation={corporation} of={part} sections={sections} />
          </li>
        ))}
      </ul>
    );
  }
  return <>{inWords(of)}</>;
}
