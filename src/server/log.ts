/** What the server says to the log; a pino logger fits. */
export interface ServerLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}
