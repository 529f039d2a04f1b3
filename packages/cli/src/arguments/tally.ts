import { Option, type Command } from 'commander';
import type { RecountOptions, TallyOptions } from '../commands/tally.js';
import { outputOf, withJson, type Ended } from './json.js';

/** `tally` and `recount`: the cards of a meeting, counted from files or a database. */
export function addTally(program: Command, ended: Ended): void {
  counting(program.command('tally'))
    .description('Count the cards of a meeting from files of positions and cards, CSV or Parquet, or from a database.')
    .option('--apart <holders...>', 'holders of record told by themselves: those whom a limit on votes may reach')
    .option('--apart-from <shares>', 'whoever holds at least as many shares of a class of record is told apart too')
    .option('--entries <file>', 'write the totals as a case file that "quorate journal enter" takes')
    .option('--charter <name>', 'the charter of that case file')
    .option('--on <day>', 'the day of its entries: that of the meeting')
    .option('--votes-each <classes...>', 'for the totals of elections, how many votes a share has: common=1')
    .addHelpText(
      'after',
      `\n${columns}\n\nExample:\n  quorate tally --positions positions.csv --cards cards.csv --meeting am-2004 --polls-closed 2004-05-14T15:00`,
    )
    .action(async (flags: TallyOptions) => {
      const { tally } = await import('../commands/tally.js');
      ended(await tally(flags, outputOf(flags)));
    });
  counting(program.command('recount'))
    .description('Hold a certificate of inspectors against the files: every line, to the last share.')
    .argument('<certificate>', 'the certificate as JSON, as "quorate document certificate.json" writes it')
    .addHelpText(
      'after',
      `\n${columns}\n\nIt ends with 1 where anything differs, or could not be recounted.\n\nExample:\n  quorate recount certificate.json --positions positions.csv --cards cards.csv`,
    )
    .action(async (certificate: string, flags: RecountOptions) => {
      const { recount } = await import('../commands/tally.js');
      ended(await recount(certificate, flags, outputOf(flags)));
    });
}

const columns = `Positions have the columns holder, class, shares; intermediary (yes or no) where some hold for others, and under
where a position is a part of that of another holder, who passed it down. Cards have card, holder, class, matter, choice, shares, and candidate, received and meeting where they are told. A
choice is for, against, abstain or broker-non-vote; in an election for, withheld or against, and abstain of a candidate,
or withheld, abstain and broker-non-vote of all of them. Ids are text: 007 is not 7.`;

function counting(command: Command): Command {
  return withJson(command)
    .option('--positions <files...>', 'who held what at the record date')
    .option('--cards <files...>', 'how they voted')
    .option(
      '--postgres <url>',
      'the database in which positions, cards and rulings are, in place of files: its tables have the same columns, and the holder of record of each row',
    )
    .option('--proxies <files...>', 'cards that came by proxy, where they are files of their own')
    .option(
      '--rulings <files...>',
      'what the inspectors ruled on cards: card, counts (as-cast or not), by, ground, alone',
    )
    .option('--struck <cards...>', 'cards that do not count, by a ruling of the inspectors')
    .option('--meeting <id>', 'the meeting: cards of another are told, and not counted')
    .option('--election <elections...>', 'an election, its seats and who stands: board-2004=2:ada,ben,cy')
    .addOption(
      new Option('--ballot-above <rule>', 'what counts of a card that gives a candidate more shares than were held')
        .choices(['clipped', 'invalid'])
        .default('clipped'),
    )
    .option('--polls-closed <moment>', 'when the polls closed, written as "received" is: later cards do not count')
    .addOption(
      new Option(
        '--over-votes <rule>',
        'which cards of an intermediary count that are of more shares than it held: the latest, or in a recount by the rule that the certificate tells as sealed, if it is left out',
      ).choices(['latest', 'receipt', 'reject', 'pro-rata']),
    )
    .option('--threads <number>', 'how many processors; all of them, if it is left out')
    .option(
      '--memory <size>',
      'how much memory before it spills to files; the process has up to 0.8 GB more',
      '1100MB',
    );
}
