/** The way into a game: opening setup, the last answer or the lever that starts what is offered, the same once more. */
import { type CalledMatch, findRules, type Game, houseSeat } from '../../game/index.ts';
import { askedName, CODE_LENGTH, enteredName, NAME_KEEP, NEWCOMER } from './name-entry.ts';
import { command, type Reaction, refused, shown } from './reaction.ts';
import { tableRefusal } from './refusal.ts';
import { askName, playersOf, roundOf, type Setup, setupNames, setupRules, withEnteredName } from './setup.ts';
import type { Situation } from './situation.ts';
import { winnerStays } from './winner-stays.ts';

/** Every question offers what was chosen last; or the match that was called to this table, or the seats to those who wait. */
export function openSetup({
  ui,
  game,
  options,
  call,
  queue = [],
  nowMs,
}: Situation): Extract<Reaction, { type: 'shown' }> {
  const last = ui.place === 'game' && game !== undefined ? game : undefined;
  const called = dueCall(call, game);
  const knows = called !== undefined && findRules(options.ruleSets, called.rules) !== undefined;
  const before = last?.players.length ?? ui.setup.players;
  const seats = called?.players ?? winnerStays(queue, game);
  const players =
    called?.players.length ?? (seats.length > 0 ? Math.min(seats.length, Math.max(2, before)) : before);
  const rules = (knows ? called.rules : last?.rules) ?? ui.setup.rules;
  const setup: Setup = {
    ...ui.setup,
    question: 'game',
    rules,
    offer: undefined,
    players,
    names: seats,
    rehearsal: options.rehearses,
    sinceMs: nowMs,
  };
  return shown({ ...ui, place: 'setup', leaf: undefined, setup });
}

/** With the letters that were entered so far, and everything else as it is offered. */
export function startGame({ ui, game, options, nowMs }: Situation): Reaction {
  const setup = withEnteredName(ui.setup);
  const { rehearsal, coach } = setup;
  const { id: rules } = setupRules(setup, options);
  const round = roundOf(setup);
  const players = setupNames(setup, game, options);
  if (players.every((name) => houseSeat(name) !== undefined)) {
    const again = { ...setup, ...askedName(setup.player, nowMs) };
    return refused({ ...ui, setup: again }, tableRefusal('bad-start', { say: 'event.onlyHouse' }), nowMs);
  }
  const common = { type: 'start', rules, players, starter: 0 } as const;
  return command(
    { ...ui, setup },
    round === undefined
      ? { ...common, rehearsal, coach }
      : { ...common, rehearsal: false, coach: 'off', round },
  );
}

/** Whose name was entered is asked for the code, and who wants to be known for a new one; without it the name counts as it does for anybody: it gets a number. */
export function takeNameOrAskCode(situation: Situation): Reaction {
  const { ui, nowMs, ownerOf } = situation;
  const { setup } = ui;
  const { player, claims, text, letter } = setup;
  if (claims !== undefined && text.length === CODE_LENGTH) {
    const effect = { code: { id: claims, player, digits: text } };
    return { ...shown({ ...ui, setup: { ...setup, sinceMs: nowMs } }), effect };
  }
  const entered = claims === undefined ? enteredName(setup) : undefined;
  const kept = entered !== undefined && letter === NAME_KEEP ? NEWCOMER : undefined;
  const owner = entered === undefined ? undefined : (ownerOf?.(entered) ?? kept);
  if (owner === undefined) return takeNameOrStart(situation);
  return shown({ ...ui, setup: { ...askName(withEnteredName(setup), player, nowMs), claims: owner } });
}

/** Takes the name as it stands, letters that were entered or the offered name; after the last one the game starts. */
function takeNameOrStart(situation: Situation): Reaction {
  const { ui, options, nowMs } = situation;
  const next = ui.setup.player + 1;
  if (next >= playersOf(ui.setup, setupRules(ui.setup, options))) return startGame(situation);
  return shown({ ...ui, setup: askName(withEnteredName(ui.setup), next, nowMs) });
}

/** Undefined where the two have just played: the hall has not heard of it yet. */
export function dueCall(call: CalledMatch | undefined, game: Game | undefined): CalledMatch | undefined {
  const played = game?.status === 'over' ? game.players.map(folded) : [];
  return call?.players.every((name) => played.includes(folded(name))) ? undefined : call;
}

function folded(name: string): string {
  return name.toLowerCase();
}
