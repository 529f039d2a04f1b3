import { Option, type Command } from 'commander';
import { headings, instrumentChoices, type InstrumentChoice } from '@quorate/engine';
import { BadInputError } from '../bad-input.js';
import type { AskOptions } from '../commands/ask.js';
import { newCharter, type NewOptions } from '../commands/charter-new.js';
import { compareAnswers } from '../commands/compare-answers.js';
import { listCharters, listReadings, showCharter } from '../commands/charter.js';
import { compareProfiles } from '../commands/compare-profiles.js';
import { compareCharters, type CompareOptions } from '../commands/compare.js';
import type { DiffOptions } from '../commands/diff.js';
import { draftQuestions } from '../drafting/draft.js';
import { expandCharter } from '../commands/expand.js';
import { explainSection } from '../commands/explain.js';
import { showTree } from '../commands/tree.js';
import { layers } from '../render/answer.js';
import { dayOrInstant, fieldsOf, several } from './ask.js';
import { outputOf, withJson, type Ended } from './json.js';
import { withKeptPlace } from './kept-place.js';

interface Flags {
  readonly json?: boolean;
  readonly instrument?: InstrumentChoice;
}

/** `charter`: what a corporation's instruments say. */
export function addCharter(program: Command, ended: Ended): void {
  const charter = program
    .command('charter')
    .description('Read a charter: in outline, section by section, its readings, its rules.');
  withJson(charter.command('list'))
    .description('List the charters that come with Quorate.')
    .action((flags: Flags) => ended(listCharters(outputOf(flags))));
  withJson(charter.command('show'))
    .description('Show an instrument in outline.')
    .argument('<charter>', 'the id of a charter, or the path of a charter file')
    .addOption(new Option('--instrument <which>', 'which instrument').choices(instrumentChoices).default('charter'))
    .addHelpText('after', '\nExample:\n  quorate charter show peoples-bankcorp --instrument bylaws')
    .action((name: string, flags: Flags) => ended(showCharter(name, flags.instrument ?? 'charter', outputOf(flags))));
  withJson(charter.command('explain'))
    .description('Explain a section: what it provides, its figures, the doubts about its text.')
    .argument('<charter>', 'the id of a charter, or the path of a charter file')
    .argument('<section>', 'an article or section, as answers cite it')
    .addHelpText('after', '\nExample:\n  quorate charter explain peoples-bankcorp SIXTEENTH.A')
    .action((name: string, section: string, flags: Flags) => ended(explainSection(name, section, outputOf(flags))));
  withJson(charter.command('expand'))
    .description(
      'Write a charter out: where a kind of provision is a word for others, those stand in its place. Without a section, as a charter file that can be checked.',
    )
    .argument('<charter>', 'the id of a charter, or the path of a charter file')
    .argument('[section]', 'an article or section, as answers cite it')
    .addHelpText('after', '\nExample:\n  quorate charter expand peoples-bankcorp EIGHTEENTH.B')
    .action((name: string, section: string | undefined, flags: Flags) =>
      ended(expandCharter(name, section, outputOf(flags))),
    );
  withJson(charter.command('readings'))
    .description('List the readings: what doubtful text can mean, and which meaning is the default.')
    .argument('<charter>', 'the id of a charter, or the path of a charter file')
    .action((name: string, flags: Flags) => ended(listReadings(name, outputOf(flags))));
  addCompare(charter, ended);
  addDiff(charter, ended);
  addNew(charter, ended);
  withJson(charter.command('tree'))
    .description('Show the rules, and what each defines, yields to and prevails over.')
    .argument('<charter>', 'the id of a charter, or the path of a charter file')
    .action((name: string, flags: Flags) => ended(showTree(name, outputOf(flags))));
}

const newHelp = `
The names of the answers:
${draftQuestions.map(({ id, asks, needed }) => `  ${id.padEnd(18)} ${asks}${needed === true ? ' (needed)' : ''}`).join('\n')}

Examples:
  quorate charter new acme
  quorate charter new acme --answers answers.yaml --answer "merger=at least 2/3"`;

/** `charter new`: a draft from a few answers. */
function addNew(charter: Command, ended: Ended): void {
  withJson(charter.command('new'))
    .description(
      'Write the draft of a charter from answers to a few questions, with a case file for each provision. Without answers they are asked for. Nothing is ever overwritten.',
    )
    .argument('<folder>', 'where charter.yaml and the folder cases are written')
    .option('--answers <file>', 'a YAML file of answers, by the names below')
    .option('--answer <name=value>', 'one answer; may be given several times', several)
    .addHelpText('after', newHelp)
    .action(async (folder: string, flags: NewOptions & { readonly json?: boolean }) => {
      ended(await newCharter(folder, flags, outputOf(flags)));
    });
}

const diffExamples = `
Examples:
  quorate charter diff acme-2010.yaml acme-2020.yaml
  quorate charter diff peoples-bankcorp@1999-01-01 peoples-bankcorp@2002-01-01
  quorate charter diff acme-2010.yaml acme-2020.yaml --journal deal.yaml
  quorate charter diff sha256:3f1c… acme-2020.yaml --kept acme --as-of 2020-06-01`;

/** `charter diff`: in what two versions differ, and which answers change. */
function addDiff(charter: Command, ended: Ended): void {
  withKeptPlace(withJson(charter.command('diff')))
    .description('Tell in what two versions of a charter differ, in words, and which answers change on given books.')
    .argument(
      '<before>',
      'the id of a charter, the path of a charter file, or sha256:… of one kept with --kept; @2002-01-01 after it: as in force on that day',
    )
    .argument('<after>', 'the other, named likewise')
    .option('--journal <file>', 'a case file: its questions are put under both')
    .option(
      '--kept <id>',
      'a corporation whose journal is kept; with --as-of, what can be asked of its books is put under both',
    )
    .option('--as-of <day>', 'with --kept: the day as of which it is asked')
    .addHelpText('after', diffExamples)
    .action(async (before: string, after: string, flags: DiffOptions & { readonly json?: boolean }) => {
      ended(await (await import('../commands/diff.js')).diff(before, after, flags, outputOf(flags)));
    });
}

type CompareFlags = CompareOptions & Partial<AskOptions> & { readonly question?: string; readonly json?: boolean };

const compareExamples = `
Examples:
  quorate charter compare peoples-bankcorp nss-bancorp
  quorate charter compare peoples-bankcorp nss-bancorp --heading limits amendment
  quorate charter compare peoples-bankcorp nss-bancorp provident-bancorp
  quorate charter compare peoples-bankcorp nss-bancorp --journal deal.yaml --question approval.status --as-of 2004-06-01 --of deal`;

/** `charter compare`: two charters beside one another; or their answers to one question on the same books. */
function addCompare(charter: Command, ended: Ended): void {
  withJson(charter.command('compare'))
    .description('Compare the charters of corporations; or ask them the same question on the same books.')
    .argument('<charter>', 'the id of a charter, or the path of a charter file')
    .argument('<other>', 'the other; where there are more than two, their profiles are shown field by field')
    .argument('[more...]', 'further charters; then, with --question, the fields of the question as flags')
    .option('--short', 'only the profiles of the two, field by field')
    .addOption(
      new Option('--heading <headings...>', 'only what stands under these headings').choices(
        headings.map(({ id }) => id),
      ),
    )
    .option('--question <name>', 'a question to ask of both, in place of comparing their sections')
    .option('--journal <file>', 'with --question: a case file; its persons, coverage and journal serve for both')
    .option('--case <name>', 'with --journal: which case of that file, where it has several')
    .option('--as-of <day>', 'with --question: the day as of which it is asked')
    .option('--file <file>', 'with --question: a file with the fields of the question')
    .option('--reading <id=option>', 'with --question: set a reading of either; may be given several times', several)
    .option('--known-at <day>', 'with --question: answer from what was entered by then', dayOrInstant)
    .option('--strict', 'with --question: suppose nothing')
    .addOption(
      new Option('--layer <layer>', 'with --question: how much of the reasons is told')
        .choices(layers)
        .default('sentence'),
    )
    .allowUnknownOption()
    .addHelpText('after', compareExamples)
    .action((name: string, other: string, words: readonly string[], flags: CompareFlags) => {
      const fields = words.findIndex((word) => word.startsWith('--'));
      const more = fields === -1 ? words : words.slice(0, fields);
      ended(compare([name, other, ...more], fieldsOf(words.slice(more.length)), flags));
    });
}

function compare(
  names: readonly [string, string, ...string[]],
  fields: Readonly<Record<string, unknown>>,
  { question, heading, short, ...flags }: CompareFlags,
): number {
  const output = outputOf(flags);
  const [name, other, ...more] = names;
  if (question !== undefined) {
    if (more.length > 0) throw new BadInputError('A question is asked of two charters at a time; name two.');
    const { asOf, layer = 'sentence' } = flags;
    if (asOf === undefined) throw new BadInputError('As of which day? Give it with --as-of.');
    return compareAnswers([name, other], question, fields, { ...flags, asOf, layer }, output);
  }
  const [stray] = Object.keys(fields);
  if (stray !== undefined)
    throw new BadInputError(`There is no option --${stray} here; a field belongs to a --question.`);
  if (flags.journal !== undefined)
    throw new BadInputError('Which question is to be asked of the journal? Name it with --question.');
  const options = {
    ...(heading === undefined ? undefined : { heading }),
    ...(short === undefined ? undefined : { short }),
  };
  if (more.length === 0) return compareCharters(name, other, options, output);
  if (heading !== undefined)
    throw new BadInputError('Under headings two charters are compared at a time; name two, or leave --heading out.');
  return compareProfiles(names, output);
}
