import { dayInWords, type Wire } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCorporation, useMoment, type PageMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { AnswerView } from '../../parts/answer/AnswerView.js';
import { texts as answerTexts } from '../../parts/answer/texts.js';
import { answerQuery, booksQuery } from '../../queries/corporation.js';
import { Agenda } from './Agenda.js';
import { Results } from './Results.js';
import { texts } from './texts.js';

type Listed = Wire['Books']['meetings']['last'][number];

/** A meeting of shareholders: its notice until it is held, then its results. */
export function Meeting() {
  const corporation = useCorporation();
  const { meeting: id = '' } = useParams({ strict: false }) as { readonly meeting?: string };
  const moment = useMoment(corporation);
  const books = useQuery({ ...booksQuery(corporation, moment), enabled: !moment.isPending });
  return (
    <Reading of={books} page={texts.title}>
      {({ meetings }) => {
        const found = meetings.last.find((each) => each.id === id);
        if (found === undefined) {
          return (
            <Page title={texts.title} sentence={texts.notFound(dayInWords(moment.asOf))} crumb={back(corporation)} />
          );
        }
        return <OfShareholders corporation={corporation} meeting={found} moment={moment} />;
      }}
    </Reading>
  );
}

interface OfShareholdersProps {
  readonly corporation: string;
  readonly meeting: Listed;
  readonly moment: PageMoment;
}

function OfShareholders({ corporation, meeting, moment }: OfShareholdersProps) {
  const isHeld = meeting.state === 'held';
  const asked = { question: isHeld ? 'meeting.results' : 'meeting.notice', input: { meeting: meeting.id } };
  const answer = useQuery({ ...answerQuery(corporation, asked, moment), enabled: !moment.isPending });
  const name = texts.meetingOn(meeting.kind, dayInWords(meeting.on));
  return (
    <Reading of={answer} page={name} words={answerTexts.working}>
      {(given) =>
        isHeld ? (
          <Results
            corporation={corporation}
            meeting={meeting.id}
            name={name}
            answer={given}
            moment={moment}
            crumb={back(corporation)}
          />
        ) : (
          <AnswerView
            corporation={corporation}
            answer={given}
            asked={asked}
            moment={moment}
            asks={`${name}. ${texts.called}`}
            subject={name}
            crumb={back(corporation)}
          >
            <Agenda corporation={corporation} meeting={meeting.id} moment={moment} />
          </AnswerView>
        )
      }
    </Reading>
  );
}

function back(corporation: string) {
  return <To path={paths.meetings(corporation)}>{texts.title}</To>;
}
