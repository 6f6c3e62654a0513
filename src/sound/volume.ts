/** How loud the computer is at this moment. Pure: the time of day comes in. */

export interface Volumes {
  /** In percent. */
  readonly volume: number;
  readonly nightVolume: number;
  /** `22:00`. */
  readonly nightFrom: string;
  readonly nightTo: string;
}

/** From 0 to 1. Ears hear a tenth as loud what has a hundredth of the power: percent that grow evenly are squares. */
export function volumeAt(volumes: Volumes, timeOfDay: string): number {
  const percent = isNight(volumes, timeOfDay) ? volumes.nightVolume : volumes.volume;
  return (percent / 100) ** 2;
}

/** Most nights go on after midnight. */
function isNight({ nightFrom, nightTo }: Volumes, timeOfDay: string): boolean {
  if (nightFrom <= nightTo) return timeOfDay >= nightFrom && timeOfDay < nightTo;
  return timeOfDay >= nightFrom || timeOfDay < nightTo;
}

/** `07:30`, as the clock on the wall has it. */
export function timeOfDay(now: Date): string {
  return [now.getHours(), now.getMinutes()].map((part) => `${part}`.padStart(2, '0')).join(':');
}
