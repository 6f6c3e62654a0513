/**
 * Writes what tables send into the database, and answers with what is committed. Any number of these share the work; one that is
 * killed has answered nothing that is not there. Where the database does not answer, nobody is answered: tables ask again.
 */
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { messageOf } from '../../fault/fault.ts';
import type { Dealer } from '../round/dealer.ts';
import type { Journals } from '../store/journals.ts';
import { batchSchema, type HallAnswer, heardAs, openSchema, wireBytes } from '../wire/batch.ts';
import { type RoundAnswer, roundAskSchema } from '../wire/round.ts';
import { type AskKind, everySubject, INGEST_GROUP, tableOf } from '../wire/subjects.ts';

export interface IngestParts {
  readonly connection: NatsConnection;
  readonly journals: Journals;
  readonly dealer: Dealer;
  readonly hall: string;
  readonly log: { warn(message: string): void };
}

export function startIngest({ connection, journals, dealer, hall, log }: IngestParts): void {
  const serve = (
    kind: AskKind,
    work: (table: string, bytes: Uint8Array) => Promise<HallAnswer | RoundAnswer> | undefined,
  ) => {
    const callback = async (error: Error | null, message: Msg): Promise<void> => {
      const table = tableOf(message?.subject ?? '');
      if (error !== null || table === undefined) return;
      try {
        const answer = await work(table, message.data);
        if (answer !== undefined) message.respond(wireBytes(answer));
      } catch (why) {
        log.warn(messageOf(why));
      }
    };
    connection.subscribe(everySubject(hall, kind), {
      queue: INGEST_GROUP,
      callback: (error, message) => void callback(error, message),
    });
  };
  serve('ev', (table, bytes) => {
    const batch = heardAs(batchSchema, bytes);
    return batch && journals.take(table, batch);
  });
  serve('open', (table, bytes) => {
    const opened = heardAs(openSchema, bytes);
    return opened && journals.open(table, opened);
  });
  serve('roll', (table, bytes) => {
    const asked = heardAs(roundAskSchema, bytes);
    if (asked === undefined) return undefined;
    if (asked.ask === 'roll') return dealer.deal(table, asked.thrown);
    if (asked.ask === 'due') return dealer.dueBy(asked.rules);
    return dealer.offerTo(table, asked.ask === 'sits' ? asked.sits : undefined);
  });
}
