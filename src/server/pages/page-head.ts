/** What a page says of itself to whoever does not open it: messengers that show an address as a card. */

export interface PageHead {
  readonly title: string;
  readonly description: string;
}

const TITLE = /<title>[^<]*<\/title>/;

/** The page with this head in the place of its own. Markup in a player's name stays text. */
export function withHead(html: string, { title, description }: PageHead): string {
  const [said, told] = [title, description].map(escaped);
  return html.replace(
    TITLE,
    () =>
      `<title>${said}</title>
    <meta property="og:site_name" content="Dicetable" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${said}" />
    <meta property="og:description" content="${told}" />`,
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
