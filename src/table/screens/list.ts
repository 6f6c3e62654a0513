/**
 * Every state of the table. README and how-to page tell them in this order. Exactly one place holds at any moment; of the
 * overlays that hold, the last one lies on top.
 */
import { ATTRACT } from './attract.ts';
import { BEFORE_ROLL } from './before-roll.ts';
import { CONTINUE } from './continue.ts';
import { FAME_NAME } from './fame-name.ts';
import { FARKLE_SCREEN } from './farkle.ts';
import { FARKLED } from './farkled.ts';
import { FIRST_ROLL } from './first-roll.ts';
import { HOUSE_PLAYS } from './house-plays.ts';
import { HOUSE_ROLLS } from './house-rolls.ts';
import { MENU } from './menu.ts';
import { NO_ROLLS_LEFT } from './no-rolls-left.ts';
import { OVER } from './over.ts';
import { ROLL_AGAIN } from './roll-again.ts';
import { ROLLS_LEFT } from './rolls-left.ts';
import { SAVING } from './saving.ts';
import { SERVICE_ADDRESS } from './service/address.ts';
import { SERVICE_BOOKS } from './service/books.ts';
import { SERVICE_BRANCH } from './service/branch.ts';
import { SERVICE_BUTTONS } from './service/buttons.ts';
import { SERVICE_EDIT } from './service/edit.ts';
import { SERVICE_LATENCY } from './service/latency.ts';
import { SERVICE_PIN } from './service/pin.ts';
import { SERVICE_RECALL } from './service/recall.ts';
import { SERVICE_SHOW } from './service/show.ts';
import { SERVICE_TOP } from './service/top.ts';
import { SETUP_COACH } from './setup-coach.ts';
import { SETUP_GAME } from './setup-game.ts';
import { SETUP_LANGUAGE } from './setup-language.ts';
import { SETUP_LEARN } from './setup-learn.ts';
import { SETUP_NAME } from './setup-name.ts';
import { SETUP_PLAYERS } from './setup-players.ts';
import { SETUP_ROUND } from './setup-round.ts';
import { STOPPED } from './stopped.ts';
import { TUMBLING } from './tumbling.ts';

export const PLACES = {
  attract: ATTRACT,
  continue: CONTINUE,
  'setup-game': SETUP_GAME,
  'setup-round': SETUP_ROUND,
  'setup-language': SETUP_LANGUAGE,
  'setup-coach': SETUP_COACH,
  'setup-learn': SETUP_LEARN,
  'setup-players': SETUP_PLAYERS,
  'setup-name': SETUP_NAME,
  'first-roll': FIRST_ROLL,
  'before-roll': BEFORE_ROLL,
  tumbling: TUMBLING,
  'rolls-left': ROLLS_LEFT,
  'roll-again': ROLL_AGAIN,
  'no-rolls-left': NO_ROLLS_LEFT,
  farkle: FARKLE_SCREEN,
  farkled: FARKLED,
  'fame-name': FAME_NAME,
  over: OVER,
} as const;

export const OVERLAYS = {
  'house-rolls': HOUSE_ROLLS,
  'house-plays': HOUSE_PLAYS,
  menu: MENU,
  saving: SAVING,
  stopped: STOPPED,
  'service-address': SERVICE_ADDRESS,
  'service-pin': SERVICE_PIN,
  'service-top': SERVICE_TOP,
  'service-branch': SERVICE_BRANCH,
  'service-edit': SERVICE_EDIT,
  'service-show': SERVICE_SHOW,
  'service-recall': SERVICE_RECALL,
  'service-latency': SERVICE_LATENCY,
  'service-books': SERVICE_BOOKS,
  'service-buttons': SERVICE_BUTTONS,
} as const;

export const SCREENS = { ...PLACES, ...OVERLAYS } as const;
