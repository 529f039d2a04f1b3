import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { booksQuery } from '../../queries/corporation.js';
import { countOf, grouped } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { Capital } from './Capital.js';
import { Interested, Limits } from './LargeHolders.js';
import { Entering } from '../../parts/Entering.js';
import { OfRecord } from './OfRecord.js';
import { Ownership } from './Ownership.js';
import { texts } from './texts.js';
import { Votes } from './Votes.js';

/** Who holds what: of record, and as the instruments count it; what is issued, and what is left. */
export function Register() {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const books = useQuery({ ...booksQuery(corporation, moment), enabled: !moment.isPending });
  const [chosen, setChosen] = useState<string>();
  const navigate = useNavigate();
  const tab = useLocation().hash === 'beneficial' ? 'beneficial' : 'of-record';
  return (
    <Reading of={books} page={texts.title}>
      {({ classes, coverage }) => {
        const counts = classes.find(({ class: cls }) => cls === chosen) ?? classes[0];
        if (counts === undefined) {
          return (
            <Page title={texts.title} sentence={texts.none} lack={texts.noneLack}>
              <Entering corporation={corporation} />
            </Page>
          );
        }
        const isKept = coverage.some(({ family, isCovered }) => family === 'register' && isCovered);
        return (
          <Page
            title={texts.title}
            sentence={texts.sentence(
              capital(countOf(counts.holders, 'holder')),
              grouped(counts.outstanding),
              keyInWords(counts.class),
            )}
            lack={isKept ? undefined : texts.notKept}
          >
            {classes.length === 1 ? undefined : (
              <div className="tools" role="group" aria-label={texts.classes}>
                {classes.map(({ class: cls }) => (
                  <button key={cls} type="button" aria-pressed={cls === counts.class} onClick={() => setChosen(cls)}>
                    {capital(keyInWords(cls))}
                  </button>
                ))}
              </div>
            )}
            <Tabs.Root value={tab} onValueChange={(hash) => void navigate({ hash, search: true } as never)}>
              <Tabs.List className="tools" aria-label={texts.tabs}>
                <Tabs.Trigger value="of-record">{texts.record}</Tabs.Trigger>
                <Tabs.Trigger value="beneficial">{texts.beneficial}</Tabs.Trigger>
              </Tabs.List>
              <Tabs.Content value="of-record">
                <Section title={texts.holders} note={texts.recordNote(dayInWords(moment.asOf))}>
                  <OfRecord key={counts.class} corporation={corporation} moment={moment} counts={counts} />
                </Section>
                <Capital corporation={corporation} moment={moment} />
              </Tabs.Content>
              <Tabs.Content value="beneficial">
                <Ownership corporation={corporation} moment={moment} class={counts.class} />
                <Limits corporation={corporation} moment={moment} />
                <Interested corporation={corporation} moment={moment} />
                <Votes corporation={corporation} moment={moment} holders={counts.holders} />
              </Tabs.Content>
            </Tabs.Root>
          </Page>
        );
      }}
    </Reading>
  );
}
