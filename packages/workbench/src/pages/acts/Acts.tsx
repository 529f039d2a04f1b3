import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { Entering } from '../../parts/Entering.js';
import { paths } from '../../paths.js';
import { Mark } from '../../parts/Mark.js';
import { lackOf, sentenceOf } from '../../parts/answer/sentences.js';
import { texts as answerTexts } from '../../parts/answer/texts.js';
import { Head } from '../../parts/table/Head.js';
import { actsQuery, answerQuery, type Moment } from '../../queries/corporation.js';
import { countOf, grouped } from '../../words/numbers.js';
import { capital } from '../../words/phrases.js';
import { actInWords, isWaiting } from '../../words/acts.js';
import { texts } from './texts.js';

type ActListed = Wire['ActListed'];

/** Every act that was proposed: those that are open with what each lacks, then those that are done. */
export function Acts() {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const acts = useQuery({ ...actsQuery(corporation, moment), enabled: !moment.isPending });
  return (
    <Reading of={acts} page={texts.title}>
      {(all) => {
        const open = all.filter(isWaiting);
        const elections = all.filter(({ act }) => act === 'election');
        const done = all.filter((act) => !isWaiting(act) && !elections.includes(act));
        return all.length === 0 ? (
          <Page title={texts.title} sentence={texts.none} lack={texts.noneLack}>
            <Entering corporation={corporation} />
          </Page>
        ) : (
          <Page
            title={texts.title}
            sentence={texts.sentence(
              `${capital(countOf(open.length, 'act'))} ${open.length === 1 ? 'is' : 'are'} open`,
              grouped(all.length),
            )}
          >
            <Section title={texts.open}>
              {open.length === 0 ? <p className="lead">{texts.noneOpen}</p> : undefined}
              <ul className="routes">
                {open.map((act) => (
                  <OpenAct key={act.id} corporation={corporation} act={act} moment={moment} />
                ))}
              </ul>
            </Section>
            <Section title={texts.done}>
              {done.length === 0 ? (
                <p className="lead">{texts.noneDone}</p>
              ) : (
                <Listed corporation={corporation} of={done} />
              )}
            </Section>
            {elections.length === 0 ? undefined : (
              <Section title={texts.elections}>
                <Listed corporation={corporation} of={elections} isNamedByDay />
              </Section>
            )}
          </Page>
        );
      }}
    </Reading>
  );
}

function OpenAct({
  corporation,
  act,
  moment,
}: {
  readonly corporation: string;
  readonly act: ActListed;
  readonly moment: Moment;
}) {
  const answer = useQuery(
    answerQuery(corporation, { question: 'approval.status', input: { of: act.id }, sensitivity: 'none' }, moment),
  );
  const name = actInWords({ id: act.id, kind: act.act, named: act.named });
  return (
    <li>
      <h3>
        <Mark of="open" />
        <To path={paths.act(corporation, act.id)}>{name}</To>
      </h3>
      <p className="says" aria-busy={answer.isPending}>
        {answer.data === undefined
          ? answer.isError
            ? answer.error.message
            : answerTexts.working
          : [sentenceOf(answer.data, name), lackOf(answer.data)].filter((part) => part !== undefined).join(' ')}{' '}
        <span className="quiet nowrap">{texts.proposedOn(dayInWords(act.on))}</span>
      </p>
    </li>
  );
}

interface ListedProps {
  readonly corporation: string;
  readonly of: readonly ActListed[];
  /** Whether the name of each has the day on which it was proposed. */
  readonly isNamedByDay?: boolean;
}

function Listed({ corporation, of, isNamedByDay = false }: ListedProps) {
  return (
    <table className="stack">
      <Head of={[texts.act, ...(isNamedByDay ? [] : [texts.proposed]), texts.state]} />
      <tbody>
        {of.map(({ id, act, named, on, state }) => (
          <tr key={id}>
            <th scope="row">
              <To path={paths.act(corporation, id)}>{actInWords({ id, kind: act, on, named })}</To>
            </th>
            {isNamedByDay ? undefined : <td data-label={texts.proposed}>{dayInWords(on)}</td>}
            <td>{act === 'election' ? texts.atItsMeeting : texts.states[state]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
