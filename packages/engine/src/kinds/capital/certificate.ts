import { z } from 'zod';
import { openFact } from '../../evaluation/index.js';
import { byReading } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import type { FactStep } from '../../terms/index.js';

/** What an instrument asks of the certificate that fixes a series. */
export const certificateField = z.strictObject({
  name: z.string().describe('what it is called, as "filing" entries name it'),
  signedBy: byReading(z.array(z.string())).describe(
    'who must sign it: each is one signature, by any one of the officers that it names',
  ),
  setsForth: z.array(z.string()).describe('what it must set forth'),
});
type Certificate = z.output<typeof certificateField>;

export const signedBy = openFact('certificate-signed-by', 'series', 'officers').yesNo(
  'Has the certificate of {0} been signed by {1}?',
);

export const setsForth = openFact('certificate-sets-forth', 'series', 'content').yesNo(
  'Does the certificate of {0} set forth {1}?',
);

/** One step for each signature, and one for each thing that the certificate must set forth. */
export function certificateSteps(
  c: Context,
  cite: string,
  certificate: Certificate | undefined,
  series: string,
): readonly FactStep[] {
  if (certificate === undefined) return [];
  const signatures = c.resolve(certificate.signedBy).map((officers, index) => ({
    id: `${cite} signature ${index + 1}`,
    says: `a signature by ${officers}`,
    fact: signedBy,
    about: [series, officers],
  }));
  const contents = certificate.setsForth.map((content, index) => ({
    id: `${cite} content ${index + 1}`,
    says: `that the certificate sets forth ${content}`,
    fact: setsForth,
    about: [series, content],
  }));
  return [...signatures, ...contents].map((step) => ({ kind: 'fact', cite, wanted: 'yes', ...step }));
}
