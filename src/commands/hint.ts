/** What helps whoever typed a command or an option that is not known here. */
import type { Command } from 'commander';
import { nearName } from '../config/near-name.ts';
import type { Text } from '../language/sentence.ts';

/** What people type first, where a command has another name. */
const EVERYDAY: Readonly<Record<string, string>> = {
  ...{ play: 'run', start: 'run', serve: 'run', launch: 'run' },
  ...{ judge: 'score', coach: 'advise', prove: 'verify', settings: 'config', games: 'rules' },
  ...{ save: 'backup', copy: 'backup', recover: 'restore', firmware: 'flash', diagnose: 'doctor' },
  ...{ upgrade: 'update', rollback: 'go-back', tournament: 'league', tables: 'hall' },
  ...{ help: '--help', version: '--version' },
};

/** `said`: a complaint of Commander. Undefined where its own guess is as good. */
export function hintOn(program: Command, said: string): Text | undefined {
  const [, option] = /^unknown option '([^'=]+)/.exec(said) ?? [];
  if (option !== undefined) return whereItBelongs(program, option);
  const [, word] = /^unknown command '(.+)'$/s.exec(said) ?? [];
  return word === undefined ? undefined : commandMeant(program, word);
}

function whereItBelongs({ commands }: Command, option: string): Text | undefined {
  const owners = commands.filter(({ options }) =>
    options.some(({ short, long }) => short === option || long === option),
  );
  if (owners.length === 0) return undefined;
  return { say: 'command.belongs', commands: { say: 'text.list', names: owners.map((one) => one.name()) } };
}

/** Nothing rather than a guess from afar: `hall` is not what `paly` is near to. */
function commandMeant({ commands }: Command, word: string): Text {
  const near = nearName(word, [...commands.map((one) => one.name()), ...Object.keys(EVERYDAY)]);
  return near === undefined ? '' : { say: 'command.meant', name: EVERYDAY[near] ?? near };
}
