/** Days and times, as people write them where this browser is at home, in the page's language. */

export function momentText(at: string): string {
  return new Date(at).toLocaleString(homeTag());
}

/** `day`: as `2026-11-22`, whatever the time zone of this browser. */
export function dayText(day: string): string {
  return new Date(`${day}T12:00`).toLocaleDateString(homeTag(), { dateStyle: 'medium' });
}

function homeTag(): string {
  const { lang } = document.documentElement;
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(lang)) ?? lang;
}
