import { useState } from 'react';
import { paths } from '../paths.js';
import { Overlaid } from './Overlaid.js';
import { texts } from './texts.js';

interface SigningInAgainProps {
  /** Looks whether somebody has signed in. */
  readonly onSignedIn: () => Promise<void>;
}

export interface SignedOutProps extends SigningInAgainProps {
  readonly isOut: boolean;
}

/** Stands over a page whose session ended, until somebody has signed in again in another tab: what was written in the page stays. */
export function SignedOut({ isOut, onSignedIn }: SignedOutProps) {
  return (
    <Overlaid isOpen={isOut} onClose={() => void onSignedIn()} title={texts.signedOut.title} className="signed-out">
      <p>{texts.signedOut.lead}</p>
      <SigningInAgain onSignedIn={onSignedIn} />
    </Overlaid>
  );
}

function SigningInAgain({ onSignedIn }: SigningInAgainProps) {
  const [isLookedFor, setLookedFor] = useState(false);
  const look = async (): Promise<void> => {
    setLookedFor(false);
    await onSignedIn();
    setLookedFor(true);
  };
  return (
    <>
      <p className="buttons">
        <a className="button" href={paths.signIn} target="_blank" rel="noreferrer">
          {texts.signedOut.signIn}
        </a>
        <button className="button second" type="button" onClick={() => void look()}>
          {texts.signedOut.goOn}
        </button>
      </p>
      <p role="status">{isLookedFor ? texts.signedOut.notYet : ''}</p>
    </>
  );
}
