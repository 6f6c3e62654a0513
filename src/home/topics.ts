/** How the topics of a table are called. */

export type HomeTopics = ReturnType<typeof topicsOf>;

/** `prefix`: of this table alone. */
export function topicsOf(prefix: string) {
  return {
    availability: `${prefix}/availability`,
    state: `${prefix}/state`,
    winner: `${prefix}/winner`,
    event: `${prefix}/event`,
    brightness: `${prefix}/brightness`,
    setBrightness: `${prefix}/brightness/set`,
    identify: `${prefix}/identify/set`,
  } as const;
}

/** What the table is called where a name has no slashes: prefixes have no underscores, so that no two share one. */
export function homeId(prefix: string): string {
  return prefix.replaceAll('/', '_');
}
