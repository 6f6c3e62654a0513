/** The table's own times, in milliseconds of table time. */

/** How long a refusal or a notice stays on the display. */
export const NOTICE_MS = 1500;
/** Pages of the display alternate after this long. */
export const PAGE_MS = 1500;
/** What has become of a turn has the screens for itself … */
export const SEEN_MS = 4000;
/** … a Yahtzee a little longer: the celebration hides its box for this long … */
export const CHEER_MS = 2800;
/** … and then it is seen for this long. */
export const SEEN_AFTER_CHEER_MS = 1700;
/** Who rolls at once cuts it short, but so much of it is seen. */
export const LEAST_SEEN_MS = 1500;
/** Dice that are celebrated change places so often: a die shines once in two steps, far from flashing. */
export const CHEER_STEP_MS = 500;
/** Dice of the turn that is over stand for so many steps; then each step takes one away. */
export const CHANGE_STANDS_STEPS = 6;
export const CHANGE_STEP_MS = 150;
/** How long the emblem of whose turn it is stays once the dice have given way. */
export const CHANGE_EMBLEM_STEPS = 14;
/** So long after a score select, held down, takes it back … */
export const TAKE_BACK_MS = 10_000;
/** … once it has been down for this long. */
export const TAKE_BACK_HOLD_MS = 1000;
/** Within this time select has to be pressed again to scratch a box. */
export const SCRATCH_MS = 5000;
/** After a turn change select does nothing for this long: a second, nervous press must not hit the next player. */
export const TURN_GUARD_MS = 300;
/** A calm table shows this one fade instead of a tumble. */
export const CALM_FADE_MS = 300;
/** The longest tumble that may be configured. */
export const TUMBLE_MAX_MS = 1200;
/** Dice that have no frame breathe: once a second, softly, in steps that the slowest link can follow. */
export const BREATH_MS = 1000;
export const BREATH_STEP_MS = 125;
/** Between two pictures of a fade. */
export const FADE_STEP_MS = 25;
/** The dice for show move on by one face. */
export const PARADE_MS = 1500;
/** The light that runs towards the lever moves on by one die; each shines once in more than two seconds. */
export const RUN_STEP_MS = 300;
/** What there is to beat stands on the dice. */
export const BEST_ACT_MS = 6000;
/** When a game is over its dice light up one after the other, so often. */
export const CEREMONY_STEP_MS = 400;
/** In Farkle the points of the picked dice stay on the display after a press. */
export const PICKED_MS = 1500;
/** What was banked and the new total stay on the display: one page each. */
export const BANKED_MS = 2 * PAGE_MS;
/** A farkle is shown, and its dice wiped away, before the next player's turn. */
export const FARKLE_MS = 1500;
/** Steps of the wipe of a farkle: twelve, two for each die. */
export const WIPE_STEP_MS = FARKLE_MS / 12;
/** Between two steps of a player of the house: slow enough to follow, or quick for those who know the game. */
export const HOUSE_PACE_MS = { calm: 900, quick: 350 } as const;
/** The same once somebody has pressed a button. */
export const HOUSE_HURRY_MS = 120;
/** Previous and next, held together for this long, open the menu. */
export const MENU_HOLD_MS = 1500;
/** Previous, next and select, held together for this long in attract or at power-up, open service, and end it. */
export const SERVICE_HOLD_MS = 3000;
/** Service's scrolling text moves on by one character: slow enough to read, and far from flashing. */
export const SCROLL_STEP_MS = 350;
/** A page of service that nobody goes on from stays on the display. */
export const SERVICE_PAGE_MS = 30_000;
/** Service that nobody presses anything in ends. */
export const SERVICE_QUIET_MS = 60_000;
/** Select, held for this long while nobody plays, shows the books. */
export const BOOKS_HOLD_MS = 1000;
/** Select, held for this long in the button test, makes a new PIN. */
export const NEW_PIN_HOLD_MS = 5000;
/** The lever, held for this long in the button test, leads back. */
export const BACK_HOLD_MS = 2000;
/** Within this time select has to be pressed again to do what service asks about. */
export const SURE_MS = 5000;
/** What became of it stays on the display. */
export const TOLD_MS = 3000;
/** Each step of a test that is watched: slow enough to look at every die, and no flashing. */
export const TEST_STEP_MS = 1000;
/** A letter that is held moves on after this long … */
export const REPEAT_AFTER_MS = 400;
/** … then after this, and sooner by this with every letter, down to where a finger still stops in time. */
export const REPEAT_MS = 150;
export const REPEAT_SOONER_MS = 15;
export const REPEAT_LEAST_MS = 80;
