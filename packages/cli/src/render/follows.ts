import { isRecord, label, oneLine, type Plain } from '@quorate/engine';
import { differencesInWords } from './differences.js';

/** In words, what follows in a case: the part of the answer that decides, as far as it is not settled already. */
export function followsInWords(settled: Plain | undefined, decided: Plain | undefined): string {
  if (typeof decided === 'boolean') return `the answer is ${oneLine(decided)}`;
  if (typeof decided === 'string') return label(decided);
  const known = Array.isArray(decided) ? listAmong(settled, decided as readonly Plain[]) : settled;
  return differencesInWords(asFarAs(decided, known), decided) || oneLine(decided);
}

/** The list in a value that has the members of another, by their ids. */
function listAmong(value: Plain | undefined, members: readonly Plain[]): Plain {
  const ids = JSON.stringify(members.map(idOf));
  const lists = isRecord(value) ? Object.values(value).filter((part) => Array.isArray(part)) : [];
  return (
    lists.find((list) => JSON.stringify((list as readonly Plain[]).map(idOf)) === ids) ??
    members.map((each) => ({ id: idOf(each) }))
  );
}

function idOf(member: Plain): Plain {
  return isRecord(member) ? (member['id'] ?? null) : member;
}

/** What is known of the parts that a case tells. */
function asFarAs(told: Plain | undefined, known: Plain | undefined): Plain | undefined {
  if (isRecord(told)) {
    const parts = isRecord(known) ? Object.entries(known) : [];
    return Object.fromEntries(
      parts.filter(([name]) => name in told).map(([name, part]) => [name, asFarAs(told[name], part) ?? null]),
    );
  }
  if (!Array.isArray(told) || !Array.isArray(known)) return known;
  const members = told as readonly Plain[];
  return (known as readonly Plain[]).map(
    (each) => asFarAs(members.find((member) => idOf(member) === idOf(each)) ?? null, each) ?? null,
  );
}
