/** The way to the rules of the game that is played or chosen: a button of the head, and what it opens. */
import { useLater } from '../link/later.ts';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';

export function RulesButton({ open }: { open: () => void }) {
  return (
    <button
      type="button"
      class="menu-button"
      data-opens-rules
      aria-haspopup="dialog"
      aria-label={TEXTS.houseRules}
      title={TEXTS.houseRules}
      // A mouse must not take the focus here, or Space would mean this button from then on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={open}
    >
      ?
    </button>
  );
}

interface Props {
  readonly snapshot: ToldSnapshot;
  /** Undefined until they are there. */
  readonly facts: ToldFacts | undefined;
  close(): void;
}

/** The sheet comes once somebody asks for it. */
export function RulesWhenAsked({ snapshot, facts, close }: Props) {
  const Sheet = useLater(async (language) => (await import('./rules-sheet.tsx')).rulesSheetIn(language));
  const rules = facts?.rules[rulesOf(snapshot)];
  if (Sheet === undefined || rules === undefined) return null;
  return <Sheet rules={rules} asked={snapshot.shownBox?.row} close={close} />;
}

function rulesOf({ setup, rulesId }: ToldSnapshot): string {
  return setup?.rules ?? rulesId;
}
