import { nothingFurther, openFact, defineNotion, held, message, reason, type Held } from '../../../evaluation/index.js';
import { compareDays, plusDays, type Day, type Moment } from '../../../exact/index.js';
import type { Acquisition } from '../../../books/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { isNot } from './exempt-holder.js';
import type { LimitExemptionProvision } from './exemption-parameters.js';

export const underwriter = openFact('underwriter', 'person').yesNo(
  'Is {0} an underwriter or a member of a selling group in a public sale of securities of the corporation?',
  nothingFurther('inquiry found no public sale of securities of the corporation in which {0} is an underwriter'),
);

export const saleCompleted = openFact('public-sale-completed', 'person').yesNo(
  'Is the public sale in which {0} is an underwriter completed?',
);

export const overOnCompletion = openFact('underwriter-over-on-completion').yesNo(
  'Did any underwriter or member of the selling group own more than the limit when the sale was completed?',
);

export const takesFromCorporation = openFact('underwriter-for-the-corporation', 'person').yesNo(
  'Did {0}, as an underwriter or in a selling group, offer to the corporation and to nobody else to take what it acquires, with a view to public resale?',
  nothingFurther(
    'inquiry did not show that {0} offered, as an underwriter, to take shares of the corporation for resale',
  ),
);

export const reorganisation = openFact('reorganisation-without-change', 'person', 'day').yesNo(
  'Did what {0} acquired on {1} come by a corporate reorganisation that changed the respective interests of no shareholder, save by appraisal rights?',
  nothingFurther(
    'inquiry did not show that what {0} acquired on {1} came by a reorganisation that changed nobody’s interest',
  ),
);

export const acquiredAsUnderwriter = openFact('acquired-as-underwriter', 'person', 'day').yesNo(
  'Did {0} acquire what it acquired on {1} as an underwriter in a firm-commitment public offering?',
  nothingFurther('inquiry did not show that {0} acquired what it did on {1} as an underwriter'),
);

/** Asked of an underwriter that has sold since: its entries do not say which shares went. */
export const leftOfUnderwritten = openFact('underwritten-shares-left', 'person', 'day').shares(
  'Of the shares that {0} acquired on {1} as an underwriter, how many does it still hold?',
);

const underwrittenSays = message(
  'exemption.underwritten',
  'What {person} acquired on {day} as an underwriter, and has not held for more than {days} days: {outcome}',
);

/** The name of the notion of what an underwriter acquired and may still hold, about [person, the day it acquired it]. */
export const underwrittenNotion = defineNotion<boolean, readonly [person: string, on: string]>('underwritten-still');

/** Whether what a person acquired that day is an underwriter’s, and has not been held too long at a moment. */
export function isUnderwritten(
  c: Context,
  { provision, instrument, cite }: Placed<LimitExemptionProvision>,
  [person = '', on = '']: readonly string[],
  at: Moment,
): Held<boolean> {
  const { underwritten } = provision;
  const section = underwritten === undefined ? cite : citation(instrument, underwritten.cite);
  const acquired = on as Day;
  const days = underwritten?.days ?? 0;
  const value =
    compareDays(at.day, plusDays(acquired, days)) <= 0 &&
    mayBe(c, person, { day: acquired }, ofAnUnderwriter) &&
    c.is(acquiredAsUnderwriter, { about: [person, on], cites: [section] });
  const figures = { person: c.nameOf(person), day: on, days: String(days) };
  return held(value, reason(underwrittenSays, value ? 'exempt' : 'not so', { figures, cites: [section] }));
}

const isUnderwriter = message(
  'exemption.underwriter',
  '{person} is an underwriter in a public sale that is not completed, and exempt',
);
const placesShares = message(
  'exemption.places',
  '{person} takes shares from the corporation as an underwriter to sell them to the public, has not done so yet, and is exempt as to them',
);
const reorganised = message(
  'exemption.reorganised',
  'What {person} acquired on {day} came by a reorganisation that changed nobody’s interest, and is exempt',
);

/** Whether what a person acquired that day is exempt for how it came. */
export function exemptAcquisition(
  c: Context,
  { provision, cite }: Placed<LimitExemptionProvision>,
  person: string,
  at: Moment,
): Held<boolean> {
  const told = { figures: { person: c.nameOf(person), day: at.day }, cites: [cite] };
  if (provision.reorganisations === true && mayBe(c, person, at, ofReorganisation)) {
    const about = [person, at.day];
    if (c.is(reorganisation, { about, cites: [cite] })) return held(true, reason(reorganised, 'exempt', told));
  }
  if (provision.underwriters === undefined) return held(false, reason(isNot, 'not exempt', told));
  return underwriting(c, cite, c.resolve(provision.underwriters), person, at);
}

function underwriting(
  c: Context,
  cite: string,
  rule: 'each-by-itself' | 'all-together' | 'as-to-what-it-places',
  person: string,
  at: Moment,
): Held<boolean> {
  const told = { figures: { person: c.nameOf(person) }, cites: [cite] };
  const about = [person];
  const placing = rule === 'as-to-what-it-places';
  const takesPart = placing
    ? mayBe(c, person, at, ofTheCorporation) && c.is(takesFromCorporation, { about, cites: [cite] })
    : c.is(underwriter, { about, cites: [cite] });
  if (!takesPart) return held(false, reason(isNot, 'not exempt', told));
  const completed = c.is(saleCompleted, { about, cites: [cite] });
  const lost = completed || (rule === 'all-together' && c.is(overOnCompletion, { cites: [cite] }));
  if (lost) return held(false, reason(isNot, 'not exempt', told));
  return held(true, reason(placing ? placesShares : isUnderwriter, 'exempt', told));
}

type How = Acquisition['how'];
const ofReorganisation: readonly How[] = [
  'issue',
  'from-treasury',
  'exchange',
  'operation-of-law',
  'other',
  'not-stated',
];
const ofAnUnderwriter: readonly How[] = ['issue', 'from-treasury', 'purchase', 'other', 'not-stated'];
const ofTheCorporation: readonly How[] = ['issue', 'from-treasury', 'not-stated'];

/** Whether what a person acquired that day may have come so: not where its entries show another way alone. */
function mayBe(c: Context, person: string, { day }: Moment, ways: readonly How[]): boolean {
  const ofDay = c.books
    .classes()
    .flatMap((id) => c.books.acquisitions(person, id))
    .filter((each) => each.at.day === day);
  return ofDay.length === 0 || ofDay.some(({ how }) => ways.includes(how));
}
