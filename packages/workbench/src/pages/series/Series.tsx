import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useCorporation, useMoment, type PageMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Progress, Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { AnswerSection } from '../../parts/answer/AnswerSection.js';
import { recordsIn, settledIn, textIn, type Fields, type Plain } from '../../parts/answer/plain.js';
import { Value } from '../../parts/answer/Value.js';
import { InTurns } from '../../parts/InTurns.js';
import { Scroll } from '../../parts/Scroll.js';
import { texts as answerTexts } from '../../parts/answer/texts.js';
import { Head } from '../../parts/table/Head.js';
import { answerQuery, instrumentsQuery, type Question } from '../../queries/corporation.js';
import { monthsLater } from '../../words/dates.js';
import { countOf, grouped, moneyIn } from '../../words/numbers.js';
import { capital, keyInWords, listed } from '../../words/phrases.js';
import { certificateOf } from './certificate.js';
import { drawnOf, RateChart } from './RateChart.js';
import { texts } from './texts.js';
import { Waterfall } from './Waterfall.js';

/** Each series of stock: the rights that it has now, what is unpaid, what that bars, and its dividend periods. */
export function Series() {
  const corporation = useCorporation();
  const moment = useMoment(corporation);
  const summary = useQuery({
    ...answerQuery(corporation, { question: 'capital.summary', input: {}, sensitivity: 'none' }, moment),
    enabled: !moment.isPending,
  });
  return (
    <Reading of={summary} page={texts.title} words={answerTexts.working}>
      {(given) => {
        const all = seriesIn(settledIn(given));
        return all.length === 0 ? (
          <Page title={texts.title} sentence={texts.none} lack={texts.noneLack}>
            <Waterfall corporation={corporation} moment={moment} />
          </Page>
        ) : (
          <Page
            title={texts.title}
            sentence={texts.sentence(countOf(all.length, 'series', 'series'))}
            lack={listed(
              all.map((each) => `${nameOf(each)}: ${texts.outstanding(grouped(textIn(each, 'outstanding') ?? '–'))}`),
            )}
          >
            {all.map((each) => (
              <OneSeries key={textIn(each, 'id')} corporation={corporation} moment={moment} series={each} />
            ))}
            <Waterfall corporation={corporation} moment={moment} />
            {all.map((each) => (
              <Terms
                key={textIn(each, 'id')}
                corporation={corporation}
                moment={moment}
                name={nameOf(each)}
                isOnly={all.length === 1}
              />
            ))}
          </Page>
        );
      }}
    </Reading>
  );
}

interface OneSeriesProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly series: Fields;
}

function OneSeries({ corporation, moment, series: told }: OneSeriesProps) {
  const series = textIn(told, 'id') ?? '';
  const name = nameOf(told);
  const span = { from: monthsLater(moment.asOf, -24), to: monthsLater(moment.asOf, 12) };
  const sections = [
    { title: texts.rights(name), asked: { question: 'series.rights', input: { series } } },
    { title: texts.windows(name), asked: { question: 'dividends.windows', input: { series } } },
    { title: texts.calendar(name), asked: { question: 'dividends.calendar', input: { class: series, ...span } } },
  ];
  const [, windows, calendar] = sections.map(({ asked }) => asked);
  return (
    <InTurns>
      {windows === undefined || calendar === undefined ? undefined : (
        <Rates corporation={corporation} moment={moment} name={name} windows={windows} calendar={calendar} />
      )}
      <AnswerSection
        corporation={corporation}
        moment={moment}
        title={texts.arrears(name)}
        asked={{ question: 'dividends.arrears', input: {} }}
      >
        {(value) => <Claims of={recordsIn(value, 'claims').filter((each) => textIn(each, 'series') === series)} />}
      </AnswerSection>
      <WhereTold
        corporation={corporation}
        moment={moment}
        title={texts.lots(name)}
        asked={{ question: 'dividends.arrears', input: { series } }}
      />
      {sections.map(({ title, asked }) => (
        <AnswerSection key={title} corporation={corporation} moment={moment} title={title} asked={asked}>
          {(value) => (
            <>
              <Periods of={recordsIn(value, 'dates')} />
              <Value corporation={corporation} of={value} without={['outcome', 'dates']} />
            </>
          )}
        </AnswerSection>
      ))}
      <WhereTold
        corporation={corporation}
        moment={moment}
        title={texts.redemption(name)}
        asked={{ question: 'redemption.price', input: { class: series, on: moment.asOf } }}
      />
      <WhereTold
        corporation={corporation}
        moment={moment}
        title={texts.instalments(name)}
        asked={{ question: 'redemption.schedule', input: { class: series, on: moment.asOf } }}
      />
      <WhereTold
        corporation={corporation}
        moment={moment}
        title={texts.conversion(name)}
        asked={{ question: 'conversion.ratio', input: { series } }}
      />
    </InTurns>
  );
}

/** The sections of the certificate of a series; nothing where no certificate is known to be its own. */
function Terms({
  corporation,
  moment,
  name,
  isOnly,
}: {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly name: string;
  /** Whether the corporation has no other series. */
  readonly isOnly: boolean;
}) {
  const instruments = useQuery({ ...instrumentsQuery(corporation, moment), enabled: !moment.isPending });
  const certificate = certificateOf(instruments.data ?? [], { name, isOnly });
  if (certificate === undefined) return undefined;
  return (
    <Section title={texts.terms(name)} note={certificate.title} isDrawnNearby>
      <ul className="plain-list">
        {certificate.articles
          .flatMap(({ provisions }) => provisions)
          .map(({ cite, summary }) => (
            <li key={cite}>
              <To path={paths.provision(corporation, cite)}>{cite}</To> {summary}
            </li>
          ))}
      </ul>
    </Section>
  );
}

/** What a series has due before other stock, what of it is met, and what is short. */
function Claims({ of }: { readonly of: readonly Fields[] }) {
  if (of.length === 0) return <p className="lead">{texts.noClaims}</p>;
  return (
    <Scroll label={texts.claims}>
      <table className="dense">
        <Head
          of={[
            texts.claim,
            { figure: texts.entitled },
            { figure: texts.met },
            { figure: texts.short },
            { figure: texts.periods },
          ]}
        />
        <tbody>
          {of.map((each) => (
            <tr key={textIn(each, 'id')}>
              <th scope="row">{capital(keyInWords(textIn(each, 'claim') ?? ''))}</th>
              {(['entitled', 'met', 'shortfall'] as const).map((field) => (
                <td key={field} className="num">
                  {moneyIn(each[field]) ?? '–'}
                </td>
              ))}
              <td className="num">{typeof each['periods'] === 'number' ? grouped(each['periods']) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** Dividend periods, a row each; every other day of theirs stands in the whole answer. */
function Periods({ of }: { readonly of: readonly Fields[] }) {
  if (of.length === 0) return undefined;
  const days = ['first', 'last', 'record-date', 'payable', 'grace-ends'] as const;
  return (
    <Scroll label={texts.periodsTitle}>
      <table className="dense">
        <Head
          of={[
            texts.period,
            texts.first,
            texts.last,
            texts.recordDate,
            texts.payable,
            texts.graceEnds,
            { figure: texts.rate },
            { figure: texts.perShare },
            texts.standing,
          ]}
        />
        <tbody>
          {of.map((each) => (
            <tr key={textIn(each, 'id')}>
              <th scope="row">{typeof each['period'] === 'number' ? grouped(each['period']) : textIn(each, 'id')}</th>
              {days.map((day) => (
                <td key={day} className="nowrap">
                  {dayInWords(textIn(each, day) ?? '–')}
                </td>
              ))}
              <td className="num">
                {recordsIn(each, 'rates')
                  .map((rate) => `${shortened(textIn(rate, 'percent') ?? '–')} %`)
                  .join(', ')}
              </td>
              <td className="num">{moneyIn(each['per-share']) ?? '–'}</td>
              <td>{keyInWords(textIn(each, 'standing') ?? '–')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** A figure without the noughts after its last decimal: 9.0000000 is 9, and 10 stays 10. */
function shortened(figure: string): string {
  return figure.includes('.') ? figure.replace(/0+$/u, '').replace(/\.$/u, '') : figure;
}

interface WhereToldProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly title: string;
  readonly asked: Question;
}

/** What an instrument tells of a series; nothing where none speaks of it. */
function WhereTold({ corporation, moment, title, asked }: WhereToldProps) {
  const answer = useQuery({
    ...answerQuery(corporation, { ...asked, sensitivity: 'none' }, moment),
    enabled: !moment.isPending,
  });
  if (answer.data === undefined || textIn(settledIn(answer.data), 'outcome') === 'silent') return undefined;
  return (
    <AnswerSection corporation={corporation} moment={moment} title={title} asked={asked}>
      {(value) => <Value corporation={corporation} of={value} without={['outcome']} />}
    </AnswerSection>
  );
}

interface RatesProps {
  readonly corporation: string;
  readonly moment: PageMoment;
  readonly name: string;
  readonly windows: Question;
  readonly calendar: Question;
}

/** Drawn once both answers have come; the sections below say what they still need. */
function Rates({ corporation, moment, name, windows, calendar }: RatesProps) {
  const enabled = !moment.isPending;
  const of = (asked: Question) => ({
    ...answerQuery(corporation, { ...asked, sensitivity: 'none' }, moment),
    enabled,
  });
  const barred = useQuery(of(windows));
  const periods = useQuery(of(calendar));
  if (barred.isError || periods.isError) return undefined;
  if (barred.data === undefined || periods.data === undefined) {
    return (
      <figure className="awaited">
        <Progress words={answerTexts.working} />
      </figure>
    );
  }
  return <RateChart of={drawnOf(settledIn(periods.data), settledIn(barred.data))} name={name} asOf={moment.asOf} />;
}

function nameOf(series: Fields): string {
  return capital(keyInWords(textIn(series, 'id') ?? ''));
}

/** The series of every class, as the summary of the stock lists them. */
function seriesIn(value: Plain | undefined): readonly Fields[] {
  return recordsIn(value, 'classes').flatMap((cls) => recordsIn(cls, 'series'));
}
