/** What one browser, one address and everybody together may take from the server. Wall time. */

export interface Limits {
  /** Least time between two rounds of snapshots: 20 a second. */
  readonly roundMs: number;
  /** A round that is not through after this long no longer holds up the next one. */
  readonly roundLimitMs: number;
  /** Viewers are served for so long in one go, before the table gets its turn again. */
  readonly sliceMs: number;
  readonly beatMs: number;
  /** Beats between two pings; who has not answered the last one is gone. */
  readonly beatsPerPing: number;
  /** Whoever takes nothing for this long of what there is to send is dropped: a viewer, or who fetches a page. */
  readonly slowMs: number;
  /** Time between two looks for those who fetch a page and take nothing. */
  readonly sweepMs: number;
  /** Within this time a request must be here in full, and a connection must ask for something. */
  readonly requestMs: number;
  /** Requests of one address: this many at once (a whole bar behind one router loads its pages), then so many a second. */
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** Each piece of this size in an answer counts as a further request, up to so many: a backup is one answer too. */
  readonly answerBytes: number;
  readonly answerCost: number;
  /** Requests of one connection that wait for the answer to an earlier one. Browsers wait themselves. */
  readonly pipelined: number;
  /** Frames that a viewer may send (they are ignored) before it is closed. */
  readonly viewerFrames: number;
  readonly viewerBytes: number;
  /** Pings and pongs that a viewer may send a minute; it is asked for four. */
  readonly viewerPings: number;
  readonly controlBytes: number;
  /** Messages of a cabinet that make no sense, before it is closed. */
  readonly controlErrors: number;
  /** Messages of a cabinet: this many at once, and then so many a second. */
  readonly controlBurst: number;
  readonly controlPerSecond: number;
  /** Time that a cabinet has to answer a ping; then its buttons are let go. */
  readonly controlPingMs: number;
  /** A pin stays pressed at least this long: a synthetic click is shorter than any finger, and than the debounce. */
  readonly pressMs: number;
  /** Words of one address's guests to cut the dice with: this many at once, and then so many a minute. */
  readonly guestWords: number;
  readonly guestWordsPerMinute: number;
  /** What one address's guests ask of their profiles and seats: this many at once, and then so many a minute; and names they take. */
  readonly peopleAsks: number;
  readonly peopleAsksPerMinute: number;
  readonly peopleNames: number;
  readonly peopleNamesPerMinute: number;
  /** WebSockets of one address, of all, and beside those of whom the table knows. */
  readonly socketsPerAddress: number;
  readonly sockets: number;
  readonly keptSockets: number;
  /** Connections of one address, WebSockets among them, of all, and beside those from where the table knows somebody. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  readonly keptConnections: number;
}

export const LIMITS: Limits = {
  roundMs: 50,
  roundLimitMs: 200,
  sliceMs: 1,
  beatMs: 1000,
  beatsPerPing: 15,
  slowMs: 10_000,
  sweepMs: 1000,
  requestMs: 10_000,
  requestBurst: 600,
  requestsPerSecond: 100,
  answerBytes: 50_000,
  answerCost: 20,
  pipelined: 4,
  viewerFrames: 5,
  viewerBytes: 256,
  viewerPings: 20,
  controlBytes: 512,
  controlErrors: 5,
  controlBurst: 80,
  controlPerSecond: 60,
  controlPingMs: 4000,
  pressMs: 25,
  guestWords: 4,
  guestWordsPerMinute: 1,
  peopleAsks: 30,
  peopleAsksPerMinute: 30,
  peopleNames: 6,
  peopleNamesPerMinute: 1,
  socketsPerAddress: 64,
  sockets: 4000,
  keptSockets: 32,
  connectionsPerAddress: 256,
  connections: 6000,
  keptConnections: 64,
};
