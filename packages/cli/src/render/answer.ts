import { asProof, asMemorandum, asSentence, valueOf, type Answer, type ToldLine } from '@quorate/engine';
import type { Output, Style } from '../output.js';
import { renderAsserted } from './asserted.js';
import { citesAfter } from './cites.js';
import { renderNeeded } from './needed.js';
import { renderOtherwise } from './otherwise.js';
import { renderRests } from './rests.js';
import { renderStamp } from './stamp.js';
import { renderValue } from './value.js';
import { heading } from './section.js';
import { renderWorkedOut } from './worked-out.js';
import { wrap } from './wrap.js';

/** How much of the reasons is told: a sentence, half a page, everything. */
export const layers = ['sentence', 'memorandum', 'proof'] as const;
export type Layer = (typeof layers)[number];

export interface AnswerOptions {
  readonly layer: Layer;
  /** Shown in the place of the value, where somebody has made a better picture of it. */
  readonly value?: string;
  /** Of the entries behind it, those that no paper shows; told of a kept journal. */
  readonly asserted?: readonly string[];
}

/** An answer for a person: the outcome, the value, the reasons, what it rests on, what would change it, what is needed. */
export function renderAnswer(answer: Answer, options: AnswerOptions, output: Output): string {
  const { style, width } = output;
  const asked = style.faint(`${answer.question} as of ${answer.stamp.asOf}`);
  const [first, ...others] = answerParts(answer, options, output);
  const parts = [`${first}  ${asked}`, ...others, style.faint(wrap(renderStamp(answer.stamp), width, '', '  '))];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The parts of an answer, each in its place, empty where it has none: so that two answers can stand beside one another. */
export function answerParts(
  answer: Answer,
  { layer, value: shown, asserted = [] }: AnswerOptions,
  output: Output,
): readonly [outcome: string, ...others: string[]] {
  const value = valueOf(answer);
  return [
    outcome(answer, output.style),
    shown ?? (value === undefined ? '' : renderValue(value, output)),
    renderReasons(answer, layer, output),
    renderNeeded(answer, output).join('\n\n'),
    renderOtherwise(answer, layer === 'proof', output).join('\n\n'),
    renderRests(answer, layer === 'proof', output).join('\n\n'),
    renderAsserted(asserted, layer === 'proof', output),
    remarks(answer, output).join('\n\n'),
    renderUnused(answer, output),
    layer === 'sentence' ? '' : renderHowFar(answer, output),
  ];
}

function outcome(answer: Answer, style: Style): string {
  return answer.outcome === 'answered' ? style.good('ANSWERED') : style.open('NEEDS FACTS');
}

/** The reasons as numbered steps; a step told before is only pointed at. */
function renderReasons(answer: Answer, layer: Layer, output: Output): string {
  const { style, width } = output;
  const says = asSentence(answer.reason);
  if (layer === 'sentence') return wrap(says, width);
  const lines = layer === 'memorandum' ? asMemorandum(answer.reason) : asProof(answer.reason);
  return `${heading('Why', style)}\n${lines.map((line) => renderLine(line, layer, output)).join('\n')}`;
}

function renderLine(line: ToldLine, layer: Layer, { style, width }: Output): string {
  const indent = '  '.repeat(line.depth + 1);
  const number = `${line.step}. `;
  if (line.see !== undefined)
    return style.faint(wrap(`see step ${line.see}: ${line.says}`, width, `${indent}· `, `${indent}  `));
  const cites = citesAfter(line.cites, style);
  const reading =
    line.reading === undefined
      ? ''
      : style.faint(` (reading ${line.reading.id}${layer === 'proof' ? `: ${line.reading.option}` : ''})`);
  const determination = line.determination === undefined ? '' : style.faint(` (determination ${line.determination})`);
  const entries =
    layer !== 'proof' || line.entries === undefined || line.entries.length === 0
      ? ''
      : style.faint(` (entries ${line.entries.join(', ')})`);
  return wrap(
    `${line.says}${cites}${reading}${determination}${entries}`,
    width,
    `${indent}${number}`,
    `${indent}${' '.repeat(number.length)}`,
  );
}

function remarks(answer: Answer, output: Output): readonly string[] {
  return [
    ...remarksUnder('Note', answer.remarks, output),
    ...remarksUnder('Left to other law', answer.otherLaw, output),
  ];
}

/** Entries that speak of what was asked, and of which nothing here made use: where a name is wrong, they show it. */
function renderUnused({ unused }: Answer, { style, width }: Output): string {
  const lines = unused.map(({ entry, says }) => wrap(`${says} ${style.faint(`(${entry})`)}`, width, '  - ', '    '));
  return lines.length === 0 ? '' : `${heading('Entered, and used by nothing here', style)}\n${lines.join('\n')}`;
}

/** Under which texts it was answered, as far as they are worked out. */
function renderHowFar({ workedOut }: Answer, { style, width }: Output): string {
  const lines = workedOut.map((each) => wrap(`${each.instrument} ${renderWorkedOut(each)}`, width, '  - ', '    '));
  return lines.length === 0 ? '' : `${heading('How far the text is worked out', style)}\n${lines.join('\n')}`;
}

function remarksUnder(title: string, said: Answer['remarks'], { style, width }: Output): readonly string[] {
  if (said.length === 0) return [];
  const lines = said.map((remark) => wrap(`${remark.says}${citesAfter(remark.cites, style)}`, width, '  - ', '    '));
  return [`${heading(title, style)}\n${lines.join('\n')}`];
}
