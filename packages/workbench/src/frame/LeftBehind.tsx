import { Problem } from './Problem.js';
import { texts } from './texts.js';
import { To } from './To.js';
import { useLeftBehind } from './left-behind.js';

/** What failed after its page was left, told on whatever page one is, until one has read it. */
export function LeftBehind() {
  const [told, dismiss] = useLeftBehind();
  return told.map(({ id, page, path, error }) => (
    <div className="offline" key={id}>
      <p>
        {texts.leftBehind} <To path={path}>{page}</To>
      </p>
      <Problem error={error} />
      <p className="buttons">
        <button className="button second" type="button" onClick={() => dismiss(id)}>
          {texts.readIt}
        </button>
      </p>
    </div>
  ));
}
