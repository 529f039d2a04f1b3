import { asProof, citesOf, type Answer, type Otherwise, type Plain } from '../evaluation/index.js';
import { isUnder } from '../instrument/index.js';
import { compare, inWords, nothing, type Mismatch } from './compare.js';
import { isRecord } from './entry.js';
import { listed, type Expectation } from './shape.js';

/** Every part of an answer that is not as a case file expects it; none where all is. */
export function mismatchesOf(expect: Expectation, answer: Answer): readonly Mismatch[] {
  return [
    ...outcomeMismatch(expect, answer),
    ...(expect.value === undefined ? [] : compare(expect.value, valueOf(answer), 'value')),
    ...notAmong('cites', listed(expect.cites), citedBy(answer), (wanted, cited) => isUnder(cited, wanted)),
    ...underMismatches(expect, answer),
    ...withoutMismatches(expect, answer),
    ...namesMismatch(
      'turnsOn',
      expect.turnsOn,
      answer.turnsOn.map((turn) => turn.reading),
    ),
    ...namesMismatch(
      'rests',
      expect.rests,
      answer.rests.map((premise) => `${premise.kind}: ${premise.about}: ${premise.says}`),
      contains,
    ),
    ...namesMismatch(
      'asks',
      expect.asks,
      answer.outcome === 'answered' ? [] : answer.inquiries.map((inquiry) => inquiry.fact),
    ),
    ...namesMismatch('says', expect.says, saidBy(answer), contains),
    ...namesMismatch(
      'otherLaw',
      expect.otherLaw,
      answer.otherLaw.map((remark) => `${remark.says} ${remark.cites.join(' ')}`),
      contains,
    ),
    ...namesMismatch(
      'unused',
      expect.unused,
      answer.unused.map(({ entry, says }) => `${entry}: ${says}`),
      contains,
    ),
    ...(expect.error === undefined
      ? []
      : [{ where: 'error', expected: expect.error, found: `an answer: ${answer.outcome}` }]),
  ];
}

/** Whether something is expected of what the answer would be otherwise. */
export function expectsTurns({ turnsOn, under, without }: Expectation): boolean {
  return turnsOn !== undefined || under !== undefined || without !== undefined;
}

/** What is wrong where a question was refused. */
export function refusalMismatches(expect: Expectation | undefined, refusal: string): readonly Mismatch[] {
  if (expect?.error !== undefined && contains(expect.error, refusal)) return [];
  const expected = expect?.error === undefined ? 'an answer' : `a refusal: ${expect.error}`;
  return [{ where: 'error', expected, found: refusal }];
}

/** The value; of an answer that needs facts, what of it is settled already. */
export function valueOf(answer: Answer): Plain | undefined {
  return answer.outcome === 'answered' ? answer.value : answer.settledParts;
}

/** Every section that an answer cites. */
export function citedBy(answer: Answer): readonly string[] {
  const asked = answer.outcome === 'answered' ? [] : answer.inquiries.flatMap((inquiry) => inquiry.cites);
  const said = [...answer.remarks, ...answer.otherLaw].flatMap((remark) => remark.cites);
  const rested = answer.rests.flatMap((premise) => premise.cites ?? []);
  return [...new Set([...citesOf(answer.reason), ...asked, ...said, ...rested])];
}

function saidBy(answer: Answer): readonly string[] {
  return [...asProof(answer.reason), ...answer.remarks, ...answer.otherLaw].map((line) => line.says);
}

/** A value that is expected is expected of an answered question, unless the file says that it needs facts. */
function outcomeMismatch(expect: Expectation, answer: Answer): readonly Mismatch[] {
  const wanted = expect.outcome ?? (expect.value !== undefined && expect.asks === undefined ? 'answered' : undefined);
  if (wanted === undefined || wanted === answer.outcome) return [];
  const asked =
    answer.outcome === 'answered' ? '' : `; it asks: ${answer.inquiries.map((inquiry) => inquiry.key).join('; ')}`;
  return [{ where: 'outcome', expected: wanted, found: `${answer.outcome}${asked}` }];
}

function underMismatches(expect: Expectation, answer: Answer): readonly Mismatch[] {
  return Object.entries(expect.under ?? {}).flatMap(([reading, options]) => {
    const turn = answer.turnsOn.find((each) => each.reading === reading);
    return Object.entries(options).flatMap(([option, wanted]) =>
      compareOtherwise(wanted, turn?.otherwise[option], answer, `under.${reading}.${option}`),
    );
  });
}

function withoutMismatches(expect: Expectation, answer: Answer): readonly Mismatch[] {
  return Object.entries(expect.without ?? {}).flatMap(([determination, wanted]) => {
    const where = `without.${determination}`;
    const turn = answer.determinations.find((each) => each.determination === determination);
    if (turn !== undefined) return compareOtherwise(wanted, turn.without, answer, where);
    const followed = answer.determinations.map((each) => each.determination);
    return [
      { where, expected: inWords(wanted), found: `the answer follows ${followed.join(', ') || 'no determination'}` },
    ];
  });
}

/** The value where something is otherwise; where that changes nothing, the value itself. */
function compareOtherwise(
  wanted: unknown,
  otherwise: Otherwise | undefined,
  answer: Answer,
  where: string,
): readonly Mismatch[] {
  const outcome = otherwise?.outcome ?? answer.outcome;
  const value =
    otherwise === undefined ? valueOf(answer) : otherwise.outcome === 'answered' ? otherwise.value : undefined;
  const refused = otherwise?.outcome === 'refused' ? otherwise.because : undefined;
  if (isRecord(wanted) && typeof wanted['error'] === 'string' && Object.keys(wanted).length === 1) {
    const { error } = wanted;
    if (refused !== undefined && contains(error, refused)) return [];
    return [{ where, expected: `a refusal: ${error}`, found: refused ?? outcome }];
  }
  if (refused !== undefined) return [{ where, expected: inWords(wanted), found: refused }];
  if (wanted === 'needs-facts') return outcome === wanted ? [] : [{ where, expected: wanted, found: inWords(value) }];
  if (otherwise?.outcome === 'needs-facts') return [{ where, expected: inWords(wanted), found: 'needs-facts' }];
  const mismatches = compare(wanted, value, where);
  if (otherwise !== undefined) return mismatches;
  return mismatches.map((mismatch) => ({
    ...mismatch,
    hint: mismatch.hint ?? 'the answer is the same with it as without',
  }));
}

type Fits = (wanted: string, found: string) => boolean;

function contains(wanted: string, found: string): boolean {
  return found.toLowerCase().includes(wanted.toLowerCase());
}

function namesMismatch(
  where: string,
  wanted: string | readonly string[] | undefined,
  found: readonly string[],
  fits: Fits = (a, b) => a === b,
): readonly Mismatch[] {
  if (wanted === undefined) return [];
  if (wanted === nothing) return found.length === 0 ? [] : [{ where, expected: nothing, found: found.join('; ') }];
  return notAmong(where, listed(wanted), found, fits);
}

function notAmong(where: string, wanted: readonly string[], found: readonly string[], fits: Fits): readonly Mismatch[] {
  return wanted
    .filter((each) => !found.some((one) => fits(each, one)))
    .map((each) => ({ where, expected: each, found: found.length === 0 ? nothing : found.join('; ') }));
}
