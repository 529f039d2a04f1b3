import { paths } from '../paths.js';
import { Overlaid } from './Overlaid.js';
import { texts } from './texts.js';

export interface SignedOutProps {
  readonly isOut: boolean;
  readonly onSignedIn: () => void;
}

/** Stands over a page whose session ended, until somebody has signed in again in another tab: what was written in the page stays. */
export function SignedOut({ isOut, onSignedIn }: SignedOutProps) {
  return (
    <Overlaid isOpen={isOut} onClose={onSignedIn} title={texts.signedOut.title} className="signed-out">
      <p>{texts.signedOut.lead}</p>
      <p className="buttons">
        <a className="button" href={paths.signIn} target="_blank" rel="noreferrer">
          {texts.signedOut.signIn}
        </a>
        <button className="button second" type="button" onClick={onSignedIn}>
          {texts.signedOut.goOn}
        </button>
      </p>
    </Overlaid>
  );
}
