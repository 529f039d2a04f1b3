import type { Wire } from '@quorate/sdk';

/** The certificates in force that have the name of a series in their title, whole: "Series A" is not in "Series AB". */
export function certificatesOf(
  instruments: readonly Wire['InstrumentOutline'][],
  name: string,
): readonly Wire['InstrumentOutline'][] {
  const wanted = ` ${wordsOf(name)} `;
  return instruments.filter(
    ({ kind, isInForce, title }) => kind === 'designation' && isInForce && ` ${wordsOf(title)} `.includes(wanted),
  );
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
