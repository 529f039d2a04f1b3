import { startPostgres } from '../servers/postgres-server.js';

/** Starts a server, tells where it is, and never stops it: whoever started this ends it. */
const server = await startPostgres({ durable: false });
console.log(await server.database());
setInterval(() => undefined, 60_000);
