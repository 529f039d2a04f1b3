import type { z } from 'zod';
import { actsTerm } from './acts.js';
import { conditionTerm } from './condition.js';
import { figureTerm } from './figure.js';
import { needTerm } from './need.js';
import { personsTerm } from './persons.js';
import { whenTerm } from './when.js';

/** The terms that kinds share, by the names under which schemas refer to them, each told in a sentence. */
export const sharedTerms: readonly { readonly name: string; readonly says: string; readonly schema: z.ZodType }[] = [
  {
    name: 'requirement',
    says: 'What is needed: a vote, a fact, an approval, a notice, a filing, a time that has passed; all of several, one of them, or two in order.',
    schema: needTerm,
  },
  {
    name: 'acts',
    says: 'Of what sort an act is: its kind, whose it is, who plays which part, which sections it touches, under which condition.',
    schema: actsTerm,
  },
  {
    name: 'condition',
    says: 'If: a fact, a comparison of figures, persons who are something, a time, a meaning of a doubtful text; all of several, one of them, or not.',
    schema: conditionTerm,
  },
  {
    name: 'figure',
    says: 'An exact figure with its unit, written as text ("25%", "1,000 shares", "$50.00"), or a record: a figure that is stated, one of the books, or what comes of several.',
    schema: figureTerm,
  },
  { name: 'moment', says: 'When: a day, an event, or so long before or after another moment.', schema: whenTerm },
  {
    name: 'persons',
    says: 'Who: a group (interested-shareholders, directors, officers, corporation), { part: … } for those who play a part in the act, as under "as" of acts, { affiliatesOf: … } of such persons, { ownersThat: is-foreign } for all who own shares and of whom a fact by a name of the charter’s own is so, { person: … } by the id that entries give; a list is all of them together. "it" is the person whom the acts bind.',
    schema: personsTerm,
  },
];
