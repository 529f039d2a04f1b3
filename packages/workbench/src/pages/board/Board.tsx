import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import type { Wire } from '@quorate/sdk';
import { useCorporation, useMoment, type PageMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { AnswerSection } from '../../parts/answer/AnswerSection.js';
import { recordsIn, settledIn, textIn, type Fields } from '../../parts/answer/plain.js';
import { Value } from '../../parts/answer/Value.js';
import { Cites } from '../../parts/Cites.js';
import { Entering } from '../../parts/Entering.js';
import { Scroll } from '../../parts/Scroll.js';
import { Head } from '../../parts/table/Head.js';
import { answerQuery, booksQuery } from '../../queries/corporation.js';
import { countOf, grouped } from '../../words/numbers.js';
import { actInWords } from '../../words/acts.js';
import { capital, keyInWords, listed } from '../../words/phrases.js';
import { Left } from './Left.js';
import { OtherSize } from './OtherSize.js';
import { meetingsLeft, seatedIn } from './terms.js';
import { TermsChart, TermsRoom } from './TermsChart.js';
import { texts } from './texts.js';
import { WhoCounts } from './WhoCounts.js';

/** Who sits on the board and until when, who holds which office, and with how many votes directors act. */
export function Board() {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const books = useQuery({ ...booksQuery(corporation, moment), enabled: !moment.isPending });
  return (
    <Reading of={books} page={texts.title}>
      {({ board, coverage, acts }) => {
        const { directors, officers, size } = board;
        const isKept = coverage.some(({ family, isCovered }) => family === 'board' && isCovered);
        const count = capital(countOf(directors.length, 'director'));
        return (
          <Page
            title={texts.title}
            sentence={
              directors.length === 0
                ? texts.none
                : texts.sentence(count, size === undefined ? undefined : grouped(size.number))
            }
            lack={directors.length === 0 ? texts.noneLack : isKept ? pendingIn(acts.last) : texts.notKept}
          >
            {directors.length === 0 ? (
              <Entering corporation={corporation} />
            ) : (
              <>
                <Directors corporation={corporation} moment={moment} of={directors} />
                <WhoCounts corporation={corporation} moment={moment} board={board} />
              </>
            )}
            <AnswerSection
              corporation={corporation}
              moment={moment}
              title={texts.terms}
              asked={{ question: 'board.roster', input: {} }}
            >
              {(value) => <Value corporation={corporation} of={value} without={['directors']} />}
            </AnswerSection>
            <Left corporation={corporation} moment={moment} />
            <OtherSize corporation={corporation} moment={moment} />
            <Officers
              corporation={corporation}
              day={moment.asOf}
              of={officers}
              isKept={coverage.some(({ family, isCovered }) => family === 'officers' && isCovered)}
            />
            <AnswerSection
              corporation={corporation}
              moment={moment}
              title={texts.votes}
              asked={{ question: 'board.votes', input: {} }}
            >
              {(value) => <VotesAsked corporation={corporation} of={recordsIn(value, 'rows')} />}
            </AnswerSection>
          </Page>
        );
      }}
    </Reading>
  );
}

/** Which acts are open, for which directors may be asked to vote; nothing where none is. */
function pendingIn(acts: Books['acts']['last']): string | undefined {
  const open = acts.filter(({ act }) => act !== 'election');
  const names = open.map(({ id, act, on, named }) => actInWords({ id, kind: act, on, named }));
  return names.length === 0 ? undefined : texts.pending(capital(listed(names)), names.length === 1 ? 'is' : 'are');
}

type Books = Wire['Books'];

interface DirectorsProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly of: Books['board']['directors'];
}

/** Who sits, by the entries; until when, as the instruments have it: where that is not settled yet, nothing is said of it. */
function Directors({ corporation, moment, of }: DirectorsProps) {
  const roster = useQuery({
    ...answerQuery(corporation, { question: 'board.roster', input: {}, sensitivity: 'none' }, moment),
    enabled: !moment.isPending,
  });
  const settled = roster.data === undefined ? undefined : settledIn(roster.data);
  const terms = new Map(recordsIn(settled, 'directors').map((each) => [textIn(each, 'id'), each]));
  return (
    <Section title={texts.directors}>
      {roster.isPending ? (
        <TermsRoom of={of.length} />
      ) : (
        <TermsChart of={seatedIn(settled, (id) => of.find(({ person }) => person === id)?.name ?? id)} />
      )}
      <table className="stack">
        <Head of={[texts.director, texts.class, texts.since, texts.ends]} />
        <tbody>
          {of.map(({ person, name, class: cls, series, since, termFrom, entry }) => (
            <tr key={person}>
              <th scope="row">
                <To path={paths.entry(corporation, entry)}>{name}</To>
              </th>
              <td className="beside" data-label={texts.class}>
                {keyInWords(series ?? cls ?? texts.nobody)}
              </td>
              <td className="nowrap beside" data-label={texts.since}>
                {dayInWords(since ?? termFrom)}
              </td>
              <td data-label={texts.ends} className="ends">
                {roster.isPending ? undefined : termOf(terms.get(person))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** When a term ends: at which of the annual meetings to come, or with the successor of one who holds over. */
function termOf(director: Fields | undefined): string {
  if (director?.['holdsOver'] === true) return texts.holdsOver;
  const left = meetingsLeft(director);
  return left === undefined ? texts.nobody : texts.endsAt(left);
}

/** Which votes of directors the instruments ask for: by whom, where nobody and where somebody is interested, and how many that is now. */
function VotesAsked({ corporation, of }: { readonly corporation: string; readonly of: readonly Fields[] }) {
  if (of.length === 0) return undefined;
  return (
    <Scroll label={texts.votes}>
      <table className="dense stack">
        <Head of={[texts.forWhat, texts.asks, texts.whereInterested, texts.now, texts.section]} />
        <tbody>
          {of.map((row) => (
            <tr key={textIn(row, 'id')}>
              <th scope="row">{capital(textIn(row, 'on') ?? '')}</th>
              <td data-label={texts.asks}>{textIn(row, 'nobody-interested')}</td>
              <td data-label={texts.whereInterested}>
                {row['changes'] === true ? textIn(row, 'somebody-interested') : texts.same}
              </td>
              <td className="nowrap" data-label={texts.now}>
                {recordsIn(row, 'votes').map(neededNow).join('; ')}
              </td>
              <td>
                <Cites corporation={corporation} of={[textIn(row, 'cite') ?? '']} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** How many that is now; of those who are present nobody knows it before they meet. */
function neededNow(vote: Fields): string {
  const [base, needed] = [textIn(vote, 'base'), textIn(vote, 'needed')];
  if (vote['impossible'] === true) return texts.nobodyToVote;
  return needed === undefined || base === undefined ? texts.nobody : texts.of(grouped(needed), grouped(base));
}

interface OfficersProps {
  readonly corporation: string;
  readonly day: string;
  readonly of: Books['board']['officers'];
  /** Whether somebody vouches that every officer is entered. */
  readonly isKept: boolean;
}

/** Who holds which office on the day, and so may sign as its holder. */
function Officers({ corporation, day, of, isKept }: OfficersProps) {
  return (
    <Section title={texts.officers} note={texts.officersNote}>
      {of.length === 0 ? (
        <p className="lead">{texts.officersNone}</p>
      ) : (
        <>
          <p className="lead">
            {texts.maySign(dayInWords(day), listed(of.map(({ name, office }) => `${name} (${keyInWords(office)})`)))}{' '}
            {isKept ? '' : texts.othersMay}
          </p>
          <table className="stack">
            <Head of={[texts.person, texts.office, texts.since]} />
            <tbody>
              {of.map(({ person, name, office, since, entry }) => (
                <tr key={`${person} ${office}`}>
                  <th scope="row">
                    <To path={paths.entry(corporation, entry)}>{name}</To>
                  </th>
                  <td className="beside" data-label={texts.office}>
                    {keyInWords(office)}
                  </td>
                  <td className="beside" data-label={texts.since}>
                    {dayInWords(since)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Section>
  );
}
