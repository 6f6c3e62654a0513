/** Spanish of `en/sentences.ts`. */
import type { SENTENCES as ENGLISH } from '../en/sentences.ts';
import type { Words } from '../words.ts';
import { ANSWER } from './answer.ts';
import { BOX_CODE } from './box-code.ts';
import { BROADCAST } from './broadcast.ts';
import { CHECK } from './check.ts';
import { CLASH } from './clash.ts';
import { COMMAND } from './command.ts';
import { CONFIG } from './config.ts';
import { DESK } from './desk.ts';
import { DOCTOR } from './doctor.ts';
import { EXPECT } from './expect.ts';
import { FLEET } from './fleet.ts';
import { HALL } from './hall.ts';
import { HEX } from './hex.ts';
import { HOME } from './home.ts';
import { HOW_TO } from './how-to.ts';
import { IGNORED } from './ignored.ts';
import { KEYS } from './keys.ts';
import { LEAF, LEAF_MEANS, LEAF_WORD } from './leaf.ts';
import { LEAGUE } from './league.ts';
import { LIMIT } from './limit.ts';
import { ORDER } from './order.ts';
import { PEOPLE } from './people.ts';
import { ROUND } from './round.ts';
import { SERVICE } from './service.ts';
import { SET_MENUS } from './set-menu.ts';
import { SOLVER } from './solver.ts';
import { SOUND } from './sound.ts';
import { SPEECH } from './speech.ts';
import { SWITCH } from './switch.ts';
import { TROUBLE } from './trouble.ts';
import { UPDATE } from './update.ts';

export const SENTENCES = {
  ...BROADCAST,
  ...TROUBLE,
  ...HOW_TO,
  answer: ANSWER,
  boxCode: BOX_CODE,
  clash: CLASH,
  check: CHECK,
  command: COMMAND,
  config: CONFIG,
  desk: DESK,
  doctor: DOCTOR,
  expect: EXPECT,
  fleet: FLEET,
  hall: HALL,
  hex: HEX,
  home: HOME,
  ignored: IGNORED,
  key: KEYS,
  leaf: LEAF,
  leafMeans: LEAF_MEANS,
  leafWord: LEAF_WORD,
  league: LEAGUE,
  limit: LIMIT,
  order: ORDER,
  people: PEOPLE,
  round: ROUND,
  service: SERVICE,
  setMenu: SET_MENUS,
  sound: SOUND,
  speech: SPEECH,
  switch: SWITCH,
  solver: SOLVER,
  update: UPDATE,
} satisfies Words<typeof ENGLISH>;
