import type { Answers, DraftQuestion } from './answers.js';

/** A case file as it will stand beside the draft. */
export interface DraftCase {
  /** The name of its file, without the ending. */
  readonly file: string;
  readonly title: string;
  readonly persons?: readonly string[];
  readonly journal?: readonly object[];
  readonly cases: readonly {
    readonly name: string;
    readonly journal?: readonly object[];
    readonly ask: readonly object[];
  }[];
}

/** What the answers make of a section: its provisions, with those that they need beside them, and cases. */
export interface Drafted {
  readonly provisions: readonly object[];
  readonly cases: readonly DraftCase[];
}

/** A section of the draft. */
export interface Topic {
  readonly article: string;
  readonly cite: string;
  /** What it is about: the summary while nobody has worked it out. */
  readonly about: string;
  readonly questions: readonly DraftQuestion[];
  /** On what it bears while it is not worked out. */
  readonly bearsOn: object;
  /** Undefined where the answers do not say it. */
  draft(answers: Answers, stage: Stage): Drafted | undefined;
}

/** What every case of the draft starts from. */
export interface Stage {
  readonly formed: string;
  /** The first full year of the corporation: in it acts are proposed. */
  readonly year: number;
  /** Shares of common stock outstanding, one vote each. */
  readonly outstanding: number;
}

/** All outstanding shares in one hand that matters alone to nobody; less what somebody holds by name. */
export function issued(stage: Stage, holder?: { readonly id: string; readonly shares: number }): readonly object[] {
  const own = holder?.shares ?? 0;
  const to = (id: string, shares: number) => ({
    on: stage.formed,
    'shares-issued': { class: 'common', to: id, shares },
  });
  return [to('dispersed', stage.outstanding - own), ...(holder === undefined ? [] : [to(holder.id, own)])];
}

/** Cases of an act of which the votes of holders decide: just enough, and one vote short. */
export function byVotes(
  stage: Stage,
  { act, needed, before = [] }: { readonly act: object; readonly needed: number; readonly before?: readonly object[] },
): Pick<DraftCase, 'journal' | 'cases'> {
  const { year } = stage;
  const tally = (shares: number) => [
    { on: `${year}-02-10`, tally: { proposal: 'act', class: 'common', for: shares, against: 0 } },
    { on: `${year}-02-10`, 'polls-closed': { proposal: 'act' } },
  ];
  const asking = (outcome: string) => [
    { question: 'approval.status', asOf: `${year}-03-01`, of: 'act', expect: { value: { outcome } } },
  ];
  return {
    journal: [...issued(stage), ...before, { on: `${year}-01-10`, proposed: { id: 'act', ...act } }],
    cases: [
      { name: 'just enough', journal: tally(needed), ask: asking('permitted') },
      { name: 'one vote short', journal: tally(needed - 1), ask: asking('refused') },
    ],
  };
}
