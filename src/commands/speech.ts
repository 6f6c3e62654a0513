/** The language of the command line: what it says itself, else the cabinet file, else the machine. */
import { findCabinetFile } from '../config/cabinet-file.ts';
import { readCabinetText } from '../config/cabinet-text.ts';
import { userFolders } from '../config/folders.ts';
import { type Language, spokenOf } from '../language/languages.ts';
import { type Text, tell } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';

export interface Speech {
  readonly language: Language;
  told(text: Text): string;
  /** With so many digits after the point: `10,282.50`, `10.282,50`. */
  fixed(value: number, digits: number): string;
}

export function speechIn(language: Language): Speech {
  const words = sentencesIn(language);
  return {
    language,
    told: (text) => tell(words, text),
    fixed: (value, digits) =>
      value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  };
}

/** Before anything is checked: help and complaints about a wrong command line are in it too. */
export function speechOf(words: readonly string[]): Speech {
  const wanted = [
    optionIn(words, '--language') ?? fileLanguage(optionIn(words, '--config')),
    machineLanguage(),
  ];
  return speechIn(spokenOf(wanted.map((one) => one ?? '')) ?? 'en');
}

/** As POSIX has it: the first of these variables that is set. */
export function machineLanguage(
  { LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>> = process.env,
): Language | undefined {
  return spokenOf([LC_ALL || LC_MESSAGES || LANG || '']);
}

function optionIn(words: readonly string[], flag: string): string | undefined {
  const at = words.indexOf(flag);
  if (at !== -1) return words[at + 1];
  return words.find((word) => word.startsWith(`${flag}=`))?.slice(flag.length + 1);
}

/** Undefined where there is none, or one that cannot be read: whoever needs it will say so. */
function fileLanguage(named: string | undefined): string | undefined {
  try {
    const file = findCabinetFile(named, userFolders());
    const values = file === undefined ? undefined : readCabinetText(file.text).values;
    const { language } = (values ?? {}) as { readonly language?: unknown };
    return typeof language === 'string' ? language : undefined;
  } catch {
    return undefined;
  }
}
