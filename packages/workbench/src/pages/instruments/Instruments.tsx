import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Mark } from '../../parts/Mark.js';
import { instrumentsQuery } from '../../queries/corporation.js';
import { countOf, grouped } from '../../words/numbers.js';
import { capital, listed, readingInWords } from '../../words/phrases.js';
import { standingOf, type Outline, type Outlined } from './standing.js';
import { texts } from './texts.js';

/** Charter, certificates and bylaws in the document's order, every version, with how far each is worked out. */
export function Instruments() {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const instruments = useQuery({ ...instrumentsQuery(corporation, moment), enabled: !moment.isPending });
  return (
    <Reading of={instruments} page={texts.title}>
      {(all) => {
        const inForce = all.filter(({ isInForce }) => isInForce);
        const left = inForce.flatMap(({ workedOut }) => [...workedOut.notWorkedOut, ...workedOut.missing]);
        const count = capital(countOf(inForce.length, 'instrument'));
        return (
          <Page
            title={texts.title}
            sentence={
              inForce.length === 0
                ? texts.none
                : texts.sentence(count, inForce.length === 1 ? 'is' : 'are', dayInWords(moment.asOf))
            }
            lack={left.length === 0 ? texts.whole : texts.notWhole(listed(left))}
          >
            <div className="tools" role="group" aria-label={texts.title}>
              {all.map((each) => (
                <a key={idOf(each)} href={`#${idOf(each)}`}>
                  {texts.kinds[each.kind]}
                  {each.isInForce ? '' : ` ${texts.until(dayInWords(each.until ?? ''))}`}
                </a>
              ))}
              <span className="end" />
              <To path={paths.profile(corporation)}>{texts.profileOpen}</To>
              <To path={paths.ownCharter(corporation)}>{texts.ownOpen}</To>
            </div>
            {all.map((each) => (
              <Instrument key={idOf(each)} corporation={corporation} of={each} asOf={moment.asOf} />
            ))}
          </Page>
        );
      }}
    </Reading>
  );
}

function idOf({ id, from }: Outline): string {
  return `${id}-${from}`;
}

interface InstrumentProps {
  readonly corporation: string;
  readonly of: Outline;
  readonly asOf: string;
}

function Instrument({ corporation, of, asOf }: InstrumentProps) {
  const { title, from, until, source, isInForce, workedOut } = of;
  const span = [texts.from(dayInWords(from)), ...(until === undefined ? [] : [texts.until(dayInWords(until))])];
  const counts = texts.workedOut(grouped(workedOut.percent), countOf(workedOut.sections, 'section'));
  const left = [...workedOut.notWorkedOut, ...workedOut.missing];
  const articles = <Articles corporation={corporation} of={of} asOf={asOf} />;
  return (
    <Section id={idOf(of)} title={title} note={[...span, ...(isInForce ? [] : [texts.notInForce])].join(', ')}>
      <p className="lead">{source}</p>
      <p className="small quiet">
        {counts}
        {workedOut.wordsOnly === 0 ? '' : `; ${texts.wordsOnly(grouped(workedOut.wordsOnly))}`}.{' '}
        {left.length === 0 ? '' : texts.left(listed(left))}
      </p>
      {isInForce ? (
        articles
      ) : (
        <details>
          <summary>{texts.show}</summary>
          {articles}
        </details>
      )}
    </Section>
  );
}

function Articles({ corporation, of: { articles }, asOf }: InstrumentProps) {
  return (
    <ol className="articles">
      {articles.map(({ number, title, provisions }) => (
        <li key={number}>
          <h3>
            {number} <span>{title}</span>
          </h3>
          <ol>
            {provisions.map((provision, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the document does not change
              <li key={index}>
                <Line corporation={corporation} of={provision} asOf={asOf} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** A provision in a line: its section, what it provides, and what must be said of it. */
export function Line({
  corporation,
  of,
  asOf,
}: {
  readonly corporation: string;
  readonly of: Omit<Outlined, 'kind'>;
  readonly asOf: string;
}) {
  const { cite, summary, readings } = of;
  return (
    <>
      <To className="cite" path={paths.provision(corporation, cite)}>
        {cite}
      </To>{' '}
      <span>
        {summary}
        {readings.length === 0 ? undefined : (
          <span className="aside">
            <Mark of="turns" word="none" /> {readings.length === 1 ? 'reading' : texts.readings}{' '}
            {readings.map(readingInWords).join(', ')}
          </span>
        )}
        {standingOf(of, asOf).map(({ state, words }) => (
          <span key={words} className="aside">
            <Mark of={state} word="none" /> {words}
          </span>
        ))}
      </span>
    </>
  );
}
