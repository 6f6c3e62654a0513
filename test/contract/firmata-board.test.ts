/** The contract of boards over node-pixel's own published firmware, the real johnny-five and the real node-pixel. */
import { beforeAll, describe, expect, test } from 'vitest';
import { CONFIG_DEFAULTS, type Input, LEDS } from '../../hardware/cabinet.ts';
import { DICE, type DiceKind } from '../../hardware/dice.ts';
import { FirmataBoard } from '../../src/board/firmata/firmata-board.ts';
import { noise } from '../../src/uno/random.ts';
import { bootloader } from '../rig/bootloaders.ts';
import { BOOT_MS, type FirmataChip, firmataChip, lanePixels } from '../rig/firmata-rig.ts';
import { NoisyLink } from '../rig/noisy-link.ts';
import { boardContract } from './board.contract.ts';
import { type BoardRig, type BoardTraits, start } from './board-rig.ts';
import { frequencies } from './frequencies.ts';
import { type Pixels, pictureNumber, pixelsOf } from './pictures.ts';

/** 10 bytes a pixel at 57.6 kBd: 150 new pixels take up to 260 ms, and the picture that is under way comes first. */
const FIRMATA: BoardTraits = {
  shownWithinMs: 560,
  pictureMs: 200,
  pressWithinMs: 25,
  wire: 'unchecked',
  stuckInputs: true,
  successor: true,
  countsUnplugged: false,
  pitchHz: 490,
};
const DICE_KIND: DiceKind = '5x5';

/** One cabinet for the whole suite: every boot of Firmata blinks for 2.2 s. */
let cabinet: FirmataChip | undefined;
beforeAll(async () => {
  cabinet = firmataChip();
  await cabinet.clock.advance(BOOT_MS);
});

boardContract('Firmata board on an emulated Uno', FIRMATA, () => firmataRig(cabinet!));

describe('a Firmata board with a bootloader, which is reset whenever its port opens', () => {
  test('is ready after bootloader and blinking, and shows what was wanted meanwhile', async () => {
    const rig = await firmataRig(firmataChip({ bootloader: bootloader('Optiboot') }));
    const witness = start(rig.board);
    rig.board.show(pictureNumber(4));
    rig.board.display('PATIENCE');
    await rig.advance(4300);
    expect(witness.states.at(-1)).toBe('ready');
    await rig.advance(FIRMATA.shownWithinMs);
    expect(rig.pixels()).toEqual(rig.looks(pictureNumber(4)));
    expect(rig.text()).toBe('PATIENCE');
  });
});

/** Everything released, plugged in and heard from now on. */
async function firmataRig(chip: FirmataChip): Promise<BoardRig> {
  const { uno, clock } = chip;
  uno.plugCable();
  const { cycle: begunAt } = uno;
  const random = noise(3);
  const link = new NoisyLink(chip.link, () => random() / 2 ** 32);
  const newBoard = () =>
    new FirmataBoard({ link, clock, emulated: true, leds: { ...CONFIG_DEFAULTS, dice: DICE_KIND } });
  const perDie = DICE[DICE_KIND].places.length;
  const pixels = (): Pixels =>
    lanePixels(uno, perDie).flatMap((lane) =>
      Array.from({ length: LEDS.slotsPerLane }, (_, die) => lane.slice(die * perDie, (die + 1) * perDie)),
    );
  const shown: Pixels[] = [];
  uno.leds.onPicture = () => shown.push(pixels());
  let presses = 0;
  const bounce = () => {
    presses += 1;
    return { bounce: presses };
  };
  return {
    board: newBoard(),
    advance: (ms) => clock.advance(ms),
    press: (input: Input) => uno.press(input, bounce()),
    release: (input: Input) => uno.release(input, bounce()),
    looks: (picture) => pixelsOf(picture, DICE_KIND),
    pixels,
    shown: () => shown,
    text: () => uno.text,
    tones: () => frequencies(uno.buzzer.tones.filter(({ fromCycle }) => fromCycle >= begunAt)),
    pullData: () => uno.pullCable('data'),
    pullCable: () => uno.pullCable('all'),
    plugCable: () => uno.plugCable(),
    pushReset: () => uno.reset('button'),
    successor: newBoard,
    disturb: (level) => {
      link.noise = level;
    },
  };
}
