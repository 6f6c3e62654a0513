/** `dicetable verify`: computes every roll of a stored game again, plays it by its rules, and says what that proves or which event is wrong. */

import { type Command, InvalidArgumentError } from 'commander';
import { ruleSetsOf } from '../config/own-rule-sets.ts';
import { firstBroken, type GameRecord, isOpenRecord } from '../fairness/record.ts';
import { notedSeal } from '../fairness/seal-emoji.ts';
import { Fault } from '../fault/fault.ts';
import { playedGame } from '../game/index.ts';
import { readRecordOf } from '../journal/store/read-record.ts';
import { addConfigOptions, type ConfigKeys, configFrom } from './config-options.ts';
import { EXIT } from './exit-code.ts';
import type { Speech } from './speech.ts';
import { askTable } from './verify/ask-table.ts';
import { type Noted, reportOf } from './verify/report.ts';
import { isRound, reportOnRound } from './verify/round.ts';

/** Of the table that is asked where it has the journal open. */
const VERIFY_KEYS: ConfigKeys = ['language', 'dataDir', 'host', 'httpPort'];

export function addVerify(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('verify')
    .argument('<game>', told({ say: 'command.verifyGame' }), gameNumber(speech))
    .summary(told({ say: 'command.verifySummary' }))
    .description(told({ say: 'command.verifyHelp' }));
  command.option('--seal <noted>', told({ say: 'command.verifySeal' }), noted(speech));
  command.option('--link <noted>', told({ say: 'command.verifyLink' }), notedLink(speech));
  addConfigOptions(command, speech, VERIFY_KEYS).action(async (game: number | string, noted: Noted) => {
    if (typeof game === 'string') {
      const { text, found } = await reportOnRound(game, noted, speech);
      process.stdout.write(text);
      process.exitCode = EXITS[found];
      return;
    }
    const { config } = configFrom(command);
    const found = readRecordOf(config.dataDir, game);
    const record = 'record' in found ? found.record : await askTable(config, found.heldBy, game);
    const stored = required(record, game);
    const played = playedGame(ruleSetsOf(config), stored.rows);
    const { text, found: verdict } = reportOf(stored, played, noted, speech);
    process.stdout.write(text);
    process.exitCode = EXITS[verdict];
  });
}

const EXITS = { proved: EXIT.done, unproved: EXIT.unproved, wrong: EXIT.fault } as const;

/** Throws Fault `not-verifiable` for a game that nobody can check now; one with a changed event is checked always. */
function required(record: GameRecord | undefined, game: number): GameRecord {
  if (record === undefined) throw new Fault('not-verifiable', { say: 'command.noGame', game });
  if (!isOpenRecord(record) && firstBroken(record) === undefined) {
    throw new Fault('not-verifiable', { say: 'command.stillPlayed', game });
  }
  return record;
}

/** Or where a round of duplicate dice is. */
function gameNumber({ told }: Speech): (word: string) => number | string {
  return (word) => {
    if (isRound(word)) return word;
    if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
    throw new InvalidArgumentError(told({ say: 'command.mustBeGame' }));
  };
}

function noted({ told }: Speech): (word: string) => string {
  return (word) => {
    const digits = notedSeal(word);
    if (digits !== undefined) return digits;
    throw new InvalidArgumentError(told({ say: 'command.mustBeSeal' }));
  };
}

/** As pages show it: number of the event, and enough digits of its hash. */
function notedLink({ told }: Speech): (word: string) => NonNullable<Noted['link']> {
  return (word) => {
    const [, seq, hash = ''] = /^([1-9]\d{0,14}):([\da-f]{16,64})$/i.exec(word) ?? [];
    if (seq !== undefined) return { seq: Number(seq), hash: hash.toLowerCase() };
    throw new InvalidArgumentError(told({ say: 'command.mustBeLink' }));
  };
}
