/** The known name most like a mistyped one, as the journal finds it: one way of guessing for entries and instruments. */
export { nearestName as nearest } from '../journal/index.js';
