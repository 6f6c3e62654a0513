/** The game core for other folders: everything of it that they may use. */
export type { GameAnalysis, JudgedChoice, PlayerAnalysis, Swing } from './analysis.ts';
export { type CalledGame, type CalledMatch, calledGame } from './called-match.ts';
export { bestChoice, type Judgement, judgementOn, madeBy, type ValuedMove } from './choice.ts';
export { COACH_MODES, type CoachMode } from './coach-mode.ts';
export type { Command, Draw, RollRequest } from './command.ts';
export { isCorrection, undoable } from './correct.ts';
export {
  type Adjustment,
  adjusted,
  BY_LENGTH,
  type Correction,
  MOST_ADJUSTED,
  type Signed,
  type Undone,
  WHY_LENGTH,
} from './correction.ts';
export { CUT_LENGTH, decide, GUEST_CUT_LENGTH, GUEST_CUTS, takeableOf } from './decide.ts';
export { type Decision, isRejection } from './decision.ts';
export { describe, nameUndone } from './describe.ts';
export { type Dice, FACES, type Face, type FaceColour, type FaceColours, isFace } from './die.ts';
export type { GameEvent } from './event.ts';
export { evolve, replay } from './evolve.ts';
export {
  adjustmentsOf,
  cardsOf,
  familyOf,
  fiveDiceRules,
  ifOfFamily,
  shownTotalOf,
  totalsOf,
  turnPointsOf,
  withCards,
  withPicks,
} from './families.ts';
export type { FamilyName } from './family-name.ts';
export { type Counts, countsOf, facesOf } from './farkle/combination.ts';
export {
  allScoringDice,
  contains,
  judgeKeep,
  type Keep,
  type KeepRuling,
  legalKeeps,
  type PointsOf,
  pointsBySearch,
  pointsByTable,
} from './farkle/keep.ts';
export { type Picked, pickedOf } from './farkle/picked.ts';
export type { AlikePoints, FarkleRules, Points } from './farkle/rule-set.ts';
export { FARKLE, FARKLE_LITERAL, ZILCH } from './farkle/sets.ts';
export { commonDivisor, pointsUnit } from './farkle/unit.ts';
export type { FarkleGame, FarkleTurn, FiveDiceGame, Game, GameFacts, Turn } from './game.ts';
export {
  entriesInFame,
  type FameEdit,
  type FameEntry,
  fameEntries,
  HALL_OF_FAME_LENGTH,
  hallOfFame,
  houseAmong,
  inReach,
  peopleAmong,
} from './hall-of-fame.ts';
export { HOUSE_PLAYERS, type HousePlayer, houseName, houseSeat, isScoredByHouse } from './house.ts';
export { commandTowards, rollKey, slotsToKeep } from './house-move.ts';
export { houseRules, playersWords } from './house-rules.ts';
export { looksAlike, nameLooks } from './look-alike.ts';
export type { Manners, Sentences } from './manners.ts';
export { MOST_SEATS } from './most-seats.ts';
export type { Made, Move } from './move.ts';
export { cleanText, isDefaultName, NAME_LENGTH, newName, playerNames } from './name.ts';
export type { BoxesNeed, Odds, PlayerOdds, TurnNeed } from './odds.ts';
export {
  isPersonId,
  type NameOf,
  named,
  PERSON_ID_BYTES,
  personId,
  seatsOf,
  teamSeatsOf,
  told,
  typedName,
  unnamed,
} from './person.ts';
export { REJECTION_CODES, type Rejection, type RejectionCode } from './rejection.ts';
export { roundThrow } from './roll.ts';
export { type Dealt, HALL_HAS_SEED, type Round, type RoundOffer, type RoundThrow } from './round.ts';
export type { RulePicture } from './rule-picture.ts';
export type { RuleSet } from './rule-set.ts';
export { findRules, RULE_SETS, type RuleSets } from './rule-sets.ts';
export { type Seen, type SeenCards, type SeenFarkle, seenEvents, seenOf } from './seen.ts';
export { type SetFacts, setMenu, setName, winnersOf } from './set-facts.ts';
export { eventFrom, isNoEvent, LONGEST_PAYLOAD } from './stored/event-form.ts';
export { fameEditFrom } from './stored/fame-form.ts';
export type { Flaw } from './stored/flaw.ts';
export { eventIn, type PlayedGame, playedGame } from './stored/record-check.ts';
export { firstFlaw } from './stored/replay-check.ts';
export { mateOf, TEAM_SIZE, teamOf } from './team.ts';
export { lastTurn, NO_TURNS, storyAfter, type ToldTurn, type TurnStory } from './turn-story.ts';
export { type Box, boxName, CLASSIC_BOXES } from './yahtzee/box.ts';
export { boxValues } from './yahtzee/box-values.ts';
export {
  CATEGORIES,
  type Category,
  inColumn,
  type Kind,
  LOWER_CATEGORIES,
  UPPER_CATEGORIES,
} from './yahtzee/category.ts';
export { JOKER_NAMES, JOKERS, type JokerName } from './yahtzee/joker.ts';
export {
  type BoxOffer,
  judgeBox,
  type LegalBox,
  legalBoxes,
  type RefusedBox,
} from './yahtzee/offer.ts';
export { mayRoll, mayScore, rollsLeft, rollsSaved } from './yahtzee/rolls.ts';
export { type Row, rowsOf } from './yahtzee/row.ts';
export { boxLabel, type FiveDiceRules, YAHTZEE_POINTS } from './yahtzee/rule-set.ts';
export { refuseBox } from './yahtzee/score.ts';
export {
  columnTotals,
  EMPTY_CARD,
  fillBox,
  isFull,
  isOpen,
  type ScoreCard,
  shownTotal,
  type Totals,
  totals,
  upperBonusOf,
} from './yahtzee/score-card.ts';
export {
  BONUS_IN_BOX,
  CHIPS,
  FIVE_DICE_SETS,
  FOURTEEN_BOX,
  FREE_JOKER,
  KISMET,
  MAXI_YATZY,
  PLAIN,
  SCOTZEE,
  TRIPLE,
  YAHTZEE,
  YATZY,
} from './yahtzee/sets.ts';
export { YATZY_BOXES } from './yahtzee/yatzy-boxes.ts';
