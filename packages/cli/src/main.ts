import { runCommandLine } from './command-line.js';
import { endQuietlyUnread } from './output.js';

endQuietlyUnread();
process.exitCode = await runCommandLine(process.argv.slice(2));
