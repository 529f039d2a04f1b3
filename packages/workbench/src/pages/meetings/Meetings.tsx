import { dayInWords, type Wire } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { EnterAs } from '../../parts/Entering.js';
import { Head } from '../../parts/table/Head.js';
import { paths } from '../../paths.js';
import { booksQuery } from '../../queries/corporation.js';
import { countOf } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { texts } from './texts.js';

type Listed = Wire['Books']['meetings']['last'][number];

/** Every meeting that was called or held, the latest first: those of shareholders lead to their results. */
export function Meetings() {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const books = useQuery({ ...booksQuery(corporation, moment), enabled: !moment.isPending });
  return (
    <Reading of={books} page={texts.title}>
      {({ meetings: { inAll, last } }) => {
        const latest = last.toReversed();
        const ofShareholders = latest.filter(({ of }) => of === 'shareholders');
        const others = latest.filter(({ of }) => of !== 'shareholders');
        return inAll === 0 ? (
          <Page title={texts.title} sentence={texts.none} lack={texts.noneLack}>
            <Beginning corporation={corporation} />
          </Page>
        ) : (
          <Page title={texts.title} sentence={texts.sentence(capital(countOf(inAll, 'meeting')))} lack={texts.lack}>
            <List corporation={corporation} title={texts.shareholders} of={ofShareholders} isOfOne />
            <List corporation={corporation} title={texts.others} of={others} />
            <Beginning corporation={corporation} />
          </Page>
        );
      }}
    </Reading>
  );
}

/** The doors to one more meeting. */
function Beginning({ corporation }: { readonly corporation: string }) {
  return (
    <p className="buttons">
      <EnterAs
        className="button"
        corporation={corporation}
        begun={{ type: 'meeting-called', data: { of: 'shareholders' } }}
      >
        {texts.callOne}
      </EnterAs>
      <EnterAs
        className="button second"
        corporation={corporation}
        begun={{ type: 'meeting-held', data: { of: 'shareholders' } }}
      >
        {texts.enterHeld}
      </EnterAs>
    </p>
  );
}

interface ListProps {
  readonly corporation: string;
  readonly title: string;
  readonly of: readonly Listed[];
  /** Whether the title says whose meetings they are. */
  readonly isOfOne?: boolean;
}

function List({ corporation, title, of, isOfOne = false }: ListProps) {
  if (of.length === 0) return undefined;
  return (
    <Section title={title}>
      <table className="stack">
        <Head of={[texts.on, ...(isOfOne ? [] : [texts.of]), texts.kind, texts.state]} />
        <tbody>
          {of.map((meeting) => (
            <tr key={meeting.id}>
              <th scope="row">
                {meeting.of === 'shareholders' ? (
                  <To path={paths.meeting(corporation, meeting.id)}>{dayInWords(meeting.on)}</To>
                ) : (
                  dayInWords(meeting.on)
                )}
              </th>
              {isOfOne ? undefined : <td data-label={texts.of}>{keyInWords(meeting.of)}</td>}
              <td className="beside" data-label={texts.kind}>
                {keyInWords(meeting.kind)}
              </td>
              <td className="beside" data-label={texts.state}>
                {texts.states[meeting.state]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
