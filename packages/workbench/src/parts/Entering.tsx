import { texts } from '../frame/texts.js';
import { To } from '../frame/To.js';
import { paths } from '../paths.js';

/** The way on where nothing is entered yet. */
export function Entering({ corporation }: { readonly corporation: string }) {
  return (
    <p className="buttons">
      <To className="button" path={paths.entering(corporation)}>
        {texts.enter}
      </To>
    </p>
  );
}
