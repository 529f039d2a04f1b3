import { useContext } from 'react';
import { To } from '../frame/To.js';
import { paths } from '../paths.js';
import { OpensSection } from './opens-section.js';

/** Sections, each a door to its provision. */
export function Cites({ corporation, of }: { readonly corporation: string; readonly of: readonly string[] }) {
  const open = useContext(OpensSection);
  return (
    <>
      {of.map((section) => (
        <span key={section}>
          {open === undefined ? (
            <To className="cite" path={paths.provision(corporation, section)}>
              {section}
            </To>
          ) : (
            <button className="cite" type="button" onClick={() => open(section)}>
              {section}
            </button>
          )}{' '}
        </span>
      ))}
    </>
  );
}
