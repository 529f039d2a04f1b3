import { instrumentsOf, valueOf } from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { emptyCase } from '../cases/empty-case.js';
import { charterNamed, loadedInstruments } from '../instrument-choice.js';
import type { Output } from '../output.js';
import { heading } from '../render/section.js';
import { wrap } from '../render/wrap.js';

interface ProfileField {
  readonly id: string;
  readonly asks: string;
  readonly status: string;
  readonly says: readonly { readonly id: string; readonly says: string }[];
}

interface Profile {
  readonly charter: string;
  readonly name: string;
  readonly fields: readonly ProfileField[];
}

/** Shows the profiles of more than two charters under one another, field by field. */
export function compareProfiles(names: readonly string[], output: Output): number {
  const profiles = names.map(profileOf);
  const fields = [...new Map(profiles.flatMap((each) => each.fields.map(({ id, asks }) => [id, asks]))).entries()];
  if (output.json) output.write(JSON.stringify(profiles, undefined, 2));
  else output.write(fields.map(([id, asks]) => renderField(id, asks, profiles, output)).join('\n\n'));
  return exits.well;
}

function profileOf(name: string): Profile {
  loadedInstruments(name, ['charter']);
  const set = charterNamed(name);
  const asOf = instrumentsOf(set, ['charter'])
    .map(({ from }) => from)
    .toSorted()
    .at(-1);
  if (asOf === undefined) throw new BadInputError(`The charter "${name}" cannot be opened.`);
  const answer = emptyCase(name).open().ask({ question: 'instrument.profile', asOf });
  const { fields } = valueOf(answer) as unknown as { readonly fields: readonly ProfileField[] };
  return { charter: name, name: set.name, fields };
}

function renderField(id: string, asks: string, profiles: readonly Profile[], output: Output): string {
  const { style, width } = output;
  const lines = profiles.map(({ name, fields }) => {
    const field = fields.find((each) => each.id === id);
    const says = field?.says ?? [];
    if (says.length === 0) return `  ${name}: ${style.faint(field?.status ?? 'silent')}`;
    const told = says.map((each) => `${each.says} ${style.cite(`[${each.id}]`)}`).join('; ');
    return wrap(`${style.strong(name)}: ${told}`, width, '  ', '    ');
  });
  return [heading(asks, style), ...lines].join('\n');
}
