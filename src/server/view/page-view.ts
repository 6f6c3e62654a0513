/** What the pages show of a table: a TableView in the words of messages.ts, without the numbers of the connection. */
import {
  adjustmentsOf,
  type FiveDiceGame,
  type FiveDiceRules,
  familyOf,
  findRules,
  type Game,
  ifOfFamily,
  mateOf,
  type RuleSet,
  type RuleSets,
  rollsLeft,
  rollsSaved,
  setName,
  shownTotalOf,
  teamOf,
  withCards,
  withPicks,
} from '../../game/index.ts';
import type { Text } from '../../language/sentence.ts';
import type { TableView } from '../../table/view.ts';
import { cardView, latestOf, rowAndColumn } from './card-view.ts';
import { enteredView, fameView, marksView } from './fame-view.ts';
import { farkleView } from './farkle-view.ts';
import { lastTurnView } from './last-turn-view.ts';
import type { Snapshot } from './messages.ts';
import { oddsView } from './odds-view.ts';
import { scoredView } from './scored-view.ts';
import { slotView } from './slot-view.ts';
import { troubleView } from './trouble-view.ts';
import { verdictView } from './verdict-view.ts';

export type PageView = Omit<Snapshot, 'type' | 'epoch' | 'seq'>;

export function pageView(view: TableView, ruleSets: RuleSets): PageView {
  const { scene, game, board, setup } = view;
  const rules = game === undefined ? undefined : findRules(ruleSets, game.rules);
  return {
    language: view.language,
    screen: scene.screen,
    ...(game === undefined || rules === undefined
      ? { ...NO_GAME, rulesId: view.rules }
      : gameView(game, rules, view)),
    ...(view.guestsMayCut ? { guestsMayCut: true } : {}),
    ...peopleView(view),
    setup: setup ?? null,
    ...(view.fameName === undefined ? {} : { fameName: view.fameName }),
    fame: scene.screen === 'attract' ? fameView(view, ruleSets) : marksView(view, ruleSets),
    ...enteredView(view),
    diceKind: view.diceKind,
    slots: scene.slots.map((slot, index) => slotView(slot, index, view, rules)),
    display: view.display,
    heard: view.heard,
    feed: view.recent,
    menu: view.menu ?? null,
    ...(view.service === undefined ? {} : { serving: true }),
    calm: scene.calm,
    dimmed: scene.dimmed,
    board,
    ...troubleView(view),
  };
}

function peopleView({ people = [], queue = [] }: TableView): Pick<PageView, 'people' | 'queue'> {
  return {
    ...(people.length === 0 ? {} : { people: people.map((mark) => mark ?? null) }),
    ...(queue.length === 0 ? {} : { queue }),
  };
}

type GameView = Pick<
  PageView,
  | 'game'
  | 'status'
  | 'rules'
  | 'rulesId'
  | 'rehearsal'
  | 'lesson'
  | 'coach'
  | 'verdict'
  | 'corrected'
  | 'again'
  | 'adjustments'
  | 'players'
  | 'odds'
  | 'card'
  | 'farkle'
  | 'latest'
  | 'shownBox'
  | 'hintBox'
  | 'scored'
  | 'lastTurn'
  | 'round'
  | 'rounds'
  | 'rollsTaken'
  | 'rollsLeft'
  | 'savedRolls'
  | 'typedDice'
  | 'seal'
  | 'cut'
  | 'sealed'
  | 'cuttable'
>;

type FamilyView = Pick<
  GameView,
  'card' | 'farkle' | 'latest' | 'shownBox' | 'hintBox' | 'round' | 'rounds' | 'rollsLeft' | 'savedRolls'
>;

const NO_FAMILY: FamilyView = {
  card: null,
  farkle: null,
  latest: null,
  shownBox: null,
  round: 0,
  rounds: 0,
  rollsLeft: null,
};

const NO_GAME: Omit<GameView, 'rulesId'> = {
  ...NO_FAMILY,
  game: null,
  status: null,
  rules: '',
  rehearsal: false,
  corrected: false,
  again: false,
  adjustments: [],
  players: [],
  rollsTaken: 0,
  typedDice: 0,
  seal: '',
  cut: '',
  sealed: [],
};

function gameView(game: Game, rules: RuleSet, view: TableView): GameView {
  const { scene } = view;
  const playing = game.status === 'playing';
  return {
    game: game.number,
    status: game.status,
    rules: gameName(game, rules),
    rulesId: rules.id,
    rehearsal: game.rehearsal,
    ...(game.lesson === true ? { lesson: true } : {}),
    ...coachView(game, rules, view),
    corrected: game.corrected,
    again: playing && game.turn.again === true,
    adjustments: game.players.flatMap((_, player) =>
      adjustmentsOf(game, player).map((adjustment) => ({ player, ...adjustment })),
    ),
    players: game.players.map((name, player) => ({
      name,
      total: shownTotalOf(rules, game, player),
      current: playing && player === game.turn.player,
      // Everybody is told at once: the last score is seen first.
      winner: scene.highlight?.fresh !== true && game.winners.includes(player),
      droppedOut: game.droppedOut.includes(player),
      ...teamView(game, player),
    })),
    ...(view.odds === undefined ? {} : { odds: oddsView(view.odds, game, rules) }),
    ...familyView(game, rules, view),
    ...scoredView(rules, view.scene),
    ...lastTurnView(rules, view),
    rollsTaken: scene.screen === 'turn' ? game.turn.rolls : 0,
    typedDice: scene.screen === 'turn' && scene.tumble === undefined ? typedDice(game, rules) : 0,
    seal: game.seal,
    ...(playing && isOwn(game) && game.rollsDrawn === 0 && game.lesson !== true ? { cuttable: true } : {}),
    cut: game.cut,
    ...linkOf(game, view),
    sealed: playing || !isOwn(game) ? [] : [game.seed, game.rules, ...game.sealedPlayers],
  };
}

function teamView(game: Game, player: number): Pick<GameView['players'][number], 'team' | 'mate'> {
  const team = teamOf(game, player);
  if (team.length === 0) return {};
  const mate = game.status === 'playing' && player === game.turn.player ? mateOf(game, game.turn) : undefined;
  return { team, ...(mate === undefined ? {} : { mate }) };
}

/** Of a round, with the number that its hall has given it. */
function gameName({ round }: Game, rules: RuleSet): Text {
  const name = setName(rules);
  return round === undefined ? name : { say: 'table.ofRound', game: name, id: round.id };
}

/** The table has drawn and sealed these dice itself. */
function isOwn({ rehearsal, lesson, round }: Game): boolean {
  return (!rehearsal || lesson === true) && round === undefined;
}

/** A farkle is shown to its end, while the journal may be in the next game. */
function linkOf({ number }: Game, { link }: TableView): Pick<Snapshot, 'link'> {
  return link?.game === number ? { link: `${link.seq}:${link.hash}` } : {};
}

function coachView(
  { coach, players }: Game,
  rules: RuleSet,
  { verdict }: TableView,
): Pick<GameView, 'coach' | 'verdict'> {
  if (coach === 'off') return {};
  if (verdict === undefined) return { coach };
  const player = players.length === 1 ? undefined : players[verdict.player];
  return { coach, verdict: verdictView(rules, verdict, player) };
}

function familyView(game: Game, rules: RuleSet, view: TableView): FamilyView {
  const cards = withCards(rules, game);
  if (cards !== undefined) return cardsView(cards.rules, cards.game, view);
  const farkle = withPicks(rules, game);
  if (farkle === undefined) return NO_FAMILY;
  const lost = view.scene.farkle?.lost ?? null;
  return {
    ...NO_FAMILY,
    farkle: { ...farkleView(farkle.rules, farkle.game), lost },
    round: game.turn.round,
  };
}

function cardsView(rules: FiveDiceRules, game: FiveDiceGame, { scene, possible }: TableView): FamilyView {
  const { round } = game.turn;
  const left = rollsLeft(rules, game);
  const saved = rollsSaved(rules, game);
  const hint = scene.hintBox === undefined ? null : rowAndColumn(rules, scene.hintBox);
  return {
    card: cardView(rules, game, game.status === 'playing' ? possible : {}),
    farkle: null,
    latest: latestOf(rules, game),
    shownBox: scene.shownBox === undefined ? null : rowAndColumn(rules, scene.shownBox),
    ...(hint === null ? {} : { hintBox: hint }),
    // The turn after the last one is never played.
    round: Math.min(round, rules.boxes.length),
    rounds: rules.boxes.length,
    rollsLeft: Number.isFinite(left) ? left : null,
    ...(saved === 0 ? {} : { savedRolls: saved }),
  };
}

/** A rehearsal's next roll: the dice that neither stay nor are set aside. */
function typedDice(game: Game, rules: RuleSet): number {
  const own = ifOfFamily(rules, game);
  if (own === undefined || !game.rehearsal || game.lesson === true || game.status !== 'playing') return 0;
  return familyOf(game).diceToRoll(own, game);
}
