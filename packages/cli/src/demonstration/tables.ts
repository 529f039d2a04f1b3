import { groupThousands, type Answer, type Plain } from '@quorate/engine';
import { valueOf } from '@quorate/engine';
import type { Output } from '../output.js';
import { table } from './table.js';

type Fields = Readonly<Record<string, Plain>>;

/** The part of an answer that the demonstration shows as a table; undefined where the answer tells itself. */
export function tableFor(answer: Answer, nameOf: (id: string) => string, output: Output): string | undefined {
  const value = valueOf(answer);
  if (value === undefined || !isFields(value)) return undefined;
  switch (answer.question) {
    case 'ownership.limit':
      return limits(listOf(value['persons']), nameOf, output);
    case 'voting.entitlement':
      return entitlement(value, nameOf, output);
    case 'board.independence':
      return directors(listOf(value['directors']), nameOf, output);
    default:
      return undefined;
  }
}

function limits(persons: readonly Fields[], nameOf: (id: string) => string, output: Output): string {
  const rows = persons
    .filter((each) => each['votesLimited'] === true)
    .map((each) => [
      nameOf(text(each['person'])),
      text(each['cite']),
      number(each['owned']),
      number(each['line']),
      number(each['above']),
      `${text(each['factor'])} of each`,
    ]);
  const columns = [
    { title: 'Person' },
    { title: 'Section' },
    { title: 'Owns', number: true },
    { title: 'Limit', number: true },
    { title: 'Above', number: true },
    { title: 'Votes left', number: true },
  ];
  return table(columns, rows, output);
}

function entitlement(value: Fields, nameOf: (id: string) => string, output: Output): string {
  const rows = listOf(value['holders']).map((holder) => {
    const owners = listOf(holder['blocks']).flatMap((block) =>
      Array.isArray(block['owners']) ? (block['owners'] as readonly Plain[]).map((owner) => nameOf(text(owner))) : [],
    );
    return [
      nameOf(text(holder['id'])),
      [...new Set(owners)].join(', '),
      number(holder['shares']),
      number(holder['votes']),
    ];
  });
  const total = ['All votes, others included', '', number(value['votesBeforeLimits']), number(value['votes'])];
  const columns = [
    { title: 'Holder of record' },
    { title: 'Beneficial owner' },
    { title: 'Shares', number: true },
    { title: 'Votes it may cast', number: true },
  ];
  return table(columns, [...rows, total], output);
}

function directors(found: readonly Fields[], nameOf: (id: string) => string, output: Output): string {
  const standing = (each: Fields): string => {
    if (each['continuing'] === true) return output.style.good('continuing');
    return each['continuing'] === false ? 'not continuing' : output.style.open('not known');
  };
  const rows = found.map((each) => [nameOf(text(each['id'])), standing(each)]);
  return table([{ title: 'Director' }, { title: 'Standing' }], rows, output);
}

function isFields(value: Plain): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: Plain | undefined): readonly Fields[] {
  return Array.isArray(value) ? (value as readonly Plain[]).filter(isFields) : [];
}

function text(value: Plain | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function number(value: Plain | undefined): string {
  const shown = text(value);
  return /^\d+(\.\d+)?$/.test(shown) ? groupThousands(shown) : shown;
}
