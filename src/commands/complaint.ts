/** What Commander complains about, in the language of the command line: it has its sentences in English only. */
import type { Code, Text } from '../language/sentence.ts';
import type { Speech } from './speech.ts';
import { valueName } from './value-name.ts';

const NO_HINT: Text = '';

const COMPLAINTS: readonly (readonly [RegExp, (...found: readonly string[]) => Code])[] = [
  [/^unknown option '(.+)'$/, (option = '') => ({ say: 'command.unknownOption', option })],
  [/^unknown command '(.+)'$/, (command = '') => ({ say: 'command.unknownCommand', command })],
  [
    /^missing required argument '(.+)'$/,
    (argument = '') => ({ say: 'command.missingArgument', argument: valueName(argument) }),
  ],
  [/^option '(.+)' argument missing$/, (option = '') => ({ say: 'command.missingValue', option })],
  [
    /^option '(.+?)' argument '(.*)' is invalid\. (.+)$/,
    (option = '', value = '', why = '') => ({
      ...{ say: 'command.wrongValue', what: { say: 'command.option', option }, value, why: whyOf(why) },
    }),
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.+?)'\. (.+)$/,
    (value = '', argument = '', why = '') => ({
      ...{
        say: 'command.wrongValue',
        what: { say: 'command.argument', argument: valueName(argument) },
        value,
        why: whyOf(why),
      },
    }),
  ],
  [/^too many arguments for '(.+?)'\..*$/, (command = '') => ({ say: 'command.tooMany', command })],
];

/** Ours stand in the catalogue already; Commander has one of its own. */
function whyOf(why: string): Text {
  const [, choices] = /^Allowed choices are (.+)\.$/.exec(why) ?? [];
  return choices === undefined ? why : { say: 'command.choices', choices };
}

/**
 * `text` as Commander writes it, in English where that is the language, or where it is not known. `hintOn`: what helps
 * more than Commander's own guess; undefined where nothing does.
 */
export function complaintIn(
  { language, told }: Speech,
  text: string,
  hintOn: (said: string) => Text | undefined = () => undefined,
): string {
  const [, said = '', meant] =
    /^error: (.*?)(?:\n\(Did you mean (?:one of )?(.+?)\?\))?\n?$/s.exec(text) ?? [];
  const better = hintOn(said);
  if (language === 'en')
    return better === undefined ? text : `${`error: ${said}\n${told(better)}`.trimEnd()}\n`;
  for (const [pattern, made] of COMPLAINTS) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const hint: Text = better ?? (meant === undefined ? NO_HINT : { say: 'command.meant', name: meant });
    return `${told({ say: 'text.row', parts: [{ say: 'command.error', why: made(...found.slice(1)) }, hint] })}\n`;
  }
  return text;
}
