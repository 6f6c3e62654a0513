/** When a table says that something was. */

/** As `toISOString` writes it, in a year that databases and calendars know too. */
export function isWallTime(at: string): boolean {
  const ms = Date.parse(at);
  return /^\d{4}-/.test(at) && !Number.isNaN(ms) && new Date(ms).toISOString() === at;
}
