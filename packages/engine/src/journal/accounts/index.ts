export { AccountsBuilder, type Accounts } from './accounts-builder.js';
export { ClassAccounts } from './class-accounts.js';
export { closeOf, momentOfPlace, placeAt, placeOf, startOf } from './place.js';
export { postToRegister, type RegisterPosting } from './posting.js';
export { lastNotAfter } from './timetable.js';
