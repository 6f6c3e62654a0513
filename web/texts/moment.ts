/** Days and times, as people write them where this browser is at home, in the page's language. */

export function momentText(at: string): string {
  const { lang } = document.documentElement;
  const home = navigator.languages.find((tag) => tag.toLowerCase().startsWith(lang));
  return new Date(at).toLocaleString(home ?? lang);
}
