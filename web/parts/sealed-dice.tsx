/** After a game: how anybody can check that its dice were fixed before the first roll. */
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';

export function SealedDice({ snapshot: { sealed, seal, game } }: { snapshot: ToldSnapshot }) {
  if (sealed.length === 0) return null;
  return (
    <details class="sealed-dice">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a mouse must not take the focus, or Space would mean this */}
      <summary onMouseDown={(event) => event.preventDefault()}>{TEXTS.check.title}</summary>
      <p>
        <a href={`/verify/${game}`}>{TEXTS.check.here}</a>
      </p>
      <p>{TEXTS.check.how(seal)}</p>
      <code>{`printf '%s\\n' ${sealed.map(shellWord).join(' ')} | sha256sum`}</code>
    </details>
  );
}

function shellWord(text: string): string {
  return /^[\w-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`;
}
