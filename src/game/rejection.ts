/** Why a player may not do that: a returned value, with the sentence that the pages show. */

export const REJECTIONS = {
  'no-game': 'No game is running. Pull the lever to set one up.',
  'game-running': 'A game is running. Finish or quit it first.',
  'game-over': 'The game is over. Pull the lever to play again.',
  'bad-start': 'This game cannot be started like that.',
  'roll-first': 'Roll the dice first: pull the lever.',
  'no-rolls-left': 'No rolls left. Choose a box.',
  'all-held': 'All dice are held. Free one to roll again, or choose a box.',
  'no-such-die': 'There is no such die in this game.',
  'already-held': 'This die is already held.',
  'not-held': 'This die is not held.',
  'dice-fixed': 'The dice are fixed now. Choose a box.',
  'cut-closed': 'The dice can only be cut before the first roll of the game.',
  'bad-cut': 'A cut has at least one and in all at most 16 characters.',
  'no-such-box': 'There is no such box in this game.',
  'box-filled': 'This box is filled. Choose another one.',
  'must-use-upper': 'A joker must go to its matching upper box while that is open.',
  'must-use-lower': 'A joker must go to an open lower box.',
  'box-closed': 'This box opens with a Yahtzee of 50 points.',
  'not-a-yahtzee': 'This is not a Yahtzee.',
  'yahtzee-zeroed': 'You have already zeroed your Yahtzee score.',
  'already-claimed': 'The Yahtzee box was claimed in this turn already. Choose another box.',
  'roll-on': 'This game always takes all rolls. Pull the lever.',
  'hold-stays': 'This die is held until the next roll.',
  'is-set': 'This die was set aside in an earlier roll.',
  'pick-die': 'Set at least one scoring die aside first.',
  'no-points': 'These dice score nothing.',
  'dead-die': 'A die among these scores nothing.',
  'below-entry': 'These points are too few to enter the game.',
  'below-bank': 'These points are too few to bank.',
  'wrong-move': 'There is no such move in this game.',
  'bad-name': 'A name needs at least one letter or digit.',
  'nobody-to-skip-to': 'Nobody else is left to play first.',
  'nothing-to-take-back': 'There is nothing to take back: only the newest score, until the next roll.',
  'nothing-to-undo': 'There is nothing to undo. Rolls are never undone.',
  'nothing-to-replace': 'The newest move is no score that could go to another box.',
  'choose-first': 'A choice is open again. Make it first.',
  'no-such-player': 'There is no such player in this game.',
  'wrong-value': 'This box cannot hold such points.',
  'nothing-changes': 'It is like that already. Nothing would change.',
  'bad-adjustment': 'An adjustment is a whole number from -10000 to 10000, but not 0.',
  'no-reason': 'An adjustment needs a reason.',
  'bad-signature': 'Say who corrects (1 to 40 characters), and why in at most 80.',
  'seed-open': 'The seed is open: no more rolls. Put values into the boxes, or adjust a total.',
  'dropped-out': 'This player has dropped out already.',
} as const;

export type RejectionCode = keyof typeof REJECTIONS;

export interface Rejection {
  readonly type: 'rejected';
  readonly code: RejectionCode;
  /** The sentence, with names and numbers of this case where they help. */
  readonly reason: string;
  /** The dice that are meant, by slot. */
  readonly slots?: readonly number[];
}

export function reject(code: RejectionCode, reason: string = REJECTIONS[code]): Rejection {
  return { type: 'rejected', code, reason };
}

export function isRejected(value: object): value is Rejection {
  return 'type' in value && value.type === 'rejected';
}
