import { entryTypes } from '../journal/index.js';
import { groupedBy } from './grouped.js';
import { remembered } from './remembered.js';
import type { DaysStated } from './facts.js';
import type { Standing } from './standing.js';

/** What entries state by being what they are: the day of a milestone, that on which a dividend was declared. */
export function statedDays(standing: Standing): DaysStated {
  const proposalOf = (act: string) =>
    standing.ofType('body-act').find(({ id, data }) => id === act || data.id === act)?.data.on;
  const byAbout = remembered((fact: string) => {
    const told = (statingTypes.get(fact) ?? []).flatMap(({ type, states }) =>
      standing.ofType(type).flatMap(({ id, on, basis, data }) => {
        const about = states?.about(data as never, proposalOf);
        return about === undefined ? [] : [{ about, stated: { value: on, entry: id, basis, through: on } }];
      }),
    );
    return groupedBy(told, ({ about }) => keyOf(about));
  });
  return (fact, about) =>
    statingTypes.has(fact) ? (byAbout(fact).get(keyOf(about)) ?? []).map(({ stated }) => stated) : none;
}

const none: readonly never[] = Object.freeze([]);

const statingTypes = groupedBy(
  entryTypes.filter(({ states }) => states !== undefined),
  ({ states }) => states!.fact,
);

function keyOf(about: readonly string[]): string {
  return about.join('\u0000');
}
