/** The address of this table for somebody else. */
import { useState } from 'preact/hooks';
import { CopiedAddress } from '../parts/copied-address.tsx';
import { PHONE_WORDS } from '../texts/phone.ts';
import '../parts/plain-button.css';

export function Share({ address }: { address: string }) {
  const [shown, show] = useState(false);
  const words = PHONE_WORDS.share;
  return (
    <div class="share">
      <button type="button" class="plain-button" onClick={() => show(true)}>
        {words.send}
      </button>
      {shown && <CopiedAddress address={address} label={words.address} copied={words.copied} />}
      <p>{words.home}</p>
    </div>
  );
}
