import { z } from 'zod';
import { held, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { fractionInWords, stricterFraction, type Fraction } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { ActOf, VotingRequirement } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, nameOfAct } from '../../terms/index.js';
import type { FactStep, Matter, Requirement, VoteStep } from '../../terms/index.js';

const parameters = parametersOf('greater-requirement', {
  law: z.string().describe('what other law says of such a bylaw'),
});
type GreaterRequirement = z.output<typeof parameters>;

/** A bylaw that changes a vote or a quorum is adopted by the greater of what is in effect and what is proposed. */
export const greaterRequirement = writerOf(parameters);

const changesRequirement = openFact('changes-voting-requirement', 'proposal').yesNo(
  'Does {0} change a vote or a quorum that is asked of shareholders?',
  { reply: 'no', premise: 'inquiry found nothing in {0} that changes a vote or a quorum of shareholders' },
);

const hasTheGreater = openFact('has-greater-requirement', 'proposal').yesNo(
  'Has {0} been voted for with the quorum and the vote in effect or proposed, whichever is greater? (Write both in its "voting-requirement", and the votes are counted.)',
);

const governed = message('greater.governed', '{act} changes a vote or a quorum of shareholders: {outcome}');

/**
 * Whoever wants to raise a vote must have it already, and whoever wants to lower it must have what it was. Vote and quorum
 * are compared apart; where the one in effect and the one proposed are taken of different bases, both are needed.
 */
export const greaterRequirementKind = defineKind<GreaterRequirement>({
  kind: 'greater-requirement',
  subject: 'acts',
  heading: 'amendment',
  provides: 'the vote and quorum by which shareholders change a vote or a quorum: the greater of the old and the new',
  parameters,
  facts: [changesRequirement, hasTheGreater],
  answers: ['approval.required', 'approval.status', 'instrument.profile'],
  needs: (c, placed, matter) => {
    if (matter.act.kind !== 'bylaw') return undefined;
    const { act } = matter;
    const figures = act['voting-requirement'];
    c.otherLaw({ says: placed.provision.law, cites: [placed.cite] });
    const says = 'the greater of the vote in effect and the vote proposed';
    const head = { id: placed.provision.cite, cite: placed.cite, says };
    if (figures !== undefined) return { kind: 'all', ...head, of: stepsOf(placed, figures) };
    const need: FactStep = { kind: 'fact', ...head, fact: hasTheGreater, about: [matter.id], wanted: 'yes' };
    return { kind: 'where', ...head, condition: (at) => changesOne(at, placed, matter), need };
  },
  profile: () => ({
    'bylaw-amendment': 'one that changes a vote or a quorum of shareholders, by the greater of the old and the new',
  }),
});

/** Where the proposal names no requirement: whether it changes one, which is supposed not so where nobody entered it. */
function changesOne(c: Context, { cite }: Placed<GreaterRequirement>, matter: Matter): Held<boolean> {
  const value = c.holds(changesRequirement, [matter.id], cite);
  return held(value, reason(governed, value ? 'yes' : 'no', { figures: { act: nameOfAct(c, matter) }, cites: [cite] }));
}

type Changed = NonNullable<ActOf<'bylaw'>['voting-requirement']>;

function stepsOf(placed: Placed<GreaterRequirement>, { now, proposed }: Changed): readonly Requirement[] {
  const quorum = greaterOf(now.quorum, proposed.quorum);
  if (now.of === proposed.of) {
    const greater = { ...now, vote: stricterFraction(now.vote, proposed.vote) };
    return [stepOf(placed, 'the greater requirement', greater, quorum)];
  }
  return [
    stepOf(placed, 'the requirement in effect', now, quorum),
    stepOf(placed, 'the requirement proposed', proposed, quorum),
  ];
}

function greaterOf(a: Fraction | undefined, b: Fraction | undefined): Fraction | undefined {
  return a === undefined || b === undefined ? (a ?? b) : stricterFraction(a, b);
}

function stepOf(
  { cite, provision }: Placed<GreaterRequirement>,
  which: string,
  { vote, of }: VotingRequirement,
  quorum: Fraction | undefined,
): VoteStep {
  const base = of === 'outstanding' ? 'of the outstanding voting power' : 'of the votes cast';
  const present = quorum === undefined ? '' : `, ${fractionInWords(quorum)} of the voting power being present`;
  return {
    kind: 'vote',
    cite,
    id: `${provision.cite} ${which.replaceAll(' ', '-').replace('the-', '')}`,
    says: `${which}: ${fractionInWords(vote)} ${base}${present}`,
    fraction: vote,
    count: 'votes',
    base: { of, classes: 'general', ...(quorum === undefined ? undefined : { quorum }) },
    weigh: 'both',
  };
}
