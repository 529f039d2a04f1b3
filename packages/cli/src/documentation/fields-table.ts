import type { DescribedField } from '@quorate/engine';

/** Fields as a Markdown table; the fields of a record stand under it as `holdings › shares`. */
export function fieldsTable(fields: readonly DescribedField[], title = 'field'): string {
  const rows = rowsOf(fields, '');
  if (rows.length === 0) return 'It has no fields.';
  return [`| ${title} | what it is | how it is written |`, '|---|---|---|', ...rows].join('\n');
}

function rowsOf(fields: readonly DescribedField[], within: string): readonly string[] {
  return fields.flatMap((field) => {
    const name = `${within}${field.name}`;
    const form = field.required ? field.form : `${field.form}; may be left out`;
    return [`| \`${name}\` | ${cell(field.means)} | ${cell(form)} |`, ...rowsOf(field.fields, `${name} › `)];
  });
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
