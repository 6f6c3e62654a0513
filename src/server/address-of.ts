/** Which of its addresses a table tells. */

/** The first address in the network that people can read to each other; the one of this machine where there is none; '' while nothing listens. */
export function addressOf(urls: readonly string[]): string {
  const inNetwork = urls.find((url) => /\/\/\d+\.\d+\.\d+\.\d+:/.test(url));
  return (inNetwork ?? urls[0] ?? '').replace(/\/$/, '');
}
