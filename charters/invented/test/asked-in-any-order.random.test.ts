import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerData,
  checkedCharter,
  QuestionError,
  readCase,
  type Answer,
  type CaseFile,
  type Charters,
  type Corporation,
  type Sensitivity,
} from '@quorate/engine';
import { draws } from '../../../packages/engine/test/draws.js';
import { inDoubt, stating } from './entered-in-part.js';

const folder = fileURLToPath(new URL('../', import.meta.url));

/** Charters whose stock converts of itself, or by what is supposed of an event, each with a file of cases and what is converted. */
const places = [
  ['clauses/40-high-votes-until-a-sunset', 'charter.yaml', 'cases.yaml', 'class-b'],
  ['clauses/44-pay-to-play', 'charter.yaml', 'cases.yaml', 'series-a'],
  ['clauses/47-conversion-upon-an-offering', 'charter.yaml', 'cases.yaml', 'series-b'],
  ['larkfield', '../charter.yaml', 'cases/stock.yaml', 'series-a'],
  ['tern-bioworks', '../charter.yaml', 'cases/conversion.yaml', 'series-a'],
] as const;

interface Put {
  readonly question: string;
  readonly asOf: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly sensitivity: Sensitivity;
}

/** What is asked of a case: its own questions, and what the stock is on their days. */
function putsOf(asks: CaseFile['cases'][number]['asks'], converted: string): readonly Omit<Put, 'sensitivity'>[] {
  const own = asks.map(({ written, input }) => ({ question: written.question, asOf: written.asOf, input }));
  const days = [...new Set(own.map(({ asOf }) => asOf))];
  const ofStock = days.flatMap((asOf) => [
    { question: 'voting.entitlement', asOf, input: {} },
    { question: 'capital.summary', asOf, input: {} },
    { question: 'conversion.ratio', asOf, input: { series: converted } },
    { question: 'conversion.ratio', asOf, input: { series: converted, shares: '100000' } },
  ]);
  return [...own, ...ofStock];
}

type Got = { readonly refused: string } | { readonly answer: Answer };

function got(corporation: Corporation, put: Put): Got {
  try {
    return { answer: corporation.ask(put) };
  } catch (error) {
    if (error instanceof QuestionError) return { refused: error.message };
    throw error;
  }
}

const asData = (each: Got): unknown => ('refused' in each ? each : answerData(each.answer));

/** What it comes to, without what would change it. */
const comesTo = (each: Got): unknown => {
  if ('refused' in each) return each;
  const { answer } = each;
  return answer.outcome === 'answered'
    ? answer.value
    : { asks: answer.inquiries.map(({ key }) => key), of: answer.cases };
};

/** What of an answer decides which of two readings is meant. */
function underReading(answer: Answer, option: string): unknown {
  const turn = answer.turnsOn.find(({ reading }) => reading === 'doubt');
  const other = turn?.otherwise[option];
  if (other === undefined) return answer.outcome === 'answered' ? answer.value : 'needs-facts';
  return other.outcome === 'answered'
    ? other.value
    : other.outcome === 'refused'
      ? { refused: other.because }
      : other.outcome;
}

const shortly = (each: Got): unknown =>
  'refused' in each ? each : each.answer.outcome === 'answered' ? each.answer.value : 'needs-facts';

describe.each(places)('under %s', (place, charterName, casesName, converted) => {
  const read = (name: string): string => readFileSync(`${folder}${place}/${name}`, 'utf8');
  const charter = inDoubt(read('charter.yaml'));
  const isInDoubt = charter !== read('charter.yaml');
  const set = checkedCharter(charter, charterName, { aliases: true });
  const charters: Charters = { find: () => set, names: () => [charterName] };
  const text = read(casesName);

  it('an answer is the same first and after others, and what is tried on the way is nothing that is so', () => {
    const random = fc.record({
      kept: fc.infiniteStream(fc.boolean()),
      whichCase: fc.nat(),
      order: fc.array(fc.tuple(fc.nat(), fc.constantFrom<Sensitivity>('none', 'single', 'pairs')), {
        minLength: 2,
        maxLength: 5,
      }),
    });
    fc.assert(
      fc.property(random, ({ kept, whichCase, order }) => {
        const { cases } = readCase(
          stating(text, () => kept.next().value),
          { charters },
        );
        const one = cases.at(whichCase % cases.length)!;
        const puts = putsOf(one.asks, converted);
        const after = one.open({});
        for (const [which, sensitivity] of order) {
          const put = { ...puts.at(which % puts.length)!, sensitivity };
          const first = got(one.open({}), put);
          expect(asData(got(after, put))).toEqual(asData(first));
          expect(asData(got(after, put))).toEqual(asData(first));
          expect(comesTo(got(one.open({}), { ...put, sensitivity: 'none' }))).toEqual(comesTo(first));
          if (!isInDoubt || sensitivity === 'none' || 'refused' in first) continue;
          const stays = got(one.open({ readings: { doubt: 'stays' } }), { ...put, sensitivity: 'none' });
          expect(underReading(first.answer, 'stays')).toEqual(shortly(stays));
        }
      }),
      draws(6, 40),
    );
  });
});
