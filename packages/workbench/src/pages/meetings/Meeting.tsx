import { dayInWords, type Wire } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCorporation, useMoment, type PageMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { AnswerView } from '../../parts/answer/AnswerView.js';
import { Answered } from '../../parts/answer/Answered.js';
import { useAnswer } from '../../parts/answer/answering.js';
import { booksQuery } from '../../queries/corporation.js';
import { Agenda } from './Agenda.js';
import { NextSteps } from './NextSteps.js';
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
  const answering = useAnswer(corporation, asked, moment);
  const name = texts.meetingOn(meeting.kind, dayInWords(meeting.on));
  return (
    <Answered of={answering} page={name}>
      {(given) =>
        isHeld ? (
          <Results
            corporation={corporation}
            meeting={meeting.id}
            name={name}
            answer={given}
            answering={answering}
            moment={moment}
            crumb={back(corporation)}
          >
            <NextSteps corporation={corporation} meeting={meeting} name={name} />
          </Results>
        ) : (
          <AnswerView
            corporation={corporation}
            answer={given}
            answering={answering}
            asked={asked}
            moment={moment}
            asks={`${name}. ${texts.called}`}
            subject={name}
            crumb={back(corporation)}
          >
            <Agenda corporation={corporation} meeting={meeting.id} moment={moment} />
            <NextSteps corporation={corporation} meeting={meeting} name={name} />
          </AnswerView>
        )
      }
    </Answered>
  );
}

function back(corporation: string) {
  return <To path={paths.meetings(corporation)}>{texts.title}</To>;
}
