import type { Command } from 'commander';

/** Where what is kept is found: in a store, or at a service. */
export function withKeptPlace(command: Command): Command {
  return withData(command).option(
    '--server <url>',
    'the service that has it; without it QUORATE_URL, then the service that runs on the file of SQLite, where one does',
  );
}

/** In which store. */
export function withData(command: Command): Command {
  return command.option(
    '--data <file>',
    'the file of SQLite; without it QUORATE_DATA, then the PostgreSQL of DATABASE_URL, then data/quorate.sqlite',
  );
}
