/** What fixes the dice of a game: its whole seal, and after the game how anybody can check that it did. */
import type { ComponentChildren } from 'preact';
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { Fairness, SealFacts } from './head.tsx';

export function SealedDice({ snapshot: { sealed, game } }: { snapshot: ToldSnapshot }) {
  if (sealed.length === 0) return null;
  return (
    <Folded part="check" title={TEXTS.check.title}>
      <p>
        <a href={`/verify/${game}`}>{TEXTS.check.here}</a>
      </p>
      <p>{TEXTS.check.how}</p>
      <code>{`printf '%s\\n' ${sealed.map(shellWord).join(' ')} | sha256sum`}</code>
    </Folded>
  );
}

/** To be noted, or photographed, before the first roll. */
export function WholeSeal({ snapshot }: { snapshot: ToldSnapshot }) {
  if (snapshot.seal === '' || snapshot.rehearsal) return null;
  return (
    <Folded part="seal" title={TEXTS.wholeSeal}>
      <SealInFull snapshot={snapshot} />
    </Folded>
  );
}

/** The same behind the line that a phone has for it. */
export function SealLine({ snapshot }: { snapshot: ToldSnapshot }) {
  if (snapshot.seal === '' || snapshot.rehearsal) return <Fairness snapshot={snapshot} />;
  return (
    <Folded part="seal" title={<SealFacts snapshot={snapshot} />}>
      <SealInFull snapshot={snapshot} />
      {snapshot.cut && <code>{snapshot.cut}</code>}
    </Folded>
  );
}

function SealInFull({ snapshot: { seal } }: { snapshot: ToldSnapshot }) {
  return (
    <>
      <code>{sealDigits(seal)}</code>
      <img src={`/seal/${seal}.svg`} width="112" height="112" alt="" />
    </>
  );
}

/** In groups that eyes can follow. */
export function sealDigits(seal: string): string {
  return seal.replace(/.{8}/g, '$& ');
}

interface FoldedProps {
  readonly part: string;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

function Folded({ part, title, children }: FoldedProps) {
  return (
    <details class="sealed-dice" data-part={part}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a mouse must not take the focus, or Space would mean this */}
      <summary onMouseDown={(event) => event.preventDefault()}>{title}</summary>
      {children}
    </details>
  );
}

function shellWord(text: string): string {
  return /^[\w-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`;
}
