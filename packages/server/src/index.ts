/** The service over HTTP. */
export { application, type ApplicationParts } from './application.js';
export { firstOwner, newLink, type SignInLink } from './access/sign-in-links.js';
export { hashPassword } from './access/passwords.js';
export {
  permissions,
  permissionsInWords,
  permissionsOf,
  roles,
  type Permission,
  type Role,
} from './access/permissions.js';
export type { OpenIdOptions } from './access/openid/provider.js';
export type { Network } from './network/arrival.js';
export { addresses, isLoopback, type Addresses } from './network/addresses.js';
export { somebodyCanSignIn } from './access/somebody-can-sign-in.js';
export { keepTidy, tidied, type Housekeeping } from './housekeeping.js';
export { mailed, type Mailing } from './mailed-checkpoints.js';
export { keepSigned, signed, type Signing } from './signing.js';
export { serve, type Serving, type ServingOptions, type TlsIdentity } from './serve.js';
export { answeringThreads, type ThreadOptions } from './answering/threads.js';
export {
  BusyError,
  CalledOffError,
  QuestionTooLargeError,
  QuestionTooLongError,
  type Answering,
} from './answering/answering.js';
export type { Asked, BooksAsked } from './answering/asked.js';
export { usualLimits, type RateLimits } from './limits/rate.js';
export { serviceLog, type ServiceLog } from './watching/log.js';
export type { Served } from './watching/served.js';
export type { Wire } from './wire.js';
