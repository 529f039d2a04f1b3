import type { Wire } from '@quorate/sdk';

/**
 * The certificate in force of a series: the one that has its name in the title, whole ("Series A" is not in "Series AB"); or the
 * only one, where there is one series. Of several that could be it, none is.
 */
export function certificateOf(
  instruments: readonly Wire['InstrumentOutline'][],
  { name, isOnly }: { readonly name: string; readonly isOnly: boolean },
): Wire['InstrumentOutline'] | undefined {
  const wanted = ` ${wordsOf(name)} `;
  const inForce = instruments.filter(({ kind, isInForce }) => kind === 'designation' && isInForce);
  const named = inForce.filter(({ title }) => ` ${wordsOf(title)} `.includes(wanted));
  const [found, ...others] = named.length > 0 ? named : isOnly ? inForce : [];
  return others.length > 0 ? undefined : found;
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
