import type { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { fractionInWords, type Fraction } from '../../exact/index.js';
import { parametersOf, writerOf } from '../../instrument/index.js';
import { defineKind, defineTopic, fractionField } from '../../terms/index.js';

export const ordinaryVoteTopic = defineTopic<Fraction>('vote-on-ordinary-matters');

const parameters = parametersOf('ordinary-vote', {
  fraction: fractionField.describe('what part of the votes cast carries a matter; abstentions are not cast'),
});

const rule = message(
  'ordinary-vote.rule',
  'A matter for which nothing else is required is carried by {outcome} of the votes cast',
);

/** What carries a matter other than an election, where no instrument asks for more. */
export const ordinaryVoteKind = defineKind<z.output<typeof parameters>>({
  kind: 'ordinary-vote',
  subject: 'meeting',
  provides: 'says by what part of the votes cast an ordinary matter, such as a resolution, is carried',
  parameters,
  facts: [],
  answers: ['approval.status', 'approval.required', 'meeting.tabulate'],
  tells: (_c, placed, topic) => {
    if (topic !== ordinaryVoteTopic) return undefined;
    const { fraction } = placed.provision;
    return held<Fraction>(fraction, reason(rule, fractionInWords(fraction), { cites: [placed.cite] }));
  },
});

export const ordinaryVote = writerOf(parameters);
