/** The address of this table for somebody else, copied: share sheets and clipboards want https, and a table has none. */
import { useState } from 'preact/hooks';
import { PHONE_WORDS } from '../texts/phone.ts';

export function Share({ address }: { address: string }) {
  const [shown, show] = useState(false);
  const [copied, note] = useState(false);
  const words = PHONE_WORDS.share;
  return (
    <div class="share">
      <button type="button" onClick={() => show(true)}>
        {words.send}
      </button>
      {shown && (
        <label>
          {words.address}
          <input
            type="text"
            readOnly
            value={address}
            ref={(field) => {
              if (field === null || copied) return;
              field.focus();
              field.select();
              // The old way works without https too; where it does not, the address stands there selected.
              note(document.execCommand('copy'));
            }}
          />
        </label>
      )}
      <p role="status">{copied && words.copied}</p>
      <p>{words.home}</p>
    </div>
  );
}
