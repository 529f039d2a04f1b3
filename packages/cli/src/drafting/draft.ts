import { charterYamlOf, yamlOf } from '../render/yaml.js';
import { checkedAnswers, forms, wholeIn, type Answers, type DraftQuestion } from './answers.js';
import { amendments, bylaws, exculpation, indemnification, mergers } from './changes.js';
import { classes, election, number, removal, vacancies } from './directors.js';
import { calls, consents, nominations, notice, quorum } from './meetings.js';
import { office, purpose } from './particulars.js';
import { commonStock, preferredStock } from './stock.js';
import type { DraftCase, Stage, Topic } from './topic.js';

/** A file of the draft, with its path within the folder. */
export interface DraftFile {
  readonly path: string;
  readonly text: string;
}

/** In the order of the document. */
const topics: readonly Topic[] = [
  office,
  purpose,
  commonStock,
  preferredStock,
  number,
  classes,
  vacancies,
  removal,
  calls,
  notice,
  quorum,
  nominations,
  consents,
  election,
  mergers,
  indemnification,
  exculpation,
  amendments,
  bylaws,
];

const titles: Readonly<Record<string, string>> = {
  SECOND: 'Office and agent',
  THIRD: 'Purpose',
  FOURTH: 'Stock',
  FIFTH: 'Directors',
  SIXTH: 'Meetings of stockholders',
  SEVENTH: 'Mergers',
  EIGHTH: 'Indemnification and liability',
  NINTH: 'Amendments and bylaws',
};

/** What is asked for a draft, in the order of the document. Only what is needed must be answered. */
export const draftQuestions: readonly DraftQuestion[] = [
  { id: 'name', asks: 'The name of the corporation?', needed: true, problem: forms.text },
  { id: 'jurisdiction', asks: 'Under the law of which state is it organised?', needed: true, problem: forms.text },
  { id: 'formed', asks: 'On which day was it formed (such as 2010-01-04)?', needed: true, problem: forms.day },
  ...topics.flatMap(({ questions }) => questions),
];

/**
 * The charter, and a case file for every provision of which something can be tried. A section that the answers do not say is
 * entered as not worked out, so that it is asked for wherever it bears.
 * @throws {BadInputError} with every answer that cannot be used
 */
export function draftFrom(given: Readonly<Record<string, unknown>>): readonly DraftFile[] {
  const answers = checkedAnswers(draftQuestions, given);
  const stage = stageOf(answers);
  const drafted = topics.map((topic) => ({ topic, made: topic.draft(answers, stage) }));
  const articles = Object.entries(titles).map(([article, title]) => ({
    number: article,
    title,
    provisions: drafted
      .filter(({ topic }) => topic.article === article)
      .flatMap(({ topic, made }) => made?.provisions ?? [notWorkedOut(topic)]),
  }));
  return [
    { path: 'charter.yaml', text: charterText(answers, articles) },
    ...drafted.flatMap(({ made }) => made?.cases ?? []).map((each) => caseFile(each, answers)),
  ];
}

function stageOf({ formed = '', common = '' }: Answers): Stage {
  return { formed, year: Number(formed.slice(0, 4)) + 1, outstanding: Math.min(wholeIn(common), 1_000_000) };
}

function notWorkedOut({ cite, about, bearsOn }: Topic): object {
  return { kind: 'not-worked-out', cite, summary: `Not worked out yet: ${about}.`, bearsOn };
}

function charterText({ name = '', jurisdiction, formed }: Answers, articles: readonly object[]): string {
  const charter = {
    schema: 1,
    id: 'charter',
    kind: 'charter',
    title: `Certificate of Incorporation of ${name}`,
    corporation: idOf(name),
    jurisdiction,
    currency: 'USD',
    from: formed,
    source: 'a draft from answers; the document itself was not entered yet',
    articles: [
      {
        number: 'FIRST',
        title: 'Name',
        provisions: [
          {
            kind: 'constant',
            cite: 'FIRST',
            summary: `The name is ${name}${name.endsWith('.') ? '' : '.'}`,
            values: { name },
          },
        ],
      },
      ...articles,
    ],
    readings: [],
    notes: [],
  };
  return `# A draft. Its sections are numbered as is usual; put them into the order of the document, with its own numbers.\n${charterYamlOf(charter)}\n`;
}

function caseFile({ file, title, persons, journal = [], cases }: DraftCase, { formed = '' }: Answers): DraftFile {
  const content = {
    title,
    charter: '../charter.yaml',
    ...(persons === undefined ? undefined : { persons }),
    coverage: { all: `${formed}..` },
    journal,
    cases,
  };
  return { path: `cases/${file}.yaml`, text: `${yamlOf(content)}\n` };
}

function idOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  return words.join('-') || 'corporation';
}
