import { csvOf } from './csv.js';
import { resultsIn } from './meeting-results.js';

const columns = [
  'matter',
  'act',
  'says',
  'outcome',
  'nominee',
  'class',
  'for',
  'against',
  'withheld',
  'abstain',
  'brokerNonVotes',
  'notVoted',
  'rejected',
  'elected',
  'oneYear',
  'twoYears',
  'threeYears',
] as const;

/** The lines of the results, one row each, figures without separators; what is not entered is an empty cell. */
export function resultsAsCsv(answer: unknown): string {
  const { value } = resultsIn(answer);
  const rows = value.matters.flatMap((matter) =>
    matter.lines.map((line) => [
      matter.id,
      matter.act,
      matter.says,
      matter.outcome,
      line.candidate === undefined ? '' : line.says,
      line.class,
      line.for ?? '',
      line.against ?? '',
      line.withheld ?? '',
      line.abstain ?? '',
      line.brokerNonVotes ?? '',
      line.notVoted,
      line.rejected,
      line.candidate === undefined || matter.elected === undefined
        ? ''
        : matter.elected.includes(line.candidate)
          ? 'yes'
          : 'no',
      line.oneYear ?? '',
      line.twoYears ?? '',
      line.threeYears ?? '',
    ]),
  );
  return csvOf([columns, ...rows]);
}
