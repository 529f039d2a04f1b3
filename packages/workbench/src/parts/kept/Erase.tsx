import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { Reading } from '../../frame/Reading.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { policyQuery } from '../../queries/corporation.js';
import { WithReason } from '../WithReason.js';
import { texts } from './texts.js';

export interface EraseProps {
  readonly corporation: string;
  readonly of: Wire['ErasureProposing']['of'];
  /** What is erased: "the personal data of Anna Alder". */
  readonly what: string;
  /** What is said before anybody erases it. */
  readonly says: readonly string[];
  /** Erases it at once, where no second person is asked for. */
  readonly erasing: (why: string) => Promise<unknown>;
}

/** Erases something for good, or proposes it to a second person where the policy asks one for it. */
export function Erase({ corporation, of, what, says, erasing }: EraseProps) {
  const policy = useQuery(policyQuery(corporation));
  const [proposed, setProposed] = useState<string>();
  return (
    <details className="asked">
      <summary>{texts.erase(what)}</summary>
      {says.map((each) => (
        <p key={each} className="lead">
          {each}
        </p>
      ))}
      <Reading of={policy}>
        {({ erasures = false }) =>
          proposed === undefined ? (
            <>
              <p className="lead">{erasures ? texts.takesTwo : texts.oneAlone}</p>
              <WithReason
                corporation={corporation}
                label={texts.whyErase}
                does={erasures ? texts.proposeIt(what) : texts.eraseIt(what)}
                doing={async (why) => {
                  if (!erasures) return erasing(why);
                  const id = `erasure-${crypto.randomUUID().slice(0, 8)}`;
                  await quorate.proposals.proposeErasure(corporation, { id, of, why });
                  return setProposed(id);
                }}
              />
            </>
          ) : (
            <p role="status">
              {texts.proposed} <To path={paths.proposal(corporation, proposed)}>{texts.openProposal}</To>
            </p>
          )
        }
      </Reading>
    </details>
  );
}
