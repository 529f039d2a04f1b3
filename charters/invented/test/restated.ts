import { parse } from 'yaml';
import { wholeCharters } from './whole-charters.js';

type Written = Record<string, unknown>;
interface Text {
  readonly articles: readonly { readonly provisions: readonly Written[] }[];
}

/** Harborside as it is until the end of 2018, and from 2019 on with a dividend of $0.875, a removal by a majority and a quorum of a third. */
export function restated(): string {
  const { charter, ...others } = parse(wholeCharters.at(0)!.text, { maxAliasCount: -1 }) as Written & { charter: Text };
  const later = structuredClone(charter);
  const provisions = later.articles.flatMap((article) => article.provisions);
  const find = (kind: string, cite: string) =>
    provisions.find((each) => each['kind'] === kind && each['cite'] === cite)!;
  find('series-dividend', 'FOURTH.5(c)')['floor'] = '$0.875';
  (find('removal', 'SIXTH.4')['holders'] as Written)['fraction'] = { majority: true };
  find('meeting-quorum', 'FIFTH.3')['fraction'] = 'at least 1/3';
  const texts = [
    { ...charter, until: '2018-12-31' },
    { ...later, id: 'restated', from: '2019-01-01' },
  ];
  return JSON.stringify({ ...others, charter: texts });
}
