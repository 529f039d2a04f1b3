import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { consentOfSeriesTopic } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { allTold, nameOfAct, type Matter } from '../../terms/index.js';
import { askedActFields, askedMatter } from '../asked-act.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';

const told = message('series.consent', 'The consent of {series} to {act}: {outcome}');

/** Whether an act needs the consent of a series, by which sections, and whose consent that is. */
export const seriesConsent = defineQuestion({
  name: 'series.consent',
  family: 'series',
  asks: 'Does this act need the consent of this series, and whose consent is that?',
  input: z.strictObject({ series: z.string().describe('the series'), ...askedActFields }),
  value: z.looseObject({
    outcome: z.enum(['needed', 'not-needed', 'silent']).describe('whether the act needs it'),
    matters: rows({
      id: z.string().describe('the section'),
      asked: z.boolean().describe('whether it asks for the consent to this act'),
      of: z.string().optional().describe('the holder whose consent alone is asked, or the holders'),
      outstanding: z.string().optional().describe('of holders: the outstanding shares'),
      needed: z.string().optional().describe('and how many of them must consent at the least'),
    }).optional(),
  }),
  example: { series: 'series-a', of: 'deal' },
  put: (c, asked) => ({
    ask: () => consentTo(c, asked.series, askedMatter(c, asked)),
    decides: (value) => {
      const { outcome, matters = [] } = value as {
        readonly outcome: unknown;
        readonly matters?: readonly WhoseConsent[];
      };
      return [outcome, ...new Set(matters.flatMap(({ of }) => of ?? []))];
    },
  }),
});

interface WhoseConsent {
  readonly of?: string;
}

function consentTo(c: Context, series: string, matter: Matter): Held<unknown> {
  const matters = allTold(c, consentOfSeriesTopic, { series, matter }, c.now);
  if (matters.length === 0) return silence(c, `a consent of ${series}`);
  const asked = matters.filter(({ value }) => (value as { readonly asked: boolean }).asked);
  const needed = asked.length > 0;
  const figures = { series, act: nameOfAct(c, matter) };
  return held(
    { outcome: needed ? 'needed' : 'not-needed', matters: matters.map(({ value }) => value) },
    reason(told, needed ? 'needed' : 'not needed', {
      figures,
      grounds: (needed ? asked : matters).map((each) => each.reason),
    }),
  );
}
