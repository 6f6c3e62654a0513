/** The panel of gamepads, which comes when somebody opens it. */
import { useLater } from '../link/later.ts';
import type { Gamepads } from './gamepads.ts';

export function WhenOpen(props: { readonly gamepads: Gamepads; close(): void }) {
  const Panel = useLater(async (language) => (await import('./gamepad-panel.tsx')).gamepadPanelIn(language));
  return Panel === undefined ? null : <Panel {...props} />;
}
