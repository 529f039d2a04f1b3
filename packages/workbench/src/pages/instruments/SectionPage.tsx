import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isMissing } from '../../client.js';
import { useCorporation, useMoment, type PageMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { problemInWords } from '../../frame/Problem.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { instrumentsQuery } from '../../queries/corporation.js';
import { countOf } from '../../words/numbers.js';
import { Line } from './Instruments.js';
import { ProvisionParts, Standing } from './ProvisionParts.js';
import { sectionQuery } from './queries.js';
import { besideIn, opened, partsOf, type Provision } from './standing.js';
import { texts } from './texts.js';

/** What stands at a section: a provision, or several; or an article, with what stands under it. */
export function SectionPage() {
  const corporation = useCorporation();
  const { section = '' } = useParams({ strict: false }) as { readonly section?: string };
  const moment = useMoment(corporation);
  const found = useQuery({ ...sectionQuery(corporation, section, moment), enabled: !moment.isPending });
  if (found.isError && isMissing(found.error)) {
    return (
      <Page
        title={texts.title}
        sentence={texts.sectionOf(section)}
        lack={problemInWords(found.error).detail}
        crumb={<To path={paths.instruments(corporation)}>{texts.title}</To>}
      />
    );
  }
  return (
    <Reading of={found} page={texts.title}>
      {({ provisions }) => (
        <Found key={section} corporation={corporation} moment={moment} section={section} of={provisions} />
      )}
    </Reading>
  );
}

interface FoundProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly section: string;
  readonly of: readonly Provision[];
}

function Found({ corporation, moment, section, of }: FoundProps) {
  const { at, under, otherwise } = partsOf(section, of);
  const [first] = at.length > 0 ? at : under;
  if (first === undefined) return undefined;
  const isOne = at.length === 1;
  const count = countOf(at.length === 0 ? under.length : at.length, 'provision');
  return (
    <Page
      title={`${section} · ${texts.title}`}
      sentence={isOne ? opened(first).sentence : texts.has(section, count)}
      lack={isOne ? <Lack section={section} of={first} /> : first.heading}
      crumb={<Crumb corporation={corporation} of={first} />}
    >
      {isOne ? <Standing of={first} asOf={moment.asOf} /> : undefined}
      {at.map((provision, index) => (
        <ProvisionParts
          // oxlint-disable-next-line react/no-array-index-key -- the document does not change
          key={index}
          corporation={corporation}
          moment={moment}
          of={provision}
          isAlone={isOne}
        />
      ))}
      {under.length === 0 ? undefined : (
        <Lines title={texts.under} corporation={corporation} moment={moment} of={under} />
      )}
      {otherwise.length === 0 ? undefined : (
        <Lines title={texts.otherwise} corporation={corporation} moment={moment} of={otherwise} />
      )}
      <Beside corporation={corporation} moment={moment} of={first} />
    </Page>
  );
}

function Lack({ section, of }: { readonly section: string; readonly of: Provision }) {
  const { cite } = of;
  return (
    <>
      {opened(of).lack} <strong>{cite === section ? cite : texts.stands(section, cite)}</strong>
    </>
  );
}

function Crumb({ corporation, of }: { readonly corporation: string; readonly of: Provision }) {
  const { instrument, article, heading, isInForce } = of;
  const { until } = instrument;
  const span = [
    texts.from(dayInWords(instrument.from)),
    ...(until === undefined ? [] : [texts.until(dayInWords(until))]),
  ];
  return (
    <>
      <To path={paths.instruments(corporation)}>{texts.title}</To> · {instrument.title} · {span.join(' ')}
      {isInForce ? '' : `, ${texts.notInForce}`} · {article}, {heading}
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly of: readonly Provision[];
}

function Lines({ title, corporation, moment, of }: LinesProps) {
  return (
    <Section title={title}>
      <ol className="articles">
        <li>
          <ol>
            {of.map((provision, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the document does not change
              <li key={index}>
                <Line
                  corporation={corporation}
                  of={{ ...provision, readings: provision.readings.map(({ id }) => id) }}
                  asOf={moment.asOf}
                />
              </li>
            ))}
          </ol>
        </li>
      </ol>
    </Section>
  );
}

/** The sections before and after, as the document goes on. */
function Beside({
  corporation,
  moment,
  of: { instrument, cite },
}: Omit<FoundProps, 'section' | 'of'> & { readonly of: Provision }) {
  const outlines = useQuery({ ...instrumentsQuery(corporation, moment), enabled: !moment.isPending });
  const { before, after } = besideIn(outlines.data ?? [], instrument.id, instrument.from, cite);
  return (
    <p className="turning">
      {before === undefined ? (
        <span />
      ) : (
        <span>
          {texts.before}{' '}
          <To className="cite" path={paths.provision(corporation, before)}>
            {before}
          </To>
        </span>
      )}
      {after === undefined ? undefined : (
        <span>
          {texts.after}{' '}
          <To className="cite" path={paths.provision(corporation, after)}>
            {after}
          </To>
        </span>
      )}
    </p>
  );
}
