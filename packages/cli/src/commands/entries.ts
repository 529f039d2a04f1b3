import {
  saysOf,
  actSchemas,
  describeFields,
  entryTypes,
  nearest,
  seriesTermsParameter,
  writtenSchema,
} from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { yamlOf } from '../render/yaml.js';
import type { Output } from '../output.js';
import { heading } from '../render/section.js';
import { padded, wrap } from '../render/wrap.js';
import { fieldLines } from './questions.js';

/** Lists the types of entry, family by family. */
export function listEntries(output: Output): number {
  const described = entryTypes.map(({ type, family, says }) => ({ type, family, says }));
  if (output.json) {
    output.write(JSON.stringify(described, undefined, 2));
    return exits.well;
  }
  const column = Math.max(...described.map(({ type }) => type.length)) + 2;
  const families = [...new Set(described.map(({ family }) => family))];
  const parts = families.map((family) => {
    const lines = described
      .filter((each) => each.family === family)
      .map(({ type, says }) => wrap(says, output.width, `  ${padded(type, column)}`, ' '.repeat(column + 2)));
    return `${heading(family, output.style)}\n${lines.join('\n')}`;
  });
  output.write(parts.join('\n\n'));
  return exits.well;
}

/** Shows one type of entry, or one sort of act that a proposal may name: its fields, and an example. */
export function showEntry(name: string, output: Output): number {
  const shown = entryShown(name) ?? actShown(name) ?? termsShown(name);
  if (shown === undefined) {
    const near = nearest(name, [
      ...entryTypes.map(({ type }) => type),
      ...actSchemas().map(({ kind }) => kind),
      seriesTerms,
    ]);
    throw new BadInputError(
      `There is no type of entry "${name}"${near === undefined ? '' : `; did you mean "${near}"?`} "quorate entries list" lists them.`,
    );
  }
  if (output.json) {
    output.write(JSON.stringify(shown, undefined, 2));
    return exits.well;
  }
  const { style, width } = output;
  const example =
    shown.example === undefined
      ? []
      : [`${heading('In a case file', style)}\n${yamlOf([{ on: '2004-06-01', [name]: shown.example }], '  ')}`];
  const parts = [
    `${style.strong(name)}\n${wrap(shown.says, width)}`,
    `${heading('Fields', style)}\n${fieldLines(shown.fields, output, '  ')}`,
    ...(name === 'proposed' ? [actsIn(output)] : []),
    ...example,
  ];
  output.write(parts.join('\n\n'));
  return exits.well;
}

function entryShown(name: string) {
  const type = entryTypes.find((each) => each.type === name);
  if (type === undefined) return undefined;
  const { family, example } = type;
  return {
    type: name,
    family,
    says: saysOf(type),
    fields: describeFields(writtenSchema(type.data)),
    example: example as unknown,
  };
}

function actShown(name: string) {
  const act = actSchemas().find(({ kind }) => kind === name);
  if (act === undefined) return undefined;
  return {
    act: name,
    says: `${act.says} An act: a "proposed" entry names it.`,
    fields: describeFields(act.fields),
    example: undefined,
  };
}

/** The name under which the terms of a series are shown. */
const seriesTerms = 'series-terms';

function termsShown(name: string) {
  if (name !== seriesTerms) return undefined;
  return {
    terms: name,
    says: 'What the terms of a series may say: the field "terms" of a "series-designated" entry, and of an act that designates a series or amends an instrument.',
    fields: describeFields(writtenSchema(seriesTermsParameter)),
    example: undefined,
  };
}

/** The acts that a proposal may name. */
function actsIn({ style, width }: Output): string {
  const acts = actSchemas();
  const column = Math.max(...acts.map(({ kind }) => kind.length)) + 2;
  const lines = acts.map(({ kind, says }) => wrap(says, width, `  ${padded(kind, column)}`, ' '.repeat(column + 2)));
  return `${heading('The acts, each in the place of "act"; "quorate entries show merger" has the fields of one', style)}\n${lines.join('\n')}`;
}
