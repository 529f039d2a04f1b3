import type { z } from 'zod';
import { openFact, message, reason, type Held } from '../../evaluation/index.js';
import { compareDays, latestDayAtLeastBefore } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { EntryOf } from '../../journal/index.js';
import {
  nameOfAct,
  boardVotesOf,
  directorsVote,
  directorsVoteStep,
  isMet,
  momentOf,
  wholeNumberParameter,
} from '../../terms/index.js';
import type { DirectorsVote } from '../../terms/index.js';
import { definePriceCondition, testOf, tested, type PriceCondition, type PriceUse, type Tested } from './price-test.js';
import { completionOf } from './valuation-date.js';

const parameters = parametersOf('statement-mailing', {
  days: wholeNumberParameter.describe('at least how many days before the deal is completed'),
  opinion: directorsVote
    .omit({ needed: true })
    .optional()
    .describe('the vote of directors that asks for an opinion of an investment bank on fairness in the statement'),
});
type StatementMailing = z.output<typeof parameters>;

const complies = openFact('statement-complies', 'entry').yesNo(
  'Does the statement of {0} describe the deal, and comply with the Exchange Act and its rules?',
);

/** Asked where directors asked for an opinion. */
const opinionGiven = openFact('statement-has-opinion', 'entry').yesNo(
  'Does the statement of {0} contain an opinion on the fairness of the terms to the holders of voting stock other than the interested shareholder, by a reputable investment bank that the directors who asked for it chose, which was given what it reasonably asked for and is paid a reasonable fee by the corporation?',
);

const notMailed = message('price.statement-not', 'No proxy or information statement on {deal} has been mailed');
const mailed = message(
  'price.statement',
  'The statement on {deal} was mailed on {on}; the last day for it is {last}, with completion on {effect}: {outcome}',
);
const deficient = message(
  'price.statement-deficient',
  'The statement on {deal} mailed on {on} does not comply with the rules for it',
);

const notAskedFor = message('price.opinion-not', 'No opinion on the fairness of {deal} was asked for');
const hasOpinion = message(
  'price.opinion',
  'The statement on {deal} contains the opinion on fairness that was asked for: {outcome}',
);

/** That a proxy or information statement was mailed to the shareholders so many days before the deal is completed. */
export const statementMailingKind = definePriceCondition<StatementMailing>({
  kind: 'statement-mailing',
  provides:
    'that a proxy or information statement is mailed to the shareholders some days before the deal is completed',
  parameters,
  facts: [complies, opinionGiven],
  boardVotes: (c, { provision: { opinion } }) =>
    opinion === undefined
      ? []
      : [{ cite: opinion.cite, on: 'asking for an opinion on fairness', votes: boardVotesOf(c, [opinion]) }],
  condition: conditionOf,
});

/** Writes a provision of this kind. */
export const statementMailing = writerOf(parameters);

function conditionOf(placed: Placed<StatementMailing>, use: PriceUse): PriceCondition {
  const { cite, provision } = placed;
  const says = 'a statement mailed to the shareholders in time';
  const mailing = {
    ...testOf(cite, says, use, () => test(placed, use)),
    taken: () =>
      statementsOn(use, cite).length > 0
        ? undefined
        : { event: 'completion', who: 'the corporation', days: { least: provision.days } },
  };
  const { opinion } = provision;
  if (opinion === undefined) return { cite, says, tests: [mailing] };
  const withOpinion = {
    id: `${cite} opinion ${use.person}`,
    cite: opinion.cite,
    says: 'an opinion on fairness in it, where directors ask for one',
    run: () => opinionTest(placed, opinion, use),
  };
  return { cite, says, tests: [mailing, withOpinion] };
}

type Statement = EntryOf<'statement-mailed'>;

/** What was mailed by the day as of which is asked. */
function statementsOn({ c, matter }: PriceUse, cite: string): readonly Statement[] {
  c.covered('acts', c.asOf, [cite]);
  return c.books.entriesOf('statement-mailed').filter(({ data, on }) => data.proposal === matter.id && on <= c.asOf);
}

/** Those of them that were mailed early enough for the day of completion. */
function inTimeOf({ c, matter }: PriceUse, { provision, cite }: Placed<StatementMailing>, sent: readonly Statement[]) {
  const effect = completionOf(c, matter.id, cite);
  const last = latestDayAtLeastBefore(provision.days, effect);
  return { effect, last, inTime: sent.filter(({ on }) => compareDays(on, last) <= 0) };
}

function isCompliant({ c }: PriceUse, { id, data }: Statement, cite: string): boolean {
  return data.complies ?? c.is(complies, { about: [id], cites: [cite] });
}

function test(placed: Placed<StatementMailing>, use: PriceUse): Held<Tested> {
  const { c, matter } = use;
  const { cite } = placed;
  const done = momentOf(c, matter, 'effect') !== undefined;
  const deal = nameOfAct(c, matter);
  const sent = statementsOn(use, cite);
  const [first] = sent;
  if (first === undefined) {
    const because = reason(notMailed, done ? 'failed' : 'open', { figures: { deal }, cites: [cite] });
    return tested(done ? 'fail' : 'open', because, done);
  }
  const { effect, last, inTime } = inTimeOf(use, placed, sent);
  const good = inTime.find((each) => isCompliant(use, each, cite));
  if (good !== undefined || inTime.length === 0) {
    const { id, on } = good ?? first;
    const figures = { deal, on, last, effect };
    const because = reason(mailed, good === undefined ? 'too late' : 'in time', {
      figures,
      cites: [cite],
      entries: [id],
    });
    return tested(good === undefined ? 'fail' : 'pass', because, done);
  }
  const told = { figures: { deal, on: first.on }, cites: [cite], entries: [first.id] };
  return tested('fail', reason(deficient, 'no', told), done);
}

type AskedFor = Omit<DirectorsVote, 'needed'>;

/** Where directors asked for it, a statement that was mailed in time and complies must contain the opinion. */
function opinionTest(placed: Placed<StatementMailing>, opinion: AskedFor, use: PriceUse): Held<Tested> {
  const { c, matter } = use;
  const { cite } = opinion;
  const step = directorsVoteStep(c, placed, { ...opinion, needed: 'always' }, { matter, decides: ['request-opinion'] });
  const request = isMet(c, step, matter);
  const told = { figures: { deal: nameOfAct(c, matter) }, cites: [cite], grounds: [request.reason] };
  if (!request.value) return tested('pass', reason(notAskedFor, 'not needed', told));
  const done = momentOf(c, matter, 'effect') !== undefined;
  const sent = statementsOn(use, cite);
  const found =
    sent.length === 0
      ? undefined
      : inTimeOf(use, placed, sent).inTime.find(
          (each) =>
            isCompliant(use, each, cite) &&
            (each.data.opinion ?? c.is(opinionGiven, { about: [each.id], cites: [cite] })),
        );
  if (found !== undefined) {
    const because = reason(hasOpinion, 'yes', { ...told, entries: [found.id] });
    return tested('pass', because);
  }
  return tested(done || sent.length > 0 ? 'fail' : 'open', reason(hasOpinion, 'no', told), done);
}
