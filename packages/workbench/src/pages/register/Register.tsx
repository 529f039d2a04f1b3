import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { useCorporation, useMoment, type PageMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { AnswerSection } from '../../parts/answer/AnswerSection.js';
import { Table, type Column } from '../../parts/table/Table.js';
import { booksQuery } from '../../queries/corporation.js';
import { countOf, grouped, percentInColumn } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { Capital } from './Capital.js';
import { Interested, Limits } from './LargeHolders.js';
import { Ownership } from './Ownership.js';
import { registerQuery, type Held } from './queries.js';
import { texts } from './texts.js';

type Counts = Wire['Books']['classes'][number];

/** Who holds what: of record, and as the instruments count it; what is issued, and what is left. */
export function Register() {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const books = useQuery({ ...booksQuery(corporation, moment), enabled: !moment.isPending });
  const [chosen, setChosen] = useState<string>();
  return (
    <Reading of={books}>
      {({ classes, coverage }) => {
        const counts = classes.find(({ class: cls }) => cls === chosen) ?? classes[0];
        if (counts === undefined) return <Page title={texts.title} sentence={texts.none} lack={texts.noneLack} />;
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
            <OfRecord corporation={corporation} moment={moment} counts={counts} />
            <Ownership corporation={corporation} moment={moment} class={counts.class} />
            <Limits corporation={corporation} moment={moment} />
            <Interested corporation={corporation} moment={moment} />
            <AnswerSection
              corporation={corporation}
              moment={moment}
              title={texts.votes}
              asked={{ question: 'voting.entitlement', input: {} }}
            />
            <Capital corporation={corporation} moment={moment} />
          </Page>
        );
      }}
    </Reading>
  );
}

interface OfRecordProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly counts: Counts;
}

function OfRecord({ corporation, moment, counts: { class: cls, outstanding, holders } }: OfRecordProps) {
  const rows = useQuery(registerQuery(corporation, cls, moment));
  const columns: readonly Column<Held>[] = [
    {
      id: 'holder',
      title: texts.holder,
      value: ({ name }) => name,
      shown: ({ holder, name }) => <To path={paths.holder(corporation, holder)}>{name}</To>,
    },
    { id: 'shares', title: texts.shares, value: ({ shares }) => shares, isNumber: true },
    {
      id: 'part',
      title: texts.part,
      value: ({ shares }) => percentInColumn(shares, outstanding) ?? '',
      shown: ({ shares }) => percentInColumn(shares, outstanding) ?? '–',
      isNumber: true,
    },
  ];
  return (
    <Section title={texts.record} note={texts.recordNote(dayInWords(moment.asOf))}>
      <Reading of={rows} words={texts.reading}>
        {(all) => (
          <Table
            key={cls}
            label={`${texts.record}, ${keyInWords(cls)}`}
            rows={all}
            columns={columns}
            keyOf={({ holder }) => holder}
            empty={texts.empty}
            foot={
              <tr>
                <th scope="row">{countOf(holders, 'holder')}</th>
                <td className="num">{grouped(outstanding)}</td>
                <td className="num">{percentInColumn(outstanding, outstanding) ?? '–'}</td>
              </tr>
            }
          />
        )}
      </Reading>
    </Section>
  );
}
