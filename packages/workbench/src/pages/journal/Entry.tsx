import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { Wire } from '@quorate/sdk';
import { useCorporation } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { AnswersFrom } from '../../parts/answer/AnswersFrom.js';
import { Value } from '../../parts/answer/Value.js';
import { EntryDoor } from '../../parts/entries/EntryDoor.js';
import { HoldIt } from '../../parts/kept/HoldIt.js';
import { PersonalData } from '../../parts/kept/PersonalData.js';
import { entryQuery } from '../../queries/corporation.js';
import { useNamed } from '../../queries/names.js';
import { instantInWords } from '../../words/dates.js';
import { grouped } from '../../words/numbers.js';
import { inShort, sortOf, writtenIn, type Written } from '../../parts/entries/entry.js';
import { texts } from './texts.js';

/** One entry: what it says, how it is known, and what took its place. */
export function Entry() {
  const corporation = useCorporation();
  const { entry: id = '' } = useParams({ strict: false }) as { readonly entry?: string };
  const entry = useQuery(entryQuery(corporation, id));
  return (
    <Reading of={entry} page={texts.title}>
      {(stored) => {
        const written = writtenIn(stored);
        const { type, on, time } = written;
        return (
          <Page
            title={`${sortOf(type)} · ${texts.title}`}
            sentence={`${sortOf(type)}, ${dayInWords(on)}${time === undefined ? '' : `, ${time}`}.`}
            lack={stored.correctedBy === undefined ? undefined : texts.correctedBy}
            crumb={<To path={paths.journal(corporation)}>{texts.title}</To>}
          >
            <Section title={texts.says}>
              {written.withheld === true ? (
                <p className="lead">{texts.withheld}</p>
              ) : (
                <Value corporation={corporation} of={written.data} />
              )}
            </Section>
            <Known corporation={corporation} stored={stored} written={written} />
            <AnswersFrom corporation={corporation} entries={[id]} />
            <Corrections corporation={corporation} stored={stored} written={written} />
            <PersonalData key={id} corporation={corporation} of={{ entry: id }} called={texts.thisEntry} />
            <HoldIt corporation={corporation} part={{ entries: [id] }} called={texts.thisEntry} />
          </Page>
        );
      }}
    </Reading>
  );
}

interface EntryProps {
  readonly corporation: string;
  readonly stored: Wire['Entry'];
  readonly written: Written;
}

function Known({ corporation, stored: { sequence, hash, paper: kept }, written }: EntryProps) {
  const { id, basis, by, enteredAt, acceptedBy, paper } = written;
  return (
    <Section title={texts.known}>
      <dl className="terms">
        <Term title={texts.basis}>{texts.bases[basis]}</Term>
        <Term title={texts.paper}>
          {paper === undefined ? (
            texts.noPaper
          ) : (
            <>
              {kept === undefined ? (
                paper.id
              ) : (
                <To path={paths.paper(corporation, kept.hash)}>{kept.name === '' ? paper.id : kept.name}</To>
              )}
              {paper.place === undefined ? undefined : `, ${texts.paperAt(paper.place)}`}
            </>
          )}
        </Term>
        <Term title={texts.enteredBy}>{by}</Term>
        {acceptedBy === undefined ? undefined : <Term title={texts.acceptedBy}>{acceptedBy}</Term>}
        <Term title={texts.enteredAt}>{instantInWords(enteredAt)}</Term>
        <Term title={texts.place}>{grouped(sequence)}</Term>
        <Term title={texts.id}>{id}</Term>
        <Term title={texts.hash}>
          <span className="mono">{hash}</span>
        </Term>
      </dl>
    </Section>
  );
}

function Term({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className="term">
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Corrections({ corporation, stored: { correctedBy }, written }: EntryProps) {
  const navigate = useNavigate();
  const nameOf = useNamed(corporation, (name) => inShort(written, name));
  const { supersedes } = written;
  return (
    <section>
      {supersedes === undefined ? undefined : (
        <p>
          {texts.corrects} <EntryDoor corporation={corporation} id={supersedes.entry} />:{' '}
          {texts.becauseOf[supersedes.because]}. {supersedes.note}
        </p>
      )}
      {correctedBy === undefined ? (
        <p className="buttons">
          <button
            className="button second"
            type="button"
            onClick={() =>
              void navigate({
                to: paths.entering(corporation),
                search: (before: object) => before,
                state: { correcting: { ...written, inShort: inShort(written, nameOf) } },
              } as never)
            }
          >
            {texts.correct}
          </button>
        </p>
      ) : (
        <p>
          {texts.correctedBy}: <EntryDoor corporation={corporation} id={correctedBy.entry} />,{' '}
          {dayInWords(correctedBy.on)}, {texts.by(correctedBy.by)}: {texts.becauseOf[correctedBy.because]}.{' '}
          {correctedBy.note}
        </p>
      )}
    </section>
  );
}
