/** What boards count, by protocol: every language has a word for each. */

/** Of our own firmware. */
type SerialCounter =
  | 'damagedFrames'
  | 'strangeFrames'
  | 'unreadBytes'
  | 'impossiblePresses'
  | 'outdatedReports'
  | 'resentFrames'
  | 'boardDamagedFrames'
  | 'boardLostBytes'
  | 'stackFree'
  | 'limited'
  | 'railMv'
  | 'boardMv';

type FirmataCounter = 'pixelsSent' | 'unanswered' | 'bytesOut' | 'bytesIn' | 'sessions';

export type CounterName = 'pictures' | SerialCounter | FirmataCounter;

/** A board has those of its protocol, as far as it has told them. */
export type Counters = Readonly<Partial<Record<CounterName, number>>>;
