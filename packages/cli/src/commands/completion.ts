import { entryTypes, questions } from '@quorate/engine';
import { builtInCharters } from '@quorate/charters';
import { exits } from '../bad-input.js';
import type { Output } from '../output.js';

/** The shells for which a script of completions can be written. */
export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** What may follow the words before it. */
export interface Completable {
  readonly command: string;
  readonly words: readonly string[];
}

/** Writes the script that lets a shell complete commands, questions, charters and types of entry. */
export function completion(shell: Shell, commands: readonly Completable[], output: Output): number {
  const all = [...commands, ...namesToComplete()];
  output.write(scripts[shell](all));
  return exits.well;
}

function namesToComplete(): readonly Completable[] {
  const questionNames = questions.map(({ name }) => name);
  const charters = builtInCharters.map(({ id }) => id);
  const entries = entryTypes.map(({ type }) => type);
  return [
    { command: 'ask', words: questionNames },
    { command: 'questions show', words: questionNames },
    { command: 'entries show', words: entries },
    ...['show', 'explain', 'readings', 'tree', 'compare'].map((each) => ({
      command: `charter ${each}`,
      words: charters,
    })),
  ];
}

const scripts: Readonly<Record<Shell, (all: readonly Completable[]) => string>> = {
  bash: (all) =>
    [
      '# quorate completion bash > ~/.local/share/bash-completion/completions/quorate',
      '_quorate() {',
      '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[*]:1:COMP_CWORD-1}"',
      '  case "$before" in',
      ...all.map(
        ({ command, words }) =>
          `    ${JSON.stringify(command)}) COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word")) ;;`,
      ),
      '    *) COMPREPLY=($(compgen -f -- "$word")) ;;',
      '  esac',
      '}',
      'complete -o filenames -F _quorate quorate',
    ].join('\n'),
  zsh: (all) =>
    [
      '#compdef quorate',
      '# quorate completion zsh > "${fpath[1]}/_quorate"',
      '_quorate() {',
      '  local before="${words[2,CURRENT-1]}"',
      '  case "$before" in',
      ...all.map(({ command, words }) => `    ${JSON.stringify(command)}) compadd -- ${words.join(' ')} ;;`),
      '    *) _files ;;',
      '  esac',
      '}',
      '_quorate "$@"',
    ].join('\n'),
  fish: (all) =>
    [
      '# quorate completion fish > ~/.config/fish/completions/quorate.fish',
      'function __quorate_before',
      '  set -l words (commandline -opc)',
      '  test "$words[2..-1]" = "$argv"',
      'end',
      ...all.map(
        ({ command, words }) => `complete -c quorate -n '__quorate_before ${command}' -f -a '${words.join(' ')}'`,
      ),
    ].join('\n'),
};
