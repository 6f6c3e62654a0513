/** Brings sounds and words to whoever plays them: the board's buzzer, the computer's loudspeaker, and pages, which hear everything. */
import type { Board } from '../board/board.ts';
import { type Game, type GameEvent, told } from '../game/index.ts';
import { tell } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { Cue } from '../sound/cue.ts';
import type { Sound } from '../sound/sound.ts';
import { cueOfPress, cuesBetween, cuesOf } from '../table/heard/cues.ts';
import { type Happened, happenedBy } from '../table/heard/happened.ts';
import { type Said, type Spoken, wordsAfter } from '../table/heard/voice.ts';
import type { TableOptions } from '../table/options.ts';
import type { Chime, Scene } from '../table/scene.ts';
import type { Look } from '../table/shown.ts';
import { type Buzz, soundOf, soundsBetween, toneOf } from '../table/tones.ts';
import type { Heard } from '../table/view.ts';
import { NO_PEOPLE, type TablePeople } from './table-people.ts';

/** A page that is told once in a while misses none of these: no hand is quicker. */
const KEPT = 8;

export class Speaker {
  readonly #board: Board;
  readonly #options: TableOptions;
  readonly #loudspeaker: Sound | undefined;
  readonly #people: TablePeople;
  #heard: readonly Heard[] = [];
  #spoken: Spoken | undefined;
  #happened: readonly Happened[] = [];

  /** Without a loudspeaker the computer is silent. */
  constructor(board: Board, options: TableOptions, loudspeaker?: Sound, people = NO_PEOPLE) {
    this.#people = people;
    this.#board = board;
    this.#options = options;
    this.#loudspeaker = loudspeaker;
  }

  /** The newest sounds and words, oldest first, whoever plays them at the table. */
  get heard(): readonly Heard[] {
    return this.#heard;
  }

  /** Counts them. */
  get newest(): number {
    return this.#heard.at(-1)?.count ?? 0;
  }

  /** A press that changed nothing of the game. */
  reacted(outcome: 'shown' | 'refused'): void {
    this.#buzz(outcome);
    this.cue(cueOfPress(outcome));
  }

  /** What the events say is told with what is shown next. `before`: the game that they were decided in. */
  tell(events: readonly GameEvent[], before: Game | undefined): void {
    this.#happened = [...this.#happened, happenedBy(events, before, this.#options.ruleSets)];
  }

  /** A roll sounds at once; all else once it counts. */
  rolled(): void {
    this.#buzz('rolled');
  }

  events(events: readonly GameEvent[]): void {
    const sound = soundOf(events);
    if (sound !== undefined && sound !== 'rolled') this.#buzz(sound);
    for (const cue of cuesOf(events)) this.cue(cue);
  }

  /** For everything that is shown, in its order. */
  showed(before: Scene | undefined, scene: Scene, look: Look): void {
    for (const sound of soundsBetween(before, scene)) this.#buzz(sound);
    for (const cue of cuesBetween(before, scene)) this.cue(cue);
    const { spoken, said } = wordsAfter(this.#spoken, look, scene, this.#happened);
    this.#spoken = spoken;
    this.#happened = [];
    if (said !== undefined) this.#say(said);
  }

  /** The buzzer as loud as it can be, or the loudspeaker, whatever the cabinet file wants. */
  test(chime: Chime): void {
    if ('buzzer' in chime) this.#board.tone({ ...chime.buzzer, volume: 1 });
    else this.#loudspeaker?.play(chime.loudspeaker);
  }

  cue(cue: Cue): void {
    this.#keep({ cue });
    if (this.#isHosts()) this.#loudspeaker?.play(cue);
  }

  #say(heard: Said): void {
    const said = { ...heard, text: told(heard.text, this.#people.nameOf) };
    this.#keep({ said });
    const { language } = this.#options;
    if (this.#isHosts()) this.#loudspeaker?.say(tell(sentencesIn(language), said.text), language, said.cuts);
  }

  #keep(heard: Omit<Heard, 'count'>): void {
    this.#heard = [...this.#heard, { count: this.newest + 1, ...heard }].slice(-KEPT);
  }

  #buzz(sound: Buzz): void {
    const { output } = this.#options.sound;
    const tone = output === 'board' || output === 'both' ? toneOf(sound, this.#options.buzzer) : undefined;
    if (tone !== undefined) this.#board.tone(tone);
  }

  #isHosts(): boolean {
    const { output } = this.#options.sound;
    return output === 'host' || output === 'both';
  }
}
