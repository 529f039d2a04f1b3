import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { useTitle } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Answered, RestOfAnswer } from '../../parts/answer/Answered.js';
import { useAnswer } from '../../parts/answer/answering.js';
import { MemorandumSheet } from '../../parts/answer/MemorandumSheet.js';
import { actQuery, corporationQuery, instrumentsQuery } from '../../queries/corporation.js';
import { actInWords } from '../../words/acts.js';
import { uncapital } from '../../words/phrases.js';
import { texts } from './texts.js';

/** The memorandum of an act as it is printed. */
export function ActMemorandum() {
  const corporation = useCorporation();
  const { act: id = '' } = useParams({ strict: false }) as { readonly act?: string };
  const moment = useMoment(corporation);
  const isReady = !moment.isPending;
  const head = useQuery(corporationQuery(corporation));
  const act = useQuery({ ...actQuery(corporation, id, moment), enabled: isReady });
  const instruments = useQuery({ ...instrumentsQuery(corporation, moment), enabled: isReady });
  const asked = { question: 'approval.status', input: { of: id } };
  const answering = useAnswer(corporation, asked, moment);
  useTitle(texts.memorandumTitle);
  return (
    <Reading of={act} page={texts.memorandumTitle}>
      {(told) => (
        <Answered of={answering} page={texts.memorandumTitle}>
          {(given) => (
            <>
              <div className="sheet-bar">
                <To path={paths.act(corporation, id)}>{texts.back}</To>
                <RestOfAnswer of={answering} />
                <button className="plain" type="button" onClick={() => window.print()}>
                  {texts.print}
                </button>
              </div>
              <MemorandumSheet
                corporation={corporation}
                name={head.data?.name ?? corporation}
                answer={given}
                isWhole={answering.isWhole}
                called={new Map(instruments.data?.map(({ id, title }) => [id, title]))}
                moment={moment}
                asks={texts.question(uncapital(actInWords(told)))}
                subject={actInWords(told)}
              />
            </>
          )}
        </Answered>
      )}
    </Reading>
  );
}
