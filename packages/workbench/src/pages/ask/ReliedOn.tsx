import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCorporation } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Whole } from '../../parts/answer/AnswerSection.js';
import { MemorandumText } from '../../parts/answer/MemorandumText.js';
import { memorandumOf } from '../../parts/answer/memorandum.js';
import type { Answer } from '../../parts/answer/plain.js';
import { Scope } from '../../parts/answer/Scope.js';
import { catalogueQuery } from '../../queries/corporation.js';
import { frozenQuery } from '../../queries/relied-on.js';
import { sentence } from '../../words/phrases.js';
import { texts } from './texts.js';

/** An answer as somebody relied on it: whether it still holds, in what it differs now, and how it was given then. */
export function ReliedOn() {
  const corporation = useCorporation();
  const { frozen = '' } = useParams({ strict: false }) as { readonly frozen?: string };
  const kept = useQuery(frozenQuery(corporation, frozen));
  const catalogue = useQuery(catalogueQuery);
  return (
    <Reading of={kept} page={texts.reliedOn} words={texts.askingAgain}>
      {({ answer, asked, asOf, at, by, differences, purpose, question, status }) => {
        const asks = catalogue.data?.find(({ name }) => name === question)?.asks ?? question;
        const then = answer as unknown as Answer;
        return (
          <Page
            title={texts.reliedOn}
            sentence={status === 'stale' ? texts.noLonger(purpose) : texts.stillHolds(purpose)}
            lack={texts.keptBy(by, dayInWords(at), dayInWords(asOf))}
            crumb={<To path={paths.ask(corporation)}>{texts.title}</To>}
          >
            {status === 'stale' ? (
              <Section title={texts.differsIn}>
                <ul className="plain-list">
                  {differences.map((each) => (
                    <li key={each}>{sentence(each)}</li>
                  ))}
                </ul>
              </Section>
            ) : undefined}
            <p>
              <Whole corporation={corporation} asked={{ question, input: asked.input ?? {} }}>
                {texts.askNow}
              </Whole>
            </p>
            <Section title={texts.givenThen}>
              <MemorandumText corporation={corporation} of={memorandumOf(then, asks)} />
              <Scope stamp={then.stamp} />
            </Section>
          </Page>
        );
      }}
    </Reading>
  );
}
