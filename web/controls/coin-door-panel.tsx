/** The coin door of an emulated board: a slot for each coin that the acceptor takes, and what is behind its lock. */
import type { CoinInput } from '../../hardware/coin-door.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { PANEL_WORDS } from '../texts/cabinet-page.ts';
import type { ControlSender } from './hands.ts';

interface Props {
  readonly door: NonNullable<ToldSnapshot['board']['coinDoor']>;
  readonly hands: ControlSender;
}

export function CoinDoorPanel({ door: { coins, full }, hands }: Props) {
  const words = PANEL_WORDS.coinDoor;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="coin-door" role="group" aria-label={words.label}>
      {coins.map(({ channel, label }) => (
        <DoorButton
          class="coin-slot"
          input={`coin${channel}`}
          hands={hands}
          label={full ? words.full : words.insert(label)}
          off={full}
          key={channel}
        >
          {label}
        </DoorButton>
      ))}
      {(['service', 'door'] as const).map((input) => (
        <DoorButton class="coin-lock" input={input} hands={hands} label={words[input]} key={input}>
          {words[input]}
        </DoorButton>
      ))}
    </div>
  );
}

interface ButtonProps {
  readonly class: string;
  readonly input: CoinInput;
  readonly hands: ControlSender;
  readonly label: string;
  readonly off?: boolean;
  readonly children: string;
}

function DoorButton({ class: name, input, hands, label, off = false, children }: ButtonProps) {
  return (
    <button
      type="button"
      class={name}
      data-door={input}
      aria-label={label}
      title={label}
      disabled={off}
      // As with the buttons of the table: Space would mean this one from then on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => hands.send({ type: 'door', input })}
    >
      {children}
    </button>
  );
}
