export { AccountsBuilder, type Accounts } from './accounts-builder.js';
export { ClassAccounts } from './class-accounts.js';
export { Names } from './names.js';
export { closeOf, dayOfPlace, momentOfPlace, placeAt, placeOf, placesInDay, startOf, startOfPlace } from './place.js';
export { postToRegister } from './posting.js';
export { Postings, type WholePosting } from './postings.js';
export { lastNotAfter } from './timetable.js';
