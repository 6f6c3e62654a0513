/** Brings sounds and words to whoever plays them: the board's buzzer, the computer's loudspeaker, and pages, which hear everything. */
import type { Clock } from '../clock/clock.ts';
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
import type { Highlight } from '../table/state/highlight.ts';
import { type Buzz, melodyOf, soundOf, soundsBetween } from '../table/tones.ts';
import type { Heard } from '../table/view.ts';
import { MelodyPlayer } from './melody-player.ts';
import type { TableParts } from './table-parts.ts';
import { NO_PEOPLE, type TablePeople } from './table-people.ts';

/** A page that is told once in a while misses none of these: no hand is quicker. */
const KEPT = 8;

type SpeakerParts = Pick<TableParts, 'board' | 'clock' | 'options' | 'sound' | 'people'>;

export class Speaker {
  readonly #clock: Clock;
  readonly #buzzer: MelodyPlayer;
  readonly #options: TableOptions;
  readonly #loudspeaker: Sound | undefined;
  readonly #people: TablePeople;
  #heard: readonly Heard[] = [];
  #spoken: Spoken | undefined;
  #happened: readonly Happened[] = [];

  /** Without a loudspeaker the computer is silent. */
  constructor({ board, clock, options, sound, people = NO_PEOPLE }: SpeakerParts) {
    this.#people = people;
    this.#clock = clock;
    this.#buzzer = new MelodyPlayer(board, clock);
    this.#options = options;
    this.#loudspeaker = sound;
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

  /** `highlight`: of the newest turn that has ended, whether by these or by others. */
  events(events: readonly GameEvent[], highlight: Highlight | undefined): void {
    const isTheirs = highlight?.sinceMs === this.#clock.now();
    const sound = soundOf(events, isTheirs ? highlight.feats : []);
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
    if ('buzzer' in chime) this.#buzzer.play([{ atMs: 0, tone: { ...chime.buzzer, volume: 1 } }]);
    else this.#loudspeaker?.play(chime.loudspeaker);
  }

  /** What is left of a melody is not played. */
  close(): void {
    this.#buzzer.close();
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
    if (output === 'board' || output === 'both') this.#buzzer.play(melodyOf(sound, this.#options.buzzer));
  }

  #isHosts(): boolean {
    const { output } = this.#options.sound;
    return output === 'host' || output === 'both';
  }
}
