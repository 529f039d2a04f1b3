import { z } from 'zod';
import { held, message, QuestionError, reason, type Held, listed } from '../../evaluation/index.js';
import { nearest } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { nameOfAct, substantiallyAll, type Matter } from '../../terms/index.js';

/** Who acts for the corporation in considering a proposal. */
export const considerers = ['board', 'committee', 'director'] as const;

/** A sort of proposal on which the factors have to be weighed. */
export const occasion = z.strictObject({
  says: z.string().describe('the proposal in our own words'),
  acts: z.array(z.enum(['offer', 'merger', 'consolidation', 'share-exchange', 'disposition'])).min(1),
  whole: z
    .boolean()
    .optional()
    .describe('of a disposition: whether it speaks only of all or substantially all that the corporation has'),
});

/** What a section says of the factors: who weighs which, on what occasions. */
interface Consideration {
  readonly may: readonly string[];
  readonly must: boolean;
  readonly rights?: boolean | undefined;
  readonly on?: readonly z.output<typeof occasion>[] | undefined;
  readonly factors: readonly Weighed[];
  readonly others: boolean;
}

/** What the question `board.consider` is told. */
export interface Considerations {
  readonly may: boolean;
  readonly must: boolean;
  readonly applies?: boolean;
  readonly breach: boolean;
  readonly standing?: boolean;
  readonly others: boolean;
  readonly factors: readonly Weighed[];
  readonly missing?: readonly string[];
}

interface Weighed {
  readonly id: string;
  readonly says: string;
  readonly only?: string | undefined;
  readonly evidence?: Evidence;
}

/** Not shown: there are minutes, and none of them names the factor. It may have been weighed all the same. */
type Evidence = 'shown' | 'not-shown' | 'no-minutes-entered';

const discretion = message('constituencies.discretion', '{who} {may} consider {what}{need}; {standing}');
const onProposal = message('constituencies.on', 'The section {speaks} {act}; {shown}');
const noRight = 'whether anybody can enforce that the factors are considered';

/** What may and must be weighed; and of a proposal whether the section speaks of it, and of which factors minutes show it. */
export function consider(
  c: Context,
  { provision, cite }: { readonly provision: Consideration; readonly cite: string },
  input: Readonly<Record<string, unknown>>,
): Held<Considerations> {
  const by = typeof input['by'] === 'string' ? input['by'] : 'board';
  const factor = typeof input['factor'] === 'string' ? input['factor'] : undefined;
  const matter = input['matter'] as Matter | undefined;
  const may = provision.may.some((who) => who === by) && (provision.others || isListed(provision.factors, factor));
  const applies = matter === undefined || provision.on === undefined ? undefined : speaksOf(c, provision, matter, cite);
  const must = provision.must && applies !== false;
  const found = matter === undefined ? undefined : evidenceOf(c, provision, matter);
  if (provision.rights === undefined) c.otherLaw({ says: noRight, cites: [cite] });
  const value: Considerations = {
    may,
    must,
    ...(applies === undefined ? undefined : { applies }),
    breach: must,
    ...(provision.rights === undefined ? undefined : { standing: provision.rights }),
    others: provision.others,
    factors: found?.factors ?? provision.factors,
    ...(found === undefined || !must ? undefined : { missing: found.missing }),
  };
  const figures = {
    who: `the ${by}`,
    may: may ? (must ? 'has to' : 'may') : 'may not, by this section,',
    what: factor === undefined ? 'the factors listed' : `the factor ${factor}`,
    need: may && !must ? ', and need not' : '',
    standing: standingInWords(provision.rights),
  };
  const grounds =
    matter === undefined || found === undefined
      ? []
      : [
          reason(onProposal, applies === false ? 'no' : 'yes', {
            figures: {
              speaks: applies === false ? 'does not speak of' : 'speaks of',
              act: nameOfAct(c, matter),
              shown: shownInWords(found),
            },
            cites: [cite],
            entries: found.entries,
          }),
        ];
  return held(value, reason(discretion, may ? 'may' : 'not by this section', { figures, cites: [cite], grounds }));
}

function standingInWords(rights: boolean | undefined): string {
  if (rights === undefined) return 'the section does not say who can demand it';
  return rights ? 'those concerned have a right to it' : 'nobody has a right that they be considered';
}

function isListed(factors: readonly Weighed[], factor: string | undefined): boolean {
  if (factor === undefined || factors.some(({ id }) => id === factor)) return true;
  const near = nearest(
    factor,
    factors.map(({ id }) => id),
  );
  throw new QuestionError(`No factor "${factor}" is listed${near === undefined ? '' : `; did you mean "${near}"?`}`);
}

/** Whether the proposal is of a sort that the section names, and concerns the corporation itself. */
function speaksOf(c: Context, { on = [] }: Consideration, matter: Matter, cite: string): boolean {
  const { act } = matter;
  const named = on.filter(({ acts }) => acts.some((kind) => kind === act.kind));
  if (named.length === 0) return false;
  switch (act.kind) {
    case 'merger':
      return act.of === 'corporation' || act.with === 'corporation';
    case 'disposition':
      if (act['assets-of'] !== 'corporation') return false;
      if (named.some(({ whole }) => whole !== true)) return true;
      return act.all ?? c.holds(substantiallyAll, [matter.id], cite);
    default:
      return true;
  }
}

interface Found {
  readonly factors: readonly Weighed[];
  readonly missing: readonly string[];
  readonly entries: readonly string[];
}

/** What the minutes entered for the board's acts on the proposal show. */
function evidenceOf(c: Context, { factors, others }: Consideration, matter: Matter): Found {
  const minutes = c.books
    .entriesOf('body-act', c.now)
    .filter(({ data }) => data.on === matter.id && data.by === 'board' && data.considered !== undefined);
  c.restsOn(minutes.map(({ id }) => id));
  const weighed = new Set(minutes.flatMap(({ data }) => data.considered ?? []));
  const strange = [...weighed].filter((id) => !factors.some((factor) => factor.id === id));
  for (const id of others ? [] : strange) isListed(factors, id);
  const told = factors.map((factor): Weighed => ({ ...factor, evidence: evidence(factor.id) }));
  return {
    factors: told,
    missing: told.filter((each) => each.evidence !== 'shown').map(({ id }) => id),
    entries: minutes.map(({ id }) => id),
  };

  function evidence(id: string): Evidence {
    if (weighed.has(id)) return 'shown';
    return minutes.length === 0 ? 'no-minutes-entered' : 'not-shown';
  }
}

function shownInWords({ entries, missing }: Found): string {
  if (entries.length === 0) return 'no minutes that name factors are entered';
  return missing.length === 0
    ? 'minutes of the board show every factor listed'
    : `minutes of the board do not show that it weighed ${listed(missing)}`;
}
