/** A scripted game in which the controller dies at every single append: before it, during it, after it. */
import type { Input } from '../../hardware/cabinet.ts';
import { cardsOf, type GameEvent, replay } from '../../src/game/index.ts';
import type { Snapshot } from '../../src/server/view/messages.ts';
import { DEATHS, type Death } from '../games/dying-journal.ts';
import { LiveChip } from '../games/live-chip.ts';
import { SAMPLE_GAME, SAMPLE_TOTALS, sampleRolls } from '../games/sample-game.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import { checkRestart, storedEvents, Truth } from './stored.ts';
import { sightOf, Viewer } from './viewer.ts';

const FINGER_MS = 110;
const LEVER_MS = 180;
/** Until a press has become a snapshot. */
const TOLD_MS = 120;
/** More presses than it takes to find a box and to score it twice. */
const PRESSES_MOST = 40;
const HOLDS: readonly Input[] = ['hold1', 'hold2', 'hold3', 'hold4', 'hold5'];

interface Life {
  /** Events on the disk after it. */
  readonly stored: number;
  readonly over: boolean;
}

export const BOUNDARY: Campaign = {
  name: 'boundary',
  what:
    'deaths of the controller at every append of the sample game, in turn before, during and after it: ' +
    'it goes on with the last durable event, and the cards come out right',
  // More than the game needs: it ends when the game is over.
  tries: { full: 400, quick: 8 },
  endsEarly: true,
  told: ['events of the game'],
  async run(trial) {
    const chip = new LiveChip();
    await chip.serve();
    let life: Life = { stored: 0, over: false };
    /** Deaths that this append has met: before it, then during it, then, if it is not through yet, after it. */
    let met = 0;
    while (trial.survived < trial.tries && trial.lost === 0 && !life.over) {
      const death = DEATHS[met] as Death;
      await trial.attempt(`${death} the append after event ${life.stored}`, async () => {
        const next = await live(chip, death, life.stored);
        met = next.stored === life.stored ? met + 1 : 0;
        life = next;
      });
    }
    trial.figures.set('events of the game', `${life.stored}`);
    if (life.over) checkSampleCards(trial, storedEvents(chip.dataFolder));
    else if (trial.tries === BOUNDARY.tries.full) trial.lose('the game did not come to its end');
    await chip.close();
  },
};

/** One controller, until it dies of an append; how many events there are then, and whether the game is over. */
async function live(chip: LiveChip, death: Death, before: number): Promise<Life> {
  const viewer = new Viewer(await chip.startController('Eric,Julie', sampleRolls(), { dies: death }));
  try {
    await chip.until('the first snapshot', () => viewer.newest?.snapshot.board.state === 'ready');
    const first = viewer.newest!.snapshot;
    if (first.status === 'over') return { stored: before, over: true };
    if (before > 0) checkRestart(sightOf(first), storedEvents(chip.dataFolder));
    for (let presses = 0; chip.running; presses += 1) {
      must(presses < PRESSES_MOST, () => `the script is stuck: ${viewer.newest?.snapshot.display}`);
      const input = nextPress(viewer.newest!.snapshot);
      await chip.press(input, input === 'lever' ? LEVER_MS : FINGER_MS);
      await chip.pass(TOLD_MS);
    }
    const events = storedEvents(chip.dataFolder);
    if (death === 'before') must(events.length === before, 'something was stored before it was appended');
    if (death === 'after') must(events.length > before, 'an append that was through is gone');
    const truth = new Truth(events);
    for (const { snapshot } of viewer.told) if (snapshot.screen === 'turn') truth.check(sightOf(snapshot));
    return { stored: events.length, over: false };
  } finally {
    await chip.kill();
    viewer.close();
  }
}

/** What the script does next, by what everybody can see. */
function nextPress({ screen, rollsTaken, slots, shownBox, card }: Snapshot): Input {
  if (screen !== 'turn') return 'lever';
  const turn = SAMPLE_GAME[filledBoxes(card)];
  if (turn === undefined || rollsTaken === 0) return 'lever';
  const keep = turn.again[rollsTaken - 1]?.keep;
  if (keep === undefined) return shownBox?.row === turn.box ? 'select' : 'next';
  const wrong = HOLDS.findIndex((_, slot) => (slots[slot]?.mark === 'held') !== keep.includes(slot + 1));
  return HOLDS[wrong] ?? 'lever';
}

function filledBoxes(card: Snapshot['card']): number {
  const boxes = card?.rows.filter(({ kind }) => kind === 'box') ?? [];
  return boxes.flatMap(({ points }) => points).filter((value) => value !== null).length;
}

function checkSampleCards(trial: Trial, events: readonly GameEvent[]): void {
  const cards = cardsOf(replay(events)).map(({ boxes }) =>
    Object.values(boxes).reduce((sum, points) => sum + points, 0),
  );
  const wanted = Object.values(SAMPLE_TOTALS).map(({ total, upperBonus }) => total - upperBonus);
  if (cards?.join() !== wanted.join()) trial.lose(`the cards add up to ${cards}, not ${wanted}`);
}
