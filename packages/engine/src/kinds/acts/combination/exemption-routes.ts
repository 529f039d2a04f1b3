import type { Attempt } from '../../../evaluation/index.js';
import { allTold, dayOfText, nameOfAct, type Matter, type Requirement } from '../../../terms/index.js';
import { approvalStep, bodyFor, comesBefore } from './bodies.js';
import type { RowUse } from './use.js';
import { becomingRoute } from './exemption-of-becoming.js';
import type { Exemption, FreeingApproval } from './exemption-parameters.js';

/**
 * The routes to exemption by one rule. Where directors approve: approval of the combination itself, or of the transaction
 * in which each became interested; while it is not known who is interested, no approval counts. Where conditions free it:
 * what the provision on them requires.
 */
export function exemptRoutes(
  use: RowUse,
  rule: Exemption,
  subjects: readonly Matter[],
  interested: Attempt<readonly string[]>,
): readonly Requirement[] {
  if (rule.by === 'conditions') return conditions(use, rule.topic, interested);
  const direct = subjects.map((subject) => approvalOf(use, rule, subject, interested));
  const persons = interested.settled ? interested.value : [];
  if (rule.becoming === undefined || persons.length === 0) return direct;
  const becoming = persons.map((person) => becomingRoute(use, rule, person));
  const [only] = becoming;
  if (only !== undefined && becoming.length === 1) return [...direct, only];
  const every: Requirement = {
    kind: 'all',
    id: `${rule.cite} becoming`,
    cite: rule.cite,
    says: 'approval in advance of each transaction in which one of them became interested',
    of: becoming,
  };
  return [...direct, every];
}

/** What is required by whichever provision in force has conditions on price and procedure; none where none has. */
function conditions(use: RowUse, topic: string, interested: Attempt<readonly string[]>): readonly Requirement[] {
  const { c, matter } = use;
  return allTold<Requirement>(c, topic, { matter, interested }, use.at, dayOfText(c, matter)).map(({ value }) => value);
}

function approvalOf(
  use: RowUse,
  rule: FreeingApproval,
  subject: Matter,
  interested: Attempt<readonly string[]>,
): Requirement {
  const body = bodyFor(use, rule, interested);
  return {
    ...approvalStep(rule, body),
    id: `${rule.cite} ${subject.id}`,
    says: `approval of ${nameOfAct(use.c, subject)} in advance by ${body.says}`,
    subject: subject.id,
    before: comesBefore(use, rule, subject, interested),
  };
}
