import type { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { showMoment, type Moment } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { becameInterestedNotion, defineKind } from '../../terms/index.js';

const parameters = parametersOf('determination-date', {});
type DeterminationDate = z.output<typeof parameters>;

const since = message('price.determined', 'The date on which {person} became an interested shareholder is {outcome}');
const isNone = message('price.determined-none', '{person} is no interested shareholder');

/** When a person became interested, as the definition has it, for prices. Notion: `determination-date` about [person], a moment; undefined of one who is not interested. */
export const determinationDateKind = defineKind<DeterminationDate>({
  kind: 'determination-date',
  subject: 'price',
  provides:
    'the date on which a person became an interested shareholder, as of which its prices and its conduct are judged',
  parameters,
  facts: [],
  answers: ['combination.fair-price'],
  defines: () => ['determination-date'],
  define: (c, placed, _notion, [person = ''], at) => dateOf(c, placed, person, at),
});

/** Writes a provision of this kind. */
export const determinationDate = writerOf(parameters);

function dateOf(c: Context, placed: Placed<DeterminationDate>, person: string, at: Moment): Held<Moment | undefined> {
  const { cite, article } = placed;
  const found = c.notion(becameInterestedNotion, [person], at, article);
  const told = { figures: { person: c.nameOf(person) }, cites: [cite], grounds: [found.reason] };
  if (found.value === undefined) return held(undefined, reason(isNone, 'none', told));
  return held(found.value, reason(since, showMoment(found.value), told));
}
