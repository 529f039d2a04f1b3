import { paths } from '../paths.js';
import { texts } from './texts.js';
import { To } from './To.js';

/** Where nothing is. */
export function NotFound() {
  return (
    <article className="answer">
      <h1>{texts.notFound}</h1>
      <p className="lack">
        {texts.notFoundDetail}{' '}
        <To className="nowrap" path={paths.home}>
          {texts.goHome}
        </To>
      </p>
    </article>
  );
}
