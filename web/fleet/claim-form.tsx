/** A table is taken in by the six characters that it shows. */
import type { Operator } from '../operator/operator.ts';
import { FLEET_WORDS } from '../texts/fleet.ts';

export function ClaimForm({ operator }: { operator: Operator }) {
  const words = FLEET_WORDS.claim;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const asked = { code: String(data.get('code')), name: String(data.get('name')) };
    if ((await operator.act('/claim', asked)) === undefined) form.reset();
  };
  return (
    <form class="panel rows" onSubmit={submit}>
      <h2>{words.title}</h2>
      <p class="quiet">{words.lead}</p>
      <div class="fleet-fields">
        <label class="field">
          <span>{words.code}</span>
          <input
            type="text"
            name="code"
            required
            maxLength={20}
            autocapitalize="characters"
            autocomplete="off"
          />
        </label>
        <label class="field">
          <span>{words.name}</span>
          <input type="text" name="name" required maxLength={30} autocomplete="off" />
        </label>
        <button type="submit">{words.button}</button>
      </div>
    </form>
  );
}
