import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { byReading, parametersOf, writerOf } from '../../instrument/index.js';
import { defineKind, defineTopic } from '../../terms/index.js';

export const cumulationTopic = defineTopic<CumulationRule>('cumulative-voting');

/** Votes may not be heaped on fewer candidates than there are seats: what becomes of a ballot that does. */
export interface CumulationRule {
  readonly ballotAbove: 'clipped' | 'invalid';
}

const parameters = parametersOf('no-cumulation', {
  ballotAbove: byReading(z.enum(['clipped', 'invalid'])).describe(
    'a ballot that gives one candidate more votes than the holder has: counted up to those, or not at all',
  ),
});

const rule = message(
  'no-cumulation.rule',
  'Votes may not be heaped on one candidate: each gets at most the votes that the holder has; a ballot above that is {outcome}',
);

/** No cumulative voting: a holder gives each of as many candidates as there are seats in this election at most its votes. */
export const noCumulationKind = defineKind<z.output<typeof parameters>>({
  kind: 'no-cumulation',
  subject: 'meeting',
  provides: 'excludes cumulative voting in elections of directors',
  parameters,
  facts: [],
  answers: ['meeting.elect', 'instrument.profile'],
  tells: (c, placed, topic) => {
    if (topic !== cumulationTopic) return undefined;
    const ballotAbove = c.resolve(placed.provision.ballotAbove);
    const value: CumulationRule = { ballotAbove };
    return held(value, reason(rule, ballotAbove, { cites: [placed.cite] }));
  },
  profile: () => ({ 'cumulative-voting': 'none' }),
});

export const noCumulation = writerOf(parameters);
