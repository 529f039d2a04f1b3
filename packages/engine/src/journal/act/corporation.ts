import { z } from 'zod';
import { className, moneyField, named, person, persons, ratioField, text, texts, yesNo } from '../field/index.js';
import { act } from './act.js';

/** What changes or ends the corporation or its shares as a whole, and what goes with it. */
export const corporationActs = [
  act('increase', 'A transaction that increases the proportion of voting securities a person owns.', {
    of: person.describe('whose proportion'),
    before: ratioField.describe('the proportion before'),
    after: ratioField.describe('the proportion after'),
  }),
  act('liquidation', 'A plan of liquidation.', {
    of: person.describe('of whom: the corporation, or a subsidiary by its id'),
  }),
  act('dissolution', 'A dissolution.', {
    of: person.describe('of whom: the corporation, or a subsidiary by its id'),
  }),
  act('reincorporation', 'A reincorporation in another state.', {
    of: person.describe('of whom: the corporation, or a subsidiary by its id'),
    in: text.optional().describe('where'),
  }),
  act('reclassification', 'A reclassification of shares.', {
    of: person.describe('of whose shares: the corporation, or a subsidiary by its id'),
    class: className.describe('the class or series'),
    amends: texts.optional().describe('the provisions of the charter that it amends, by citation; an empty list: none'),
  }),
  act('recapitalization', 'A recapitalization.', {
    of: person.describe('of whom: the corporation, or a subsidiary by its id'),
    class: className.describe('the class or series it involves'),
    amends: texts.optional().describe('the provisions of the charter that it amends, by citation; an empty list: none'),
  }),
  act('assistance', 'Financial assistance from or through the corporation or a subsidiary.', {
    by: person.optional().describe('who gives it, where it is not the corporation'),
    form: z
      .enum(['loan', 'advance', 'guarantee', 'pledge', 'security', 'covenant', 'tax-advantage', 'other'])
      .describe('its form'),
    to: person.describe('to whom'),
    benefits: persons.optional().describe('who benefits from it'),
    proportionate: yesNo.optional().describe('whether they benefit only in proportion as shareholders'),
    amount: moneyField.optional().describe('how much'),
  }),
  act('agreement', 'An agreement for another act.', {
    for: named('proposal').describe('the proposed act it is for'),
  }),
] as const;
