/** The service over HTTP. */
export { application, type ApplicationParts } from './application.js';
export { ownerOfTheMachine, type Authentication, type Caller } from './access/caller.js';
export { permissions, permissionsOf, roles, type Permission, type Role } from './access/permissions.js';
export { serve, type Serving, type ServingOptions } from './serve.js';
