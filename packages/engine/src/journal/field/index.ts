export { fieldNotes, type FieldNote, type NamedThing } from './scalar.js';
export {
  shareCount,
  positiveShares,
  positiveRatio,
  voteCount,
  ratioField,
  fractionField,
  wholeNumber,
} from './quantities.js';
export { yesNo, text, texts, className, bodyName, identifier } from './plain.js';
export { dayField, timeField, momentField } from './times.js';
export { amountField, moneyField } from './money.js';
export { person, persons, severalPersons, named, introduces, introducesOrNames, reservedPersons } from './named.js';
export { presenceField } from './presence.js';
export { votersField } from './voters.js';
export { inKindField, inSharesField } from './in-kind.js';
