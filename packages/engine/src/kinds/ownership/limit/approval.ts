import { agencyInWords, held, message, reason, type Held, type Reason } from '../../../evaluation/index.js';
import { compare, type Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { isMet, type Requirement } from '../../../terms/index.js';
import type { Acquired } from '../acquiring.js';
import { approvalByBody, approvalByDirectors } from './approval-body.js';
import { approvalByHolders } from './approval-holders.js';
import type { AgencyCondition, Condition, NoticeCondition, SilenceCondition } from './condition.js';
import type { OwnershipLimit } from './parameters.js';
import { agencyStep, noObjectionStep, noticeStep, regulatoryApprovalRequired, type For } from './steps.js';
import { toldOutright } from './approval-stated.js';
import { matterFor, subjectsOf, type Approval, type Approved } from './subjects.js';

const stated = message('limit.approval-stated', 'What {person} acquired on {day} was approved in advance, as stated');

/** Whether what a person acquired was approved as the limit asks, before it acquired it. */
export function approvalOf(
  c: Context,
  placed: OwnershipLimit,
  person: string,
  measure: string,
  acquired: Acquired,
  what: Approved['what'] = 'acquisition',
): Held<Approval> {
  const { cite, article } = placed;
  const { at } = acquired;
  c.covered('acts', at.day, [cite]);
  const approved: Approved = { person, article, measure, at, what, forming: acquired.how === 'forming-a-group' };
  const told = toldOutright(c, approved, cite);
  if (told === true) {
    const figures = { person: c.nameOf(person), day: at.day };
    return held({ approved: true, lacking: [] }, reason(stated, 'yes', { figures, cites: [cite] }));
  }
  const found = liftedBy(c, placed, c.resolve(placed.provision.unless), approved, acquired);
  if (!found.value.approved) nameAuthority(c, placed, approved);
  return found;
}

/** What the instrument says it does not restrict: named where that authority allowed what the limit forbids. */
function nameAuthority(c: Context, { provision }: OwnershipLimit, approved: Approved): void {
  const { saves } = provision;
  if (saves === undefined) return;
  const given = subjectsOf(c, approved)
    .flatMap((id) => c.books.approvals(id, c.now))
    .filter(({ data }) => data.by === saves.agency && data.granted);
  if (given.length === 0) return;
  c.restsOn(given.map(({ id }) => id));
  const agency = agencyInWords(saves.agency, (id) => c.nameOf(id)).replace(/^the /, '');
  c.otherLaw({
    says: `whether the authority of the ${agency}, which the instrument does not restrict, allows what ${c.nameOf(approved.person)} acquired although a condition of the instrument is not met`,
    cites: [saves.cite],
  });
}

/** Whether a condition was met before what was acquired; of several, the first that was not decides. */
function liftedBy(
  c: Context,
  placed: OwnershipLimit,
  condition: Condition,
  approved: Approved,
  acquired: Acquired,
): Held<Approval> {
  switch (condition.kind) {
    case 'all':
      return liftedByAll(c, placed, condition, approved, acquired);
    case 'any':
      return liftedByAny(c, placed, condition, approved, acquired);
    case 'body':
      return approvalByBody(c, placed, condition, approved, acquired.owned);
    case 'directors':
      return approvalByDirectors(c, placed, condition, approved, acquired.owned);
    case 'holders':
      return approvalByHolders(c, placed, condition, approved, acquired);
    case 'agency':
      return liftedByAgency(c, condition, approved);
    case 'notice':
      return liftedBySteps(c, condition, approved, (whose) => noticeStep(condition, whose));
    case 'no-objection':
      return liftedBySteps(c, condition, approved, (whose) => noObjectionStep(condition, whose));
  }
}

type Several = Extract<Condition, { kind: 'all' | 'any' }>;

const several = message('limit.conditions', '{says}: {outcome}');

function liftedByAll(
  c: Context,
  placed: OwnershipLimit,
  { of, says }: Several,
  approved: Approved,
  acquired: Acquired,
): Held<Approval> {
  const passed: Held<Approval>[] = [];
  for (const condition of of) {
    const each = liftedBy(c, placed, condition, approved, acquired);
    passed.push(each);
    if (!each.value.approved && each.value.upTo === undefined) break;
  }
  const refused = passed.filter(({ value }) => !value.approved);
  const full = refused.length === 0;
  const caps = refused.flatMap(({ value }) => value.upTo ?? []).toSorted((a, b) => compare<'shares'>(a, b));
  const inPart = !full && caps.length === refused.length;
  const [least] = caps;
  return combined(placed, says, full, inPart ? least : undefined, refused, passed);
}

function liftedByAny(
  c: Context,
  placed: OwnershipLimit,
  { of, says }: Several,
  approved: Approved,
  acquired: Acquired,
): Held<Approval> {
  const tried: Held<Approval>[] = [];
  for (const condition of of) {
    const each = liftedBy(c, placed, condition, approved, acquired);
    tried.push(each);
    if (each.value.approved) return combined(placed, says, true, undefined, [], [each]);
  }
  const [most] = tried.flatMap(({ value }) => value.upTo ?? []).toSorted((a, b) => compare<'shares'>(b, a));
  return combined(placed, says, false, most, tried, tried);
}

function combined(
  { cite }: OwnershipLimit,
  says: string,
  full: boolean,
  upTo: Shares | undefined,
  refused: readonly Held<Approval>[],
  shown: readonly Held<Approval>[],
): Held<Approval> {
  const lacking = [...new Set(refused.flatMap(({ value }) => value.lacking))].toSorted();
  const grounds = shown.map((each) => each.reason);
  const outcome = full ? 'met in time' : upTo === undefined ? 'not met in time' : 'met in time for a part';
  return held(
    { approved: full, lacking, ...(upTo === undefined ? undefined : { upTo }) },
    reason(several, outcome, { figures: { says }, cites: [cite], grounds }),
  );
}

const notRequired = message('limit.agency-not-required', 'The banking laws do not ask here for {says}');

function liftedByAgency(c: Context, condition: AgencyCondition, approved: Approved): Held<Approval> {
  const { agency, cite, says } = condition;
  const given = liftedBySteps(c, condition, approved, (whose) => agencyStep(c, condition, whose));
  if (given.value.approved || condition.needed === 'always') return given;
  if (c.is(regulatoryApprovalRequired, { about: [agency, approved.person], cites: [cite] })) return given;
  return held({ approved: true, lacking: [] }, reason(notRequired, 'yes', { figures: { says }, cites: [cite] }));
}

const nowhere = message('limit.condition-not-met', '{says}: not met before what {person} did on {day}');

/** Whether a step was met in time for one of the ids under which it may be entered. */
function liftedBySteps(
  c: Context,
  { cite }: AgencyCondition | NoticeCondition | SilenceCondition,
  approved: Approved,
  stepFor: (whose: For) => Requirement,
): Held<Approval> {
  const { person, at } = approved;
  const tried: Reason[] = [];
  let says = '';
  for (const subject of subjectsOf(c, approved)) {
    const step = stepFor({ person, subject, before: at });
    says = step.says;
    const met = isMet(c, step, matterFor(c, subject, approved));
    if (met.value) return held({ approved: true, lacking: [] }, met.reason);
    tried.push(met.reason);
  }
  const figures = { says, person: c.nameOf(person), day: at.day };
  return held(
    { approved: false, lacking: [cite] },
    reason(nowhere, 'no', { figures, cites: [cite], grounds: tried.slice(0, 1) }),
  );
}
