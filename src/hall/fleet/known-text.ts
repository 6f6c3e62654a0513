/** What a table says may be of a newer Dicetable: what has no words here is shown as it came. */
import { type Text, tell } from '../../language/sentence.ts';
import { sentencesIn } from '../../language/sentences.ts';

const LONGEST = 200;

export function knownText(text: Text): Text {
  try {
    tell(sentencesIn('en'), text);
    return text;
  } catch {
    return JSON.stringify(text).slice(0, LONGEST);
  }
}
