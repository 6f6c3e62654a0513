/** What stands for a value in help, as in `--games <number>`, `verify <game>` or `run [options]`. */
import type { Code, Text } from '../language/sentence.ts';
import type { Speech } from './speech.ts';

const NAMES: Readonly<Record<string, Code>> = {
  deed: { say: 'command.deed' },
  file: { say: 'command.file' },
  game: { say: 'command.game' },
  id: { say: 'command.id' },
  kind: { say: 'command.kind' },
  noted: { say: 'command.noted' },
  number: { say: 'command.number' },
  options: { say: 'command.options' },
  text: { say: 'command.text' },
};

export function valueName(value: string): Text {
  return NAMES[value] ?? value;
}

/** With its brackets; whatever else stands in a usage is left as it is. */
export function valueIn({ told }: Speech, text: string): string {
  return text.replace(
    /^([<[]?)([a-z]+)([>\]]?)$/,
    (_, open: string, value: string, close: string) => `${open}${told(valueName(value))}${close}`,
  );
}
