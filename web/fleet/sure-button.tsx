/** What cannot be taken back is pressed twice; whoever waits has changed their mind. */
import { useEffect, useState } from 'preact/hooks';
import { FLEET_WORDS } from '../texts/fleet.ts';

const PATIENCE_MS = 4000;

export function SureButton({ text, act }: { text: string; act: () => void }) {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => setArmed(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [armed]);
  const press = (): void => {
    setArmed(!armed);
    if (armed) act();
  };
  return (
    <button type="button" class={armed ? 'small danger' : 'small'} onClick={press}>
      {armed ? `${text} – ${FLEET_WORDS.sure}` : text}
    </button>
  );
}
