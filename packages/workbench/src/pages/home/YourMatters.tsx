import { useQueries } from '@tanstack/react-query';
import { Problem } from '../../frame/Problem.js';
import { Progress } from '../../frame/Reading.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { mattersQuery } from '../matters/queries.js';
import { texts } from './texts.js';

/** The matters within whose walls one is, of every corporation that lets one read them. */
export function YourMatters({ of }: { readonly of: readonly { readonly id: string; readonly name: string }[] }) {
  const read = useQueries({ queries: of.map(({ id }) => mattersQuery(id)) });
  const error = read.find((each) => each.isError)?.error;
  const all = of.flatMap(({ id, name }, index) =>
    (read[index]?.data ?? []).map((matter) => ({ ...matter, corporation: id, name })),
  );
  return (
    <>
      {error === undefined ? undefined : <Problem error={error} />}
      {read.some((each) => each.isPending) ? <Progress words={texts.looking} /> : undefined}
      {all.length === 0 && error === undefined && read.every((each) => !each.isPending) ? (
        <p className="lead">{texts.mattersNone}</p>
      ) : undefined}
      <ul className="plain-list">
        {all.map(({ id, title, corporation, name }) => (
          <li key={`${corporation} ${id}`}>
            <To path={paths.matter(corporation, id)}>{title}</To> <span className="small quiet">{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
