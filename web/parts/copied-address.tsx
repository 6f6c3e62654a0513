/** An address for somebody else, copied as it is shown: share sheets and clipboards want https, and a table has none. */
import { useState } from 'preact/hooks';

interface Props {
  readonly address: string;
  readonly label: string;
  readonly copied: string;
}

export function CopiedAddress({ address, label, copied }: Props) {
  const [isCopied, note] = useState(false);
  return (
    <>
      <label class="field">
        <span>{label}</span>
        <input
          type="text"
          readOnly
          value={address}
          ref={(field) => {
            if (field === null || isCopied) return;
            field.focus();
            field.select();
            // The old way works without https too; where it does not, the address stands there selected.
            note(document.execCommand('copy'));
          }}
        />
      </label>
      <p role="status">{isCopied && copied}</p>
    </>
  );
}
