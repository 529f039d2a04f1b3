import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { useTitle } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { MemorandumSheet } from '../../parts/answer/MemorandumSheet.js';
import { texts as answerTexts } from '../../parts/answer/texts.js';
import { actQuery, answerQuery, corporationQuery } from '../../queries/corporation.js';
import { actInWords } from './act-in-words.js';
import { texts } from './texts.js';

/** The memorandum of an act as it is printed. */
export function ActMemorandum() {
  const corporation = useCorporation();
  const { act: id = '' } = useParams({ strict: false }) as { readonly act?: string };
  const moment = useMoment(corporation);
  const isReady = !moment.isPending;
  const head = useQuery(corporationQuery(corporation));
  const act = useQuery({ ...actQuery(corporation, id, moment), enabled: isReady });
  const asked = { question: 'approval.status', input: { of: id } };
  const answer = useQuery({ ...answerQuery(corporation, asked, moment), enabled: isReady });
  useTitle(texts.memorandumTitle);
  return (
    <Reading of={act}>
      {(told) => (
        <Reading of={answer} words={answerTexts.working}>
          {(given) => (
            <>
              <div className="sheet-bar">
                <To path={paths.act(corporation, id)}>{texts.back}</To>
                <button className="plain" type="button" onClick={() => window.print()}>
                  {texts.print}
                </button>
              </div>
              <MemorandumSheet
                corporation={corporation}
                name={head.data?.name ?? corporation}
                answer={given}
                moment={moment}
                asks={texts.question(actInWords(told))}
                subject={actInWords(told)}
              />
            </>
          )}
        </Reading>
      )}
    </Reading>
  );
}
