import { dayInWords } from '@quorate/sdk';
import type { ReactNode } from 'react';
import type { PageMoment } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { RestOfAnswer } from '../../parts/answer/Answered.js';
import type { Answering } from '../../parts/answer/answering.js';
import { Badges } from '../../parts/answer/AnswerView.js';
import { FactsNeeded } from '../../parts/answer/FactsNeeded.js';
import {
  isFields,
  isList,
  recordsIn,
  settledIn,
  textIn,
  type Answer,
  type Fields,
  type Plain,
} from '../../parts/answer/plain.js';
import { Cites } from '../../parts/Cites.js';
import { Mark } from '../../parts/Mark.js';
import { Scroll } from '../../parts/Scroll.js';
import { grouped, percentOf } from '../../words/numbers.js';
import { capital, keyInWords, listed, sentence } from '../../words/phrases.js';
import { Nominees } from './Nominees.js';
import { NotCounted, Reviewed } from './Ballots.js';
import { Documents } from './Documents.js';
import { Inspected } from './Inspected.js';
import { texts } from './texts.js';

export interface ResultsProps {
  readonly corporation: string;
  readonly meeting: string;
  /** What the page calls the meeting. */
  readonly name: string;
  readonly answer: Answer;
  readonly answering: Answering;
  readonly moment: PageMoment;
  readonly crumb: ReactNode;
  /** What of the page stands before the documents. */
  readonly children: ReactNode;
}

/** What a meeting came to: who was present, every matter with its lines and their proof, the inspectors, the documents. */
export function Results({ corporation, meeting, name, answer, answering, moment, crumb, children }: ResultsProps) {
  const value = settledIn(answer);
  const matters = recordsIn(value, 'matters');
  const outcome = textIn(value, 'outcome') as keyof typeof texts.outcomes | undefined;
  return (
    <Page
      title={name}
      sentence={`${name}: ${present(value)}.`}
      lack={outcome === undefined ? texts.open : texts.outcomes[outcome]}
      crumb={crumb}
    >
      <Badges answer={answer} isWhole={answering.isWhole} meanwhile={<RestOfAnswer of={answering} />} />
      {answer.outcome === 'needs-facts' ? (
        <FactsNeeded corporation={corporation} answer={answer} on={moment.asOf} />
      ) : undefined}
      {matters.map((matter, index) => (
        <Matter key={textIn(matter, 'id')} corporation={corporation} of={matter} number={index + 1} />
      ))}
      <Without of={recordsIn(value, 'without')} />
      <Inspectors of={recordsIn(value, 'inspectors')} />
      {children}
      {moment.supposed === undefined ? (
        <Documents corporation={corporation} meeting={meeting} moment={moment} />
      ) : undefined}
    </Page>
  );
}

const quorums: Readonly<Record<string, string>> = texts.quorum;

function present(value: Plain | undefined): string {
  const shares = textIn(value, 'represented');
  if (shares === undefined) return texts.outcomes['nothing-voted'].toLowerCase().replace(/\.$/u, '');
  const part = textIn(value, 'ofOutstanding');
  const percent = part === undefined ? undefined : percentOf(part, '1');
  const quorum = isFields(value) && isFields(value['quorum']) ? value['quorum'] : {};
  const [theirs, all] = [quorum['inspected'] ?? quorum, quorum].map((each) => quorums[textIn(each, 'outcome') ?? '']);
  const [inPerson, byProxy] = [textIn(value, 'inPerson'), textIn(value, 'byProxy')];
  const says = [
    inPerson === undefined || byProxy === undefined
      ? texts.present(grouped(shares))
      : texts.presentApart(grouped(shares), grouped(inPerson), grouped(byProxy)),
    ...(percent === undefined ? [] : [texts.ofAll(percent.replace(' %', '\u00A0%'))]),
  ].join(', ');
  if (theirs === undefined) return says;
  return theirs === all || all === undefined ? `${says}: ${theirs}` : `${says}: ${texts.quorumApart(theirs, all)}`;
}

interface MatterProps {
  readonly corporation: string;
  readonly of: Fields;
  readonly number: number;
}

type Figure = keyof typeof texts.figures;

/** The answers where holders are asked how often. */
const years = ['oneYear', 'twoYears', 'threeYears'] as const;

function Matter({ corporation, of, number }: MatterProps) {
  const says = textIn(of, 'says') ?? '';
  const lines = recordsIn(of, 'lines');
  const isElection = lines.some((line) => textIn(line, 'candidate') !== undefined);
  const isHowOften = textIn(of, 'act') === 'frequency';
  const never: readonly Figure[] = isHowOften ? ['for', 'against', 'withheld'] : years;
  const always: readonly Figure[] = isHowOften ? years : ['for'];
  const figures = (Object.keys(texts.figures) as Figure[]).filter(
    (figure) =>
      !never.includes(figure) && (always.includes(figure) || lines.some((line) => textIn(line, figure) !== '0')),
  );
  return (
    <Section title={`${number}. ${capital(says)}`}>
      <p className="says">
        {outcomeOf(of, lines)} <To path={paths.act(corporation, textIn(of, 'id') ?? '')}>{texts.toAct}</To>
      </p>
      <Scroll label={texts.votes(says)}>
        <table className="dense">
          <thead>
            <tr>
              <th scope="col">{isElection ? texts.nominee : texts.class}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="num">
                  {texts.figures[figure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={textIn(line, 'id')}>
                <th scope="row">{textIn(line, 'says')}</th>
                {figures.map((figure) => (
                  <td key={figure} className="num">
                    {figureOf(line, figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {isElection ? <Nominees of={of} says={says} nameOf={namesOn(lines)} /> : undefined}
      <div className="remarks">
        <AfterLimits corporation={corporation} of={recordsIn(of, 'votes')} />
        <Inspected corporation={corporation} of={of} inWords={(count) => outcomeOf(count, lines)} />
        <Reviewed corporation={corporation} of={recordsIn(of, 'reviewed')} nameOf={namesOn(lines)} />
        <NotCounted corporation={corporation} of={recordsIn(of, 'ballots')} />
        <Proofs of={recordsIn(of, 'proof')} />
      </div>
    </Section>
  );
}

/** Candidates by name, as the lines have them. */
function namesOn(lines: readonly Fields[]) {
  const names = new Map(lines.map((line) => [textIn(line, 'candidate'), textIn(line, 'says')]));
  return (candidate: string): string => names.get(candidate) ?? candidate;
}

/** A figure that no total tells, of a line that does not prove without, is not nought; nor is one that turns on a fact. */
function figureOf(line: Fields, figure: Figure): string {
  const told = textIn(line, figure);
  if (told !== undefined) return grouped(told);
  const { notEntered } = line;
  return isList(notEntered) && notEntered.includes(figure) ? texts.notEntered : texts.figureOpen;
}

function outcomeOf(of: Fields, lines: readonly Fields[]): string {
  const elected = of['elected'];
  if (isList(elected)) {
    const ids = elected.filter((id) => typeof id === 'string');
    const names = ids.map(
      (id) =>
        textIn(
          lines.find((line) => line['candidate'] === id),
          'says',
        ) ?? id,
    );
    return names.length === 0 ? texts.nobody : texts.elected(listed(names));
  }
  const outcome = textIn(of, 'outcome') as keyof typeof texts.matters | undefined;
  const preferred = of['preferred'];
  if (isList(preferred) && preferred.length > 0) {
    return texts.preferred(
      listed(years.filter((answer) => preferred.includes(answer)).map((answer) => texts.often[answer])),
      outcome === 'carried',
    );
  }
  return outcome === undefined ? texts.matterOpen : (texts.matters[outcome] ?? sentence(keyInWords(outcome)));
}

/** Lines that prove are told in one, and so are lines that are wrong alike. */
function Proofs({ of }: { readonly of: readonly Fields[] }) {
  const wrong = of.filter((each) => textIn(each, 'outcome') !== 'proved');
  if (of.length === 0) return undefined;
  if (wrong.length === 0) {
    return (
      <p className="quiet">
        <Mark of="met" word="none" /> {texts.outcomes.proved}
      </p>
    );
  }
  return [...new Set(wrong.map(offBy))].map((off) => {
    const alike = wrong.filter((each) => offBy(each) === off);
    const lines =
      alike.length === of.length && of.length > 1
        ? texts.everyLine
        : listed(alike.map((each) => capital(textIn(each, 'says') ?? '')));
    return (
      <p key={off}>
        <Mark of={off === texts.notApart ? 'unknown' : 'failed'} /> {lines}: {off}
      </p>
    );
  });
}

function offBy(proof: Fields): string {
  const over = textIn(proof, 'over');
  if (over === undefined) return texts.notApart;
  return over.startsWith('-') ? texts.short(grouped(over.slice(1))) : texts.over(grouped(over));
}

/** The lines are of record; where a limit takes of the votes, what then counts is told. */
function AfterLimits({ corporation, of }: { readonly corporation: string; readonly of: readonly Fields[] }) {
  return of
    .filter((vote) => recordsIn(vote, 'weighed').length > 0)
    .map((vote) => {
      const [yes, no] = [textIn(vote, 'for'), textIn(vote, 'against')];
      if (yes === undefined || no === undefined) return undefined;
      return (
        <p key={textIn(vote, 'id')}>
          {texts.afterLimits(grouped(yes), grouped(no), textIn(vote, 'says') ?? '')}{' '}
          <Cites corporation={corporation} of={[textIn(vote, 'cite') ?? '']} />
        </p>
      );
    });
}

function Without({ of }: { readonly of: readonly Fields[] }) {
  if (of.length === 0) return undefined;
  return (
    <Section title={texts.without}>
      {of.map((each) => (
        <p key={textIn(each, 'id')}>
          {capital(textIn(each, 'says') ?? '')}: {texts.whys[textIn(each, 'why') as keyof typeof texts.whys]}
        </p>
      ))}
    </Section>
  );
}

function Inspectors({ of }: { readonly of: readonly Fields[] }) {
  return (
    <Section title={texts.inspectors}>
      {of.length === 0 ? <p className="lead">{texts.noInspectors}</p> : undefined}
      {of.map((each) => {
        const sworn = textIn(each, 'sworn');
        return (
          <p key={textIn(each, 'id')}>
            {textIn(each, 'says')}: {sworn === undefined ? texts.notSworn : texts.sworn(dayInWords(sworn))}
          </p>
        );
      })}
    </Section>
  );
}
