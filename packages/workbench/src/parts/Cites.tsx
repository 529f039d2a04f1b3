import { To } from '../frame/To.js';
import { paths } from '../paths.js';

/** Sections, each a door to its provision. */
export function Cites({ corporation, of }: { readonly corporation: string; readonly of: readonly string[] }) {
  return (
    <>
      {of.map((section) => (
        <span key={section}>
          <To className="cite" path={paths.provision(corporation, section)}>
            {section}
          </To>{' '}
        </span>
      ))}
    </>
  );
}
