import { useQueries, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCorporation, useMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Progress, Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { AnswerSection } from '../../parts/answer/AnswerSection.js';
import { Entries } from '../../parts/entries/Entries.js';
import { lastFirst, writtenIn } from '../../parts/entries/entry.js';
import { HoldIt } from '../../parts/kept/HoldIt.js';
import { PersonalData } from '../../parts/kept/PersonalData.js';
import { booksQuery, personsQuery, standingQuery } from '../../queries/corporation.js';
import { grouped } from '../../words/numbers.js';
import { keyInWords, listed } from '../../words/phrases.js';
import { Limits } from './LargeHolders.js';
import { OnShares } from './OnShares.js';
import { holdingQuery } from './queries.js';
import { texts } from './texts.js';

/** One holder: what it holds of record, what it owns as each article counts it, limits, and its ledger. */
export function Holder() {
  const corporation = useCorporation();
  const { person = '' } = useParams({ strict: false }) as { readonly person?: string };
  const moment = useMoment(corporation);
  const persons = useQuery({ ...personsQuery(corporation, moment), enabled: !moment.isPending });
  const books = useQuery({ ...booksQuery(corporation, moment), enabled: !moment.isPending });
  const classes = books.data?.classes.map(({ class: cls }) => cls) ?? [];
  const registers = useQueries({ queries: classes.map((cls) => holdingQuery(corporation, cls, person, moment)) });
  const name = persons.data?.find(({ id }) => id === person)?.name ?? person;
  const holdings = classes.flatMap((cls, index) => {
    const shares = registers[index]?.data?.shares;
    return shares === undefined ? [] : [{ cls, shares }];
  });
  const failed = registers.find(({ isError }) => isError);
  if (failed !== undefined) return <Problem error={failed.error} retry={() => void failed.refetch()} />;
  // Until every register was read, nobody knows that somebody holds nothing.
  if (registers.some(({ isPending }) => isPending)) return <Progress words={texts.reading} />;
  const isKept = books.data?.coverage.some(({ family, isCovered }) => family === 'register' && isCovered) === true;
  return (
    <Reading of={books} page={texts.title}>
      {() => (
        <Page
          title={`${name} · ${texts.title}`}
          sentence={
            holdings.length === 0
              ? isKept
                ? texts.holderNone(name)
                : texts.holderNotEntered(name)
              : texts.holderSentence(
                  name,
                  listed(holdings.map(({ cls, shares }) => `${grouped(shares)} shares of ${keyInWords(cls)}`)),
                )
          }
          lack={isKept ? undefined : texts.notKept}
          crumb={<To path={paths.register(corporation)}>{texts.title}</To>}
        >
          {classes.map((cls) => (
            <AnswerSection
              key={cls}
              corporation={corporation}
              moment={moment}
              title={texts.owns(keyInWords(cls))}
              asked={{ question: 'ownership.beneficial', input: { person, class: cls } }}
            />
          ))}
          <AnswerSection
            corporation={corporation}
            moment={moment}
            title={texts.interested}
            asked={{ question: 'ownership.interested-shareholder', input: { person } }}
          />
          <Limits corporation={corporation} moment={moment} person={person} />
          <OnShares corporation={corporation} person={person} />
          <Ledger corporation={corporation} person={person} />
          <PersonalData key={person} corporation={corporation} of={{ person }} called={name} />
          <HoldIt corporation={corporation} part={{ persons: [person] }} called={texts.keptOf(name)} />
        </Page>
      )}
    </Reading>
  );
}

function Ledger({ corporation, person }: { readonly corporation: string; readonly person: string }) {
  const moment = useMoment(corporation);
  const entries = useQuery({
    ...standingQuery(corporation, { about: person }, moment),
    enabled: !moment.isPending,
  });
  return (
    <Section title={texts.ledger}>
      <Reading of={entries}>
        {(all) => (
          <Entries
            corporation={corporation}
            label={texts.ledger}
            of={lastFirst(all.map(writtenIn))}
            none={texts.ledgerNone}
          />
        )}
      </Reading>
    </Section>
  );
}
