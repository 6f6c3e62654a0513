/** What a table asks of its hall's rounds of duplicate dice: which one it may play, and throw after throw what it rolls. */
import { z } from 'zod';
import { idSchema } from './ids.ts';

const MOST_DICE = 6;
const MOST_SEATS = 6;
/** Far beyond every game. */
const MOST_TURNS = 10_000;

const id = z.string().regex(/^[1-9]\d{0,8}$/);
const seal = z.string().regex(/^[0-9a-f]{64}$/);
/** What is pressed and typed at tables has as many characters. */
export const wordSchema = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,15}$/u);
const cut = z.string().min(1).max(32);
const rules = z.string().regex(/^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
/** In UTF-16: of a league, and of a player. */
const LEAGUE_NAME = 60;
const PLAYER_NAME = 60;
/** As it stands in a QR code that is read across a room. */
const ADDRESS = 200;
const held = z.array(z.boolean()).min(1).max(MOST_DICE);
const count = z.int().min(0).max(MOST_TURNS);
const face = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

const throwSchema = z.strictObject({
  ...{ round: id, hall: idSchema, seal, cut, game: z.int().min(1).max(999_999_999) },
  ...{
    seat: z
      .int()
      .min(0)
      .max(MOST_SEATS - 1),
    turn: count,
    roll: count,
    held,
  },
});

/** Ids of people are among them. */
const pair = z.array(z.string().min(1).max(PLAYER_NAME)).length(2);

export const roundAskSchema = z.union([
  /** Which round may this table begin, and whom does a league call to it? */
  z.strictObject({ ask: z.literal('round') }),
  /** Who still has a match to play by these rules? From a table where two play that may be known there by other names. */
  z.strictObject({ ask: z.literal('due'), rules }),
  /** As `round`, from a table where two who have a match play by other names. */
  z.strictObject({
    ask: z.literal('sits'),
    sits: z.strictObject({ game: z.int().min(1).max(999_999_999), seats: pair, players: pair }),
  }),
  z.strictObject({ ask: z.literal('roll'), thrown: throwSchema }),
]);
export type RoundAsk = z.output<typeof roundAskSchema>;

/** Of each league that is played: who has a match to play. */
export const dueSchema = z.object({
  due: z.array(z.array(z.string().min(1).max(PLAYER_NAME)).max(64)).max(20),
});

export const offerSchema = z.object({
  round: z
    .strictObject({ ...{ id, hall: idSchema, cut, rules, seal }, seats: z.int().min(1).max(MOST_SEATS) })
    .nullable(),
  call: z
    .strictObject({
      ...{ league: z.string().min(1).max(LEAGUE_NAME), rules },
      players: pair,
    })
    .nullable(),
  /** Which league anybody may join now, and where; left out: a hall that does not say. */
  league: z
    .object({
      name: z.string().min(1).max(LEAGUE_NAME),
      address: z
        .string()
        .max(ADDRESS)
        .regex(/^https?:\/\/[^\s/?#]+\/[^\s?#]*$/),
    })
    .nullable()
    .optional(),
});

/** A league that anybody may join. */
export type LeagueDoor = NonNullable<z.output<typeof offerSchema>['league']>;

/** To a roll. Seal and word are said each time: a hall that changes one of them is seen at once. */
export const dealtSchema = z.union([
  z.strictObject({ seal, cut, faces: z.array(face).min(1).max(MOST_DICE) }),
  z.strictObject({ error: z.literal('held'), held }),
  z.strictObject({ error: z.enum(['closed', 'refused']) }),
]);

export type RoundAnswer =
  | z.output<typeof offerSchema>
  | z.output<typeof dueSchema>
  | z.output<typeof dealtSchema>;
