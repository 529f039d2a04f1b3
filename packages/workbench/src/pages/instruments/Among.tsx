import { Section } from '../../frame/Section.js';
import { Cites } from '../../parts/Cites.js';
import { keyInWords, listed } from '../../words/phrases.js';
import type { Provision } from './standing.js';
import { texts } from './texts.js';

/** The place of a provision among the others: over what it prevails, to what it yields, which sections name which. */
export function Among({ corporation, of }: { readonly corporation: string; readonly of: Provision }) {
  const { prevailsOver, yieldsTo, names, namedBy, defines } = of;
  const sections = [
    { title: texts.prevailsOver, of: prevailsOver },
    { title: texts.yieldsTo, of: yieldsTo },
  ].filter((each) => each.of.length > 0);
  const named = [
    { title: texts.names, of: names },
    { title: texts.namedBy, of: namedBy },
  ].filter((each) => each.of.length > 0);
  if (sections.length + named.length + defines.length === 0) return undefined;
  return (
    <Section title={texts.among}>
      <dl className="terms">
        {sections.map((each) => (
          <div key={each.title} className="term">
            <dt>{each.title}</dt>
            <dd>
              <Cites corporation={corporation} of={each.of} />
            </dd>
          </div>
        ))}
        {named.map((each) => (
          <div key={each.title} className="term">
            <dt>{each.title}</dt>
            <dd>
              <ul className="plain-list">
                {each.of.map(({ section, as, means }) => (
                  <li key={`${section} ${as}`}>
                    <Cites corporation={corporation} of={[section]} />{' '}
                    <span className="quiet small">{means === '' ? keyInWords(as) : means}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
        {defines.length === 0 ? undefined : (
          <div className="term">
            <dt>{texts.defines}</dt>
            <dd>{listed(defines.map(keyInWords))}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
